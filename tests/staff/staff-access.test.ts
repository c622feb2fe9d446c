import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { STAFF_SESSION_MS } from "~/platform/staff/sessions";
import { mayStaff, STAFF_IDLE_MS, STAFF_ROLES, type StaffPermission } from "~/platform/wps/staff";
import { CALL_ROUTES } from "~/registry/calls";
import { aBrand } from "../helpers/tenants";
import { ALL_FEATURES_ON } from "../helpers/wps/contract-suite";
import { fittedExample } from "../helpers/wps/examples";
import { aMember } from "../helpers/wps/members";
import { appCodeAt, aStaff, STAFF_PASSWORD } from "../helpers/wps/staff";
import { aWpsSite, NOW, type WpsSite } from "../helpers/wps/wps-site";

const HOST = "console.test";
const every = CALL_ROUTES.filter(({ call }) => call.staff);
const permitted = every.flatMap((route) => {
  const { staff } = route.call;
  return staff && staff !== "door" && staff !== "self" ? [[route.name, route, staff as StaffPermission] as const] : [];
});

let site: WpsSite;
let membersToken: string;
beforeAll(async () => {
  site = await aWpsSite([aBrand("lotus", ALL_FEATURES_ON), aBrand("harbor")]);
  const member = { username: await aMember(site), password: "correct horse" };
  membersToken = (await site.as().session.login(member)).token ?? "";
});
afterAll(() => site?.close());

/** Signs in on the console. */
function signIn(account: string, over: Readonly<Record<string, unknown>> = {}, now = NOW) {
  const given = { account, password: STAFF_PASSWORD, appCode: appCodeAt(now), ...over };
  return site.send("POST", "/wps/staff/session", given, { host: HOST, now });
}

/** Opens a session of a new account. */
async function aSession(given: Parameters<typeof aStaff>[1] = {}) {
  const account = await aStaff(site, given);
  const { body } = await signIn(account, given?.twoStep === false ? { appCode: undefined } : {});
  return { account, token: body.value.token as string };
}

const ask = (token: string, now = NOW) => site.send("GET", "/wps/staff/session", {}, { host: HOST, token, now });

describe("X1 permissions", () => {
  test.each(permitted)(
    "X1 %s: exactly the roles of the permission table, and only the staff member's brands",
    async (_name, route, permission) => {
      const input = await fittedExample(site, route, await aMember(site));
      const codeOf = async (staff: object) =>
        (await site.send(route.call.method, route.call.path, input, { host: HOST, staff })).body.code;
      for (const role of STAFF_ROLES) {
        const mine = await codeOf({ role });
        expect([role, mine === "forbidden"]).toEqual([role, !mayStaff(role, permission)]);
        const other = await codeOf({ role, brands: ["harbor"] });
        if ("code" in input) expect([role, other]).toEqual([role, "forbidden"]);
      }
    },
  );

  test.each(permitted)(
    "X1 %s is refused until the password is changed and the second step is set up",
    async (_name, { call }) => {
      for (const [stage, code] of [
        ["password", "forcedPasswordChange"],
        ["twoStep", "twoStepRequired"],
      ] as const) {
        const { body } = await site.send(call.method, call.path, call.example.input, { host: HOST, staff: { stage } });
        expect(body.code).toBe(code);
      }
    },
  );

  test.each(every.filter(({ call }) => call.staff !== "door").map((route) => [route.name, route] as const))(
    "X1 %s is refused without a session, with an unknown token, and with a member's token",
    async (_name, { call }) => {
      for (const bad of ["x".repeat(43), membersToken]) {
        const { status, body } = await site.send(call.method, call.path, call.example.input, {
          host: HOST,
          token: bad,
        });
        expect([status, body.code]).toEqual([401, "notLoggedIn"]);
      }
    },
  );

  test("X2 support cannot change or undo an operator-owned flag or maintenance", async () => {
    const support = site.as({ host: HOST, staff: { role: "support" } });
    const operator = site.as({ host: HOST, staff: { role: "operator" } });
    const { flags, overridesVersion } = await support.staff.flags({ code: "harbor" });
    const flag = flags.find(({ owner }) => owner === "operator")?.name ?? "";
    const change = { code: "harbor", flag, value: true, expectedVersion: overridesVersion, reason: "Opened" };
    await expect(support.staff.setFlag(change)).rejects.toMatchObject({ code: "forbidden" });
    const { overridesVersion: expectedVersion } = await operator.staff.setFlag(change);
    const historyId = (await support.staff.flagHistory({ code: "harbor" })).rows[0]?.historyId ?? "";
    const undo = { code: "harbor", historyId, expectedVersion, reason: "Closed" };
    await expect(support.staff.undoFlag(undo)).rejects.toMatchObject({ code: "forbidden" });
    await operator.staff.undoFlag(undo);
  });
});

