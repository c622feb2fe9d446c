import { styled } from "styled-components";
import { inputLook } from "~/ui/field";

/** Search field and button in one row. */
export const SearchBar = styled.form`
  display: flex;
  gap: 8px;
  inline-size: min(100%, 380px);

  input { ${inputLook} }
`;

/** Table of contents at the side (on wide screens), and the sections. */
export const Centre = styled.div`
  display: grid;
  gap: 24px clamp(24px, 4cqi, 56px);

  nav ol { display: grid; gap: 2px; }
  nav a { display: flex; align-items: center; min-block-size: 40px; padding: 6px 14px; border-radius: var(--radius-small); color: var(--text-2); }
  nav a:hover { background: var(--surface-1); color: var(--text-1); }
  .list { display: grid; gap: 10px; align-content: start; }
  details { background: var(--card-ground); border: var(--card-line); border-radius: var(--radius); box-shadow: var(--card-shadow); scroll-margin-block-start: 96px; }
  details:has(:target) { outline: 2px solid var(--brand); }
  summary { display: flex; align-items: center; justify-content: space-between; gap: 16px; min-block-size: 60px; padding: 12px 24px; border-radius: inherit; }
  summary h2 { font-family: var(--font); font-size: 1.0625rem; font-weight: 600; letter-spacing: 0; line-height: 1.4; }
  summary svg { flex: none; color: var(--text-2); transition: transform var(--speed) var(--ease); }
  details[open] > summary svg { transform: rotate(180deg); }
  .body { max-inline-size: 68ch; padding: 0 24px 22px; scroll-margin-block-start: 160px; }
  .ask {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 16px 32px;
    margin-block-start: 22px;
    padding: 24px;
    border-radius: var(--radius);
    background: linear-gradient(120deg, color-mix(in srgb, var(--brand) 22%, var(--surface-1)), var(--surface-1) 70%);
  }
  .ask h2 { font-size: var(--size-3); margin-block-end: 4px; }
  .ask p { color: var(--text-2); }
  @container (min-width: 760px) {
    grid-template-columns: clamp(190px, 22cqi, 250px) minmax(0, 1fr);
    nav { position: sticky; inset-block-start: 96px; align-self: start; max-block-size: calc(100vh - 120px); overflow-y: auto; }
  }
  @container (max-width: 759px) { nav { display: none; } }
`;
