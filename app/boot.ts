/**
 * First script of every page (external, at most 5 kB). Until the application is loaded, every control works as a link, form,
 * `details` or popover. This script loads the application when the browser is idle or at the first input. After hydration it
 * repeats the first click on a plain button or a modal's opener. It also closes CSS-opened menus (hover and focus) on Esc, and
 * opens sheets as modal dialogs.
 */
interface PageData {
  context: unknown;
  manifest: string;
  /** Imports of the routes and the entry, in dependency order. */
  imports: string[];
  routes: [id: string, url: string][];
  entry: string;
  /** Address of the texts; null if they are inline. */
  texts: string | null;
}

const HYDRATED = "livery:hydrated";
const INPUTS = ["pointerdown", "keydown", "focusin", "touchstart"];
/** Time limit for opening a modal, in ms. After it, its link is followed. */
const MODAL_TIMEOUT_MS = 10_000;

const element = document.getElementById("page-data");
const page: PageData | null = element?.textContent ? JSON.parse(element.textContent) : null;
let started = false;
let missed: HTMLElement | null = null;
let giveUp: ReturnType<typeof setTimeout> | undefined;

/** Follows the link whose modal could not be opened. */
function followMissed(): void {
  if (missed instanceof HTMLAnchorElement) location.href = missed.href;
}

/** Remembers a click that needs the application: on a plain button, or on a link that opens a modal. */
function remember(event: MouseEvent): void {
  const clicked = (event.target as Element | null)?.closest?.<HTMLElement>("button,a[data-modal]");
  if (clicked instanceof HTMLButtonElement) {
    if (clicked.form === null && !clicked.hasAttribute("popovertarget")) missed ??= clicked;
  } else if (clicked && !event.button && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey) {
    event.preventDefault();
    missed ??= clicked;
    giveUp ??= setTimeout(followMissed, MODAL_TIMEOUT_MS);
    tryStart();
  }
}

function finish(): void {
  document.removeEventListener("click", remember, true);
  clearTimeout(giveUp);
  const again = missed;
  missed = null;
  // Deferred, so that all listeners of the application are installed.
  if (again?.isConnected) queueMicrotask(() => again.click());
}

async function readTexts(url: string | null): Promise<unknown> {
  if (url === null) return null;
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(url);
  return answer.json();
}

/** Fetches files before their import, so that each is available in its turn. */
function preload(urls: readonly string[]): void {
  const links = urls.map((href) => Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
  document.head.append(...links);
}

/**
 * Evaluates modules one after another, each in a separate task: a slow phone needs some 100 ms for all of them, and would not
 * react to touches during that time.
 */
async function evaluateInSteps(urls: readonly string[]): Promise<Map<string, unknown>> {
  const modules = new Map<string, unknown>();
  for (const url of urls) {
    modules.set(url, await import(url));
    await new Promise((next) => setTimeout(next));
  }
  return modules;
}

async function start(): Promise<void> {
  if (started || !page) return;
  started = true;
  for (const name of INPUTS) document.removeEventListener(name, tryStart, true);
  addEventListener(HYDRATED, finish, { once: true });
  const scope = globalThis as unknown as Record<string, unknown>;
  scope.__remixContext = page.context;
  const { manifest, imports, routes, entry } = page;
  const files = [manifest, ...imports, ...routes.map(([, url]) => url)];
  preload([...files, entry]);
  const [texts, modules] = await Promise.all([readTexts(page.texts), evaluateInSteps(files)]);
  scope.__texts = texts;
  scope.__remixRouteModules = Object.fromEntries(routes.map(([id, url]) => [id, modules.get(url)]));
  await import(entry);
}

/** After a failed load the page stays readable, with working links and forms. The next input tries again. */
function tryStart(): void {
  start().catch(() => {
    started = false;
    followMissed();
    startOnInput();
  });
}

function startOnInput(): void {
  for (const name of INPUTS) document.addEventListener(name, tryStart, { capture: true, once: true, passive: true });
}

/** Esc closes menus that are open by hover or focus. They can open again once both have left. */
const inUse = (menu: Element) => menu.matches(":hover,:focus-within");
addEventListener("keydown", ({ isComposing, key }) => {
  if (key !== "Escape" || isComposing) return;
  for (const menu of document.querySelectorAll("[data-hover]")) if (inUse(menu)) menu.setAttribute("data-shut", "");
});
for (const name of ["pointerover", "focusin"])
  addEventListener(name, () => {
    for (const menu of document.querySelectorAll("[data-shut]")) if (!inUse(menu)) menu.removeAttribute("data-shut");
  });

/** Returns the sheet around a node that is open as a modal dialog. */
const sheetOf = (node: EventTarget | null) =>
  (node as Element | null)?.closest?.<HTMLDialogElement>("dialog[popover][open]");
let isOpening = false;

/**
 * Opens a sheet (a `dialog` with `popover`) as a modal dialog: the page behind it becomes inert, so that focus moves in and
 * stays. Screen readers start at its heading.
 */
function openModally(event: Event): void {
  const sheet = event.target;
  if (!(sheet instanceof HTMLDialogElement) || !sheet.popover || isOpening) return;
  if ((event as ToggleEvent).newState !== "open") return;
  event.preventDefault();
  isOpening = true;
  sheet.showModal();
  isOpening = false;
  sheet.querySelector<HTMLElement>("h2[tabindex]")?.focus();
}

/** Closes a sheet on a click on its close button or outside of it. */
function closeSheetOnClick(event: MouseEvent): void {
  const sheet = sheetOf(event.target);
  if (!sheet) return;
  const { bottom, left, right, top } = sheet.getBoundingClientRect();
  const { clientX: x, clientY: y } = event;
  const isBeside = event.target === sheet && (x < left || x > right || y < top || y > bottom);
  if (isBeside || (event.target as Element).closest('[popovertargetaction="hide"]')) sheet.close();
}

/** Restores focus to the opener where a click on a button does not focus it (Safari). */
function restoreFocus({ target }: Event): void {
  const { activeElement, body } = document;
  if (!(target instanceof HTMLDialogElement) || !target.popover || activeElement !== body) return;
  document.querySelector<HTMLElement>(`[popovertarget="${target.id}"]:not([popovertargetaction])`)?.focus();
}

document.addEventListener("beforetoggle", openModally, true);
document.addEventListener("click", closeSheetOnClick);
document.addEventListener("close", restoreFocus, true);

if (page) {
  document.addEventListener("click", remember, true);
  startOnInput();
  const idle = globalThis.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200));
  addEventListener("load", () => idle(tryStart, { timeout: 3000 }), { once: true });
  if (document.readyState === "complete") idle(tryStart, { timeout: 3000 });
}
