import { expect, test } from "./support/site";

/** Sends a browser's request to 127.0.0.1: the test client does not resolve `*.localhost`. */
const ask = (
  request: { get: (url: string, options: object) => Promise<{ status(): number; text(): Promise<string> }> },
  port: number,
  path: string,
) => request.get(`http://127.0.0.1:${port}${path}`, { headers: { host: "aurora.localhost" } });

test("two Remix endpoints are disabled: lazy route discovery and single fetch", async ({ request, site }) => {
  expect((await ask(request, site.port, "/__manifest?p=%2F&p=%2Fhelp")).status()).toBe(404);
  expect((await ask(request, site.port, "/_root.data")).status()).toBe(404);
  const data = await ask(request, site.port, "/?index&_data=routes%2F_index");
  expect(JSON.parse(await data.text())).toMatchObject({ id: "HOMEPAGE" });
});
