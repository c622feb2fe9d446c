import { pointerKey } from "~/platform/text/json";
import { normaliseHost } from "../hosts";
import type { LoadedBrand } from "../loaded-brand";
import type { LowerLayers } from "../lower-layers-type";
import { nearest } from "../nearest";
import { problemMessage, type UnplacedProblem } from "../problem";
import type { CheckContext } from "../schema/validators";
import { checkTheme, MINIMUM_CONTRAST } from "../theme";
import { contentProblems } from "./content";
import type { FeatureCheck } from "./feature-check";
import { findingsOfValidParts } from "./invalid-parts";
import { languageProblems } from "./languages";
import { pageProblems } from "./pages";
import { textProblems } from "./texts";

/** Path of the brand's main file in its folder. */
const FILE = "tenant.json";

/** Checks of a merged brand that no schema can express. Each check reads only parts that match their schemas (requirement T7). */
export function semanticProblems(
  brand: LoadedBrand,
  ground: LowerLayers,
  { checks, knownTexts }: Pick<CheckContext, "knownTexts"> & { readonly checks: readonly FeatureCheck[] },
): UnplacedProblem[] {
  const all: readonly (() => readonly UnplacedProblem[])[] = [
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
  return all.flatMap((check) => findingsOfValidParts(check));
}

/** Reports colours with too little contrast, at the one of the two colours that the brand's file sets. */
function themeProblems(theme: Parameters<typeof checkTheme>[0]): UnplacedProblem[] {
  return checkTheme(theme).map(({ pointer, ground, role, on, ratio }) => ({
    file: FILE,
    pointer: `/theme${pointer}`,
    or: `/theme${ground}`,
    ...problemMessage("contrast", { role, ground: on, ratio, least: MINIMUM_CONTRAST }),
    part: "value",
  }));
}

/** Reports a host that the brand lists twice, in any spelling. */
function hostProblems({ config }: LoadedBrand): UnplacedProblem[] {
  const seen = new Map<string, string>();
  const problems: UnplacedProblem[] = [];
  for (const side of ["member", "agent"] as const) {
    for (const [i, host] of (config.hosts[side] ?? []).entries()) {
      const name = normaliseHost(host) ?? host;
      const first = seen.get(name);
      if (first === undefined) seen.set(name, host);
      else {
        const problem = problemMessage("hostTwice", { host: name, first, second: host });
        problems.push({ file: FILE, pointer: `/hosts/${side}/${i}`, ...problem, part: "value" });
      }
    }
  }
  return problems;
}

/** Minimum password length that any brand may set, in characters (docs/security.md). */
const LEAST_PASSWORD = 8;

/** Reports fields whose length limits exclude every value, and a minimum password length that makes passwords easy to guess. */
function registerProblems({ config }: LoadedBrand): UnplacedProblem[] {
  return Object.entries(config.register).flatMap(([field, rule]): UnplacedProblem[] => {
    const pointer = `/register${pointerKey(field)}`;
    if (field === "password" && rule.minLength < LEAST_PASSWORD) {
      const problem = problemMessage("passwordTooShort", { given: rule.minLength, least: LEAST_PASSWORD });
      return [{ file: FILE, pointer: `${pointer}/minLength`, ...problem, part: "value" }];
    }
    if (rule.minLength <= rule.maxLength) return [];
    const problem = problemMessage("lengthsCrossed", { least: rule.minLength, most: rule.maxLength });
    return [{ file: FILE, pointer: `${pointer}/minLength`, or: `${pointer}/maxLength`, ...problem, part: "value" }];
  });
}

/** Reports crossed bounds for the length of a question to customer service. */
function feedbackProblems({ config }: LoadedBrand): UnplacedProblem[] {
  const { maxWords, minWords } = config.feedback;
  if (minWords <= maxWords) return [];
  const problem = problemMessage("wordsCrossed", { least: minWords, most: maxWords });
  return [{ file: FILE, pointer: "/feedback/minWords", or: "/feedback/maxWords", ...problem, part: "value" }];
}

/** Reports a sandbox identity provider, which accepts any name, on a brand with real accounts. */
function identityProblems({ config }: LoadedBrand): UnplacedProblem[] {
  if (config.demo) return [];
  return Object.entries(config.providers.identity).flatMap(([id, { kind }]): UnplacedProblem[] => {
    if (kind !== "sandbox") return [];
    const pointer = `/providers/identity${pointerKey(id)}/kind`;
    return [{ file: FILE, pointer, ...problemMessage("identitySandbox"), part: "value" }];
  });
}

/** Reports vendors of the brand that no content file describes. */
function vendorProblems({ config, content }: LoadedBrand, ground: LowerLayers): UnplacedProblem[] {
  const base = ground.documents.get(FILE) as { vendors?: unknown } | undefined;
  if (config.vendors === base?.vendors) return [];
  const known = content.vendors.items;
  return config.vendors.flatMap((code, i): UnplacedProblem[] => {
    if (Object.hasOwn(known, code)) return [];
    const close = nearest(code, Object.keys(known));
    return [
      { file: FILE, pointer: `/vendors/${i}`, ...problemMessage("noVendor", { code }), nearest: close, part: "value" },
    ];
  });
}
