import { styled } from "styled-components";
import { useT } from "~/platform/i18n/use-t";
import { Rail } from "~/ui/carousel/rail";
import { useImageAddress } from "~/ui/image-hosts";
import type { ComingTile } from "./blocks/game-row/load";
import { tileLook } from "./tile-look";

/** Announced games look inactive: small, grey, and without links. */
const Row = styled.div`
  ${tileLook}
  --tile: 104px;
  display: grid;
  gap: 12px;
  margin-block-start: 28px;

  > h2 { display: flex; align-items: center; gap: 10px; font-size: var(--size-2); color: var(--text-2); }
  > h2::after { content: ""; flex: 1; border-block-start: 1px dashed var(--line); }
  .tile { border: 0; border-radius: 0; background: none; box-shadow: none; }
  .tile img { --ratio: 1; border: 1px dashed var(--line); border-radius: var(--radius-small); filter: grayscale(1); opacity: 0.5; }
  .tile .cap { padding: 6px 0 0; }
  .tile .cap b { color: var(--text-2); font-size: var(--size-1); white-space: normal; overflow-wrap: anywhere; }
  @media (max-width: 640px) { --tile: 84px; }
`;

/** Renders the row of announced games. They cannot be started; the title says so. */
export function ComingTiles({ games }: { readonly games: readonly ComingTile[] }) {
  const t = useT("blocks");
  const address = useImageAddress();
  if (games.length === 0) return null;
  return (
    <Row data-coming="">
      <h2>{t("coming.title")}</h2>
      <Rail label={t("coming.title")}>
        {games.map(({ art, id, name, vendor }) => (
          <li key={id}>
            <div className="tile" title={vendor}>
              <img src={address(art)} alt="" width={300} height={400} loading="lazy" decoding="async" />
              <span className="cap">
                <b>{name}</b>
              </span>
            </div>
          </li>
        ))}
      </Rail>
    </Row>
  );
}
