import { SETTINGS, type SettingSpec } from "./settings";

/** Returns the text of `docs/settings.md`. A test fails when the file differs. */
export function renderSettingsDoc(): string {
  const specs: readonly SettingSpec[] = Object.values(SETTINGS);
  const rows = specs.map(
    (one) =>
      `| \`${one.name}\` | ${one.kind} | ${one.default === "" ? "(empty)" : `\`${one.default}\``} | ${one.description} |`,
  );
  return [
    "# Settings",
    "",
    "Every setting is an environment variable. This file is generated from `app/platform/http/settings.ts`.",
    "A bad value stops the start with a message that names the variable.",
    "",
    "| variable | kind | default | meaning |",
    "|---|---|---|---|",
    ...rows,
    "",
    "Variables that begin with `SMS_`, `MAIL_`, `IDENTITY_`, `PAY_` or `VENDOR_` contain the secrets of brands; each brand's files name its variables.",
    "Only the brands in `X_FOR` may use a secret `X`. The list is separated by commas. `brand@host` (with a port if the host has several services)",
    "permits the brand to send the secret to that host. `brand` alone is enough for a secret that only verifies incoming messages (`VENDOR_…`,",
    "webhooks). Example: `SMS_TOKEN_LOTUS=…` and `SMS_TOKEN_LOTUS_FOR=lotus@sms.example`. See [operating.md](operating.md#secrets-of-brands).",
    "",
  ].join("\n");
}
