import { type ParseError, parse } from "jsonc-parser";
import { useMemo, useState } from "react";
import { styled } from "styled-components";
import { declaredKeys, inheritedAt, schemaTexts, valueAt } from "~/platform/brands/schema-walk";
import { useT } from "~/platform/i18n/use-t";
import { isJsonObject } from "~/platform/text/json";
import { mergeDocuments } from "~/platform/text/merge-documents";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { type FormScope, type PartProps, placesAt } from "./form-scope";
import { type FieldParts, SchemaField } from "./schema-field";
import { Fold } from "./schema-fold";
import { itemTitle, ListGroup } from "./schema-list";

const Fields = styled.div`
  display: grid;
  gap: 14px;
  min-inline-size: 0;

  /* Schema descriptions are English in every page language. */
  :is(label, p, summary, .hint, small) { unicode-bidi: plaintext; }
  > p { color: var(--text-2); font-size: var(--size-1); }
  details { min-inline-size: 0; border: 1px solid var(--line); border-radius: var(--radius-small); }
  summary { padding: 10px 14px; font-weight: 600; cursor: pointer; overflow-wrap: anywhere; }
  summary::before { content: "+"; display: inline-block; inline-size: 1.4em; text-align: center; color: var(--text-2); font-weight: 400; }
  details[open] > summary::before { content: "−"; }
  summary small { margin-inline: 8px; color: var(--text-2); font-weight: 400; }
  summary small[data-bad] { color: var(--lose); font-weight: 600; }
  details > div { display: grid; gap: 14px; padding: 4px 14px 14px; }
  details > div > p { color: var(--text-2); font-size: var(--size-1); }
  .line { display: flex; flex-wrap: wrap; align-items: end; gap: 8px; }
`;

/** Renders the fields of an object; nested objects mount when opened. */
function ObjectFields({ path, scope }: PartProps) {
  const { document, knowledge } = scope;
  const { names, open } = declaredKeys(placesAt(scope, path));
  const entries = [inheritedAt(knowledge.base, path), valueAt(document, path)].flatMap((value) =>
    Object.keys(Object(value ?? {})),
  );
  const keys = [...new Set(open ? [...names, ...entries] : names)].filter((key) => key !== "$schema");
  return (
    <>
      {keys.map((key) => (
        <SchemaField key={key} scope={scope} path={[...path, key]} parts={PARTS} />
      ))}
      {open && names.length === 0 && !scope.disabled ? <NewEntry scope={scope} path={path} /> : null}
    </>
  );
}

/** Renders a field that adds an entry to a map by its key. */
function NewEntry({ path, scope }: PartProps) {
  const t = useT("console");
  const [key, setKey] = useState("");
  const isText = placesAt(scope, [...path, "x"]).some(({ schema }) => schema["type"] === "string");
  const entry = [...path, key.trim()];
  const isThere = key.trim() !== "" && valueAt(scope.document, entry) !== undefined;
  const add = () => {
    if (!key.trim() || isThere) return;
    scope.set(entry, isText ? "" : {});
    setKey("");
  };
  return (
    <div className="line">
      <Field
        label={t("files.newEntry")}
        error={isThere ? t("files.entryThere") : undefined}
        value={key}
        onChange={(event) => setKey(event.target.value)}
        autoComplete="off"
        spellCheck={false}
      />
      <Button type="button" size="small" onClick={add}>
        {t("files.add")}
      </Button>
    </div>
  );
}

/** Renders an object in an object or a list, collapsed at first. */
function ObjectGroup({ path, scope }: PartProps) {
  const t = useT("console");
  const common = useT("common");
  const { document, whole } = scope;
  const words = schemaTexts(placesAt(scope, path));
  const key = path.at(-1);
  const isItem = typeof key === "number";
  const { names } = declaredKeys(placesAt(scope, path.slice(0, -1)));
  const isEntry = !isItem && !names.includes(String(key));
  const title = isItem
    ? itemTitle(words.title, path, whole, common)
    : isEntry
      ? String(key)
      : words.title || String(key);
  const isOwn = valueAt(document, path) !== undefined;
  return (
    <Fold scope={scope} path={path} title={title}>
      {words.text ? <p>{words.text}</p> : null}
      <ObjectFields scope={scope} path={path} />
      {isOwn && !isItem && !scope.disabled ? (
        <div className="line">
          <Button type="button" size="small" variant="quiet" onClick={() => scope.set(path, undefined)}>
            {t("files.takeAway", { what: title })}
          </Button>
        </div>
      ) : null}
    </Fold>
  );
}

/** Components for nested objects and lists. */
const PARTS: FieldParts = { Group: ObjectGroup, List: ListGroup };

interface SchemaFormProps extends Omit<FormScope, "document" | "whole"> {
  readonly text: string;
}

/** Renders a form from the file's schema. Each change edits one value of the text and leaves the rest unchanged. */
export function SchemaForm({ text, ...scope }: SchemaFormProps) {
  const t = useT("console");
  const { base } = scope.knowledge;
  const { document, isBroken, whole } = useMemo(() => {
    const errors: ParseError[] = [];
    const parsed: unknown = parse(text, errors);
    return { document: parsed, isBroken: errors.length > 0, whole: mergeDocuments(base, parsed) };
  }, [text, base]);
  const isOther = document !== undefined && !isJsonObject(document);
  if (isBroken || isOther)
    return (
      <Fields>
        <p role="status">{t(document === null ? "files.removed" : "files.formBroken")}</p>
      </Fields>
    );
  return (
    <Fields>
      <ObjectFields scope={{ ...scope, document, whole }} path={[]} />
    </Fields>
  );
}
