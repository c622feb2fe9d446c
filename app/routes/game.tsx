import type { ActionFunctionArgs } from "@remix-run/node";
import { useActionData } from "@remix-run/react";
import { RoomList } from "~/features/games/blocks/launch-note/room-list";
import { type OpenAnswer, openGame } from "~/features/games/pages/open-game/open-game.server";
import { useT } from "~/platform/i18n/use-t";
import { FormPanel } from "~/site/form-panel";
import { BrandPage } from "./$";

export { clientLoader, ErrorBoundary, loader, meta } from "./$";

/** Opens the game in this window, for browsers without scripts (checklist G7). */
export const action = (args: ActionFunctionArgs) => openGame(args);

/** The page of a game; what was refused, or the rooms to choose from, stand before it. */
export default function GamePage() {
  const answer = useActionData<OpenAnswer>();
  const t = useT("blocks");
  const lead = answer ? (
    <FormPanel title={answer.refusal === null ? t("stage.rooms") : undefined}>
      {answer.refusal === null ? (
        <RoomList rooms={answer.rooms} query={answer.query} />
      ) : (
        <p role="alert">{answer.refusal}</p>
      )}
    </FormPanel>
  ) : undefined;
  return <BrandPage lead={lead} />;
}
