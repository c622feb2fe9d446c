import type { ActionFunctionArgs } from "@remix-run/node";
import { useActionData } from "@remix-run/react";
import { RoomList } from "~/features/games/blocks/launch-note/room-list";
import { type OpenAnswer, openGame } from "~/features/games/pages/open-game/open-game.server";
import { useT } from "~/platform/i18n/use-t";
import { FormPanel } from "~/site/form-panel";
import { BrandPage } from "./$";

export { clientLoader, ErrorBoundary, loader, meta } from "./$";

/** Opens the game in the current window, for browsers without scripts (requirement G7). */
export const action = (args: ActionFunctionArgs) => openGame(args);

/** Renders the page of a game, preceded by the refusal or the list of rooms to choose from. */
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
