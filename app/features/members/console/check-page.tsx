import { Form } from "@remix-run/react";
import { styled } from "styled-components";
import { useFormat } from "~/platform/i18n/use-format";
import { useT } from "~/platform/i18n/use-t";
import { type Fact, Facts } from "~/site/console/facts";
import { SwitchDialog } from "~/site/console/switch-dialog";
import type { CheckAnswer, DocumentAnswer } from "~/site/console/types";
import { AccountField } from "~/site/page-account";
import { Badge } from "~/ui/badge";
import { Button, LinkButton } from "~/ui/button";
import { type Column, DataTable } from "~/ui/data-table";
import { EmptyState } from "~/ui/empty-state";

const Part = styled.section`
  display: grid;
  gap: 12px;

  img { max-inline-size: 100%; block-size: auto; border: 1px solid var(--line); border-radius: var(--radius-small); }
  figure { margin: 0; }
  figcaption { color: var(--text-2); font-size: var(--size-1); }
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

const TONES = { none: "plain", pending: "accent", verified: "good", refused: "bad" } as const;

/** Renders the status of an identity check. */
export function CheckState({ check }: { readonly check: CheckAnswer }) {
  const t = useT("console");
  return <Badge tone={TONES[check.status]}>{t(`players.identities.${check.status}`)}</Badge>;
}

/** Renders the member's data to compare the documents with. */
export function CheckFacts({ check }: { readonly check: CheckAnswer }) {
  const t = useT("console");
  const plain = (value: string | null) => <bdi key="value">{value ?? t("players.notGiven")}</bdi>;
  const facts: readonly Fact[] = [
    [t("players.payeeName"), plain(check.payeeName)],
    [t("players.birthday"), plain(check.birthday)],
    [t("documents.lastReason"), check.reason],
  ];
  return <Facts facts={facts} />;
}

interface DecisionProps {
  readonly check: CheckAnswer;
}

/** Renders the decision form of a pending check. A refusal requires a reason, which the member can read. */
export function CheckDecision({ check }: DecisionProps) {
  const t = useT("console");
  if (check.status !== "pending") return null;
  return (
    <Line>
      <Form method="post">
        <AccountField />
        <input type="hidden" name="verdict" value="verified" />
        <input type="hidden" name="expectedVersion" value={check.version} />
        <Button variant="primary">{t("documents.verify")}</Button>
      </Form>
      <SwitchDialog
        id="refuse"
        title={t("documents.refuse")}
        label={t("documents.refuse")}
        effect={t("documents.refuseText")}
        variant="danger"
        size="medium"
        reasonHint={t("order.reasonHint")}
        fields={{ verdict: "refused", expectedVersion: check.version }}
      />
    </Line>
  );
}

type Sent = CheckAnswer["documents"][number];

const NAMES = {
  passport: "documents.passport",
  idFront: "documents.idFront",
  idBack: "documents.idBack",
  drivingLicence: "documents.drivingLicence",
  proofOfAddress: "documents.proofOfAddress",
} as const;

interface DocumentsProps {
  readonly path: string;
  readonly check: CheckAnswer;
  /** Opened picture. */
  readonly open: DocumentAnswer | null;
}

/** Renders the uploaded documents. Each picture opens separately, because every access is logged. */
export function CheckDocuments({ check, open, path }: DocumentsProps) {
  const t = useT("console");
  const shell = useT("shell");
  const format = useFormat();
  const columns: readonly Column<Sent>[] = [
    { id: "kind", title: t("documents.kind"), cell: ({ kind }) => shell(NAMES[kind]) },
    { id: "at", title: t("documents.sent"), cell: ({ at }) => format.date(Date.parse(at), "dateTime") },
    {
      id: "current",
      title: t("players.state"),
      cell: ({ current }) => t(current ? "documents.current" : "documents.former"),
    },
    {
      id: "open",
      title: t("documents.picture"),
      cell: ({ id, kind }) => (
        <LinkButton
          href={`${path}?document=${id}#picture`}
          size="small"
          data-stay=""
          aria-label={t("documents.openNamed", { kind: shell(NAMES[kind]) })}
        >
          {t("documents.open")}
        </LinkButton>
      ),
    },
  ];
  return (
    <Part>
      <h2>{t("documents.all")}</h2>
      <DataTable
        caption={t("documents.all")}
        columns={columns}
        rows={check.documents}
        rowKey={({ id }) => id}
        empty={<EmptyState icon="search" title={t("documents.nothing")} />}
      />
      {open ? (
        <figure id="picture">
          <img
            src={`data:image/jpeg;base64,${open.jpeg}`}
            width={open.width}
            height={open.height}
            alt={shell(NAMES[open.kind])}
          />
          <figcaption>
            {shell(NAMES[open.kind])}, {format.date(Date.parse(open.at), "dateTime")}
          </figcaption>
        </figure>
      ) : null}
    </Part>
  );
}

type CheckEvent = CheckAnswer["events"][number];

/** Renders the staff actions, latest first. */
export function CheckHistory({ check }: { readonly check: CheckAnswer }) {
  const t = useT("console");
  const format = useFormat();
  const columns: readonly Column<CheckEvent & { readonly key: string }>[] = [
    { id: "when", title: t("history.when"), cell: ({ at }) => format.date(Date.parse(at), "dateTime") },
    { id: "who", title: t("history.who"), cell: ({ actor }) => actor },
    { id: "what", title: t("history.what"), cell: ({ action }) => t(`documents.deed.${action}`) },
    { id: "why", title: t("history.why"), cell: ({ reason }) => reason ?? "–" },
  ];
  return (
    <Part>
      <h2>{t("history.title")}</h2>
      <DataTable
        caption={t("history.title")}
        columns={columns}
        rows={check.events.map((event, at) => ({ ...event, key: `${event.at} ${at}` }))}
        rowKey={({ key }) => key}
        empty={<EmptyState icon="history" title={t("documents.noHistory")} />}
      />
    </Part>
  );
}
