import type { Contract, ValueOf } from "~/platform/wps/types";

/** Response of the call `health`. */
export type HealthAnswer = ValueOf<Contract["staff"]["health"]>;
export type Trouble = HealthAnswer["troubles"][number];
export type ProcessRow = HealthAnswer["processes"][number];
export type ChangeRow = HealthAnswer["changes"][number];
export type JobRow = HealthAnswer["jobs"][number];
