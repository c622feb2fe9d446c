import { renderToStaticMarkup } from "react-dom/server";
import { ServerStyleSheet, StyleSheetManager } from "styled-components";
import { blocks } from "~/blocks/blocks.server";
import { I18nProvider } from "~/lib/i18n/i18n-provider";
import { SITE_NAMESPACES } from "~/lib/i18n/namespaces";
import { i18nFor } from "~/lib/i18n/texts.server";
import { registerView } from "./views";

const server = new ServerStyleSheet();

/** The one sheet of this process. Styles hold no brand: brands differ by CSS variables only. */
export const styleSheet = server.instance;

/** Every block is drawn once at start from its example, so that a page's bytes do not depend on what ran before. */
function prime(): void {
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

prime();

let known = { size: -1, tags: "" };

/** The sheet as a style element. Made again only when something new was drawn (a page of the console, say). */
export function styleTags(): string {
  const size = [...styleSheet.names.values()].reduce((sum, names) => sum + names.size, 0);
  if (size !== known.size) known = { size, tags: server.getStyleTags() };
  return known.tags;
}
