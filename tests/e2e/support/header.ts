/**
 * In the page: lists the faults of the header's layout. A control is a fault when it lies over another one, when it
 * leaves the window, or when an ancestor or its own box cuts it.
 */
export function headerFaults(): string[] {
  const edge = document.documentElement.clientWidth;
  const nameOf = (part: Element) => `${part.tagName} "${(part.textContent || part.getAttribute("name") || "").trim()}"`;
  const isSeen = (part: Element) =>
    part.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    part.getBoundingClientRect().width > 1 &&
    part.closest("[popover]") === null &&
    getComputedStyle(part).clipPath === "none";
  /** The part of an element that its ancestors leave in sight. */
  const portOf = (part: Element) => {
    const { left, right, top, bottom } = part.getBoundingClientRect();
    const port = { left, right, top, bottom };
    for (let around = part.parentElement; around; around = around.parentElement) {
      if (getComputedStyle(around).overflowX === "visible" || around === document.body) continue;
      const box = around.getBoundingClientRect();
      port.left = Math.max(port.left, box.left);
      port.right = Math.min(port.right, box.right);
      port.top = Math.max(port.top, box.top);
      port.bottom = Math.min(port.bottom, box.bottom);
    }
    return port;
  };
  const controls = [...document.querySelectorAll('[data-area="header"] :is(a, button, input, select, label, .brand *)')]
    .filter(isSeen)
    .map((part) => ({ part, port: portOf(part), box: part.getBoundingClientRect() }))
    // A name without room wraps out of sight.
    .filter(({ port }) => port.right - port.left > 1 && port.bottom - port.top > 1);
  const faults: string[] = [];
  for (const { part, port, box } of controls) {
    const isCut = port.right - port.left < box.width - 1 || box.left < -0.5 || box.right > edge + 0.5;
    // A mark on the corner of a picture leaves its button on purpose.
    const isShort = part.matches("a, button:not(:has(img))") && part.scrollWidth > part.clientWidth + 1;
    if (isCut || isShort) faults.push(`${nameOf(part)} is cut: ${Math.round(box.left)} to ${Math.round(box.right)}`);
  }
  const wholeOf = (part: Element) => part.closest("a, button, label") ?? part;
  controls.forEach(({ part, port }, at) => {
    for (const other of controls.slice(at + 1)) {
      if (wholeOf(part) === wholeOf(other.part)) continue;
      const across = Math.min(port.right, other.port.right) - Math.max(port.left, other.port.left);
      const down = Math.min(port.bottom, other.port.bottom) - Math.max(port.top, other.port.top);
      if (across > 1 && down > 1) faults.push(`${nameOf(part)} lies over ${nameOf(other.part)}`);
    }
  });
  return faults;
}
