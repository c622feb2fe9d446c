import { checkFolder } from "~/platform/brands/check-folder";
import { removeDraft, saveDraftFile } from "~/platform/brands/draft";
import { effectiveOrigin } from "~/platform/brands/local-origin";
import { makeBrand, type NewBrandResult } from "~/platform/brands/new-brand";
import { previewLink } from "~/platform/brands/preview-link";
import { type PublishResult, publishDraft, rollback } from "~/platform/brands/publish";
import type { StaffContext } from "~/platform/staff/context";
import { runFollowUp } from "~/platform/staff/follow-up";
import { trimmedReason } from "~/platform/staff/reason";
import { validationError, WpsError } from "~/platform/wps/errors";
import type { Implementation } from "~/platform/wps/implementation";
import { mayMakeBrands } from "~/platform/wps/staff";
import { assertFolder, kindOf, runFileWork } from "../brand-folder.server";
import { problemViews } from "../file-problems.server";
import { draftProblems } from "../read-brand-files.server";

type Calls = "saveBrandFile" | "dropDraft" | "publishBrand" | "rollbackBrand" | "previewBrand" | "newBrand";

/**
 * Implements changes of brand files: drafts, publishing, rolling back, new brands. Published files are served once the call
 * answers.
 */
export const brandFileWork: Pick<Implementation<"staff">, Calls> = {
  async saveBrandFile(ctx, { code, path, text, expectedHash }) {
    await assertFolder(ctx, code);
    if (text !== null) kindOf(ctx, path);
    // A brand requires this file. Any other file may be removed, whatever its name.
    else if (path === "tenant.json") throw validationError([{ field: "path", issue: "errors:field.fileName" }]);
    const change = { path, text, expectedHash, by: ctx.staff.name, at: ctx.now };
    const hash = await runFileWork(saveDraftFile(ctx.brandFiles.dir, code, change));
    return { hash, problems: await draftProblems(ctx, code) };
  },
  async dropDraft(ctx, { code }) {
    await assertFolder(ctx, code);
    await runFileWork(removeDraft(ctx.brandFiles.dir, code));
    return {};
  },
  async publishBrand(ctx, { code, reason, expect }) {
    await assertFolder(ctx, code);
    const input = publishInput(ctx, code, reason, `.drafts/${code}`);
    return published(ctx, code, await runFileWork(publishDraft(ctx.brandFiles.dir, code, { ...input, expect })));
  },
  async rollbackBrand(ctx, { code, version, reason }) {
    await assertFolder(ctx, code);
    const input = publishInput(ctx, code, reason, `.versions/${code}/${version}/files`);
    return published(ctx, code, await runFileWork(rollback(ctx.brandFiles.dir, code, version, input)));
  },
  async previewBrand(ctx, { code, version, minutes }) {
    await assertFolder(ctx, code);
    const expiresAt = ctx.now + minutes * 60_000;
    const wanted = { code, version, expiresAt, secret: ctx.secret };
    const link = await runFileWork(previewLink(ctx.brandFiles, wanted));
    if ("problems" in link) return { link: null, problems: await problemViews(ctx, link.problems) };
    return { link: { ...link, until: new Date(expiresAt).toISOString() }, problems: [] };
  },
  async newBrand(ctx, wish) {
    if (!mayMakeBrands(ctx.staff)) throw new WpsError("forbidden");
    const result = await runFileWork(makeBrand(ctx.brandFiles, wish));
    if (result.status === "refused")
      throw validationError([{ field: result.field, issue: ISSUES[result.field](result) }]);
    if (result.status === "made") {
      await runFollowUp(ctx, () => ctx.tenants.reload([wish.code]));
      const origin = effectiveOrigin(result.origin, ctx.brandFiles.localPort);
      return { status: "made" as const, origin, problems: [] };
    }
    const texts = [...result.tree].map(
      ([path, content]) => [`${wish.code}/${path}`, content.toString("utf8")] as const,
    );
    return {
      status: "invalid" as const,
      origin: null,
      problems: await problemViews(ctx, result.problems, new Map(texts)),
    };
  },
};

type Refused = NewBrandResult & { status: "refused" };

const ISSUES: Readonly<Record<Refused["field"], (refused: Refused) => string>> = {
  code: ({ why }) => (why === "taken" ? "errors:field.brandTaken" : "errors:field.brandCode"),
  from: () => "errors:field.unknownBrand",
  host: () => "errors:field.host",
};

function publishInput(ctx: StaffContext, code: string, reason: string, label: string) {
  return {
    reason: trimmedReason(reason),
    by: ctx.staff.name,
    when: ctx.now,
    check: (folder: string) => checkFolder(ctx.brandFiles, code, { folder, label }),
  };
}

async function published(ctx: StaffContext, code: string, result: PublishResult) {
  if (result.status === "invalid") {
    const problems = await problemViews(ctx, result.problems);
    return { status: result.status, version: null, saved: null, problems };
  }
  await runFollowUp(ctx, () => ctx.tenants.reload([code]));
  const saved = result.status === "published" ? (result.saved?.id ?? null) : null;
  return { status: result.status, version: result.version.id, saved, problems: [] };
}
