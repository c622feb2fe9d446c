import { useT } from "~/platform/i18n/use-t";
import { ConsoleLink } from "~/site/console/console-link";
import type { ContentAnswer } from "~/site/console/types";
import { Badge } from "~/ui/badge";
import { type Column, DataTable } from "~/ui/data-table";
import { contentPath } from "./content-path";

type KindRow = ContentAnswer["kinds"][number];

/** Renders the kinds of content with their number of entries and of changes in the draft. */
export function KindTable({ code, kinds }: { readonly code: string; readonly kinds: readonly KindRow[] }) {
  const t = useT("console");
  const columns: readonly Column<KindRow>[] = [
    {
      id: "kind",
      title: t("content.kind"),
      cell: ({ kind }) => <ConsoleLink href={contentPath(code, kind)}>{t(`content.kinds.${kind}`)}</ConsoleLink>,
    },
    { id: "about", title: t("content.where"), cell: ({ kind }) => t(`content.about.${kind}`) },
    { id: "entries", title: t("content.entries"), numeric: true, cell: ({ entries }) => entries },
    { id: "running", title: t("content.running"), numeric: true, cell: ({ running }) => running },
    {
      id: "changed",
      title: t("content.changed"),
      numeric: true,
      cell: ({ changed }) => (changed > 0 ? <Badge tone="accent">{changed}</Badge> : 0),
    },
  ];
  return <DataTable caption={t("content.title")} columns={columns} rows={kinds} rowKey={({ kind }) => kind} />;
}
