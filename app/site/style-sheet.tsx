import { renderToStaticMarkup } from "react-dom/server";
import { ServerStyleSheet, StyleSheetManager } from "styled-components";
import { I18nProvider } from "~/platform/i18n/i18n-provider";
import { SITE_NAMESPACES } from "~/platform/i18n/namespaces";
import { i18nFor } from "~/platform/i18n/texts.server";
import type { ServerBlocks } from "./types";
import { dressedFor, type Parts, type RootAttributes, takeApart, usedStyles } from "./used-styles";
import { registerView } from "./views";

const server = new ServerStyleSheet();

/** The one sheet of this process. Styles hold no brand: brands differ by CSS variables only. */
export const styleSheet = server.instance;

/** Draws every block once at start from its example, so that a page's bytes do not depend on what ran before. */
export function primeStyles(blocks: ServerBlocks): void {
  const i18n = i18nFor({ language: "EN", namespaces: SITE_NAMESPACES });
  for (const [type, { view: View, example }] of Object.entries(blocks)) {
    registerView(type, View);
    renderToStaticMarkup(
      <I18nProvider i18n={i18n}>
        <StyleSheetManager sheet={styleSheet}>
          <View props={example.props as never} data={example.data as never} />
        </StyleSheetManager>
      </I18nProvider>,
    );
  }
}

interface KnownSheet {
  readonly size: number;
  readonly parts: Parts;
  /** By the clothes of `<html>`: brands that look alike share one. */
  readonly dressed: Map<string, Parts>;
}

/** More looks than this are not kept at the same time. */
const MAX_LOOKS = 64;

let known: KnownSheet | null = null;

/** The sheet taken apart. Done again only when something new was drawn (a page of the console, say). */
function sheet(): KnownSheet {
  const size = [...styleSheet.names.values()].reduce((sum, names) => sum + names.size, 0);
  if (known?.size !== size) known = { size, parts: takeApart(server.getStyleTags()), dressed: new Map() };
  return known;
}

/**
 * The styles of what stands in the markup, as a style element: a page ships those of its own blocks and no others, and
 * nothing that `<html>` never wears. `root` may leave out what changes while the document lives (the theme).
 */
export function styleTags(markup: string, root: RootAttributes): string {
  const { parts, dressed } = sheet();
  const key = JSON.stringify(root);
  let own = dressed.get(key);
  if (!own) {
    own = dressedFor(parts, root);
    if (dressed.size >= MAX_LOOKS) dressed.clear();
    dressed.set(key, own);
  }
  return usedStyles(own, markup);
}
