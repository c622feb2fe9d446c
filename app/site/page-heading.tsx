import { styled } from "styled-components";
import { useT } from "~/platform/i18n/use-t";
import { Icon } from "~/ui/icon";

const Heading = styled.header`
  max-inline-size: var(--width);
  margin-inline: auto;
  padding: calc(var(--band) * 0.7) var(--edge) 0;

  h1 { font-size: clamp(1.75rem, 1.3rem + 1.7vw, 2.625rem); }
  p { max-inline-size: 60ch; margin-block-start: 8px; color: var(--text-2); font-size: 1.0625rem; }
  [data-header="centred"] & { text-align: center; }
  [data-header="centred"] & p { margin-inline: auto; }
`;

/** Renders a page's title and introduction, for pages whose blocks have no such heading. */
export function PageHeading({ title, intro }: { readonly title: string; readonly intro: string }) {
  return (
    <Heading>
      <h1>{title}</h1>
      {intro ? <p>{intro}</p> : null}
    </Heading>
  );
}

const Home = styled.nav`
  border-block-end: 1px solid var(--line);

  a {
    display: flex;
    align-items: center;
    gap: 8px;
    min-block-size: 48px;
    max-inline-size: var(--width);
    margin-inline: auto;
    padding-inline: var(--edge);
    color: var(--text-2);
    font-weight: 600;
  }
  a:hover { color: var(--text-1); }
  svg { transform: scaleX(-1); }
  [dir="rtl"] & svg { transform: none; }
`;

/** Renders the link to the home page, for pages without the site's header. */
export function HomeLink() {
  const common = useT("common");
  return (
    <Home aria-label={common("toHome")}>
      <a href="/">
        <Icon name="arrow-right" size={18} />
        {common("toHome")}
      </a>
    </Home>
  );
}
