import { useCallback, useEffect, useState } from "react";
import { useI18n } from "~/platform/i18n/i18n-provider";
import { useFormat } from "~/platform/i18n/use-format";
import { useT } from "~/platform/i18n/use-t";
import { homeAnnouncements, homeAnnouncementsLogined } from "~/platform/wps/calls/home.gen";
import { isSignedIn } from "~/site/account/account";
import type { ModalContentProps } from "~/site/windows/contents";
import { Spinner } from "~/site/windows/loader";
import type { Notice as NoticeEntry } from "~/site/windows/modals";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { RichText } from "~/ui/rich-text";
import { NoticeElement } from "./notice-look";

/** Titles per page (requirement R12). */
export const TITLES_A_PAGE = 9;

/**
 * Returns the notices: the known ones, or those of the announcement strip. `entries` is null while loading; `failed`
 * after an error.
 */
function useNotices(known: readonly NoticeEntry[] | undefined) {
  const { language } = useI18n();
  const [entries, setEntries] = useState<readonly NoticeEntry[] | null>(known ?? null);
  const [failed, setFailed] = useState(false);
  const load = useCallback(() => {
    setFailed(false);
    // The strip's entries come first, because its links use their index.
    const asked = isSignedIn()
      ? homeAnnouncementsLogined({ types: "PL,H" }, { language })
      : homeAnnouncements({ types: "PL" }, { language });
    asked.then(
      ({ player }) => setEntries(player),
      () => setFailed(true),
    );
  }, [language]);
  useEffect(() => {
    if (!known) load();
  }, [known, load]);
  return { entries, failed, load };
}

interface DeskProps {
  readonly entries: readonly NoticeEntry[];
  readonly start: number;
}

function Desk({ entries, start }: DeskProps) {
  const common = useT("common");
  const format = useFormat();
  const last = Math.ceil(entries.length / TITLES_A_PAGE) - 1;
  const [at, setAt] = useState(Math.min(Math.max(start, 0), entries.length - 1));
  const [page, setPage] = useState(Math.floor(at / TITLES_A_PAGE));
  const open = entries[at];
  const turn = (by: 1 | -1) => {
    setPage(page + by);
    setAt((page + by) * TITLES_A_PAGE);
  };
  return (
    <div className="desk">
      <div className="titles">
        <ol>
          {entries.slice(page * TITLES_A_PAGE, (page + 1) * TITLES_A_PAGE).map(({ id, title }, place) => {
            const index = page * TITLES_A_PAGE + place;
            return (
              <li key={id}>
                <button type="button" aria-current={index === at ? "true" : undefined} onClick={() => setAt(index)}>
                  {title}
                </button>
              </li>
            );
          })}
        </ol>
        {last > 0 ? (
          <Pages
            page={page}
            last={last}
            onTurn={turn}
            label={common("pager.of", { page: page + 1, pages: last + 1 })}
          />
        ) : null}
      </div>
      {open ? (
        <article aria-live="polite">
          <h3>{open.title}</h3>
          <time dateTime={open.at}>{format.date(Date.parse(open.at))}</time>
          <RichText html={open.html} />
        </article>
      ) : null}
    </div>
  );
}

interface PagesProps {
  readonly page: number;
  readonly last: number;
  readonly label: string;
  readonly onTurn: (by: 1 | -1) => void;
}

function Pages({ page, last, label, onTurn }: PagesProps) {
  const common = useT("common");
  const isEnd = (by: 1 | -1) => (by < 0 ? page === 0 : page === last);
  const turn = (by: 1 | -1, name: string) => (
    <Button
      type="button"
      variant="secondary"
      size="small"
      square
      aria-label={name}
      // Not `disabled`: the button would lose focus when it turns to the first or last page.
      aria-disabled={isEnd(by)}
      onClick={() => (isEnd(by) ? undefined : onTurn(by))}
    >
      <Icon name={by < 0 ? "chevron-left" : "chevron-right"} size={18} />
    </Button>
  );
  return (
    <div className="pages">
      {turn(-1, common("pager.previous"))}
      <span className="num">{label}</span>
      {turn(1, common("pager.next"))}
    </div>
  );
}

/** Renders the window `noticeModal`: nine titles per page next to the open notice. `index` selects both (R12). */
export function Notice({ options }: ModalContentProps) {
  const t = useT("shell");
  const { entries, failed, load } = useNotices(options.notices);
  return (
    <NoticeElement>
      <h2>
        <Icon name="megaphone" size={22} />
        {t("modal.notices")}
      </h2>
      {failed ? <Failed onRetry={load} /> : null}
      {entries === null && !failed ? <Spinner /> : null}
      {entries?.length === 0 ? <p className="none">{t("notice.none")}</p> : null}
      {entries?.length ? <Desk entries={entries} start={options.index ?? 0} /> : null}
    </NoticeElement>
  );
}

function Failed({ onRetry }: { readonly onRetry: () => void }) {
  const errors = useT("errors");
  return (
    <div className="none" role="alert">
      <p>{errors("networkAbnormal")}</p>
      <Button type="button" onClick={onRetry}>
        {errors("chunkLoad.retry")}
      </Button>
    </div>
  );
}
