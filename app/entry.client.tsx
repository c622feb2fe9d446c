import { RemixBrowser } from "@remix-run/react";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { readPageI18n } from "~/lib/i18n/client";
import { I18nProvider } from "~/lib/i18n/i18n-provider";
import { keepPageStyles } from "~/renderer/known-styles";
import { loadViewsOf } from "~/renderer/load-views";

async function hydrate(): Promise<void> {
  keepPageStyles(document);
  const i18n = readPageI18n(document);
  const remix = (globalThis as unknown as { __remixContext: { state: { loaderData?: Record<string, unknown> } } })
    .__remixContext;
  await loadViewsOf(remix.state.loaderData);
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
