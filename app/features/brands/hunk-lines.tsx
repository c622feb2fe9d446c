import { styled } from "styled-components";
import { useT } from "~/platform/i18n/use-t";
import type { DiffAnswer } from "~/site/console/types";

const Lines = styled.section`
  overflow: auto;

  &:focus-visible { outline-offset: -2px; }
  code { font: 0.8125rem/1.6 ui-monospace, Menlo, Consolas, monospace; }
  pre { margin: 0; padding-block: 6px; border-block-start: 1px solid var(--line); min-inline-size: max-content; }
  pre code { display: grid; min-inline-size: max-content; white-space: pre; }
  pre code > * { display: grid; grid-template-columns: 6ch 2ch 1fr; padding-inline: 8px; text-decoration: none; }
  small { color: var(--text-2); font-size: inherit; text-align: end; padding-inline-end: 1ch; user-select: none; }
  del { background: color-mix(in srgb, var(--lose) 14%, transparent); }
  ins { background: color-mix(in srgb, var(--win) 14%, transparent); }
`;

const TAGS = { "-": "del", "+": "ins" } as const;

/** A differing part of two texts, as in the answer of `brandDiff`. */
export type Hunk = NonNullable<DiffAnswer["lines"][number]["hunks"]>[number];

interface Line {
  readonly mark: string;
  readonly text: string;
  /** Line number: in the text before for removed lines, in the text after for others. */
  readonly number: number;
}

/** Returns the lines of a part with their numbers. Notes about a line get the sum of both numbers, which is unique. */
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

/** Renders the differences between two texts by line. @param label accessible name */
export function Hunks({ hunks, label }: { readonly hunks: readonly Hunk[]; readonly label: string }) {
  return (
    // A scrollable region must be focusable by keyboard.
    <Lines aria-label={label} tabIndex={0}>
      {hunks.map((hunk) => (
        <HunkLines key={`${hunk.before} ${hunk.after}`} hunk={hunk} />
      ))}
    </Lines>
  );
}
