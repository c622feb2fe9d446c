import { Form } from "@remix-run/react";
import { styled } from "styled-components";
import { useT } from "~/platform/i18n/use-t";
import { ProblemList } from "~/site/console/problem-list";
import { useStaffPermission } from "~/site/console/staff-context";
import { SwitchDialog } from "~/site/console/switch-dialog";
import type { ContentAnswer } from "~/site/console/types";
import { AccountField } from "~/site/page-account";
import { Badge } from "~/ui/badge";
import { Button, LinkButton } from "~/ui/button";
import type { DraftOutcome } from "./draft-action";

const Panel = styled.section`
  display: grid;
  gap: 12px;
  padding: 16px;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--surface-1);

  h2 { display: flex; flex-wrap: wrap; align-items: center; gap: 8px; font-size: var(--size-3); }
  p { color: var(--text-2); font-size: var(--size-1); }
  p a { text-decoration: underline; text-underline-offset: 3px; }
  .do { display: flex; flex-wrap: wrap; gap: 8px; }
  .do > form { display: contents; }
`;

interface DraftPanelProps {
  readonly code: string;
  readonly draft: ContentAnswer["draft"];
  readonly outcome: DraftOutcome | undefined;
}

function State({ draft }: Pick<DraftPanelProps, "draft">) {
  const t = useT("console");
  if (draft === null) return <Badge>{t("content.noDraft")}</Badge>;
  if (draft.problems.length > 0) return <Badge tone="bad">{t("content.invalid")}</Badge>;
  return draft.stale ? (
    <Badge tone="accent">{t("content.stale")}</Badge>
  ) : (
    <Badge tone="good">{t("content.valid")}</Badge>
  );
}

/** Renders the state of the draft that stores these changes, with preview and publishing. */
export function DraftPanel({ code, draft, outcome }: DraftPanelProps) {
  const t = useT("console");
  const mayEdit = useStaffPermission("brands.edit");
  const isReady = draft !== null && draft.problems.length === 0;
  const text = draft === null ? "content.noDraftText" : draft.stale ? "content.staleText" : "content.draftText";
  return (
    <Panel aria-labelledby="content-draft">
      <h2 id="content-draft">
        {t("content.draft")} <State draft={draft} />
      </h2>
      <p>
        {t(text)} <a href={`/console/brands/${code}/files`}>{t("content.toFiles")}</a>
      </p>
      {outcome?.published ? <p role="status">{t("content.published")}</p> : null}
      {draft && draft.problems.length > 0 ? <ProblemList problems={draft.problems} /> : null}
      {mayEdit && isReady ? (
        <div className="do">
          {draft.stale ? null : (
            <SwitchDialog
              id="content-publish"
              title={t("content.publish")}
              label={t("content.publish")}
              effect={t("content.publishEffect")}
              variant="primary"
              size="medium"
              fields={{ intent: "publish" }}
            />
          )}
          <Form method="post">
            <AccountField />
            <input type="hidden" name="intent" value="preview" />
            <Button>{t("content.preview")}</Button>
          </Form>
          {outcome?.preview ? (
            <LinkButton href={outcome.preview} target="_blank" rel="noreferrer" variant="quiet">
              {t("content.openPreview")}
            </LinkButton>
          ) : null}
        </div>
      ) : null}
    </Panel>
  );
}
