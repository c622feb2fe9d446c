import { styled } from "styled-components";
import { useFormat } from "~/platform/i18n/use-format";
import { useT } from "~/platform/i18n/use-t";
import { ProblemList } from "~/site/console/problem-list";
import { SwitchDialog } from "~/site/console/switch-dialog";
import type { DraftState } from "~/site/console/types";
import { Badge } from "~/ui/badge";
import { LinkButton } from "~/ui/button";
import { ActForm, ConfirmForm } from "./act-form";
import { Section } from "./section";

const Link = styled.p`
  padding: 12px 16px;
  border: 1px solid var(--win);
  border-radius: var(--radius-small);
  background: var(--surface-1);
  overflow-wrap: anywhere;

  a { color: var(--brand-text); font-weight: 600; }
`;

/** Renders a newly created preview link to an unpublished state. */
export function PreviewLink({ until, url }: { readonly url: string; readonly until: string }) {
  const t = useT("console");
  const format = useFormat();
  return (
    <Link role="status">
      {t("files.previewUntil", { time: format.date(Date.parse(until), "dateTime") })}{" "}
      <a href={url} target="_blank" rel="noreferrer">
        {url}
      </a>
    </Link>
  );
}

interface DraftPanelProps {
  readonly code: string;
  readonly draft: DraftState | null;
  /** Hash of the live files: publishing a stale draft over them requires it. */
  readonly liveHash: string;
  readonly mayEdit: boolean;
}

function DraftActs({ code, draft, liveHash }: DraftPanelProps & { readonly draft: DraftState }) {
  const t = useT("console");
  const isValid = draft.problems.length === 0;
  const expect = draft.stale ? { expect: liveHash } : {};
  return (
    <div className="line">
      {isValid ? (
        <>
          <SwitchDialog
            id="publish"
            title={t("files.publishTitle", { code })}
            label={t("files.publish")}
            effect={t(draft.stale ? "files.publishOver" : "files.publishEffect")}
            variant={draft.stale ? "danger" : "primary"}
            fields={{ intent: "publish", ...expect }}
          />
          <ActForm fields={{ intent: "preview", version: "draft" }} label={t("files.preview")} />
        </>
      ) : null}
      <LinkButton size="small" href={`/console/brands/${code}/files?before=live&after=draft#compare`}>
        {t("files.compareLive")}
      </LinkButton>
      <ConfirmForm id="drop" fields={{ intent: "drop" }} label={t("files.drop")} effect={t("files.dropEffect")} />
    </div>
  );
}

/** Renders the draft of a brand: its state, problems and actions. */
export function DraftPanel(props: DraftPanelProps) {
  const t = useT("console");
  const { code, draft, mayEdit } = props;
  const problems = draft?.problems ?? [];
  return (
    <Section aria-labelledby="draft">
      <h2 id="draft">
        {t("files.draft")}
        {draft === null ? null : (
          <Badge tone={problems.length === 0 ? "good" : "bad"}>
            {problems.length === 0 ? t("files.valid") : t("files.problems", { count: problems.length })}
          </Badge>
        )}
        {draft?.stale ? <Badge tone="bad">{t("files.stale")}</Badge> : null}
      </h2>
      <p>{t(draft === null ? "files.noDraft" : draft.stale ? "files.staleText" : "files.draftText", { code })}</p>
      {draft !== null && mayEdit ? <DraftActs {...props} draft={draft} /> : null}
      {problems.length > 0 ? <ProblemList problems={problems} /> : null}
    </Section>
  );
}
