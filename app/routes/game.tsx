import type { ActionFunctionArgs } from "@remix-run/node";
import { useActionData } from "@remix-run/react";
import { openGame } from "~/lib/open-game.server";
import { FormPanel } from "~/renderer/form-panel";
import { BrandPage } from "./$";

export { clientLoader, loader, meta } from "./$";

/** Opens the game in this window, for browsers without scripts (checklist G7). */
export const action = (args: ActionFunctionArgs) => openGame(args);

/** The page of a game; what was refused stands before it. */
export default function GamePage() {
  const answer = useActionData<typeof action>();
  const lead = answer ? (
    <FormPanel>
      <p role="alert">{answer.refusal}</p>
    </FormPanel>
  ) : undefined;
  return <BrandPage lead={lead} />;
}
