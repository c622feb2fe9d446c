import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { readSettings, SettingsError } from "~/platform/http/settings";
import { renderSettingsDoc } from "~/platform/http/settings-doc";

test("without settings the defaults apply: port 3000, the embedded database, demo mode for this machine", () => {
  expect(readSettings({})).toMatchObject({
    port: 3000,
    host: null,
    dataDir: ".data",
    tenantsDir: "tenants",
    databaseUrl: null,
    embedded: true,
    demo: true,
    demoForEveryone: false,
    workers: 1,
    trustedProxies: [],
    consoleHosts: ["console.localhost"],
    pageCacheMb: 64,
  });
});

test("an external database switches demo mode off, and DEMO=1 keeps it on", () => {
  const env = { DATABASE_URL: "postgres://u:p@db/livery" };
  expect(readSettings(env)).toMatchObject({ embedded: false, demo: false, demoForEveryone: false });
  expect(readSettings({ ...env, DEMO: "1" })).toMatchObject({ demo: true, demoForEveryone: true });
  expect(readSettings({ DEMO: "0" }).demo).toBe(false);
});

test("statements are prepared unless DATABASE_PREPARE=0", () => {
  expect(
    [{}, { DATABASE_PREPARE: "1" }, { DATABASE_PREPARE: "0" }].map((env) => readSettings(env).databasePrepares),
  ).toEqual([true, true, false]);
});

test("lists are parsed, blanks are trimmed and empty values are ignored", () => {
  const settings = readSettings({
    PORT: " 80 ",
    TRUSTED_PROXIES: "10.0.0.0/8, ::1",
    CONSOLE_HOSTS: "Staff.Example",
    HOST: "",
  });
  expect(settings).toMatchObject({ port: 80, host: null, consoleHosts: ["staff.example"] });
  expect(settings.trustedProxies).toEqual(["10.0.0.0/8", "::1/128"]);
});

test.each([
  [{ PORT: "http" }, "PORT=http: must be a whole number from 0 to 65535"],
  [{ PORT: "70000" }, "PORT=70000"],
  [{ WEB_CONCURRENCY: "0" }, "WEB_CONCURRENCY=0: must be a whole number from 1 to 64"],
  [{ TRUSTED_PROXIES: "10.0.0.0/99" }, "TRUSTED_PROXIES=10.0.0.0/99"],
  [{ TRUSTED_PROXIES: "proxy.example" }, "TRUSTED_PROXIES=proxy.example"],
  [{ CONSOLE_HOSTS: "http://a.test" }, "CONSOLE_HOSTS=http://a.test"],
  [{ DATABASE_PREPARE: "no" }, "DATABASE_PREPARE=no"],
  [{ LOG_LEVEL: "loud" }, "LOG_LEVEL=loud: must be trace, debug"],
  [{ DEMO: "yes" }, "DEMO=yes: must be 0, 1 or empty"],
])("an invalid value names the variable and the allowed values: %o", (env, message) => {
  expect(() => readSettings(env)).toThrow(SettingsError);
  expect(() => readSettings(env)).toThrow(message);
});

test("an invalid secret is never shown", () => {
  expect(() => readSettings({ DATABASE_URL: "mysql://root:hunter2@db" })).toThrow("must begin with postgres://");
  expect(() => readSettings({ DATABASE_URL: "mysql://root:hunter2@db" })).not.toThrow("hunter2");
  expect(() => readSettings({ PREVIEW_SECRET: "short-one" })).not.toThrow("short-one");
});

test("docs/settings.md matches the table of settings", async () => {
  expect(await readFile("docs/settings.md", "utf8")).toBe(renderSettingsDoc());
});
