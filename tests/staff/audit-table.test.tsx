import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { auditCallInput } from "~/features/staff/console/audit-query";
import { AuditTable } from "~/features/staff/console/audit-table";
import { I18nProvider } from "~/platform/i18n/i18n-provider";
import { CONSOLE_NAMESPACES } from "~/platform/i18n/namespaces";
import { i18nFor } from "~/platform/i18n/texts.server";
import type { AuditRow } from "~/site/console/types";

const entry = { at: "2026-11-23T10:57:00Z", role: null, ip: null, call: "addStaff", brand: null, input: {} };
const rows = ["demo mode", "command line", "iris", ""].map((actor, seq) => ({
  ...entry,
  ...{ seq, actor, outcome: "done", hash: "0" },
})) as unknown as readonly AuditRow[];

test.each([
  ["EN", "Demo mode", "Command line"],
  ["CN", "演示模式", "命令行"],
  ["VI", "Chế độ demo", "Dòng lệnh"],
  ["AR", "الوضع التجريبي", "سطر الأوامر"],
] as const)(
  "X3 I3 the audit in %s names actors outside the console in that language and finds them",
  (language, demo, line) => {
    const i18n = i18nFor({ language, namespaces: CONSOLE_NAMESPACES });
    const html = renderToStaticMarkup(
      <I18nProvider i18n={i18n}>
        <AuditTable rows={rows} />
      </I18nProvider>,
    );
    for (const actor of [demo, line, "iris"]) expect(html).toContain(`>${actor}<`);
    expect(html).not.toMatch(/>(demo mode|command line)</);
    const stored = (actor: string) => auditCallInput(i18n.t, { actor, changes: true });
    expect(stored(demo)).toEqual({ actor: "demo mode", changes: true });
    expect(stored(line.toUpperCase())).toEqual({ actor: "command line", changes: true });
    expect(stored("iris")).toEqual({ actor: "iris", changes: true });
  },
);
