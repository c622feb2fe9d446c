import { css, styled } from "styled-components";
import { inputLook } from "~/ui/field";

/** Two lines in the header's top row. Labels are inside the boxes, so that they stay visible. */
const inline = css`
  &[data-look="inline"] {
    display: grid;
    grid-template-columns: auto auto minmax(0, 1fr);
    gap: 2px 12px;
    align-items: center;
    color: var(--text-2);
    font-size: 0.75rem;

    form { display: contents; }
    .row { grid-area: 1 / 1 / 2 / -1; display: flex; align-items: center; gap: 6px; }
    .modes { grid-area: 2 / 1; }
    .more { grid-area: 2 / 2; }
    &:not(:has(.modes)) .more { grid-column: 1 / 3; }
    .under { grid-area: 2 / 3; }
    .modes, .more, .under { display: flex; align-items: center; gap: 10px; white-space: nowrap; }
    .modes label:has(:checked) { color: var(--text-1); font-weight: 700; text-decoration: underline; text-underline-offset: 4px; }
    .f { position: relative; flex: 1; min-inline-size: 112px; }
    .tel, .code { flex: 1; min-inline-size: 176px; }
    :is(.tel, .code) .f { min-inline-size: 0; }
    .f span {
      position: absolute;
      inset-block-start: 5px;
      inset-inline-start: 11px;
      max-inline-size: calc(100% - 16px);
      overflow: hidden;
      font-size: 0.6875rem;
      line-height: 1.2;
      text-overflow: ellipsis;
      white-space: nowrap;
      pointer-events: none;
    }
    .f input { min-block-size: 42px; padding: 16px 10px 2px; font-size: 0.8125rem; line-height: 1.3; }
    .row button { min-block-size: 42px; }
    .social { display: flex; }
    .under :is(a, button) { display: grid; place-items: center; min-inline-size: 24px; min-block-size: 24px; }
    .under .social span { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); }
  }
`;

/** Stacked layout for a window or a page. */
const sheet = css`
  &[data-look="sheet"] {
    display: grid;
    gap: 18px;

    form, .row { display: grid; gap: 14px; }
    .row > button:last-child { min-block-size: 48px; }
    .f { gap: 6px; }
    .mobile { display: grid; gap: 14px; }
    .mobile .tel { align-items: start; }
    .code button { min-block-size: var(--control); }
    .terms { font-size: var(--size-1); text-decoration: underline; text-underline-offset: 3px; justify-self: start; }
    .f span { font-size: var(--size-1); font-weight: 600; }
    .modes { display: flex; border-block-end: 1px solid var(--line); }
    .modes label { flex: 1; min-block-size: 44px; color: var(--text-2); font-weight: 600; }
    .modes label:has(:checked) { color: var(--text-1); box-shadow: inset 0 -2px var(--brand); }
    .more { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 8px; font-size: var(--size-1); }
    .more a, .tick { min-block-size: 32px; }
    .under { display: grid; gap: 8px; }
    .social { grid-template-columns: repeat(auto-fit, minmax(min(100%, 190px), 1fr)); gap: 8px; }
    .under button {
      display: flex;
      align-items: center;
      justify-content: center;
      gap: 8px;
      min-block-size: 44px;
      padding-inline: 16px;
      border: 1px solid var(--line);
      border-radius: var(--radius-control);
      font-size: var(--size-1);
      font-weight: 600;
    }
    .under button:hover { background: var(--surface-2); }
  }
`;

/** Container of the sign-in forms. Radio buttons select the visible form, so it works without scripts. */
export const SignInElement = styled.div`
  .f { display: grid; }
  .f input { ${inputLook} }
  .tel, .code { display: grid; grid-template-columns: 84px minmax(0, 1fr); gap: 6px; align-items: end; }
  .tel > :only-child { grid-column: 1 / -1; }
  .code { grid-template-columns: minmax(0, 1fr) auto; }
  .modes label { position: relative; display: grid; place-items: center; min-block-size: 24px; cursor: pointer; }
  .modes input { position: absolute; inset: 0; inline-size: 100%; block-size: 100%; margin: 0; opacity: 0; cursor: pointer; }
  .modes label:has(:focus-visible) { outline: 2px solid var(--focus); border-radius: 4px; }
  .done { color: var(--win); font-size: var(--size-1); font-weight: 600; }
  .captcha { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 10px; align-items: end; }
  @media (max-width: 480px) { .captcha { grid-template-columns: minmax(0, 1fr); } }
  .captcha .wait { grid-column: 1 / -1; color: var(--text-2); font-size: var(--size-1); }
  .captcha .picture { display: flex; align-items: center; gap: 2px; }
  .captcha img { inline-size: 150px; block-size: 50px; border-radius: var(--radius-small); background: #fff; }
  .tick { display: inline-flex; align-items: center; gap: 6px; min-block-size: 24px; cursor: pointer; }
  .tick input { inline-size: 16px; block-size: 16px; margin: 0; accent-color: var(--brand); }
  .more a { display: inline-flex; align-items: center; min-block-size: 24px; }
  .more a:hover, &[data-look="inline"] .under :is(a, button):hover { color: var(--text-1); text-decoration: underline; text-underline-offset: 3px; }
  .error { color: var(--lose); font-size: var(--size-1); font-style: normal; font-weight: 600; }

  ${inline}
  ${sheet}

  &&:has([value="mobile"]:checked) .by-name, &&:not(:has([value="mobile"]:checked)) .by-mobile { display: none; }
`;
