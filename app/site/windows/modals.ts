import { isSignedIn } from "../account/account";

/** Names of the windows (WPS names). Only windows with contents are registered. */
export const MODAL_NAMES = [
  "loginPopupModal",
  "registerModal",
  "forgetPassModal",
  "changePassModal",
  "noticeModal",
  "vassalageModal",
] as const;
export type ModalName = (typeof MODAL_NAMES)[number];

/** Options that override the default behaviour of a window. */
interface WindowOptions {
  /** If false, a click outside leaves the window open. */
  readonly cover?: boolean;
  /** If false, the member cannot close the window (no Esc, outside click or close button); the caller closes it. */
  readonly closable?: boolean;
  /** Delay from the call to the window in ms; default 100. */
  readonly delay?: number;
  /** Width in px; default 200: width of the content. Width and height are always at least 200 px. */
  readonly size?: 200 | 360 | 480 | 760;
}

/** An announcement. Its HTML was sanitised by the call that returned it. */
export interface Notice {
  readonly id: string;
  readonly title: string;
  readonly html: string;
  /** ISO 8601, UTC. */
  readonly at: string;
}

export interface ModalOptions extends WindowOptions {
  /** noticeModal: index of the notice in the strip, from 0. */
  readonly index?: number | undefined;
  /** noticeModal: notices to show; default: the notices of the strip, loaded by a call. */
  readonly notices?: readonly Notice[] | undefined;
  /** vassalageModal: code of the vendor. */
  readonly vassalage?: string | undefined;
  /** loginPopupModal: path on this site to open after the sign-in. */
  readonly next?: string | undefined;
}

/** Options of a question or a message (R13). `html` must be sanitised by the call that returned it. */
export interface DialogOptions extends WindowOptions {
  readonly icon?: "info" | "good" | "warning";
  readonly title: string;
  readonly text?: string;
  readonly html?: string;
  /** The first button is the primary one. Default: a single button that closes. */
  readonly buttons?: readonly { readonly id: string; readonly label: string }[];
  /** Closes automatically after this time, in ms. */
  readonly timeout?: number;
}

interface Opened {
  readonly key: number;
  /** `Date.now()` of the call. */
  readonly at: number;
}

/** An open window. */
export type OpenWindow =
  | (Opened & { readonly kind: "modal"; readonly name: ModalName; readonly options: ModalOptions })
  | (Opened & {
      readonly kind: "dialog";
      readonly options: DialogOptions;
      readonly answer: (id: string | null) => void;
    });

export interface Toast {
  readonly key: number;
  readonly text: string;
  readonly tone: "plain" | "good" | "bad";
}

/** All overlays of the page; windows in stacking order, topmost last. Immutable: replaced at each change. */
export interface Overlays {
  readonly windows: readonly OpenWindow[];
  /** Number of operations that keep the full-page loader visible. */
  readonly busy: number;
  readonly toasts: readonly Toast[];
}

export const NO_OVERLAYS: Overlays = { windows: [], busy: 0, toasts: [] };

let current = NO_OVERLAYS;
let lastKey = 0;
/** Focused element before the first window opened. */
let opener: Element | null = null;
const hosts = new Set<() => void>();

function updateOverlays(part: Partial<Overlays>): void {
  if (current.windows.length === 0 && part.windows) opener = document.activeElement;
  current = { ...current, ...part };
  for (const host of hosts) host();
}

/** Subscribes the host, for `useSyncExternalStore`. */
export function watchOverlays(host: () => void): () => void {
  hosts.add(host);
  return () => hosts.delete(host);
}

/** Returns the current overlays, for the host. */
export const currentOverlays = (): Overlays => current;

/** Returns true if a name belongs to a window that the current shell can open. */
export function canOpen(name: string | undefined): name is ModalName {
  // For members, links with the sign-in window lead to their target instead.
  if (name === "loginPopupModal" && isSignedIn()) return false;
  return hosts.size > 0 && (MODAL_NAMES as readonly (string | undefined)[]).includes(name);
}

/** Restores focus after the last window closed. Called by the host. */
export function returnFocus(): void {
  const lost = document.activeElement === null || document.activeElement === document.body;
  if (lost && opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
  opener = null;
}

/** Opens a window by name, replacing an open window. Dialogs stay. */
export function openModal(name: ModalName, options: ModalOptions = {}): void {
  const others = current.windows.filter((open) => open.kind !== "modal");
  lastKey += 1;
  updateOverlays({ windows: [...others, { kind: "modal", key: lastKey, at: Date.now(), name, options }] });
}

/** Opens a dialog. Resolves with the id of the pressed button, or null if it was closed otherwise or timed out. */
export function openDialog(options: DialogOptions): Promise<string | null> {
  return new Promise((answer) => {
    lastKey += 1;
    updateOverlays({
      windows: [...current.windows, { kind: "dialog", key: lastKey, at: Date.now(), options, answer }],
    });
  });
}

/** Closes one window of any kind. Called by the host. */
export function closeWindow(key: number, answer: string | null): void {
  const ended = current.windows.find((open) => open.key === key);
  updateOverlays({ windows: current.windows.filter((open) => open.key !== key) });
  if (ended?.kind === "dialog") ended.answer(answer);
}

/** Shows the full-page loader until the promise settles; returns its result. */
export async function whileLoading<T>(work: Promise<T>): Promise<T> {
  updateOverlays({ busy: current.busy + 1 });
  try {
    return await work;
  } finally {
    updateOverlays({ busy: current.busy - 1 });
  }
}

/** Shows a toast, announced to screen readers; it disappears after 6 s. */
export function showToast(text: string, tone: Toast["tone"] = "plain"): void {
  lastKey += 1;
  const key = lastKey;
  updateOverlays({ toasts: [...current.toasts, { key, text, tone }] });
  setTimeout(() => removeToast(key), 6000);
}

export function removeToast(key: number): void {
  updateOverlays({ toasts: current.toasts.filter((toast) => toast.key !== key) });
}
