import { renderToStaticMarkup } from "react-dom/server";
import { ServerStyleSheet, StyleSheetManager } from "styled-components";
import { I18nProvider } from "~/platform/i18n/i18n-provider";
import { SITE_NAMESPACES } from "~/platform/i18n/namespaces";
import { i18nFor } from "~/platform/i18n/texts.server";
import type { ServerBlocks } from "./types";
import { parseSheet, partsForRoot, type RootAttributes, type SheetParts, usedStyles } from "./used-styles";
import { registerView } from "./views";

const server = new ServerStyleSheet();

/** The only style sheet of this process. Styles contain no brand values: brands differ by CSS variables only. */
export const styleSheet = server.instance;

/** Renders every block's example once at startup, so that the HTML of a page does not depend on earlier requests. */
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
  readonly parts: SheetParts;
  /** Sheets by attributes of `<html>`: brands with the same look share one. */
  readonly dressed: Map<string, SheetParts>;
}

/** Maximum number of cached sheets. */
const MAX_LOOKS = 64;

let known: KnownSheet | null = null;

/** Returns the parsed sheet. Parses it again only after new components were rendered, such as a console page. */
function currentSheet(): KnownSheet {
  const size = [...styleSheet.names.values()].reduce((sum, names) => sum + names.size, 0);
  if (known?.size !== size) known = { size, parts: parseSheet(server.getStyleTags()), dressed: new Map() };
  return known;
}

/**
 * Returns a style element with the styles that the markup uses: only those of its blocks, without rules that the attributes of
 * `<html>` exclude. `root` may omit attributes that change during the document's life (the theme).
 */
export function styleTags(markup: string, root: RootAttributes): string {
  const { parts, dressed: byRoot } = currentSheet();
  const key = JSON.stringify(root);
  let own = byRoot.get(key);
  if (!own) {
    own = partsForRoot(parts, root);
    if (byRoot.size >= MAX_LOOKS) byRoot.clear();
    byRoot.set(key, own);
  }
  return usedStyles(own, markup);
}
