import { Form } from "@remix-run/react";
import { styled } from "styled-components";
import { useT } from "~/platform/i18n/use-t";
import { closeOnSubmit, SwitchDialog } from "~/site/console/switch-dialog";
import type { PlayerAnswer } from "~/site/console/types";
import { AccountField } from "~/site/page-account";
import { Button, type ButtonLook } from "~/ui/button";
import { PopoverDialog } from "~/ui/dialog";
import { Field } from "~/ui/field";
import { MOST_LABELS } from "../rules/players";
import type { PlayerAction } from "./player-action";

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;

  form { display: grid; gap: 16px; justify-items: start; }
  form > div { inline-size: 100%; }
  form p { color: var(--text-2); font-size: var(--size-1); }
`;

/** Actions that only need a reason. */
type Reasoned = Exclude<PlayerAction, "labels" | "note">;

/** Renders a button and a dialog that explains the effect and asks for the reason. */
export function PlayerActionDialog({
  act,
  variant,
}: {
  readonly act: Reasoned;
  readonly variant?: ButtonLook["variant"];
}) {
  const t = useT("console");
  const label = t(`players.act.${act}`);
  return (
    <SwitchDialog
      id={`player-${act}`}
      title={label}
      label={label}
      effect={t(`players.effect.${act}`)}
      variant={variant ?? "secondary"}
      fields={{ act }}
    />
  );
}

function LabelForm({ player }: { readonly player: PlayerAnswer }) {
  const t = useT("console");
  const now = player.labels.map(({ labelName }) => labelName).join(", ");
  return (
    <>
      <Button type="button" size="small" popovertarget="player-labels">
        {t("players.labels")}
      </Button>
      <PopoverDialog id="player-labels" title={t("players.labels")} closeLabel={t("dialog.close")}>
        {/* The key resets the field after a change by another member of staff. */}
        <Form method="post" onSubmit={closeOnSubmit} key={now}>
          <AccountField />
          <input type="hidden" name="act" value="labels" />
          <input type="hidden" name="expected" value={now} />
          <p>{t("players.labelsText", { count: MOST_LABELS })}</p>
          <Field
            label={t("players.labels")}
            hint={t("players.labelsHint")}
            name="labels"
            defaultValue={now}
            maxLength={400}
            autoComplete="off"
          />
          <Button variant="primary">{t("players.labelsSave")}</Button>
        </Form>
      </PopoverDialog>
    </>
  );
}

/** Renders the support actions for a member. Each one is recorded; all but labels need a reason. */
export function PlayerActions({ player }: { readonly player: PlayerAnswer }) {
  return (
    <Line>
      <LabelForm player={player} />
      <PlayerActionDialog act="signOut" />
      {player.class === "demo" ? null : <PlayerActionDialog act="password" />}
      {player.state === "locked" ? (
        <PlayerActionDialog act="unlock" />
      ) : (
        <PlayerActionDialog act="lock" variant="danger" />
      )}
    </Line>
  );
}
