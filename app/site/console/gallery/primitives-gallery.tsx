import { styled } from "styled-components";
import { ChoiceSamples } from "./choice-samples";
import { FigureSamples } from "./figure-samples";
import { FormSamples } from "./form-samples";
import { StateSamples } from "./state-samples";

const Samples = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(320px, 100%), 1fr));
  gap: 16px;
`;

/** Names of the first sample of each group of primitives, for the index. */
export const PRIMITIVE_ANCHORS = [
  "button",
  "field",
  "select",
  "checkbox",
  "switch",
  "tabs",
  "chips",
  "pager",
  "rail",
  "badge",
  "money",
  "countdown",
  "data-table",
  "bar-chart",
  "picture",
  "lazy-image",
  "skeleton",
  "icon",
  "dialog",
  "empty-state-search",
  "status-screen-maintenance",
] as const;

/** Renders the primitives of the design system, each in its states. Sample texts are not translated. */
export function PrimitivesGallery() {
  return (
    <Samples>
      <FormSamples />
      <ChoiceSamples />
      <FigureSamples />
      <StateSamples />
    </Samples>
  );
}
