import { css } from "styled-components";

/** Styles of a drawn phone: plain class names. `data-platform` sets the platform. */
export const deviceLook = css`
  .phone {
    position: relative;
    inline-size: 216px;
    padding: 34px 10px 10px;
    border: 7px solid var(--frame, #1b1d22);
    border-block-end: 0;
    border-radius: 38px 38px 0 0;
    background: var(--surface-0);
    box-shadow: 0 24px 48px -16px rgb(0 0 0 / 0.45), 0 0 0 1px rgb(255 255 255 / 0.14);
  }
  .phone::before {
    content: "";
    position: absolute;
    inset-block-start: 10px;
    inset-inline-start: calc(50% - 30px);
    inline-size: 60px;
    block-size: 17px;
    border-radius: 9px;
    background: var(--frame, #1b1d22);
  }
  [data-platform="ANDROID"] .phone { border-width: 5px 5px 0; border-radius: 26px 26px 0 0; }
  [data-platform="ANDROID"] .phone::before { inset-inline-start: calc(50% - 6px); inline-size: 12px; block-size: 12px; }
  .phone ul { display: grid; grid-template-columns: 1fr 1fr; gap: 6px; }
  .phone li:is(:first-child, :last-child:nth-child(even)) { grid-column: 1 / -1; }
  .phone img { inline-size: 100%; aspect-ratio: 1; object-fit: cover; object-position: top; border-radius: 8px; background: var(--surface-2); }
  .phone li:is(:first-child, :last-child:nth-child(even)) img { aspect-ratio: 1.9; object-position: 50% 25%; }
`;

/** Renders a phone that shows some of the brand's games; decorative. */
export function device(screens: readonly string[]) {
  return (
    <div className="phone" aria-hidden="true">
      <ul>
        {screens.slice(0, 5).map((art) => (
          <li key={art}>
            <img src={art} alt="" width={90} height={100} loading="lazy" decoding="async" />
          </li>
        ))}
      </ul>
    </div>
  );
}
