import { useFormat } from "~/platform/i18n/use-format";
import { useT } from "~/platform/i18n/use-t";
import { ConsoleLink } from "~/site/console/console-link";
import type { FileRow } from "~/site/console/types";
import { Button } from "~/ui/button";
import { type Column, DataTable } from "~/ui/data-table";
import { Field } from "~/ui/field";
import type { RefusedPicture } from "./files-action";
import { PictureForm } from "./picture-form";
import { Section } from "./section";

interface FilesProps {
  readonly code: string;
  /** Files of the draft, or of the live state without a draft. */
  readonly rows: readonly FileRow[];
  readonly mayEdit: boolean;
  /** Refused upload of a picture. */
  readonly refused: RefusedPicture | undefined;
}

/** Returns the address of the page that edits a file. */
export const editPath = (code: string, path: string): string =>
  `/console/brands/${code}/files/edit?path=${encodeURIComponent(path)}`;

/** Returns the address of the page that shows a file of the assets. */
export const picturePath = (code: string, path: string): string =>
  `/console/brands/${code}/files/picture?path=${encodeURIComponent(path)}`;

/** Returns the address of a file's page; null for a file without a meaning in a brand. */
function placeOf(code: string, { kind, path }: FileRow): string | null {
  if (kind !== null) return editPath(code, path);
  return path.startsWith("assets/") ? picturePath(code, path) : null;
}

/** Renders the files of a brand with links to their editors, and a form for a new file. */
export function FileTable({ code, mayEdit, refused, rows }: FilesProps) {
  const t = useT("console");
  const format = useFormat();
  // The brand's main file comes first.
  const sorted = [...rows].sort((a, b) => Number(b.path === "tenant.json") - Number(a.path === "tenant.json"));
  const columns: readonly Column<FileRow>[] = [
    {
      id: "path",
      title: t("files.file"),
      cell: (row) => {
        const place = placeOf(code, row);
        return place === null ? row.path : <ConsoleLink href={place}>{row.path}</ConsoleLink>;
      },
    },
    { id: "bytes", title: t("files.bytes"), cell: ({ bytes }) => format.number(bytes), numeric: true },
  ];
  return (
    <Section aria-labelledby="files">
      <h2 id="files">{t("files.files")}</h2>
      <DataTable caption={t("files.files")} columns={columns} rows={sorted} rowKey={({ path }) => path} />
      {mayEdit ? (
        <>
          <form className="line" method="get" action={`/console/brands/${code}/files/edit`}>
            <Field
              label={t("files.newFile")}
              hint={t("files.newFileHint")}
              name="path"
              placeholder="pages/HELP.json"
              dir="ltr"
              required
              pattern="(pages|content|locales)/[A-Za-z0-9_\-]+\.json"
              autoComplete="off"
              spellCheck={false}
            />
            <Button>{t("files.begin")}</Button>
          </form>
          <PictureForm refused={refused} />
        </>
      ) : null}
    </Section>
  );
}
