/** Shapes that several motifs share. Each gives markup; all texts in them are our own. */

/** The same outline again as a soft shadow towards the bottom right, then the outline itself. */
export function raised(d: string, fill: string, rest = ""): string {
  return `<path d="${d}" fill="#000" fill-opacity=".32" transform="translate(6 10)"/><path d="${d}" fill="${fill}"${rest}/>`;
}

/** A four-pointed glint, `r` from its middle to a point. */
export function glint(x: number, y: number, r: number): string {
  const q = Math.round(r * 0.14);
  return `<path d="M${x} ${y - r}Q${x + q} ${y - q} ${x + r} ${y} ${x + q} ${y + q} ${x} ${y + r} ${x - q} ${y + q} ${x - r} ${y} ${x - q} ${y - q} ${x} ${y - r}Z" fill="#fff" fill-opacity=".92"/>`;
}

/** The outline of a star with `points` points; `inner` is the share of the radius in its notches. */
export function starPath(x: number, y: number, r: number, points = 5, inner = 0.44): string {
  const at = (turn: number, length: number): string =>
    `${Math.round(x + Math.sin(turn) * length)} ${Math.round(y - Math.cos(turn) * length)}`;
  const corners = Array.from({ length: points * 2 }, (_, i) => at((i * Math.PI) / points, i % 2 === 0 ? r : r * inner));
  return `M${corners.join(" ")}Z`;
}

/** The ellipse of shade that things stand in. */
export const shade = (x: number, y: number, rx: number): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${Math.round(rx * 0.17)}" fill="#000" fill-opacity=".38"/>`;

/** A bright line along an edge that faces the light. */
export const shine = (d: string, width = 6, opacity = 0.55): string =>
  `<path d="${d}" fill="none" stroke="#fff" stroke-opacity="${opacity}" stroke-width="${width}" stroke-linecap="round"/>`;
