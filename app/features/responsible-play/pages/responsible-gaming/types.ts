import type { CentreViewProps } from "~/site/centre/types";
import type { responsibleGaming } from "./responsible-gaming.server";

/** What the page shows. */
export type ResponsibleData = Awaited<ReturnType<typeof responsibleGaming.load>>;

/** What each part of the page is given. */
export type ResponsibleProps = Pick<CentreViewProps<ResponsibleData>, "data" | "answer">;

/** One limit, set or not. */
export type Limit = ResponsibleData["limits"]["rows"][number];
