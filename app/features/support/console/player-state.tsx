import { styled } from "styled-components";
import { useFormat } from "~/platform/i18n/use-format";
import { useT } from "~/platform/i18n/use-t";
import type { PlayerRow } from "~/site/console/types";
import { Badge } from "~/ui/badge";

const TONES = { active: "good", locked: "bad", excluded: "bad", timeOut: "accent" } as const;

/** Renders whether a member may sign in and play, and the end of a restriction. */
export function PlayerState({ player }: { readonly player: Pick<PlayerRow, "state" | "stateUntil"> }) {
  const t = useT("console");
  const format = useFormat();
  const { state, stateUntil } = player;
  return (
    <>
      <Badge tone={TONES[state]}>{t(`players.states.${state}`)}</Badge>
      {stateUntil ? (
        <small> {t("players.until", { date: format.date(Date.parse(stateUntil), "dateTime") })}</small>
      ) : null}
    </>
  );
}

const Labels = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: 4px;
`;

/** Renders the labels given by staff. */
export function PlayerLabels({ labels }: Pick<PlayerRow, "labels">) {
  if (labels.length === 0) return "–";
  return (
    <Labels>
      {labels.map(({ labelName }) => (
        <Badge key={labelName}>{labelName}</Badge>
      ))}
    </Labels>
  );
}
