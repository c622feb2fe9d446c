import { styled } from "styled-components";
import { useFormat } from "~/platform/i18n/use-format";
import { useT } from "~/platform/i18n/use-t";
import type { PictureAnswer } from "~/site/console/types";

const View = styled.figure`
  display: grid;
  gap: 16px;
  justify-items: start;

  img {
    max-inline-size: 100%;
    max-block-size: 60vh;
    border: 1px solid var(--line);
    border-radius: var(--radius);
    /* A chequerboard shows transparency. */
    background: repeating-conic-gradient(var(--surface-1) 0 25%, var(--surface-2) 0 50%) 0 0 / 24px 24px;
  }
  figcaption { display: grid; justify-items: start; gap: 4px; color: var(--text-2); font-size: var(--size-1); }
  code { color: var(--text-1); }
`;

/** Renders a file of a brand's assets, and the value that refers to it in brand files. */
export function PictureView({ picture }: { readonly picture: PictureAnswer }) {
  const t = useT("console");
  const format = useFormat();
  const { bytes, data, path, type } = picture;
  return (
    <View>
      {data === null ? (
        <p>{t("files.picture.notShown")}</p>
      ) : (
        <img src={`data:${type};base64,${data}`} alt={t("files.picture.alt", { path })} />
      )}
      <figcaption>
        <span>{t("files.picture.use")}</span>
        <code dir="ltr">{`"${path}"`}</code>
        <span>{t("files.picture.bytes", { bytes: format.number(bytes) })}</span>
      </figcaption>
    </View>
  );
}
