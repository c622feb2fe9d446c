import { styled } from "styled-components";
import { useFlagTexts } from "~/features/flags/use-flag-texts";
import { useFormat } from "~/platform/i18n/use-format";
import { useAnyText, useT } from "~/platform/i18n/use-t";
import { Facts } from "~/site/console/facts";
import type { WhyAnswer } from "~/site/console/types";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";

const Ask = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: 12px;
  max-inline-size: 760px;

  > div { flex: 1 1 320px; }
  button { margin-block-start: 26px; }
`;

const Steps = styled.ol`
  display: grid;
  gap: 12px;
  margin: 0;
  padding: 0;
  list-style: none;

  li { display: grid; gap: 10px; padding: 14px 16px; border: 1px solid var(--line); border-radius: var(--radius-small); }
  li[data-verdict="hidden"] { border-color: var(--lose); }
  header { display: flex; flex-wrap: wrap; align-items: center; gap: 6px 12px; }
  h2 { font-size: var(--size-2); }
  summary { font-weight: 600; cursor: pointer; }
  details[open] > summary { margin-block-end: 12px; }
`;

interface WhyFormProps {
  /** Accessible name. */
  readonly label: string;
  /** Target of the form. */
  readonly path: string;
  readonly address: string;
  /** The text is not an address. */
  readonly wrong: boolean;
  /** Other query parameters of the page's address. */
  readonly kept?: Readonly<Record<string, string>>;
}

/** Renders the form for the address to explain. A GET form, so that the answer has an address. */
export function WhyForm({ address, kept = {}, label, path, wrong }: WhyFormProps) {
  const t = useT("console");
  return (
    <Ask method="get" action={path} role="search" aria-label={label}>
      {Object.entries(kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Field
        label={t("why.address")}
        hint={t("why.addressHint")}
        error={wrong ? t("why.noAddress") : undefined}
        name="address"
        defaultValue={address}
        dir="ltr"
        required
        maxLength={500}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Button variant="primary">{t("why.ask")}</Button>
    </Ask>
  );
}

/** Facts with times as values. */
const TIMES: readonly string[] = ["at", "from", "until", "loadedAt"];
/** Facts with translated values. */
const WORDS: readonly string[] = ["value", "source", "class", "state", "side", "mode", "draft"];

type Step = WhyAnswer["steps"][number];

function StepFacts({ facts }: Pick<Step, "facts">) {
  const t = useT("console");
  const text = useAnyText();
  const format = useFormat();
  const textsOf = useFlagTexts();
  const words = (name: string, value: string) => {
    if (TIMES.includes(name)) return format.date(Date.parse(value), "dateTime");
    if (name === "flag") return textsOf(value).title;
    return WORDS.includes(name) ? text(`console:why.value.${value}`) : value;
  };
  const shown = facts.map(({ name, value }) => {
    return [t(`why.fact.${name}`), <bdi key={name}>{words(name, value)}</bdi>] as const;
  });
  return shown.length > 0 ? <Facts facts={shown} /> : null;
}

/** Renders one step: the check, its result, and the facts behind it. */
function StepItem({ facts, step, verdict }: Step) {
  const t = useT("console");
  const text = useAnyText();
  const tones = { shown: "good", hidden: "bad", info: "plain" } as const;
  return (
    <li data-step={step} data-verdict={verdict}>
      <header>
        <h2>{t(`why.step.${step}`)}</h2>
        <Badge tone={tones[verdict]}>{t(`why.verdict.${verdict}`)}</Badge>
      </header>
      <p>{text(`console:why.say.${step}.${verdict}`)}</p>
      <StepFacts facts={facts} />
    </li>
  );
}

/** Renders, collapsed, the disabled features whose value comes from the base or a template. */
function PartSteps({ steps }: { readonly steps: readonly Step[] }) {
  const t = useT("console");
  if (steps.length === 0) return null;
  return (
    <li data-step="part">
      <details>
        <summary>{t("why.parts", { count: steps.length })}</summary>
        <Steps>
          {steps.map((step) => (
            <StepItem key={flagOf(step)} {...step} />
          ))}
        </Steps>
      </details>
    </li>
  );
}

const flagOf = ({ facts }: Step) => facts.find(({ name }) => name === "flag")?.value ?? "";
const isSet = ({ facts }: Step) =>
  facts.some(({ name, value }) => name === "source" && value !== "base" && value !== "template");

/** Renders the explanation of an address, step by step. */
export function WhySteps({ answer }: { readonly answer: WhyAnswer }) {
  const t = useT("console");
  const isQuiet = (step: Step) => step.step === "part" && !isSet(step);
  return (
    <>
      <p role="status">
        <Badge tone={answer.shown ? "good" : "bad"}>{t(answer.shown ? "why.isShown" : "why.isHidden")}</Badge>{" "}
        <code>
          <bdi>{answer.path}</bdi>
        </code>
      </p>
      <Steps>
        {answer.steps
          .filter((step) => !isQuiet(step))
          .map((step, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the steps of one answer, in order, which never change
            <StepItem key={at} {...step} />
          ))}
        <PartSteps steps={answer.steps.filter(isQuiet)} />
      </Steps>
    </>
  );
}
