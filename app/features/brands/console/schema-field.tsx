import type { ComponentType, MouseEvent, MouseEventHandler } from "react";
import { styled } from "styled-components";
import {
  inheritedAt,
  initialValue,
  isInItem,
  schemaDefault,
  schemaTexts,
  shapeOf,
  type ValueShape,
  valueAt,
} from "~/platform/brands/schema-walk";
import { useT } from "~/platform/i18n/use-t";
import { isJsonObject, pointerOf } from "~/platform/text/json";
import { isTextKey } from "~/platform/text/localised";
import { Button } from "~/ui/button";
import { Field, TextArea } from "~/ui/field";
import { Select } from "~/ui/select";
import { ColourField } from "./colour-field";
import { type PartProps, placesAt } from "./form-scope";
import { focusFold } from "./schema-fold";

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 4px 12px;

  span { font-size: var(--size-1); font-weight: 600; overflow-wrap: anywhere; }
  small { flex-basis: 100%; color: var(--text-2); font-size: var(--size-1); }
`;

/** Components for an object, and for a list of anything but texts or numbers. */
export interface FieldParts {
  readonly Group: ComponentType<PartProps>;
  readonly List: ComponentType<PartProps & { readonly parts: FieldParts }>;
}

interface SchemaFieldProps extends PartProps {
  readonly parts: FieldParts;
}

interface ControlProps {
  readonly label: string;
  readonly hint: string | undefined;
  readonly error: string | undefined;
  readonly disabled: boolean;
  readonly value: unknown;
  /** Value of the base, which applies when the brand sets none. */
  readonly inherited: unknown;
  readonly set: (value: unknown) => void;
}

const shown = (value: unknown): string =>
  typeof value === "string" ? value : value === undefined ? "" : JSON.stringify(value);

/** Renders a select for a few values; the first option is the base's value. */
function ChoiceControl({
  inherited,
  options,
  set,
  value,
  ...field
}: ControlProps & { readonly options: readonly unknown[] }) {
  const t = useT("console");
  const named = (one: unknown) => (typeof one === "boolean" ? t(one ? "flags.on" : "flags.off") : String(one));
  const base =
    inherited === undefined || inherited === null ? t("files.unset") : t("files.base", { value: named(inherited) });
  const choices = options.map((one) => ({ value: JSON.stringify(one), label: named(one) }));
  return (
    <Select
      {...field}
      options={[{ value: "", label: base }, ...choices]}
      value={value === undefined ? "" : JSON.stringify(value)}
      onChange={({ target }) => set(target.value === "" ? undefined : JSON.parse(target.value))}
    />
  );
}

const asText = (line: string): unknown => line;
/** A line that is not a number stays text; validation reports it. */
const asNumber = (line: string): unknown =>
  line.trim() === "" || !Number.isFinite(Number(line)) ? line : Number(line);

/** Renders a list of texts or numbers, one per line. */
function LinesControl({ inherited, read, set, value, ...field }: ControlProps & { readonly read: typeof asText }) {
  const lines = (list: unknown) => (Array.isArray(list) ? list.join("\n") : "");
  const change = (text: string) => set(text === "" ? undefined : text.split("\n").map(read));
  return (
    <TextArea
      {...field}
      dir="auto"
      value={lines(value)}
      placeholder={lines(inherited)}
      onChange={({ target }) => change(target.value)}
      spellCheck={false}
    />
  );
}

function TextControl({ inherited, set, value, ...field }: ControlProps) {
  return (
    <Field
      {...field}
      dir="auto"
      value={shown(value)}
      placeholder={shown(inherited)}
      onChange={({ target }) => set(target.value === "" ? undefined : target.value)}
      autoComplete="off"
    />
  );
}

function NumberControl({ inherited, set, value, ...field }: ControlProps) {
  return (
    <Field
      {...field}
      type="number"
      step="any"
      value={shown(value)}
      placeholder={shown(inherited)}
      onChange={({ target }) => set(Number.isNaN(target.valueAsNumber) ? undefined : target.valueAsNumber)}
    />
  );
}

function Control({ shape, ...props }: ControlProps & { readonly shape: ValueShape }) {
  switch (shape.kind) {
    case "choice":
      return <ChoiceControl {...props} options={shape.options} />;
    case "boolean":
      return <ChoiceControl {...props} options={[true, false]} />;
    case "number":
      return <NumberControl {...props} />;
    case "texts":
      return <LinesControl {...props} read={asText} />;
    case "numbers":
      return <LinesControl {...props} read={asNumber} />;
    case "colour": {
      const { inherited, set, value, ...field } = props;
      const change = (colour: string) => set(colour === "" ? undefined : colour);
      return <ColourField {...field} value={shown(value)} placeholder={shown(inherited)} onValue={change} />;
    }
    default:
      return <TextControl {...props} />;
  }
}

/** Renders a value that only the text editor can show. A `null` removes the base's value. */
function TextEditorLink({
  hint,
  label,
  path,
  scope,
  value,
}: { label: string; hint: string | undefined; value: unknown } & PartProps) {
  const t = useT("console");
  const isTakenAway = value === null && !isInItem(path);
  return (
    <Row>
      <span>{label}</span>
      {isTakenAway && !scope.disabled ? (
        <Button type="button" size="small" variant="quiet" onClick={() => scope.set(path, undefined)}>
          {t("files.asBaseAgain")}
        </Button>
      ) : (
        <Button
          type="button"
          size="small"
          variant="quiet"
          onClick={() => scope.go(path)}
          aria-label={t("files.inTextWhat", { what: label })}
        >
          {t("files.inText")}
        </Button>
      )}
      {isTakenAway ? <small>{t("files.removed")}</small> : hint ? <small>{hint}</small> : null}
    </Row>
  );
}

/**
 * Renders the button that turns one text for all languages into one per language, starting with English. Not for text keys, which
 * already have one per language.
 */
function PerLanguage({
  label,
  split,
}: {
  readonly label: string;
  readonly split: MouseEventHandler<HTMLButtonElement>;
}) {
  const t = useT("console");
  return (
    <div className="line">
      <Button
        type="button"
        size="small"
        variant="quiet"
        onClick={split}
        aria-label={t("files.perLanguageWhat", { what: label })}
      >
        {t("files.perLanguage")}
      </Button>
    </div>
  );
}

/** Returns whether a value has the type of its schema; other values need the text editor. */
function fitsShape({ kind }: ValueShape, value: unknown): boolean {
  if (value === undefined) return true;
  if (kind === "object") return isJsonObject(value);
  if (kind === "list") return Array.isArray(value);
  if (kind !== "texts" && kind !== "numbers") return typeof value !== "object";
  return Array.isArray(value) && value.every((one) => typeof one !== "object" && !String(one).includes("\n"));
}

/** Renders one key of an object or one item of a list, by the shape of its value. */
export function SchemaField({ parts, path, scope }: SchemaFieldProps) {
  const { disabled, document, knowledge, problems, set } = scope;
  const value = valueAt(document, path);
  const places = placesAt(scope, path);
  const inherited = inheritedAt(knowledge.base, path) ?? schemaDefault(places);
  const shape = shapeOf(knowledge.files, places, value ?? inherited);
  const { text, title } = schemaTexts(places);
  const key = path.at(-1);
  const isItem = typeof key === "number";
  const label = isItem ? `${title} ${key + 1}`.trim() : title || String(key);
  const hint = text || undefined;
  if (shape.kind === "other" || !fitsShape(shape, value))
    return <TextEditorLink label={label} hint={hint} value={value} scope={scope} path={path} />;
  if (shape.kind === "object") return <parts.Group scope={scope} path={path} />;
  if (shape.kind === "list") return <parts.List scope={scope} path={path} parts={parts} />;
  const problem = problems.find(({ pointer }) => pointer === pointerOf(path));
  // An item without a value keeps its place: only its button removes it.
  const empty = isItem ? initialValue(shape) : undefined;
  const said = value ?? inherited ?? "";
  const split = (event: MouseEvent<HTMLButtonElement>) => {
    set(path, { EN: said });
    focusFold(path, event);
  };
  return (
    <>
      <Control
        shape={shape}
        label={label}
        hint={hint}
        error={problem?.message}
        disabled={disabled}
        value={value}
        inherited={inherited}
        set={(next) => set(path, next ?? empty)}
      />
      {shape.kind === "text" && shape.isLocalised && !disabled && !isTextKey(String(said)) ? (
        <PerLanguage label={label} split={split} />
      ) : null}
    </>
  );
}
