import type { responsibleGaming } from "~/shell/centre/pages/responsible-gaming.server";
import type { CentreViewProps } from "~/shell/centre/types";

/** What the page shows. */
export type ResponsibleData = Awaited<ReturnType<typeof responsibleGaming.load>>;

/** What each part of the page is given. */
export type ResponsibleProps = Pick<CentreViewProps<ResponsibleData>, "data" | "answer">;

/** One limit, set or not. */
export type Limit = ResponsibleData["limits"]["rows"][number];
