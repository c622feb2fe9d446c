import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { I18nProvider } from "~/platform/i18n/i18n-provider";
import { SITE_NAMESPACES } from "~/platform/i18n/namespaces";
import { i18nFor } from "~/platform/i18n/texts.server";
import { blocks } from "~/registry/blocks.server";
import type { ShellSite } from "~/site/frame/shell-site";
import { LINKED_PAGES, LinkTargetsProvider } from "~/site/link-targets";
import { asksIn, waysOf } from "../helpers/crawl";

const i18n = i18nFor({ language: "EN", namespaces: SITE_NAMESPACES });
await i18n.loaderT();

/** Renders the example of a block for an account, on a brand without some pages. */
function drawn(type: string, account: ShellSite["account"], closed: readonly string[] = []): string {
  const { example, view: View } = blocks[type] ?? {};
  if (!View || !example) throw new Error(`there is no block ${type}`);
  const site = { account, brand: { closed } } as unknown as ShellSite;
  return renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <LinkTargetsProvider site={site}>
        <View props={example.props as never} data={example.data as never} />
      </LinkTargetsProvider>
    </I18nProvider>,
  );
}

const isSignIn = (href: string) => /^\/(?:login|register)\b/.test(href);
/** Returns the example's properties as JSON: the server removes their links (`open-props.test.ts`). */
const written = (type: string) => JSON.stringify(blocks[type]?.example.props ?? {});

test.each(Object.keys(blocks))("R20 the block %s does not ask a member to sign in or register", (type) => {
  for (const account of ["member", "agent"] as const) {
    const html = drawn(type, account);
    const links = waysOf(html).filter(({ href }) => isSignIn(href) && !written(type).includes(`"${href}"`));
    expect([links, asksIn(html)]).toEqual([[], []]);
  }
});

test.each(Object.keys(blocks))("R20 the block %s links to no product page that the brand does not have", (type) => {
  const html = drawn(type, "visitor", LINKED_PAGES);
  const paths = waysOf(html).map(({ href }) => href.split(/[?#]/)[0] ?? "");
  const closed = paths.filter((path) => (LINKED_PAGES as readonly string[]).includes(path));
  expect(closed.filter((path) => !written(type).includes(`"${path}`))).toEqual([]);
});
