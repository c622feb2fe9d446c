import { styled } from "styled-components";
import { useT } from "~/platform/i18n/use-t";
import type { RewardRow } from "./types";

const Look = styled.span`
  display: grid;
  small { color: var(--text-2); font-size: var(--size-1); font-weight: 500; overflow-wrap: anywhere; }
`;

/** Renders the kind and the reason of a reward. */
export function RewardLabel({ about, kind }: Pick<RewardRow, "about" | "kind">) {
  const t = useT("shell");
  return (
    <Look>
      {t(`rewards.kinds.${kind}`)}
      {about ? (
        <small>
          <bdi>{about}</bdi>
        </small>
      ) : null}
    </Look>
  );
}
