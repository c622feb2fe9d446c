import { styled } from "styled-components";
import { useT } from "~/platform/i18n/use-t";
import type { FlagBrandsAnswer } from "~/site/console/types";
import { Button } from "~/ui/button";
import { type Column, DataTable } from "~/ui/data-table";
import { Select } from "~/ui/select";
import { useFlagTexts } from "../use-flag-texts";
import { BULK_VALUES } from "./bulk";
import { FlagState } from "./flag-line";
import { TimesFields } from "./times-fields";

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;

  .what { display: grid; grid-template-columns: repeat(auto-fit, minmax(220px, 1fr)); align-items: start; gap: 16px; max-inline-size: 760px; }
  label { display: flex; align-items: center; gap: 10px; min-block-size: 28px; font-weight: 600; }
  input[type="checkbox"] { inline-size: 18px; block-size: 18px; accent-color: var(--brand); }
  .what label { font-size: var(--size-1); }
`;

type Row = FlagBrandsAnswer["rows"][number];

/** Renders one flag in every brand as a form; the selected brands are previewed before any change. */
export function FlagBrandsForm({
  answer,
  chosen,
}: {
  readonly answer: FlagBrandsAnswer;
  readonly chosen: readonly string[];
}) {
  const t = useT("console");
  const textsOf = useFlagTexts();
  const columns: readonly Column<Row>[] = [
    {
      id: "brand",
      title: t("bulk.brand"),
      cell: ({ code, name }) => (
        <label>
          <input type="checkbox" name="code" value={code} defaultChecked={chosen.includes(code)} />
          {name}
        </label>
      ),
    },
    {
      id: "state",
      title: t("bulk.now"),
      cell: (row) => (
        <span>
          <FlagState flag={row} />
        </span>
      ),
    },
    { id: "places", title: t("bulk.places"), cell: ({ shows }) => shows.join(", ") || "–" },
  ];
  return (
    <Form method="get">
      <input type="hidden" name="flag" value={answer.flag} />
      <DataTable
        caption={textsOf(answer.flag).title}
        columns={columns}
        rows={answer.rows}
        rowKey={({ code }) => code}
      />
      <div className="what">
        <Select
          label={t("bulk.value")}
          name="value"
          options={BULK_VALUES.map((value) => ({ value, label: t(`bulk.to.${value}`) }))}
        />
        <TimesFields />
      </div>
      <div>
        <Button variant="secondary">{t("bulk.preview")}</Button>
      </div>
    </Form>
  );
}
