import { styled } from "styled-components";
import { useT } from "~/platform/i18n/use-t";
import { ProblemList } from "~/site/console/problem-list";
import type { DiffAnswer } from "~/site/console/types";
import { Button } from "~/ui/button";
import { type Column, DataTable } from "~/ui/data-table";
import { Select } from "~/ui/select";
import { LineChanges } from "./line-changes";
import { Section } from "./section";

const Value = styled.code`
  display: block;
  max-inline-size: 44ch;
  max-block-size: 9em;
  overflow: hidden;
  font: 0.8125rem/1.5 ui-monospace, Menlo, Consolas, monospace;
  overflow-wrap: anywhere;
`;

interface CompareProps {
  readonly code: string;
  /** States that can be compared: `live`, `draft` and version ids. */
  readonly states: readonly string[];
  readonly before: string;
  readonly after: string;
  /** Null when no comparison was requested. */
  readonly diff: DiffAnswer | null;
}

type KeyChange = NonNullable<DiffAnswer["keys"]>[number];

function KeyChanges({ keys }: { readonly keys: readonly KeyChange[] }) {
  const t = useT("console");
  const shown = (value: string | null) => (value === null ? t("files.nothing") : <Value dir="ltr">{value}</Value>);
  const columns: readonly Column<KeyChange>[] = [
    { id: "path", title: t("files.key"), cell: ({ path }) => <Value dir="ltr">{path}</Value> },
    { id: "before", title: t("files.before"), cell: ({ before }) => shown(before) },
    { id: "after", title: t("files.after"), cell: ({ after }) => shown(after) },
  ];
  const rows = { columns, rows: keys, rowKey: ({ path }: KeyChange) => path };
  return <DataTable caption={t("files.byKey")} {...rows} empty={<p>{t("files.noDifference")}</p>} />;
}

function Differences({ diff }: { readonly diff: DiffAnswer }) {
  const t = useT("console");
  return (
    <>
      {diff.invalid.map(({ problems, state }) => (
        <div key={state}>
          <p>{t("files.notValid", { state })}</p>
          <ProblemList problems={problems} />
        </div>
      ))}
      {diff.keys ? <KeyChanges keys={diff.keys} /> : null}
      <LineChanges diff={diff} />
    </>
  );
}

/** Renders the differences between two states of a brand, by key and by file. A GET form, so that a comparison has an address. */
export function ComparePanel({ after, before, code, diff, states }: CompareProps) {
  const t = useT("console");
  const named = (state: string) => {
    if (state === "live") return t("files.liveFiles");
    return state === "draft" ? t("files.draft") : t("files.versionNo", { version: state });
  };
  const options = states.map((value) => ({ value, label: named(value) }));
  return (
    <Section aria-labelledby="compare">
      <h2 id="compare">{t("files.compareTitle")}</h2>
      <form className="line" method="get" action={`/console/brands/${code}/files#compare`}>
        <Select label={t("files.before")} name="before" options={options} defaultValue={before} key={`b${before}`} />
        <Select label={t("files.after")} name="after" options={options} defaultValue={after} key={`a${after}`} />
        <Button>{t("files.compare")}</Button>
      </form>
      {diff ? <Differences diff={diff} /> : null}
    </Section>
  );
}
