import { staffBrandPictureCalls } from "~/features/brands/contract/staff-brand-pictures";
import { staffBrandWorkCalls } from "~/features/brands/contract/staff-brand-work";
import type { WpsSite } from "./wps-site";

const CODE = "lotus";
let count = 0;

/** Creates or updates the draft of the brand `lotus` with the file of the example. */
async function aDraft(site: WpsSite): Promise<void> {
  const { path, text } = staffBrandWorkCalls.saveBrandFile.example.input;
  // Always a new text: publishing unchanged files creates no version.
  count += 1;
  await site.console.staff.saveBrandFile({
    code: CODE,
    path,
    text: `${text}${"\n".repeat(count)}`,
    ...(await seen(site)),
  });
}

async function seen(site: WpsSite) {
  const { path } = staffBrandWorkCalls.saveBrandFile.example.input;
  const { draft } = await site.console.staff.brandVersions({ code: CODE });
  const { hash } = await site.console.staff.brandFile({ code: CODE, from: draft ? "draft" : "live", path });
  return { expectedHash: hash };
}

/** Publishes a version of `lotus`. @returns its id */
async function aVersion(site: WpsSite): Promise<string> {
  await aDraft(site);
  const { problems, version } = await site.console.staff.publishBrand({ code: CODE, reason: "An example" });
  if (version === null) throw new Error(`nothing was published: ${JSON.stringify(problems)}`);
  return version;
}

/** Example inputs of calls on brand files that must exist. */
export const MADE_BRAND_FILES = {
  saveBrandFile: (site: WpsSite) => seen(site),
  async dropDraft(site: WpsSite) {
    await aDraft(site);
    return {};
  },
  async publishBrand(site: WpsSite) {
    await aDraft(site);
    return {};
  },
  async previewBrand(site: WpsSite) {
    await aDraft(site);
    return {};
  },
  rollbackBrand: async (site: WpsSite) => ({ version: await aVersion(site) }),
  brandDiff: async (site: WpsSite) => ({ before: await aVersion(site) }),
  async saveContentEntry(site: WpsSite) {
    const { hash } = await site.console.staff.contentEntry({ code: CODE, kind: "announcements", id: "welcome" });
    return { expectedHash: hash };
  },
  addBrandPicture() {
    count += 1;
    return { name: `spring-${count}` };
  },
  async brandPicture(site: WpsSite) {
    count += 1;
    const { file } = staffBrandPictureCalls.addBrandPicture.example.input;
    const { path } = await site.console.staff.addBrandPicture({ code: CODE, name: `shown-${count}`, file });
    return { path };
  },
  newBrand() {
    count += 1;
    return { code: `orchid${count}`, host: `orchid${count}.example` };
  },
};
