import { pointerKey } from "~/platform/text/json";
import type { Ground } from "../ground-type";
import { normaliseHost } from "../hosts";
import type { LoadedBrand } from "../loaded-brand";
import { nearest } from "../nearest";
import { type RawProblem, say } from "../problem";
import type { CheckContext } from "../schema/validators";
import { checkTheme, MINIMUM_CONTRAST } from "../theme";
import { contentProblems } from "./content";
import type { FeatureCheck } from "./feature-check";
import { languageProblems } from "./languages";
import { pageProblems } from "./pages";
import { soundFindings } from "./sound";
import { textProblems } from "./texts";

/** Where the brand's main file stands in its folder. */
const FILE = "tenant.json";

/** What no schema can say: checks of a merged brand, of which each looks at parts that have passed their schemas (checklist T7). */
export function semanticProblems(
  brand: LoadedBrand,
  ground: Ground,
  { checks, knownTexts }: Pick<CheckContext, "knownTexts"> & { readonly checks: readonly FeatureCheck[] },
): RawProblem[] {
  const all: readonly (() => readonly RawProblem[])[] = [
    () => hostProblems(brand),
    () => languageProblems(brand.config),
    () => themeProblems(brand.config.theme),
    () => registerProblems(brand),
    () => feedbackProblems(brand),
    () => identityProblems(brand),
    () => vendorProblems(brand, ground),
    () => contentProblems(brand.content, ground),
    ...checks.map((check) => () => check(brand)),
    () => pageProblems(brand),
    () => textProblems(brand.texts, knownTexts),
  ];
  return all.flatMap((check) => soundFindings(check));
}

/** Colours that cannot be read. Told where the brand gives one of the two. */
function themeProblems(theme: Parameters<typeof checkTheme>[0]): RawProblem[] {
  return checkTheme(theme).map(({ pointer, ground, role, on, ratio }) => ({
    file: FILE,
    pointer: `/theme${pointer}`,
    or: `/theme${ground}`,
    ...say("contrast", { role, ground: on, ratio, least: MINIMUM_CONTRAST }),
    part: "value",
  }));
}

/** A host that the brand lists twice, in whatever spelling. */
function hostProblems({ config }: LoadedBrand): RawProblem[] {
  const seen = new Map<string, string>();
  const problems: RawProblem[] = [];
  for (const side of ["member", "agent"] as const) {
    for (const [i, host] of (config.hosts[side] ?? []).entries()) {
      const name = normaliseHost(host) ?? host;
      const first = seen.get(name);
      if (first === undefined) seen.set(name, host);
      else {
        const told = say("hostTwice", { host: name, first, second: host });
        problems.push({ file: FILE, pointer: `/hosts/${side}/${i}`, ...told, part: "value" });
      }
    }
  }
  return problems;
}

/** The shortest password that any brand may accept, in characters (docs/security.md). */
const LEAST_PASSWORD = 8;

/** A field that cannot be filled in, and a rule that lets passwords through that are guessed. */
function registerProblems({ config }: LoadedBrand): RawProblem[] {
  return Object.entries(config.register).flatMap(([field, rule]): RawProblem[] => {
    const pointer = `/register${pointerKey(field)}`;
    if (field === "password" && rule.minLength < LEAST_PASSWORD) {
      const told = say("passwordTooShort", { given: rule.minLength, least: LEAST_PASSWORD });
      return [{ file: FILE, pointer: `${pointer}/minLength`, ...told, part: "value" }];
    }
    if (rule.minLength <= rule.maxLength) return [];
    const told = say("lengthsCrossed", { least: rule.minLength, most: rule.maxLength });
    return [{ file: FILE, pointer: `${pointer}/minLength`, or: `${pointer}/maxLength`, ...told, part: "value" }];
  });
}

/** Bounds of a question to customer service between which no text lies. */
function feedbackProblems({ config }: LoadedBrand): RawProblem[] {
  const { maxWords, minWords } = config.feedback;
  if (minWords <= maxWords) return [];
  const told = say("wordsCrossed", { least: minWords, most: maxWords });
  return [{ file: FILE, pointer: "/feedback/minWords", or: "/feedback/maxWords", ...told, part: "value" }];
}

/** A sandbox that vouches for whoever types a name, on a brand whose accounts are real. */
function identityProblems({ config }: LoadedBrand): RawProblem[] {
  if (config.demo) return [];
  return Object.entries(config.providers.identity).flatMap(([id, { kind }]): RawProblem[] => {
    if (kind !== "sandbox") return [];
    const pointer = `/providers/identity${pointerKey(id)}/kind`;
    return [{ file: FILE, pointer, ...say("identitySandbox"), part: "value" }];
  });
}

/** A vendor that the brand offers and no content file describes. */
function vendorProblems({ config, content }: LoadedBrand, ground: Ground): RawProblem[] {
  const base = ground.documents.get(FILE) as { vendors?: unknown } | undefined;
  if (config.vendors === base?.vendors) return [];
  const known = content.vendors.items;
  return config.vendors.flatMap((code, i): RawProblem[] => {
    if (Object.hasOwn(known, code)) return [];
    const close = nearest(code, Object.keys(known));
    return [{ file: FILE, pointer: `/vendors/${i}`, ...say("noVendor", { code }), nearest: close, part: "value" }];
  });
}
