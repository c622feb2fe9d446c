import { keyframes, styled } from "styled-components";

const fall = keyframes`from { translate: 0 -50%; } to { translate: 0 0; }`;

/** Three layers of flakes, each twice as high as the window and moved by half its height. The animation needs no script. */
const Sky = styled.div`
  position: fixed;
  inset: 0;
  z-index: 60;
  overflow: hidden;
  pointer-events: none;

  i {
    position: absolute;
    inset: 0 0 auto;
    block-size: 200%;
    opacity: 0.8;
    --flake: color-mix(in srgb, var(--text-1) 26%, #fff);
    background:
      radial-gradient(circle 2px at 12% 9%, var(--flake) 98%, transparent),
      radial-gradient(circle 3px at 67% 24%, var(--flake) 98%, transparent),
      radial-gradient(circle 2px at 38% 41%, var(--flake) 98%, transparent),
      radial-gradient(circle 2px at 84% 66%, var(--flake) 98%, transparent),
      radial-gradient(circle 3px at 23% 83%, var(--flake) 98%, transparent);
    background-size: 420px 50%;
    animation: ${fall} 18s linear infinite;
  }
  i + i { background-size: 300px 25%; background-position: 90px 0; opacity: 0.55; animation-duration: 27s; }
  i + i + i { background-size: 220px 25%; background-position: 40px 0; opacity: 0.35; animation-duration: 40s; }
  [data-theme="light"] & i { --flake: #9fb4d8; }
  @media (prefers-reduced-motion: reduce) { display: none; }
`;

/** Renders falling snow over the page, by its flag. Decorative, CSS only; hidden with reduced motion. */
export function Snow() {
  return (
    <Sky aria-hidden="true" data-area="snow">
      <i />
      <i />
      <i />
    </Sky>
  );
}
