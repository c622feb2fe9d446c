import { styled } from "styled-components";
import { useT } from "~/platform/i18n/use-t";
import type { BulkDone } from "./bulk-action";

const Note = styled.div`
  padding: 12px 16px;
  border: 1px solid var(--line);
  border-radius: var(--radius-small);
  background: var(--surface-1);
`;

/** Renders the result of a change in many brands: the number of successes, and the failures. */
export function BulkOutcome({ done }: { readonly done: BulkDone }) {
  const t = useT("console");
  const left = done.rows.flatMap(({ code, outcome }) => (outcome === "done" ? [] : [{ code, outcome }]));
  return (
    <Note role="status" data-outcome="">
      <p>{t("bulk.done", { count: done.rows.length - left.length })}</p>
      {left.length > 0 ? (
        <ul>
          {left.map(({ code, outcome }) => (
            <li key={code}>
              {code}: {t(`bulk.left.${outcome}`)}
            </li>
          ))}
        </ul>
      ) : null}
    </Note>
  );
}
