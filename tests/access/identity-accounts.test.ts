import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { newTwoStepSecret } from "~/features/access/two-step.server";
import { anIdentitySite, FAILED, type IdentitySite } from "./identity-site";

let site: IdentitySite;
beforeAll(async () => {
  site = await anIdentitySite();
});
afterAll(() => site.close());
beforeEach(() => site.newVisitor());

describe("A1 the account of a provider identity", () => {
  test("A1 the e-mail is stored only if the provider has verified it and no other account has it; it never opens another account", async () => {
    const owner = await site.byForger((nonce) =>
      site.forger.sign({ nonce, sub: "owner", email: "Shared@mail.example", email_verified: true }),
    );
    const other = await site.byForger((nonce) =>
      site.forger.sign({ nonce, sub: "other", email: "shared@mail.example", email_verified: true }),
    );
    const unsure = await site.byForger((nonce) =>
      site.forger.sign({ nonce, sub: "unsure", email: "unsure@mail.example", email_verified: false }),
    );
    expect(new Set([owner, other, unsure].map(({ user }) => user.id)).size).toBe(3);
    expect(await Promise.all([owner, other, unsure].map(({ user }) => site.emailOf(user.id)))).toEqual([
      "Shared@mail.example",
      null,
      null,
    ]);
  });

  test("A1 two concurrent first sign-ins of one person create one account", async () => {
    const backs = await Promise.all(["Twin", "twin", "TWIN"].map((name) => site.bySandbox(name)));
    const done = await Promise.all(backs.map((back) => site.calls().identityCallback(back)));
    expect(new Set(done.map(({ user }) => user.id)).size).toBe(1);
  });

  test("A1 the same person has separate accounts at another brand and at another provider", async () => {
    const [here, there] = [await site.enter("Mina"), await site.enter("Mina", { host: "harbor.test" })];
    expect(here.user.id).not.toBe(there.user.id);
  });

  test("A1 A14 sign-in is refused when registration is closed, to a member on the agents' side, and to a locked account", async () => {
    await expect(site.enter("Newcomer", { host: "pebble.test" })).rejects.toMatchObject({ code: "notAllowed" });
    const asAgent = async (name: string) => site.calls().identityCallback(await site.bySandbox(name, {}, "agent"));
    await expect(asAgent("Stranger")).rejects.toMatchObject({ code: "nonAgents" });
    const { user } = await site.enter("Quay");
    await expect(asAgent("Quay")).rejects.toMatchObject({ code: "nonAgents" });
    await site.set(user.id, "locked = true");
    await expect(site.enter("Quay")).rejects.toMatchObject({ code: "accountLocked" });
  });

  test("A19 with two-step verification, sign-in waits for an app code, requested with a ticket", async () => {
    const { kept, secret } = newTwoStepSecret(site.context());
    const { user } = await site.enter("Careful");
    await site.set(user.id, `two_step_on = true, two_step_secret = '${kept}'`);
    const { details } = await site.enter("Careful").catch((error) => error);
    const { ticket } = details;
    const finish = (more: object) => site.calls().login({ type: "firebase", ticket, ...more });
    await expect(finish({})).rejects.toMatchObject({ code: "twoStepRequired" });
    await expect(finish({ twoStepCode: "000000" })).rejects.toMatchObject({ code: "invalidCode" });
    const twoStepCode = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
    await expect(finish({ twoStepCode, ticket: "made up" })).rejects.toMatchObject(FAILED);
    expect((await finish({ twoStepCode })).user.id).toBe(user.id);
    await site.set(user.id, "two_step_on = false");
    await expect(finish({}), "the ticket is used up").rejects.toMatchObject(FAILED);
  });
});
