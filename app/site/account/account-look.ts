import { styled } from "styled-components";

/** Styles of the header's account area: the balance, and the avatar with its menu. */
export const AccountElement = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;

  .purse {
    display: flex;
    align-items: center;
    min-block-size: 40px;
    border: 1px solid var(--line);
    border-radius: var(--radius-control);
    background: var(--surface-0);
    color: var(--text-1);
    font-weight: 700;
    white-space: nowrap;
  }
  .purse button { display: grid; place-items: center; min-block-size: 38px; min-inline-size: 36px; color: inherit; font-weight: inherit; }
  .purse .amount { padding-inline-start: 14px; }
  .purse .eye[data-wait] { visibility: hidden; }
  .purse button:hover { color: var(--brand); }
  .purse .wait { color: var(--text-2); font-weight: 500; }

  .deposit { gap: 6px; min-block-size: 40px; padding-inline: 14px; }
  @media (max-width: 1279px) { .deposit { padding-inline: 11px; } .deposit span { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); } }

  /* A brand-coloured button would be invisible on the brand-coloured bar. */
  [data-header="tall"] .bar & .deposit { background: var(--surface-0); color: var(--text-1); }

  /* The header can contain this area twice; the scope ties each menu to its avatar. */
  .me { anchor-scope: --me; position: relative; }
  .me > button { anchor-name: --me; position: relative; display: grid; place-items: center; inline-size: 44px; block-size: 44px; border-radius: 50%; }
  .avatar { inline-size: 40px; block-size: 40px; border-radius: 50%; background: var(--surface-2); }
  .avatar.none { display: grid; place-items: center; color: var(--text-2); }
  .count {
    position: absolute;
    inset-block-start: -2px;
    inset-inline-end: -4px;
    min-inline-size: 20px;
    padding-inline: 5px;
    border-radius: var(--radius-pill);
    background: var(--accent);
    color: var(--on-accent);
    font-size: 0.6875rem;
    font-weight: 700;
    line-height: 20px;
    text-align: center;
  }
  .menu { min-inline-size: 240px; padding: 8px; }
  @supports (top: anchor(bottom)) { .menu:popover-open { position-anchor: --me; inset-block-start: calc(anchor(end) + 6px); inset-inline: auto anchor(end); } }
  .who { display: grid; gap: 4px; padding: 8px 12px 12px; border-block-end: 1px solid var(--line); }
  .who b { font-size: 1.0625rem; overflow-wrap: anywhere; }
  .who small { color: var(--text-2); overflow-wrap: anywhere; }
  .who .clock { display: flex; align-items: center; gap: 6px; }
  .tags { display: flex; flex-wrap: wrap; gap: 6px; }
  .menu :is(a, button) {
    display: flex;
    align-items: center;
    gap: 12px;
    inline-size: 100%;
    min-block-size: 44px;
    padding-inline: 12px;
    border-radius: var(--radius-small);
    color: var(--text-1);
    font-weight: 600;
    text-align: start;
  }
  .menu :is(a, button):hover { background: var(--surface-2); }
  .menu svg { flex: none; color: var(--text-2); }

  @media (max-width: 480px) { .purse .eye, .purse .again { display: none; } .purse .amount { padding-inline: 12px; } }
`;
