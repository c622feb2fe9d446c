import { styled } from "styled-components";

/** Search field with the results below it. */
export const SearchSection = styled.section`
  padding-block: calc(var(--band) * 0.6);

  > .in {
    display: grid;
    gap: 16px;
    justify-items: center;
    max-inline-size: var(--width);
    margin-inline: auto;
    padding-inline: var(--edge);
    text-align: center;
  }
  h2 { font-size: var(--size-4); }
  form { position: relative; z-index: 15; inline-size: min(100%, 680px); text-align: start; }
  .box { position: relative; color: var(--text-2); }
  .box > svg { position: absolute; inset-block-start: 20px; inset-inline-start: 22px; }
  input {
    inline-size: 100%;
    min-block-size: 60px;
    padding-block: 0;
    padding-inline: 56px 132px;
    border: 1px solid var(--text-3);
    border-radius: var(--radius-control);
    background: var(--surface-1);
    color: var(--text-1);
    font-size: 1.0625rem;
  }
  input::placeholder { color: var(--text-2); opacity: 1; }
  input::-webkit-search-cancel-button { display: none; }
  .box > button { position: absolute; inset-block-start: 8px; inset-inline-end: 8px; min-block-size: 44px; }
  .found {
    position: absolute;
    inset-inline: 0;
    inset-block-start: calc(100% + 8px);
    overflow: hidden;
    border: 1px solid var(--line);
    border-radius: var(--radius);
    background: var(--surface-0);
    box-shadow: var(--shadow-2);
  }
  .found a {
    display: grid;
    grid-template-columns: 44px minmax(0, 1fr) auto;
    align-items: center;
    gap: 14px;
    min-block-size: 60px;
    padding: 8px 16px;
  }
  .found a:focus-visible { outline-offset: -3px; }
  .found img {
    inline-size: 44px;
    block-size: 44px;
    object-fit: cover;
    object-position: top;
    border-radius: var(--radius-small);
    background: var(--surface-2);
  }
  .found span { display: grid; min-inline-size: 0; line-height: 1.35; }
  .found b, .found small { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  .found b { font-weight: 600; }
  .found small { color: var(--text-2); font-size: var(--size-1); }
  .found em { color: var(--text-2); font-size: var(--size-1); font-style: normal; }
  .found .all { display: flex; justify-content: center; border-block-start: 1px solid var(--line); font-weight: 600; }
  .found p { padding: 18px 20px; color: var(--text-2); }
  @media (hover: hover) { .found a:hover { background: var(--surface-1); } }
  @media (max-width: 480px) {
    input { padding-inline: 48px 60px; }
    .box > svg { inset-inline-start: 18px; }
    .box > button { inline-size: 44px; padding: 0; font-size: 0; gap: 0; }
  }
  @media (min-width: 481px) { .box > button svg { display: none; } }
`;
