import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ProcessesPart } from "~/features/health/console/processes-part";
import type { ProcessRow } from "~/features/health/console/types";
import { I18nProvider } from "~/platform/i18n/i18n-provider";
import { CONSOLE_NAMESPACES } from "~/platform/i18n/namespaces";
import { i18nFor } from "~/platform/i18n/texts.server";

const at = "2026-11-23T10:57:00Z";

function shown(appliedMs: number | null, appliedWorstMs: number | null): string {
  const row = { id: "a", process: "web-1", program: "1", startedAt: at, seenAt: at, silent: false, behind: [] };
  const rows = [{ ...row, filesHash: "f", memory: 0, requests: 0, slowCalls: 0, appliedMs, appliedWorstMs }];
  return renderToStaticMarkup(
    <I18nProvider i18n={i18nFor({ language: "EN", namespaces: CONSOLE_NAMESPACES })}>
      <ProcessesPart rows={rows as unknown as readonly ProcessRow[]} />
    </I18nProvider>,
  );
}

test("X health: a process that has applied no change yet shows no longest delay", () => {
  expect(shown(null, null)).not.toContain("maximum");
  expect(shown(12, 1_250)).toContain("maximum 1,250 ms");
});
