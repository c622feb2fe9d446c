import type { CallByKey, ValueOf } from "~/platform/wps/types";

/** The answers of the calls on figures. */
export type BrandFigures = ValueOf<CallByKey<"GET /wps/staff/figures">>;
export type AllFigures = ValueOf<CallByKey<"GET /wps/staff/figures/all">>;
export type FigureGroup = AllFigures["groups"][number];
export type FigureSums = BrandFigures["totals"];
export type FigureDay = BrandFigures["days"][number];
export type FigureCategory = BrandFigures["categories"][number];
