import { isSignedIn } from "../account/account";

/** The windows that open by name (spec 1 section 2). A name is registered only where there is something to show. */
export const MODAL_NAMES = [
  "loginPopupModal",
  "registerModal",
  "forgetPassModal",
  "changePassModal",
  "noticeModal",
  "vassalageModal",
] as const;
export type ModalName = (typeof MODAL_NAMES)[number];

/** How a window opens, where the usual will not do. */
interface WindowOptions {
  /** False: a click beside it leaves it open. */
  readonly cover?: boolean;
  /** False: neither Esc, nor a click beside it, nor a close button ends it; the caller does. */
  readonly closable?: boolean;
  /** Ms from the call to the window; 100 unless given (spec 1 section 2). */
  readonly delay?: number;
  /** Least width and height in px; 200 unless given (spec 1 section 2). */
  readonly size?: 200 | 360 | 480 | 760;
}

/** An announcement, its HTML sanitised by the call that it came from. */
export interface Notice {
  readonly id: string;
  readonly title: string;
  readonly html: string;
  /** ISO 8601, UTC. */
  readonly at: string;
}

export interface ModalOptions extends WindowOptions {
  /** noticeModal: place of the notice in the strip, from 0. */
  readonly index?: number | undefined;
  /** noticeModal: what it shows; left out, it asks for the notices of the strip. */
  readonly notices?: readonly Notice[] | undefined;
  /** vassalageModal: code of the vendor. */
  readonly vassalage?: string | undefined;
  /** loginPopupModal: the own path that goes on after sign-in. */
  readonly next?: string | undefined;
}

/** A question or a message (R13). `html` has been sanitised by the call that it came from. */
export interface DialogOptions extends WindowOptions {
  readonly icon?: "info" | "good" | "warning";
  readonly title: string;
  readonly text?: string;
  readonly html?: string;
  /** The first is the one that is meant; without any there is a button that closes. */
  readonly buttons?: readonly { readonly id: string; readonly label: string }[];
  /** Closes by itself after so many ms. */
  readonly timeout?: number;
}

interface Opened {
  readonly key: number;
  /** `Date.now()` of the call. */
  readonly at: number;
}

/** One open window, the topmost last. */
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

/** What stands over the page. Replaced as a whole at each change. */
export interface Overlays {
  readonly windows: readonly OpenWindow[];
  /** How many works keep the full-page loader. */
  readonly busy: number;
  readonly toasts: readonly Toast[];
}

export const NO_OVERLAYS: Overlays = { windows: [], busy: 0, toasts: [] };

let current = NO_OVERLAYS;
let count = 0;
/** What had focus before the first window opened. */
let opener: Element | null = null;
const hosts = new Set<() => void>();

function change(part: Partial<Overlays>): void {
  if (current.windows.length === 0 && part.windows) opener = document.activeElement;
  current = { ...current, ...part };
  for (const host of hosts) host();
}

/** For the host alone, in the shape of `useSyncExternalStore`. */
export function watchOverlays(host: () => void): () => void {
  hosts.add(host);
  return () => hosts.delete(host);
}

/** For the host alone. */
export const overlays = (): Overlays => current;

/** True for the name of a window, where there is a shell that can show it. */
export function canOpen(name: string | undefined): name is ModalName {
  // Who is signed in is not asked to: the link leads where it leads.
  if (name === "loginPopupModal" && isSignedIn()) return false;
  return hosts.size > 0 && (MODAL_NAMES as readonly (string | undefined)[]).includes(name);
}

/** Gives focus back once the last window is gone. For the host alone. */
export function returnFocus(): void {
  const lost = document.activeElement === null || document.activeElement === document.body;
  if (lost && opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
  opener = null;
}

/** Opens a window by name in place of the one that is open; dialogs stay. */
export function openModal(name: ModalName, options: ModalOptions = {}): void {
  const others = current.windows.filter((open) => open.kind !== "modal");
  count += 1;
  change({ windows: [...others, { kind: "modal", key: count, at: Date.now(), name, options }] });
}

/** Opens a dialog. Resolves with the id of the button, or null when it was closed otherwise or its time was over. */
export function openDialog(options: DialogOptions): Promise<string | null> {
  return new Promise((answer) => {
    count += 1;
    change({ windows: [...current.windows, { kind: "dialog", key: count, at: Date.now(), options, answer }] });
  });
}

/** Ends one window, whatever its kind. For the host alone. */
export function endWindow(key: number, answer: string | null): void {
  const ended = current.windows.find((open) => open.key === key);
  change({ windows: current.windows.filter((open) => open.key !== key) });
  if (ended?.kind === "dialog") ended.answer(answer);
}

/** Shows the full-page loader while the work runs; gives the work's result. */
export async function whileLoading<T>(work: Promise<T>): Promise<T> {
  change({ busy: current.busy + 1 });
  try {
    return await work;
  } finally {
    change({ busy: current.busy - 1 });
  }
}

/** Says something in passing, read by screen readers; it goes by itself after 6 s. */
export function showToast(text: string, tone: Toast["tone"] = "plain"): void {
  count += 1;
  const key = count;
  change({ toasts: [...current.toasts, { key, text, tone }] });
  setTimeout(() => dropToast(key), 6000);
}

/** Takes a toast away at once. */
export function dropToast(key: number): void {
  change({ toasts: current.toasts.filter((toast) => toast.key !== key) });
}
