import { useState } from "react";
import { styled } from "styled-components";
import type { FlagsAnswer } from "~/console/types";
import { useT } from "~/lib/i18n/use-t";
import { EmptyState } from "~/ui/empty-state";
import { Field } from "~/ui/field";
import { FlagLine } from "./flag-line";

const Rows = styled.ul`
  display: grid;
  border-block-start: 1px solid var(--line);

  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: 4px 16px;
    padding-block: 12px;
    border-block-end: 1px solid var(--line);
  }
  h3 { display: flex; flex-wrap: wrap; align-items: center; gap: 8px; font-size: var(--size-2); letter-spacing: 0; }
  p { grid-column: 1; color: var(--text-2); font-size: var(--size-1); }
  .do { grid-column: 2; grid-row: 1 / span 2; display: flex; flex-wrap: wrap; justify-content: flex-end; gap: 8px; }

  @media (max-width: 640px) {
    > li { grid-template-columns: minmax(0, 1fr); }
    .do { grid-column: 1; grid-row: auto; justify-content: flex-start; }
  }
`;

const Head = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 260px);
  align-items: end;
  gap: 16px;
  margin-block-end: 12px;

  h2 { font-size: var(--size-3); }
`;

/** Every flag of a brand with where its value comes from, and the switches. */
export function FlagList({ answer }: { answer: FlagsAnswer }) {
  const t = useT("console");
  const [wanted, setWanted] = useState("");
  const needle = wanted.trim().toLowerCase();
  const shown = answer.flags.filter(({ name, title, description }) =>
    `${name} ${title} ${description}`.toLowerCase().includes(needle),
  );
  return (
    <section aria-labelledby="flags">
      <Head>
        <h2 id="flags">{t("flags.title")}</h2>
        <Field
          label={t("flags.search")}
          type="search"
          value={wanted}
          onChange={(event) => setWanted(event.target.value)}
        />
      </Head>
      {shown.length === 0 ? (
        <EmptyState icon="search" title={t("flags.empty")} />
      ) : (
        <Rows>
          {shown.map((flag) => (
            <FlagLine key={flag.name} flag={flag} version={answer.overridesVersion} />
          ))}
        </Rows>
      )}
    </section>
  );
}
