import type { ReactNode } from "react";
import { styled } from "styled-components";
import { useT } from "~/lib/i18n/use-t";
import type { ShellSite } from "~/lib/shell-site";
import { FlagsProvider } from "~/ui/flags";
import { BottomBar } from "./bottom-bar";
import { Drawer } from "./drawer";
import { Footer } from "./footer";
import { Header } from "./header/header";
import { RightBar } from "./right-bar";
import { useHere } from "./use-here";

const Skip = styled.a`
  position: absolute;
  inset-inline-start: 16px;
  inset-block-start: -80px;
  z-index: 70;
  padding: 12px 20px;
  background: var(--brand);
  color: var(--on-brand);
  border-radius: var(--radius-small);

  &:focus { inset-block-start: 8px; }
`;

const Main = styled.main`
  min-block-size: 60vh;
  &:focus { outline: none; }
`;

/** What surrounds every page of a brand. Plain data in, no state: it works the same before and without hydration. */
export function SiteShell({ site, children }: { readonly site: ShellSite; readonly children: ReactNode }) {
  const t = useT("shell");
  const here = useHere();
  return (
    <FlagsProvider flags={site.flags}>
      <Skip href="#content">{t("skip")}</Skip>
      <Header site={site} here={here} />
      <Main id="content" tabIndex={-1}>
        {children}
      </Main>
      <Footer brand={site.brand} />
      <RightBar links={site.brand.rightBar} />
      <BottomBar entries={site.brand.navigation} path={here.path} />
      <Drawer site={site} here={here} />
    </FlagsProvider>
  );
}
