import { useRef } from "react";
import { styled } from "styled-components";
import type { ThemeMode } from "~/platform/i18n/preferences";
import { useT } from "~/platform/i18n/use-t";
import type { Direction } from "~/platform/text/languages";
import { Button } from "~/ui/button";
import { Select } from "~/ui/select";

const Row = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
`;

export interface GalleryControlsProps {
  readonly brand: string;
  readonly brands: readonly { readonly code: string; readonly name: string }[];
  readonly theme: ThemeMode;
  readonly dir: Direction;
}

/** Renders the selection of brand, theme and direction: a plain GET form, so that every state has an address. */
export function GalleryControls({ brand, brands, theme, dir }: GalleryControlsProps) {
  const t = useT("console");
  const form = useRef<HTMLFormElement>(null);
  return (
    // Theme and direction are attributes of the document: `target` makes the browser load a new document.
    <Row ref={form} method="get" target="_self" onChange={() => form.current?.requestSubmit()}>
      <Select
        look="pill"
        name="brand"
        label={t("gallery.brand")}
        defaultValue={brand}
        options={[
          { value: "", label: t("gallery.console") },
          ...brands.map(({ code, name }) => ({ value: code, label: name })),
        ]}
      />
      <Select
        look="pill"
        name="theme"
        label={t("gallery.theme")}
        defaultValue={theme}
        options={[
          { value: "light", label: t("gallery.light") },
          { value: "dark", label: t("gallery.dark") },
        ]}
      />
      <Select
        look="pill"
        name="dir"
        label={t("gallery.direction")}
        defaultValue={dir}
        options={[
          { value: "ltr", label: t("gallery.ltr") },
          { value: "rtl", label: t("gallery.rtl") },
        ]}
      />
      <Button size="small">{t("gallery.show")}</Button>
    </Row>
  );
}
