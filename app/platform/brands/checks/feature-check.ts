import type { LoadedBrand } from "../loaded-brand";
import type { RawProblem } from "../problem";

/**
 * A check that a feature adds: problems of a merged brand that no schema can find. The platform knows no feature, so whoever
 * reads brands hands them over (`registry/brand-checks.ts`).
 */
export type FeatureCheck = (brand: LoadedBrand) => readonly RawProblem[];
