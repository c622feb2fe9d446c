import { describe, expect, test } from "vitest";
import { isOpenToVisitors } from "~/platform/brands/open-paths";
import { deviceName } from "~/platform/text/device-name";
import { signInAddress } from "~/platform/text/site-path";
import { accountClassOf } from "~/platform/wps/account-types";
import {
  identityCookie,
  identityCookieOf,
  rememberedNameOf,
  rememberTokenOf,
  signInCookies,
  signOutCookies,
} from "~/platform/wps/session-cookies";

describe("A19 device names", () => {
  test.each([
    ["Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox · Linux"],
    ["Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36", "Chrome · Windows"],
    ["Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0", "Edge · Windows"],
    [
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Version/18.0 Safari/604.1",
      "Safari · iPhone",
    ],
    ["Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36", "Chrome · Android"],
    ["curl/8.5.0", "?"],
    [null, "?"],
  ])("A19 device name of %s", (agent, name) => {
    expect(deviceName(agent)).toBe(name);
  });

  test("A19 an API client names itself in plain characters", () => {
    expect(deviceName("curl/8.5.0", "Till 7 <script>")).toBe("Till 7 script");
    expect(deviceName("curl/8.5.0", "x".repeat(200))).toHaveLength(60);
  });
});

describe("A5 A15 sign-in cookies", () => {
  const signedIn = { token: "tok", rememberToken: "rem", account: "thea" };

  test("A5 under https every cookie is bound to its host, and no script can read a token", () => {
    const [session = "", remember = "", name = ""] = signInCookies(signedIn, true);
    expect(session).toBe("__Host-session=tok; Path=/; SameSite=Lax; HttpOnly; Secure");
    expect(remember).toBe("__Host-remember=rem; Path=/; SameSite=Lax; Max-Age=86400; HttpOnly; Secure");
    expect(name).toBe("__Host-rememberName=thea; Path=/; SameSite=Lax; Max-Age=86400; Secure");
  });

  test("A5 a sign-in that is not remembered deletes the previous remembered token", () => {
    const cookies = signInCookies({ ...signedIn, rememberToken: null }, false);
    expect(cookies.filter((cookie) => cookie.includes("Max-Age=0"))).toHaveLength(2);
    expect(signOutCookies(false)).toEqual([
      "session=; Path=/; SameSite=Lax; Max-Age=0; HttpOnly",
      "remember=; Path=/; SameSite=Lax; Max-Age=0; HttpOnly",
      "rememberName=; Path=/; SameSite=Lax; Max-Age=0",
    ]);
  });

  test("A1 the cookie for an identity provider's callback is bound to its host, short-lived and readable again", () => {
    const set = identityCookie({ kept: "sealed-_", next: "/rng?a=1;b~c" }, true);
    expect(set).toBe(
      "__Host-identity=sealed-_~%2Frng%3Fa%3D1%3Bb~c; Path=/; SameSite=Lax; Max-Age=600; HttpOnly; Secure",
    );
    expect(identityCookieOf(`a=1; ${set.split(";")[0]}`, true)).toEqual({ kept: "sealed-_", next: "/rng?a=1;b~c" });
    expect(identityCookieOf("identity=plain~", true)).toBeUndefined();
    expect(identityCookieOf("identity=plain~%E0%A4%A", false)).toEqual({ kept: "plain", next: "" });
    expect(identityCookie(null, false)).toBe("identity=; Path=/; SameSite=Lax; Max-Age=0; HttpOnly");
  });

  test("A5 the remembered token is read among other cookies, only under its own name", () => {
    expect(rememberTokenOf("a=1; remember=tok; xremember=no", false)).toBe("tok");
    expect(rememberTokenOf("xremember=no; rememberName=thea", false)).toBeUndefined();
    expect(rememberTokenOf("remember=plain", true)).toBeUndefined();
    expect(rememberTokenOf(null, false)).toBeUndefined();
    expect(rememberedNameOf("remember=tok; rememberName=th%C3%A9a", false)).toBe("th\u00e9a");
    expect(rememberedNameOf("rememberName=thea", true)).toBeUndefined();
    expect(rememberedNameOf("rememberName=%E0%A4%A", false)).toBeUndefined();
  });
});

test("H12 account types: 4 is a demo, 1, 2, 41 and 42 are agents, all others members", () => {
  expect([0, 1, 2, 3, 4, 41, 42, 99].map(accountClassOf)).toEqual([
    "member",
    "agent",
    "agent",
    "member",
    "demo",
    "agent",
    "agent",
    "member",
  ]);
});

test("R3 A13 the sign-in link returns to the requested page with its query", () => {
  const way = (path: string) => signInAddress("/login", new Request(`http://lotus.test${path}`));
  expect(way("/")).toBe("/login");
  expect(way("/?index")).toBe("/login");
  expect(way("/rng?page=REEL")).toBe("/login?next=%2Frng%3Fpage%3DREEL");
  expect(way("/promoDetail?id=welcome&_data=routes%2F%24")).toBe("/login?next=%2FpromoDetail%3Fid%3Dwelcome");
  for (const path of ["/login", "/register", "/register.html", "/helpmc", "/download", "/down", "/service", "/contact"])
    expect([path, isOpenToVisitors(path)]).toEqual([path, true]);
  for (const path of ["/", "/help", "/rng"]) expect([path, isOpenToVisitors(path)]).toEqual([path, false]);
});
