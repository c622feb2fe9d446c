import { styled } from "styled-components";
import { RegisterLink, SignInLink } from "~/features/access/sign-in-link";
import type { LaunchNoteProps } from "~/platform/brands/config.gen";
import { useT } from "~/platform/i18n/use-t";
import { useLinkTargets } from "~/site/link-targets";
import { LinkButton } from "~/ui/button";
import { useImageAddress } from "~/ui/image-hosts";
import { useConfiguredText } from "~/ui/use-configured-text";
import { GameStage } from "./game-stage";
import type { LaunchNoteData } from "./load";

const Stage = styled.section`
  max-inline-size: var(--width);
  margin-inline: auto;
  padding: calc(var(--band) / 2) var(--edge);

  > div {
    position: relative;
    isolation: isolate;
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    align-content: center;
    gap: 24px 48px;
    min-block-size: min(62vh, 560px);
    overflow: hidden;
    padding: 40px clamp(24px, 6vw, 88px);
    border-radius: var(--radius);
    background: var(--surface-1);
    color: var(--text-1);
  }
  .ground {
    position: absolute;
    inset: -40px;
    z-index: -1;
    inline-size: calc(100% + 80px);
    max-inline-size: none;
    block-size: calc(100% + 80px);
    object-fit: cover;
    filter: blur(28px) saturate(1.1);
    opacity: 0.5;
  }
  > div::after {
    content: "";
    position: absolute;
    inset: 0;
    z-index: -1;
    background: linear-gradient(to right, color-mix(in srgb, var(--surface-0) 45%, transparent), color-mix(in srgb, var(--surface-0) 70%, transparent));
  }
  .cover { inline-size: clamp(140px, 20vw, 240px); aspect-ratio: 3 / 4; object-fit: cover; border-radius: var(--radius); box-shadow: var(--shadow-2); }
  .say { display: grid; gap: 12px; justify-items: start; }
  h1 { font-size: clamp(1.75rem, 1.2rem + 2.2vw, 3rem); }
  .vendor { color: var(--text-2); font-weight: 600; }
  .say p { max-inline-size: 44ch; color: var(--text-2); font-size: 1.0625rem; }
  .acts { display: flex; flex-wrap: wrap; gap: 12px; margin-block-start: 8px; }
  @media (max-width: 640px) {
    > div { grid-template-columns: minmax(0, 1fr); justify-items: center; text-align: center; }
    .say, .acts { justify-items: center; justify-content: center; }
  }
`;

/** Renders the game for signed-in members, and the sign-in prompt for visitors. Dark in both themes. */
export function LaunchNoteView({ props, data }: { readonly props: LaunchNoteProps; readonly data: LaunchNoteData }) {
  const t = useT("blocks");
  const configuredText = useConfiguredText();
  if (data.launch === null) return <SignInPrompt props={props} data={data} />;
  return (
    <GameStage
      game={data.game}
      launch={data.launch}
      rooms={data.rooms}
      title={configuredText(props.playing) || t("stage.label")}
    />
  );
}

function SignInPrompt({ props, data }: { readonly props: LaunchNoteProps; readonly data: LaunchNoteData }) {
  const t = useT("blocks");
  const common = useT("common");
  const configuredText = useConfiguredText();
  const address = useImageAddress();
  const { game } = data;
  const { isVisitor } = useLinkTargets();
  const ground = game?.art ?? `/art/banner/${props.category ?? "RNG"}-stage.svg`;
  // A signed-in member only has to select a game.
  const title = isVisitor ? configuredText(props.title) : configuredText(props.playing) || t("stage.label");
  const text = isVisitor ? configuredText(props.text) || t("launch.text") : t("launch.choose");
  return (
    <Stage>
      <div data-theme="dark">
        <img className="ground" src={address(ground)} alt="" width={300} height={400} />
        {game ? <img className="cover" src={address(game.art)} alt="" width={300} height={400} /> : null}
        <div className="say">
          {game ? <span className="vendor">{game.vendor}</span> : null}
          <h1>{game ? game.name : title}</h1>
          <p>{text}</p>
          <div className="acts">
            <SignInLink variant="primary" size="large" label={game ? title : undefined}>
              {t("visitor.signIn")}
            </SignInLink>
            <RegisterLink size="large">{t("visitor.register")}</RegisterLink>
            <LinkButton href={props.href ?? "/"} size="large" variant="quiet">
              {configuredText(props.label) || common("toHome")}
            </LinkButton>
          </div>
        </div>
      </div>
    </Stage>
  );
}
