import { styled } from "styled-components";
import type { NoticesProps } from "~/platform/brands/config.gen";
import { useFormat } from "~/platform/i18n/use-format";
import { useT } from "~/platform/i18n/use-t";
import { queryAddress } from "~/site/page-number-from";
import { PageSection } from "~/site/page-section";
import { LinkButton } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { Pager } from "~/ui/pager";
import { RichText } from "~/ui/rich-text";
import { useConfiguredText } from "~/ui/use-configured-text";
import type { NoticesData } from "./load";

const Desk = styled.div`
  display: grid;
  gap: 24px;

  > * { min-inline-size: 0; }
  .titles { display: grid; align-content: start; gap: 12px; }
  .titles > ol { overflow: hidden; background: var(--card-ground); border: var(--card-line); border-radius: var(--radius); box-shadow: var(--card-shadow); }
  .titles > ol li + li { border-block-start: 1px solid var(--line); }
  .titles > ol a { position: relative; display: grid; gap: 2px; padding: 12px 20px; }
  .titles > ol a:hover { background: var(--surface-2); }
  .titles > ol a:focus-visible { outline-offset: -2px; }
  .titles > ol a[aria-current] { background: var(--surface-2); font-weight: 600; }
  .titles > ol a[aria-current]::before { content: ""; position: absolute; inset-block: 0; inset-inline-start: 0; inline-size: 3px; background: var(--brand); }
  time { color: var(--text-2); font-size: var(--size-1); font-weight: 400; }
  article { display: grid; align-content: start; gap: 8px; scroll-margin-block-start: 96px; }
  article h2 { font-size: var(--size-4); }
  article > div { max-inline-size: 68ch; margin-block-start: 12px; }
  .gone { padding: 10px 16px; border-inline-start: 3px solid var(--accent); background: var(--surface-1); }
  @container (min-width: 760px) {
    grid-template-columns: minmax(280px, 0.5fr) minmax(0, 1fr);
    gap: clamp(32px, 4cqi, 56px);
    article { position: sticky; inset-block-start: 96px; }
  }
  /* On small screens, a notice named by the URL precedes the list. */
  @container (max-width: 759px) { &[data-chosen="asked"] article { order: -1; padding-block-end: 24px; border-block-end: 1px solid var(--line); } }
`;

/** Renders all notices: a paged list of titles next to the opened notice. Every notice has a URL. */
export function NoticesView({ props, data }: { readonly props: NoticesProps; readonly data: NoticesData }) {
  const t = useT("blocks");
  const common = useT("common");
  const words = useConfiguredText();
  const format = useFormat();
  const { rows, open, chosen, pageNo, totalPages } = data;
  const date = (at: string) => <time dateTime={at}>{format.date(Date.parse(at), "dateTime")}</time>;
  return (
    <PageSection title={words(props.title) || t("notices.title")} intro={words(props.intro)}>
      {open === null ? (
        <EmptyState
          art="bell"
          title={t("notices.empty")}
          text={t("notices.emptyHelp")}
          action={<LinkButton href="/">{common("toHome")}</LinkButton>}
        />
      ) : (
        <Desk data-chosen={chosen}>
          <div className="titles">
            {chosen === "gone" ? <p className="gone">{t("notices.gone")}</p> : null}
            <ol>
              {rows.map(({ id, title, at }) => (
                <li key={id}>
                  <a href={queryAddress({ id })} aria-current={id === open.id ? "true" : undefined}>
                    <span>{title}</span>
                    {date(at)}
                  </a>
                </li>
              ))}
            </ol>
            <Pager label={t("notices.title")} page={pageNo} pages={totalPages} href={(no) => queryAddress({ no })} />
          </div>
          <article>
            <h2>{open.title}</h2>
            {date(open.at)}
            <div>
              <RichText html={open.html} />
            </div>
          </article>
        </Desk>
      )}
    </PageSection>
  );
}
