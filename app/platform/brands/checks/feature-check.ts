import type { LoadedBrand } from "../loaded-brand";
import type { UnplacedProblem } from "../problem";

/**
 * Check contributed by a feature: problems of a merged brand that no schema can express. The platform knows no feature; callers
 * that read brands pass the checks (`registry/brand-checks.ts`).
 */
export type FeatureCheck = (brand: LoadedBrand) => readonly UnplacedProblem[];
