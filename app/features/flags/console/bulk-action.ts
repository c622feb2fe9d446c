import type { ConsoleContext } from "~/site/app-context";
import { runOrRefusal } from "~/site/console/refusal-of";
import { BULK_VALUES } from "./bulk";

/** Result of a change in many brands; `message` when the whole change was refused. */
export interface BulkDone {
  readonly message: string | null;
  readonly rows: readonly { readonly code: string; readonly outcome: "done" | "staleSave" | "notFound" }[];
}

/** Runs the change of the preview. */
export async function bulkAction(app: ConsoleContext, form: FormData): Promise<BulkDone> {
  const text = (name: string) => String(form.get(name) ?? "");
  const value = BULK_VALUES.find((one) => one === text("value"));
  if (value === undefined) throw new Response(null, { status: 400 });
  const brands = form.getAll("brand").map((one) => {
    const [code = "", version] = String(one).split(" ");
    return { code, expectedVersion: Number(version) };
  });
  const [from, until] = [text("from"), text("until")];
  const times = { ...(from ? { from } : {}), ...(until ? { until } : {}) };
  const change = {
    flag: text("flag"),
    value: value === "files" ? null : value === "on",
    brands,
    reason: text("reason"),
  };
  return runOrRefusal<BulkDone, BulkDone>(
    app,
    async () => ({ message: null, rows: [...(await app.wps.staff.setFlagBrands({ ...change, ...times })).rows] }),
    (message) => ({ message, rows: [] }),
  );
}
