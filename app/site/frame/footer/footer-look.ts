import { styled } from "styled-components";

export const FooterElement = styled.footer`
  margin-block-start: var(--band);
  background: var(--surface-1);
  border-block-start: 1px solid var(--line);
  color: var(--text-2);
  font-size: var(--size-1);

  > .in { display: grid; gap: 36px; max-inline-size: var(--width); margin-inline: auto; padding: 44px var(--edge) 36px; }
  .cols { display: grid; grid-template-columns: minmax(0, 2fr) repeat(auto-fit, minmax(150px, 1fr)); gap: 32px; }
  .about { display: grid; gap: 14px; align-content: start; max-inline-size: 56ch; }
  .brand {
    display: flex;
    align-items: center;
    gap: 10px;
    color: var(--text-1);
    font-family: var(--font-title);
    font-size: 1.25rem;
    font-weight: 700;
  }
  .brand img { inline-size: 36px; block-size: 36px; object-fit: contain; }
  h2 {
    margin-block-end: 8px;
    color: var(--text-1);
    font-family: var(--font);
    font-size: var(--size-1);
    letter-spacing: 0;
  }
  .links a { display: inline-flex; align-items: center; min-block-size: 32px; }
  a:hover { color: var(--text-1); text-decoration: underline; text-underline-offset: 3px; }
  .seals {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 280px), 1fr));
    gap: 12px 28px;
    padding-block: 24px;
    border-block: 1px solid var(--line);
  }
  .seals li > * { display: grid; grid-template-columns: 56px minmax(0, 1fr); align-items: center; gap: 14px; min-block-size: 56px; }
  .seals img { inline-size: 56px; block-size: 56px; }
  .seals b { display: block; color: var(--text-1); font-weight: 600; line-height: 1.3; }
  .age { display: flex; align-items: center; gap: 12px; max-inline-size: 64ch; }
  .age b {
    display: grid;
    place-items: center;
    flex: none;
    inline-size: 44px;
    block-size: 44px;
    border: 2px solid currentcolor;
    border-radius: 50%;
    color: var(--text-1);
    font-weight: 700;
  }
  @media (max-width: 899px) {
    padding-block-end: 61px;
    .cols { grid-template-columns: repeat(2, minmax(0, 1fr)); }
    .about { grid-column: 1 / -1; }
  }
  @media (pointer: coarse) { .links a { min-block-size: 44px; } }
`;
