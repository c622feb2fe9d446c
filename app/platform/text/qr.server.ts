import QRCode from "qrcode";

/** Quiet zone around the code, in modules. */
const QUIET = 4;

/** Returns the QR code of a text as SVG: dark on white in every theme, because readers fail on inverted codes. */
export function drawQr(text: string): string {
  const { size, data } = QRCode.create(text, { errorCorrectionLevel: "M" }).modules;
  let d = "";
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      if (!data[y * size + x]) continue;
      const start = x;
      while (x + 1 < size && data[y * size + x + 1]) x += 1;
      d += `M${start} ${y}h${x - start + 1}v1H${start}z`;
    }
  }
  const whole = size + 2 * QUIET;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-QUIET} ${-QUIET} ${whole} ${whole}" width="${whole * 8}" height="${whole * 8}" shape-rendering="crispEdges">` +
    `<path d="M${-QUIET} ${-QUIET}h${whole}v${whole}h${-whole}z" fill="#fff"/><path d="${d}" fill="#111"/></svg>`
  );
}
