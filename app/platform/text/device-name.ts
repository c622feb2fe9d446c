const BROWSERS: readonly (readonly [name: string, mark: RegExp])[] = [
  ["Edge", /\bEdg(e|A|iOS)?\//],
  ["Opera", /\b(OPR|Opera)\//],
  ["Samsung Internet", /\bSamsungBrowser\//],
  ["Firefox", /\b(Firefox|FxiOS)\//],
  ["Chrome", /\b(Chrome|CriOS|Chromium|HeadlessChrome)\//],
  ["Safari", /\bSafari\//],
];
const SYSTEMS: readonly (readonly [name: string, mark: RegExp])[] = [
  ["Android", /\bAndroid\b/],
  ["iPhone", /\biPhone\b/],
  ["iPad", /\biPad\b/],
  ["Windows", /\bWindows\b/],
  ["macOS", /\bMac OS X\b/],
  ["Linux", /\bLinux\b/],
];

/**
 * Returns a readable name for the device of a request, e.g. `Firefox · Linux`, for the list of sessions.
 *
 * @param device the header `Device`, with which API clients name themselves
 * @returns at most 60 characters
 */
export function deviceName(userAgent: string | null, device: string | null = null): string {
  const own = (device ?? "").replace(/[^\p{L}\p{N} ._-]/gu, "").trim();
  if (own !== "" && own !== "WEB") return own.slice(0, 60);
  const agent = userAgent ?? "";
  const browser = BROWSERS.find(([, mark]) => mark.test(agent))?.[0];
  const system = SYSTEMS.find(([, mark]) => mark.test(agent))?.[0];
  return [browser, system].filter((part) => part !== undefined).join(" · ") || "?";
}
