import type { Contract, ValueOf } from "~/platform/wps/types";

/** Response types of the figures calls. */
export type BrandFigures = ValueOf<Contract["staff"]["figures"]>;
export type AllFigures = ValueOf<Contract["staff"]["figuresOfAll"]>;
export type FigureGroup = AllFigures["groups"][number];
export type FigureSums = BrandFigures["totals"];
export type FigureDay = BrandFigures["days"][number];
export type FigureCategory = BrandFigures["categories"][number];
