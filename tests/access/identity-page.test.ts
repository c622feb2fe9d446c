import { describe, expect, test } from "vitest";
import { finishIdentitySignIn, startIdentitySignIn } from "~/features/access/pages/sign-in/identity.server";
import { WpsError } from "~/platform/wps/errors";
import type { SiteContext } from "~/site/app-context";

const HERE = new URL("https://lotus.test/auth/google");
const OUT = { address: "https://id.example/auth?state=s", callback: "https://lotus.test/auth/google/callback" };
const OWN = { address: "/auth/google/sandbox?state=s", callback: "/auth/google/callback" };
const USER = { token: "tok", rememberToken: null, user: { account: "google-1" } };

/** Creates a visitor's context with the given answers of calls. */
function aSite(start: object, back: () => object = () => USER): SiteContext {
  const session = {
    identityStart: async () => ({ kept: "sealed", ...start }),
    identityCallback: async () => back(),
  };
  const site = { secure: true, side: "member", wps: { session }, explain: (error: WpsError) => error.code };
  return site as unknown as SiteContext;
}

describe("A1 redirects to and from an identity provider", () => {
  test("A1 a page with a refresh leads to another site, because browsers block such a redirect after a form", async () => {
    const answer = await startIdentitySignIn(aSite(OUT), "google", { next: "/rng" }, HERE);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("refresh")).toBe(`0; url=${OUT.address}`);
    expect(answer.headers.get("set-cookie")).toMatch(/^__Host-identity=sealed~%2Frng; .*HttpOnly; Secure$/);
  });

  test("A1 the sandbox is reached by a redirect", async () => {
    const { headers, status } = await startIdentitySignIn(aSite(OWN), "google", {}, HERE);
    expect([status, headers.get("location")]).toEqual([303, OWN.address]);
  });

  test("A1 on a host that is not the provider's return host, sign-in restarts on the return host", async () => {
    const answer = await startIdentitySignIn(
      aSite(OUT),
      "google",
      { next: "/rng" },
      new URL("https://second.test/auth/google"),
    );
    expect(await answer.json()).toEqual({ onward: "https://lotus.test/login?next=%2Frng" });
    expect(answer.headers.get("set-cookie")).toBeNull();
  });

  test.each(["//evil.test", "/\\evil.test", "https://evil.test/"])(
    "pitfall A1 neither the form nor the cookie can redirect to another site: %s",
    async (next) => {
      const { headers } = await startIdentitySignIn(aSite(OUT), "google", { next }, HERE);
      expect(headers.get("set-cookie")).toMatch(/^__Host-identity=sealed~;/);
      const cookie = `__Host-identity=sealed~${encodeURIComponent(next)}`;
      const back = await finishIdentitySignIn(aSite(OUT), "google", "code=c", cookie);
      expect((back as Response).headers.get("location")).toBe("/");
    },
  );
});

test("A1 A15 the callback signs in, redirects to the requested page, and deletes the cookie", async () => {
  const back = (await finishIdentitySignIn(
    aSite(OUT),
    "google",
    "code=c",
    "__Host-identity=sealed~%2Frng",
  )) as Response;
  expect(back.headers.get("location")).toBe("/rng");
  const [session, ...others] = back.headers.getSetCookie();
  expect(session).toMatch(/^__Host-session=tok; /);
  expect(others).toContainEqual(expect.stringMatching(/^__Host-identity=; .*Max-Age=0/));
});

test("A19 a required second step renders a form with its ticket and keeps the requested page", async () => {
  const waits = () => {
    throw new WpsError("twoStepRequired", {}, { ticket: "sealed ticket" });
  };
  const answer = await finishIdentitySignIn(aSite(OUT, waits), "google", "code=c", "__Host-identity=sealed~%2Frng");
  const values = { type: "firebase", next: "/rng", ticket: "sealed ticket" };
  expect(answer).toMatchObject({ error: "twoStepRequired", twoStep: true, values });
});
