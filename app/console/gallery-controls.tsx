import { styled } from "styled-components";
import type { Direction } from "~/core/languages";
import { useT } from "~/lib/i18n/use-t";
import type { ThemeMode } from "~/lib/preferences";
import { Button } from "~/ui/button";
import { inputLook } from "~/ui/field";

const Row = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: 12px;

  label { display: grid; gap: 4px; font-size: var(--size-1); font-weight: 600; }
  select { ${inputLook} min-inline-size: 160px; }
`;

export interface GalleryControlsProps {
  readonly brand: string;
  readonly brands: readonly { readonly code: string; readonly name: string }[];
  readonly theme: ThemeMode;
  readonly dir: Direction;
}

/** Chooses whose clothes the gallery wears: a plain form, so that every state has an address. */
export function GalleryControls({ brand, brands, theme, dir }: GalleryControlsProps) {
  const t = useT("console");
  return (
    <Row method="get">
      <label>
        {t("gallery.brand")}
        <select name="brand" defaultValue={brand}>
          <option value="">{t("gallery.console")}</option>
          {brands.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label>
        {t("gallery.theme")}
        <select name="theme" defaultValue={theme}>
          <option value="light">{t("gallery.light")}</option>
          <option value="dark">{t("gallery.dark")}</option>
        </select>
      </label>
      <label>
        {t("gallery.direction")}
        <select name="dir" defaultValue={dir}>
          <option value="ltr">{t("gallery.ltr")}</option>
          <option value="rtl">{t("gallery.rtl")}</option>
        </select>
      </label>
      <Button variant="primary">{t("gallery.show")}</Button>
    </Row>
  );
}
