import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { satisfiesIdentityRule } from "~/features/members/identity-check.server";
import { NOW, type WpsSite } from "../helpers/wps/wps-site";
import {
  aMemberCaller,
  anIdentityCheckSite,
  aPhoto,
  checkSeenByStaff,
  type MemberCaller,
  postDocument,
} from "./identity-site";

let site: WpsSite;
beforeAll(async () => {
  site = await anIdentityCheckSite();
});
afterAll(() => site.close());

describe("A21 the status of a check", () => {
  const decide = ({ brand }: MemberCaller, given: object) => {
    const decision = { code: brand, verdict: "verified", ...given };
    return site.send("POST", "/wps/staff/identity/review", decision, { host: "console.test" });
  };
  const review = async (who: MemberCaller, over: object) => {
    const { memberId, version: expectedVersion } = await checkSeenByStaff(site, who);
    return decide(who, { memberId, expectedVersion, ...over });
  };
  const statusOf = async (who: MemberCaller) => {
    const { status, reason, satisfied } = await site.as(who).member.identityDocuments({});
    return { status, reason, satisfied };
  };

  test("A21 it changes from none to pending once the set is complete; the latest document of each type counts", async () => {
    const who = await aMemberCaller(site);
    const before = await site.as(who).member.identityDocuments({});
    expect(before).toMatchObject({ status: "none", documents: [], accepted: ["passport", "idFront", "idBack"] });
    expect((await postDocument(site, who, "idFront", await aPhoto())).body.value.status).toBe("none");
    const later = { ...who, now: NOW + 60_000 };
    expect((await postDocument(site, later, "idFront", await aPhoto())).body.value.status).toBe("none");
    const { value } = (await postDocument(site, later, "idBack", await aPhoto())).body;
    expect(value).toMatchObject({ status: "pending", submittedAt: "2026-01-31T08:01:00.000Z", satisfied: false });
    expect(value.documents).toHaveLength(2);
    expect(value.documents.find((one: { kind: string }) => one.kind === "idFront").at).toBe("2026-01-31T08:01:00.000Z");
    const { documents } = await checkSeenByStaff(site, who);
    expect(documents.filter(({ kind }) => kind === "idFront").map(({ current }) => current)).toEqual([true, false]);
  });

  test("A21 refused with a reason, resubmitted, verified; then no more documents are accepted", async () => {
    const who = await aMemberCaller(site);
    await postDocument(site, who, "passport", await aPhoto());
    expect((await review(who, { verdict: "refused", reason: " " })).body.code).toBe("reasonRequired");
    expect((await review(who, { verdict: "refused", reason: " Blurred. " })).status).toBe(200);
    expect(await statusOf(who)).toEqual({ status: "refused", reason: "Blurred.", satisfied: false });
    await postDocument(site, who, "passport", await aPhoto());
    expect(await statusOf(who)).toEqual({ status: "pending", reason: null, satisfied: false });
    expect((await review(who, {})).body.value.status).toBe("verified");
    expect(await statusOf(who)).toEqual({ status: "verified", reason: null, satisfied: true });
    const { status, body } = await postDocument(site, who, "passport", await aPhoto());
    expect([status, body.code]).toEqual([403, "notAllowed"]);
  });

  test("A21 of two concurrent decisions one counts; a check that has changed since it was viewed cannot be decided", async () => {
    const who = await aMemberCaller(site);
    await postDocument(site, who, "passport", await aPhoto());
    const { memberId, version: expectedVersion } = await checkSeenByStaff(site, who);
    await postDocument(site, who, "idFront", await aPhoto());
    const stale = await review(who, { memberId, expectedVersion });
    expect([stale.status, stale.body.code, stale.body.value]).toEqual([409, "staleSave", { version: 2 }]);
    const latest = { memberId, expectedVersion: 2 };
    const both = await Promise.all([
      decide(who, latest),
      decide(who, { ...latest, verdict: "refused", reason: "No." }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { events } = await site.console.staff.identityCheck({ code: "lotus", memberId });
    expect(events).toHaveLength(1);
  });

  test("A21 the brand's rule decides whether a withdrawal needs it", () => {
    const brand = (code: string) => site.context({ host: `${code}.test` }).brand;
    expect(satisfiesIdentityRule(brand("lotus"), "pending")).toBe(false);
    expect(satisfiesIdentityRule(brand("lotus"), "verified")).toBe(true);
    expect(satisfiesIdentityRule(brand("pebble"), "none")).toBe(true);
  });
});

describe("A21 access to documents", () => {
  test("A21 staff see waiting members, longest first, and each view of a document is recorded", async () => {
    const [first, second] = [await aMemberCaller(site, "harbor"), await aMemberCaller(site, "harbor")];
    await postDocument(site, { ...second, now: NOW + 1_000 }, "passport", await aPhoto());
    await postDocument(site, first, "passport", await aPhoto());
    const { rows, total } = await site.console.staff.identityQueue({ code: "harbor" });
    expect([rows.map(({ account }) => account), total]).toEqual([[first.account, second.account], 2]);
    const { memberId, documents } = await checkSeenByStaff(site, first);
    await site.console.staff.identityDocument({ code: "harbor", id: documents[0]?.id ?? "" });
    const { events } = await site.console.staff.identityCheck({ code: "harbor", memberId });
    expect(events).toMatchObject([{ action: "opened", documentId: documents[0]?.id, actor: "demo" }]);
  });

  test("A21 another brand, another member and a visitor have no access", async () => {
    const who = await aMemberCaller(site);
    await postDocument(site, who, "passport", await aPhoto());
    const { memberId, documents } = await checkSeenByStaff(site, who);
    const other = await site.as(await aMemberCaller(site)).member.identityDocuments({});
    expect(other).toMatchObject({ status: "none", documents: [] });
    const ask = (path: string, input: object, host = "console.test") =>
      site.send(
        "GET",
        `/wps/staff/identity${path}`,
        { code: "harbor", ...input },
        { host, ...(host === "console.test" ? {} : { token: who.token ?? null }) },
      );
    expect((await ask("", { memberId })).body.code).toBe("notFound");
    expect((await ask("/document", { id: documents[0]?.id })).body.code).toBe("notFound");
    expect((await ask("/document", { code: "lotus", id: documents[0]?.id }, "lotus.test")).body.code).toBe("forbidden");
  });

  test("A21 a brand without checks accepts no documents; a type that it does not require is refused", async () => {
    const { body } = await postDocument(site, await aMemberCaller(site, "pebble"), "passport", await aPhoto());
    expect(body.code).toBe("notAllowed");
    expect((await postDocument(site, await aMemberCaller(site), "drivingLicence", await aPhoto())).body.code).toBe(
      "validation",
    );
  });

  test("A21 a picture is unreadable in the table, and a row moved to another member cannot be opened", async () => {
    const who = await aMemberCaller(site);
    await postDocument(site, who, "passport", await aPhoto());
    const { memberId, documents } = await checkSeenByStaff(site, who);
    const [row] = await site.db.transaction("lotus", (tx) =>
      tx.query<{ content: Buffer }>("select content from identity_document where member_id = $1", [memberId]),
    );
    expect(row?.content.length).toBeGreaterThan(500);
    for (const mark of ["ffd8ff", Buffer.from("JFIF").toString("hex")])
      expect(row?.content.toString("hex")).not.toContain(mark);
    const owner = await site.db.connectOwner();
    await owner.query("select set_config('app.merchant', 'lotus', false)");
    const { rows: others } = await owner.query("select id from member where account = $1", [
      (await aMemberCaller(site)).account,
    ]);
    await owner.query("update identity_document set member_id = $1 where id = $2", [others[0].id, documents[0]?.id]);
    await owner.end();
    await expect(site.console.staff.identityDocument({ code: "lotus", id: documents[0]?.id ?? "" })).rejects.toThrow(
      /a different key/,
    );
  });
});

describe("A21 limits on documents", () => {
  test("A21 of 24 concurrent pictures twenty are accepted; the rest get tooManyRequests", async () => {
    const who = await aMemberCaller(site);
    const photo = await aPhoto();
    const ip = (at: number) => `203.0.113.${at}`;
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, at) => postDocument(site, { ...who, ip: ip(at) }, "idFront", photo)),
    );
    const codes = answers.map(({ body }) => body.code ?? "taken");
    expect(codes.filter((code) => code === "taken")).toHaveLength(20);
    expect(new Set(codes)).toEqual(new Set(["taken", "tooManyRequests"]));
  });

  test("A21 at most thirty pictures of a member are kept, also with concurrent uploads", async () => {
    const who = await aMemberCaller(site);
    await postDocument(site, who, "passport", await aPhoto());
    const { memberId } = await checkSeenByStaff(site, who);
    await site.db.transaction("lotus", (tx) =>
      tx.query(
        `insert into identity_document
         select merchant_id, gen_random_uuid(), member_id, kind, content, sha256, width, height, created_at
         from identity_document, generate_series(1, 26) where member_id = $1`,
        [memberId],
      ),
    );
    const photo = await aPhoto();
    const answers = await Promise.all(Array.from({ length: 8 }, () => postDocument(site, who, "idFront", photo)));
    const codes = answers.map(({ body }) => body.code ?? "taken").sort();
    expect(codes).toEqual([...Array(5).fill("quotaExceeded"), "taken", "taken", "taken"]);
  });
});
