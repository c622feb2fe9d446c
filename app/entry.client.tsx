import { RemixBrowser } from "@remix-run/react";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { readPageI18n } from "~/platform/i18n/client";
import { I18nProvider } from "~/platform/i18n/i18n-provider";
import { blocks } from "~/registry/blocks.client";
import { keepPageStyles } from "~/site/known-styles";
import { loadViewsOf } from "~/site/load-views";
import { loadStatusScreens } from "~/site/status/status-part";

/** State of the server's render. */
interface DocumentState {
  readonly loaderData?: Record<string, unknown> & { readonly root?: { readonly kind: string } };
  readonly errors?: Record<string, unknown> | null;
}

async function hydrate(): Promise<void> {
  keepPageStyles(document);
  const i18n = readPageI18n(document);
  const { state } = (globalThis as unknown as { __remixContext: { state: DocumentState } }).__remixContext;
  const views = loadViewsOf(state.loaderData, blocks);
  if (state.errors || state.loaderData?.root?.kind === "status") await loadStatusScreens();
  await views;
  performance.mark("livery:hydrate");
  startTransition(() => {
    hydrateRoot(
      document,
      <I18nProvider i18n={i18n}>
        <RemixBrowser />
      </I18nProvider>,
    );
  });
}

void hydrate();
