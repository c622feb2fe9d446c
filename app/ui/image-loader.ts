/** Parameters of the image loader. A picture that fails is requested `ATTEMPTS` times in all (requirement G9). */
const PRELOAD_FACTOR = 1.3;
const THRESHOLD = 0.1;
const ATTEMPTS = 3;
const THROTTLE = 200;
const CACHE = 200;

/** Addresses of recently loaded pictures, oldest dropped first. Pictures shown again load immediately. */
export class RecentImages {
  readonly #addresses = new Set<string>();

  has(address: string): boolean {
    return this.#addresses.has(address);
  }

  add(address: string): void {
    this.#addresses.delete(address);
    this.#addresses.add(address);
    if (this.#addresses.size <= CACHE) return;
    const [oldest] = this.#addresses;
    if (oldest !== undefined) this.#addresses.delete(oldest);
  }
}

/** Returns a function that retries failed pictures: at most three attempts each, in rounds every 200 ms. */
function retrier(root: Document) {
  const tries = new WeakMap<HTMLImageElement, { src: string; count: number }>();
  const waiting = new Set<HTMLImageElement>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const round = () => {
    timer = undefined;
    for (const image of waiting) image.src = image.getAttribute("src") ?? "";
    waiting.clear();
  };
  return (image: HTMLImageElement) => {
    const src = image.getAttribute("src");
    if (!src || !root.contains(image)) return;
    const known = tries.get(image);
    const count = known?.src === src ? known.count + 1 : 1;
    tries.set(image, { src, count });
    if (count >= ATTEMPTS) {
      image.dataset.failed = "";
      return;
    }
    waiting.add(image);
    if (timer === undefined) timer = setTimeout(round, THROTTLE);
  };
}

/**
 * Manages the pictures of the document, so that single pictures need no code: it retries failures, also those before its
 * start, fetches lazy pictures within 1.3 windows in advance, and shows recently loaded ones immediately.
 * @returns a function that stops it
 */
export function startImageLoader(root: Document): () => void {
  const recent = new RecentImages();
  const retry = retrier(root);
  const ahead = `${Math.round((PRELOAD_FACTOR - 1) * 100)}%`;
  const seen = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        seen.unobserve(target);
        (target as HTMLImageElement).loading = "eager";
      }
    },
    { rootMargin: `${ahead} ${ahead}`, threshold: THRESHOLD },
  );
  const known = new WeakSet<HTMLImageElement>();
  const adopt = (image: HTMLImageElement) => {
    if (known.has(image)) return;
    known.add(image);
    if (image.complete && image.naturalWidth === 0 && image.getAttribute("src")) retry(image);
    else if (image.loading !== "lazy") return;
    else if (recent.has(image.currentSrc || image.src)) image.loading = "eager";
    else if (!image.complete) seen.observe(image);
  };
  const adoptAll = (from: ParentNode) => {
    for (const image of from.querySelectorAll("img")) adopt(image);
  };
  const loaded = ({ target }: Event) => {
    if (target instanceof HTMLImageElement) recent.add(target.currentSrc || target.src);
  };
  const failed = ({ target }: Event) => {
    if (target instanceof HTMLImageElement) retry(target);
  };
  const added = new MutationObserver((changes) => {
    if (changes.some(({ addedNodes }) => addedNodes.length > 0)) adoptAll(root);
  });
  root.addEventListener("load", loaded, true);
  root.addEventListener("error", failed, true);
  added.observe(root.body, { childList: true, subtree: true });
  adoptAll(root);
  return () => {
    root.removeEventListener("load", loaded, true);
    root.removeEventListener("error", failed, true);
    added.disconnect();
    seen.disconnect();
  };
}
