import { styled } from "styled-components";
import { inputLook } from "~/ui/field";

/** Layout of a settings page: groups of rows. A row shows its name and state, and opens for its one action. */
export const SettingsPage = styled.div`
  display: grid;
  gap: 28px;
  max-inline-size: 760px;

  .group { display: grid; gap: 10px; }
  .group > h2 { font-size: var(--size-3); }
  .rows { background: var(--card-ground); border: var(--card-line); border-radius: var(--radius); box-shadow: var(--card-shadow); overflow: clip; }
  .rows > * + * { border-block-start: 1px solid var(--line); }
`;

/** Styles of one row: a single line when closed, with the form below when open. Works without scripts. */
export const RowElement = styled.details`
  scroll-margin-block-start: 16px;

  > summary {
    display: grid;
    grid-template-columns: 24px minmax(0, 1fr) auto;
    align-items: center;
    gap: 4px 14px;
    min-block-size: 72px;
    padding: 12px clamp(14px, 3vw, 22px);
    cursor: pointer;
    list-style: none;
  }
  > summary::-webkit-details-marker { display: none; }
  > summary:focus-visible { outline-offset: -3px; }
  > summary > svg { color: var(--text-2); }
  &[data-good] > summary > svg { color: var(--win); }
  > summary > img { inline-size: 40px; max-inline-size: none; block-size: 40px; margin-inline: -8px; border-radius: 50%; background: var(--surface-2); }
  .what { display: grid; gap: 2px; }
  .what b { font-weight: 650; }
  .what small { color: var(--text-2); font-size: var(--size-1); overflow-wrap: anywhere; }
  .act { color: var(--text-2); font-size: var(--size-1); font-weight: 600; display: flex; align-items: center; gap: 6px; }
  .act svg { transition: rotate var(--speed) var(--ease); }
  &[open] .act svg { rotate: 180deg; }
  @media (hover: hover) { > summary:hover .act { color: var(--text-1); } > summary:hover { background: color-mix(in srgb, var(--surface-2) 45%, transparent); } }
  .error { color: var(--lose); font-size: var(--size-1); font-style: normal; font-weight: 600; }
  .done { color: var(--win); font-size: var(--size-1); font-weight: 600; }
  > .body { display: grid; gap: 16px; padding: 8px clamp(14px, 3vw, 22px) 24px; }
  @media (min-width: 560px) { > .body { padding-inline-start: calc(clamp(14px, 3vw, 22px) + 38px); } }
`;

/** Styles of the page's forms, with the inputs of the sign-in forms. */
export const FormElement = styled.form`
  display: grid;
  gap: 14px;
  max-inline-size: 440px;

  .f { display: grid; gap: 6px; }
  .f span, legend { font-size: var(--size-1); font-weight: 600; }
  .f input { ${inputLook} }
  .tel, .code { display: grid; grid-template-columns: 92px minmax(0, 1fr); gap: 8px; align-items: end; }
  .tel > :only-child { grid-column: 1 / -1; }
  .code { grid-template-columns: minmax(0, 1fr) auto; }
  .code > button { min-block-size: var(--control); }
  .captcha { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 10px; align-items: end; }
  .captcha img { inline-size: 150px; block-size: 50px; border-radius: var(--radius-small); background: #fff; }
  .captcha .wait { grid-column: 1 / -1; }
  .hint, .captcha .wait { color: var(--text-2); font-size: var(--size-1); }
  > button[class] { justify-self: start; }
  > .acts { display: flex; flex-wrap: wrap; gap: 8px; }

  fieldset { display: grid; gap: 12px; min-inline-size: 0; margin: 0; padding: 0; border: 0; }
  legend { margin-block-end: 10px; padding: 0; }
  .by { display: flex; flex-wrap: wrap; gap: 4px 18px; }
  .by label { display: inline-flex; align-items: center; gap: 8px; min-block-size: 32px; cursor: pointer; }
  .by input { inline-size: 18px; block-size: 18px; margin: 0; accent-color: var(--brand); }
  &:has([value="owner"]:checked) .by-old, &:not(:has([value="owner"]:checked)) .by-owner { display: none; }

  .faces { display: grid; grid-template-columns: repeat(auto-fill, minmax(56px, 1fr)); gap: 10px; }
  .faces label { position: relative; display: grid; aspect-ratio: 1; border-radius: 50%; cursor: pointer; }
  .faces img { inline-size: 100%; block-size: 100%; border-radius: 50%; background: var(--surface-2); }
  .faces input { position: absolute; inset: 0; inline-size: 100%; block-size: 100%; margin: 0; opacity: 0; cursor: pointer; }
  .faces label:has(:checked) { box-shadow: 0 0 0 2px var(--surface-0), 0 0 0 5px var(--brand); }
  .faces label:has(:focus-visible) { outline: 2px solid var(--focus); outline-offset: 5px; }
`;

/** Styles of the authenticator secret and the backup codes. */
export const SecretElement = styled.div`
  display: grid;
  gap: 12px;

  .qr { inline-size: 184px; block-size: 184px; border-radius: var(--radius-small); background: #fff; }
  code { font-size: var(--size-2); letter-spacing: 0.04em; overflow-wrap: anywhere; direction: ltr; unicode-bidi: isolate; }
  ol { display: grid; grid-template-columns: repeat(auto-fill, minmax(140px, 1fr)); gap: 6px 16px; padding: 16px; border: 1px solid var(--line); border-radius: var(--radius-small); background: var(--surface-1); }
  p { max-inline-size: 56ch; }
  button { justify-self: start; }
`;
