import { styled } from "styled-components";
import { useT } from "~/platform/i18n/use-t";
import type { DiffAnswer } from "~/site/console/types";
import { Badge } from "~/ui/badge";

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
  :is(summary, section):focus-visible { outline-offset: -2px; }
  details > p { padding: 0 14px 12px; color: var(--text-2); font-size: var(--size-1); }
  code { font: 0.8125rem/1.6 ui-monospace, Menlo, Consolas, monospace; }
  details > section { overflow: auto; }
  pre { margin: 0; padding-block: 6px; border-block-start: 1px solid var(--line); min-inline-size: max-content; }
  pre code { display: grid; min-inline-size: max-content; white-space: pre; }
  pre code > * { display: grid; grid-template-columns: 6ch 2ch 1fr; padding-inline: 8px; text-decoration: none; }
  small { color: var(--text-2); font-size: inherit; text-align: end; padding-inline-end: 1ch; user-select: none; }
  del { background: color-mix(in srgb, var(--lose) 14%, transparent); }
  ins { background: color-mix(in srgb, var(--win) 14%, transparent); }
`;

const TONES = { added: "good", removed: "bad", changed: "plain" } as const;
const TAGS = { "-": "del", "+": "ins" } as const;

type Hunk = NonNullable<DiffAnswer["lines"][number]["hunks"]>[number];

interface Line {
  readonly mark: string;
  readonly text: string;
  /** Its number: of the text before for what is gone, of the one after else. */
  readonly number: number;
}

/** The lines of a part with their numbers. What is said of a line bears the sum of both, which no two share. */
function numbered({ after, before, lines }: Hunk): readonly Line[] {
  const next = { before, after };
  return lines.map((line) => {
    const mark = line.slice(0, 1);
    const { [mark === "-" ? "before" : "after"]: own } = next;
    const number = mark === "\\" ? next.before + next.after : own;
    if (mark === " " || mark === "-") next.before += 1;
    if (mark === " " || mark === "+") next.after += 1;
    return { mark, number, text: line.slice(1) };
  });
}

function HunkLines({ hunk }: { readonly hunk: Hunk }) {
  const t = useT("console");
  return (
    <pre dir="ltr">
      <code>
        {numbered(hunk).map(({ mark, number, text }) => {
          const Tag = TAGS[mark as keyof typeof TAGS] ?? "span";
          const isNote = mark === "\\";
          return (
            <Tag key={`${mark}${number}`}>
              <small>{isNote ? "" : number}</small>
              <b>{isNote ? "" : mark}</b>
              {isNote ? <i>{t("files.noLineEnd")}</i> : text || " "}
            </Tag>
          );
        })}
      </code>
    </pre>
  );
}

/** The files that differ between two states, each with its lines. */
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
              // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard.
              <section aria-label={file} tabIndex={0}>
                {hunks.map((hunk) => (
                  <HunkLines key={`${hunk.before} ${hunk.after}`} hunk={hunk} />
                ))}
              </section>
            ) : (
              <p>{t(hunks ? "files.emptyFile" : "files.noLines")}</p>
            )}
          </details>
        );
      })}
    </Changes>
  );
}
