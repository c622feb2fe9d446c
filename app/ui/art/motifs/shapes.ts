/** Shapes shared by several motifs. Each returns SVG markup; inputs are trusted constants. */

/** Returns a filled outline with a soft shadow to the bottom right. */
export function raised(d: string, fill: string, rest = ""): string {
  return `<path d="${d}" fill="#000" fill-opacity=".32" transform="translate(6 10)"/><path d="${d}" fill="${fill}"${rest}/>`;
}

/** Returns a four-pointed glint; `r` is the distance from its centre to a point. */
export function glint(x: number, y: number, r: number): string {
  const q = Math.round(r * 0.14);
  return `<path d="M${x} ${y - r}Q${x + q} ${y - q} ${x + r} ${y} ${x + q} ${y + q} ${x} ${y + r} ${x - q} ${y + q} ${x - r} ${y} ${x - q} ${y - q} ${x} ${y - r}Z" fill="#fff" fill-opacity=".92"/>`;
}

/** Returns the outline of a star with `points` points; `inner` is the ratio of the inner to the outer radius. */
export function starPath(x: number, y: number, r: number, points = 5, inner = 0.44): string {
  const at = (turn: number, length: number): string =>
    `${Math.round(x + Math.sin(turn) * length)} ${Math.round(y - Math.cos(turn) * length)}`;
  const corners = Array.from({ length: points * 2 }, (_, i) => at((i * Math.PI) / points, i % 2 === 0 ? r : r * inner));
  return `M${corners.join(" ")}Z`;
}

/** Returns an elliptical ground shadow. */
export const shade = (x: number, y: number, rx: number): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${Math.round(rx * 0.17)}" fill="#000" fill-opacity=".38"/>`;

/** Returns a highlight along an edge that faces the light. */
export const shine = (d: string, width = 6, opacity = 0.55): string =>
  `<path d="${d}" fill="none" stroke="#fff" stroke-opacity="${opacity}" stroke-width="${width}" stroke-linecap="round"/>`;
