import type { CentreViewProps } from "~/site/centre/types";
import type { responsibleGaming } from "./responsible-gaming.server";

/** Data of the page. */
export type ResponsibleData = Awaited<ReturnType<typeof responsibleGaming.load>>;

/** Props of each part of the page. */
export type ResponsibleProps = Pick<CentreViewProps<ResponsibleData>, "data" | "answer">;

/** Limit of a member, set or not. */
export type Limit = ResponsibleData["limits"]["rows"][number];
