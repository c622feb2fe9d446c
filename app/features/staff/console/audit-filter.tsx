import { styled } from "styled-components";
import { useT } from "~/platform/i18n/use-t";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { Select } from "~/ui/select";
import { type AuditQuery, auditFieldDay } from "./audit-query";

const Line = styled.form`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(190px, 100%), 1fr));
  align-items: end;
  gap: 12px;
`;

/** Renders the search form of the audit: actor, call, brand, text and period. A GET form, so each search has a URL. */
export function AuditFilter({ search }: { readonly search: AuditQuery }) {
  const t = useT("console");
  const quiet = { autoComplete: "off", autoCapitalize: "none", spellCheck: false } as const;
  return (
    <Line method="get" action="/console/audit" role="search" aria-label={t("audit.search")}>
      <Field label={t("audit.who")} name="actor" defaultValue={search.actor} {...quiet} />
      <Field label={t("audit.what")} name="call" defaultValue={search.call} {...quiet} />
      <Field label={t("audit.brand")} name="code" defaultValue={search.code} {...quiet} />
      <Field label={t("audit.text")} name="text" defaultValue={search.text} {...quiet} />
      <Field label={t("audit.from")} name="from" type="date" defaultValue={auditFieldDay(search.from, 0)} />
      <Field label={t("audit.to")} name="to" type="date" defaultValue={auditFieldDay(search.until, 1)} />
      <Select
        label={t("audit.show")}
        name="all"
        defaultValue={search.changes ? "" : "1"}
        options={[
          { value: "", label: t("audit.changes") },
          { value: "1", label: t("audit.everything") },
        ]}
      />
      <Button>{t("audit.find")}</Button>
    </Line>
  );
}