describe("X1 staff sign-in", () => {
  test("X1 password and code sign in, each code once, and the session identifies the account", async () => {
    const account = await aStaff(site, { role: "finance", brands: ["lotus"] });
    const { body } = await signIn(account);
    expect(body.value).toMatchObject({ account, role: "finance", stage: "ready" });
    expect((await ask(body.value.token)).body.value).toMatchObject({ account, brands: ["lotus"] });
    expect((await signIn(account)).body.code).toBe("invalidCode");
    expect((await signIn(account, {}, NOW + 30_000)).status).toBe(200);
  });

  test("X1 only one of five concurrent sign-ins with one code succeeds", async () => {
    const accounts = await Promise.all(Array.from({ length: 3 }, () => aStaff(site)));
    for (const account of accounts) {
      const answers = await Promise.all(Array.from({ length: 5 }, () => signIn(account)));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    }
  });

  test("X1 a wrong password and an unknown name get the same response; without the code the password is not enough", async () => {
    const account = await aStaff(site);
    const wrong = await signIn(account, { password: "wrong" });
    const unknown = await signIn("nobody-here", { password: "wrong" });
    expect([wrong.status, wrong.body]).toEqual([401, unknown.body]);
    expect((await signIn(account, { appCode: undefined })).body.code).toBe("twoStepRequired");
  });

  test("X1 after five wrong passwords the right one is refused too", async () => {
    const account = await aStaff(site);
    for (let i = 0; i < 5; i += 1) await signIn(account, { password: "wrong" });
    expect((await signIn(account)).body.code).toBe("tooManyRequests");
  });

  test("X1 a new account must change its password and set up its app before anything else works", async () => {
    const admin = site.as({ host: HOST });
    const { once } = await admin.staff.addStaff({ account: "nora.new", role: "support" });
    const { token } = (await signIn("nora.new", { password: once, appCode: undefined })).body.value;
    const nora = site.as({ host: HOST, token });
    await expect(nora.staff.flags({ code: "lotus" })).rejects.toMatchObject({ code: "forcedPasswordChange" });
    for (const newPassword of [String(once), "nora.new is my name", "passwordpassword"])
      await expect(nora.staff.staffPassword({ oldPassword: once ?? "", newPassword })).rejects.toThrow();
    expect(await nora.staff.staffPassword({ oldPassword: once ?? "", newPassword: STAFF_PASSWORD })).toEqual({
      stage: "twoStep",
    });
    const { secret, uri } = await nora.staff.staffTwoStep({});
    expect(uri).toContain(secret);
    expect((await nora.staff.staffTwoStep({})).secret).toBe(secret);
    await expect(nora.staff.confirmStaffTwoStep({ appCode: "000000" })).rejects.toMatchObject({ code: "invalidCode" });
    const { TOTP, Secret } = await import("otpauth");
    const appCode = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: NOW });
    expect(await nora.staff.confirmStaffTwoStep({ appCode })).toEqual({ stage: "ready" });
    expect((await nora.staff.flags({ code: "lotus" })).code).toBe("lotus");
  });

  test("X1 a session ends after half an hour of inactivity, after twelve hours, and at sign-out", async () => {
    const { token } = await aSession();
    expect((await ask(token, NOW + STAFF_IDLE_MS)).status).toBe(200);
    expect((await ask(token, NOW + 2 * STAFF_IDLE_MS + 1)).status).toBe(401);
    const busy = (await aSession()).token;
    for (let at = NOW; at <= NOW + STAFF_SESSION_MS; at += STAFF_IDLE_MS / 2)
      expect((await ask(busy, at)).status).toBe(200);
    expect((await ask(busy, NOW + STAFF_SESSION_MS + 1)).status).toBe(401);
    const out = (await aSession()).token;
    await site.send("DELETE", "/wps/staff/session", {}, { host: HOST, token: out });
    expect((await ask(out)).status).toBe(401);
  });

  test("X1 locking, resetting or changing the role of an account ends its sessions; staff cannot change their own account or exceed their brands", async () => {
    const { account, token } = await aSession({ role: "admin", brands: ["lotus"] });
    const other = await aSession();
    const lotus = site.as({ host: HOST, token });
    await expect(lotus.staff.changeStaff({ account, locked: true, expectedVersion: 1 })).rejects.toMatchObject({
      code: "notAllowed",
    });
    const change = { account: other.account, locked: true, expectedVersion: 1 };
    await expect(lotus.staff.changeStaff(change)).rejects.toMatchObject({ code: "forbidden" });
    await expect(lotus.staff.addStaff({ account: "wider", role: "support", brands: null })).rejects.toMatchObject({
      code: "forbidden",
    });
    expect((await lotus.staff.staffList({})).rows.map((row) => row.account)).not.toContain(other.account);
    const admin = site.as({ host: HOST });
    expect((await admin.staff.changeStaff(change)).locked).toBe(true);
    expect((await ask(other.token)).status).toBe(401);
    expect((await signIn(other.account, {}, NOW + 60_000)).body.code).toBe("wrongCredentials");
    await expect(admin.staff.changeStaff(change)).rejects.toMatchObject({ code: "staleSave" });
    await expect(admin.staff.addStaff({ account: other.account, role: "support" })).rejects.toMatchObject({
      code: "usernameTaken",
    });
  });
});
