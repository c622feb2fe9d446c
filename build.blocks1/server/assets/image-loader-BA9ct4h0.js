const PRELOAD_FACTOR = 1.3;
const THRESHOLD = 0.1;
const ATTEMPTS = 3;
const THROTTLE = 200;
const CACHE = 200;
class RecentImages {
  #addresses = /* @__PURE__ */ new Set();
  has(address) {
    return this.#addresses.has(address);
  }
  add(address) {
    this.#addresses.delete(address);
    this.#addresses.add(address);
    if (this.#addresses.size <= CACHE) return;
    const [oldest] = this.#addresses;
    if (oldest !== void 0) this.#addresses.delete(oldest);
  }
}
function retrier(root) {
  const tries = /* @__PURE__ */ new WeakMap();
  const waiting = /* @__PURE__ */ new Set();
  let timer;
  const round = () => {
    timer = void 0;
    for (const image of waiting) image.src = image.getAttribute("src") ?? "";
    waiting.clear();
  };
  return (image) => {
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
    if (timer === void 0) timer = setTimeout(round, THROTTLE);
  };
}
function startImageLoader(root) {
  const recent = new RecentImages();
  const retry = retrier(root);
  const ahead = `${Math.round((PRELOAD_FACTOR - 1) * 100)}%`;
  const seen = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        seen.unobserve(target);
        target.loading = "eager";
      }
    },
    { rootMargin: `${ahead} ${ahead}`, threshold: THRESHOLD }
  );
  const known = /* @__PURE__ */ new WeakSet();
  const adopt = (image) => {
    if (known.has(image)) return;
    known.add(image);
    if (image.complete && image.naturalWidth === 0 && image.getAttribute("src")) retry(image);
    else if (recent.has(image.currentSrc || image.src)) image.loading = "eager";
    else if (!image.complete) seen.observe(image);
  };
  const adoptAll = (from) => {
    for (const image of from.querySelectorAll('img[loading="lazy"]')) adopt(image);
  };
  const loaded = ({ target }) => {
    if (target instanceof HTMLImageElement) recent.add(target.currentSrc || target.src);
  };
  const failed = ({ target }) => {
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
export {
  RecentImages,
  startImageLoader
};
