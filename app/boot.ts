/**
 * The first script of every page (external, at most 5 kB). Until the application is loaded every control works as a
 * link, form, `details` or popover. This loads the application when the browser is idle or at the first input, and
 * repeats the first click on a plain button once the page is hydrated.
 */
interface PageData {
  context: unknown;
  manifest: string;
  entry: string;
  routes: [id: string, url: string][];
}

const HYDRATED = "livery:hydrated";
const INPUTS = ["pointerdown", "keydown", "focusin", "touchstart"];

const element = document.getElementById("page-data");
const page: PageData | null = element?.textContent ? JSON.parse(element.textContent) : null;
let started = false;
let missed: HTMLElement | null = null;

/** A plain button does nothing by itself: its click is remembered. Links, forms and popovers need no help. */
function remember(event: Event): void {
  const button = (event.target as Element | null)?.closest?.("button");
  const works = !button || button.form !== null || button.hasAttribute("popovertarget");
  if (!works) missed ??= button;
}

function finish(): void {
  document.removeEventListener("click", remember, true);
  if (missed?.isConnected) missed.click();
  missed = null;
}

async function start(): Promise<void> {
  if (started || !page) return;
  started = true;
  for (const name of INPUTS) document.removeEventListener(name, begin, true);
  addEventListener(HYDRATED, finish, { once: true });
  const scope = globalThis as unknown as Record<string, unknown>;
  scope.__remixContext = page.context;
  const [, ...modules] = await Promise.all([import(page.manifest), ...page.routes.map(([, url]) => import(url))]);
  scope.__remixRouteModules = Object.fromEntries(page.routes.map(([id], index) => [id, modules[index]]));
  await import(page.entry);
}

/** A load that fails leaves the page as it is: readable, with working links and forms; the next input tries again. */
function begin(): void {
  start().catch(() => {
    started = false;
    arm();
  });
}

function arm(): void {
  for (const name of INPUTS) document.addEventListener(name, begin, { capture: true, once: true, passive: true });
}

if (page) {
  document.addEventListener("click", remember, true);
  arm();
  const idle = globalThis.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200));
  addEventListener("load", () => idle(begin, { timeout: 3000 }), { once: true });
  if (document.readyState === "complete") idle(begin, { timeout: 3000 });
}
