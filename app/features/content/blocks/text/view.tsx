import { styled } from "styled-components";
import type { TextProps } from "~/platform/brands/config.gen";
import { Band } from "~/ui/band";
import { RichText } from "~/ui/rich-text";
import { useConfiguredText } from "~/ui/use-configured-text";
import type { TextData } from "./load";

const Measure = styled.div`
  max-inline-size: 68ch;
  &[data-width="wide"] { max-inline-size: none; }
`;

/** Renders a text with an optional heading, at a readable line length. */
export function TextView({ props, data }: { readonly props: TextProps; readonly data: TextData }) {
  const words = useConfiguredText();
  return (
    <Band title={words(props.heading) || undefined}>
      <Measure data-width={props.width}>
        <RichText html={data.html} />
      </Measure>
    </Band>
  );
}
