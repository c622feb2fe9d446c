import { styled } from "styled-components";
import type { IdentityKind } from "~/platform/brands/config.gen";
import { useFormat } from "~/platform/i18n/use-format";
import { useAnyText, useT } from "~/platform/i18n/use-t";
import type { CentreViewProps } from "~/site/centre/types";
import { Card } from "~/ui/card";
import { Icon, type IconName } from "~/ui/icon";
import type { IdentityStatus } from "../../rules/identity";
import type { identityCheck } from "./identity-check.server";
import { DocumentForm } from "./identity-form";
import { KIND_NAMES } from "./identity-names";

type Check = Awaited<ReturnType<typeof identityCheck.load>>;

const Look = styled.div`
  display: grid;
  gap: 24px;
  max-inline-size: 860px;

  .forms { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 300px), 1fr)); gap: 16px; align-items: start; }
  .asked { display: grid; gap: 8px; }
  .asked h2 { font-size: 1.0625rem; }
  .asked li { display: flex; gap: 10px; align-items: baseline; }
  .asked li::before { content: ""; flex: none; inline-size: 7px; block-size: 7px; border-radius: 50%; background: var(--brand); translate: 0 -2px; }
  .why { max-inline-size: 64ch; color: var(--text-2); }
`;

const State = styled(Card)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 4px 16px;
  align-items: center;
  padding: 20px;

  > svg { grid-row: span 2; color: var(--text-2); }
  &[data-status="verified"] > svg { color: var(--win); }
  &[data-status="refused"] > svg { color: var(--lose); }
  h2 { font-size: var(--size-3); }
  p { color: var(--text-2); overflow-wrap: anywhere; }
  strong { color: var(--text-1); }
`;

const ICONS: Readonly<Record<IdentityStatus, IconName>> = {
  none: "user",
  pending: "clock",
  verified: "badge-check",
  refused: "circle-help",
};

const TITLES = {
  none: "documents.none",
  pending: "documents.pending",
  verified: "documents.verified",
  refused: "documents.refused",
} as const satisfies Readonly<Record<IdentityStatus, string>>;

/** Renders the next step for the status; for a refusal, the reason given by staff. */
function StateText({ status, reason, submittedAt, reviewedAt, neededForWithdrawals }: Check) {
  const t = useT("shell");
  const format = useFormat();
  const on = (at: string | null) => format.date(Date.parse(at ?? ""), "date");
  if (status === "pending") return <p>{t("documents.pendingText", { date: on(submittedAt) })}</p>;
  if (status === "verified") return <p>{t("documents.verifiedText", { date: on(reviewedAt) })}</p>;
  if (status === "none") return <p>{t(neededForWithdrawals ? "documents.forWithdrawals" : "documents.noneText")}</p>;
  return (
    <p>
      <strong>{reason}</strong> {t("documents.refusedText")}
    </p>
  );
}

/** Renders the sets of documents; one complete set is sufficient. */
function RequiredDocuments({ enough }: Pick<Check, "enough">) {
  const t = useT("shell");
  const any = useAnyText();
  const named = (set: readonly IdentityKind[]) => set.map((kind) => any(KIND_NAMES[kind])).join(" + ");
  return (
    <div className="asked">
      <h2>{t(enough.length > 1 ? "documents.oneOf" : "documents.all")}</h2>
      <ul>
        {enough.map((set) => (
          <li key={set.join()}>{named(set)}</li>
        ))}
      </ul>
    </div>
  );
}

/**
 * Renders the page `identityCheck`: required documents, status of the check, and a form for each document (requirement
 * A21).
 */
export function IdentityCheck({ data, answer }: CentreViewProps<Check>) {
  const t = useT("shell");
  const { accepted, documents, enough, status, text } = data;
  return (
    <Look>
      <State data-status={status} role="status">
        <Icon name={ICONS[status]} size={36} />
        <h2>{t(TITLES[status])}</h2>
        <StateText {...data} />
      </State>
      {status === "verified" ? null : (
        <>
          <p className="why">{text}</p>
          <RequiredDocuments enough={enough} />
          <div className="forms">
            {accepted.map((kind) => {
              const sentAt = documents.find((each) => each.kind === kind)?.at ?? null;
              return <DocumentForm key={kind} kind={kind} sentAt={sentAt} answer={answer} />;
            })}
          </div>
        </>
      )}
    </Look>
  );
}
