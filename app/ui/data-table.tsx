import type { ReactNode } from "react";
import { Table } from "./table";

export interface Column<R> {
  readonly id: string;
  readonly title: string;
  readonly cell: (row: R) => ReactNode;
  /** Amounts and counts: tabular figures, aligned to the end of the cell. */
  readonly numeric?: boolean;
}

export interface DataTableProps<R> {
  /** Caption of the table, for screen readers. */
  readonly caption: string;
  readonly columns: readonly Column<R>[];
  readonly rows: readonly R[];
  readonly rowKey: (row: R) => string;
  /** Content in place of a table without rows. */
  readonly empty?: ReactNode;
}

/** More columns than this have no room on a tablet. */
const MOST_ON_TABLET = 6;

/** A table from columns and rows; the first column names its row. On small screens each row is a card. */
export function DataTable<R>({ caption, columns, rows, rowKey, empty }: DataTableProps<R>) {
  if (rows.length === 0 && empty !== undefined) return <>{empty}</>;
  return (
    <Table data-wide={columns.length > MOST_ON_TABLET ? "" : undefined}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ id, title, numeric }) => (
            <th key={id} scope="col" className={numeric ? "num" : undefined}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)}>
            {columns.map(({ id, title, cell, numeric }, at) => {
              const attributes = { className: numeric ? "num" : undefined, "data-label": title };
              return at === 0 ? (
                <th key={id} scope="row" {...attributes}>
                  {cell(row)}
                </th>
              ) : (
                <td key={id} {...attributes}>
                  {cell(row)}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
