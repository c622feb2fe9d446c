import { styled } from "styled-components";
import { useT } from "~/platform/i18n/use-t";
import type { DiffAnswer } from "~/site/console/types";
import { Badge } from "~/ui/badge";
import { Hunks } from "../hunk-lines";

const Changes = styled.div`
  display: grid;
  gap: 8px;
  min-inline-size: 0;

  h3 { font-size: var(--size-2); }
  details { min-inline-size: 0; border: 1px solid var(--line); border-radius: var(--radius-small); overflow: hidden; }
  summary { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 10px; padding: 10px 14px; cursor: pointer; }
  summary::before { content: "+"; inline-size: 1em; color: var(--text-2); text-align: center; }
  details[open] > summary::before { content: "−"; }
  summary code { overflow-wrap: anywhere; }
  summary:focus-visible { outline-offset: -2px; }
  details > p { padding: 0 14px 12px; color: var(--text-2); font-size: var(--size-1); }
  code { font: 0.8125rem/1.6 ui-monospace, Menlo, Consolas, monospace; }
`;

const TONES = { added: "good", removed: "bad", changed: "plain" } as const;
/** Renders the files that differ between two states, each with its lines. */
export function LineChanges({ diff: { files, lines } }: { readonly diff: DiffAnswer }) {
  const t = useT("console");
  if (files.length === 0) return null;
  return (
    <Changes>
      <h3>{t("files.byFile")}</h3>
      {files.map(({ change, file }) => {
        const hunks = lines.find((one) => one.file === file)?.hunks;
        return (
          <details key={file} open={files.length === 1}>
            <summary>
              <code dir="ltr">{file}</code>
              <Badge tone={TONES[change]}>{t(`files.change.${change}`)}</Badge>
            </summary>
            {hunks?.length ? (
              <Hunks hunks={hunks} label={file} />
            ) : (
              <p>{t(hunks ? "files.emptyFile" : "files.noLines")}</p>
            )}
          </details>
        );
      })}
    </Changes>
  );
}
