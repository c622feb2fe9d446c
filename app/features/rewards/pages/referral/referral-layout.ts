import { styled } from "styled-components";
import { Card } from "~/ui/card";
import { inputLook } from "~/ui/field";

/** Page layout: invitation, results, rule, friends. */
export const ReferralLayout = styled.div`
  display: grid;
  gap: 24px;
  max-inline-size: 860px;

  > section { display: grid; gap: 12px; }
  h2 { font-size: var(--size-3); }
  dd a { color: var(--text-1); font-weight: 600; text-decoration: underline; }
`;

/** Link and code, with the QR code next to them. */
export const InvitationCard = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 20px 32px;
  padding: clamp(16px, 3vw, 24px);

  .ways { display: grid; align-content: start; gap: 10px; }
  .ways > button { justify-self: start; }
  .copy { display: grid; gap: 6px; }
  .copy label { font-size: var(--size-1); font-weight: 600; }
  .copy .with { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 8px; }
  .copy input { ${inputLook} font-variant-numeric: tabular-nums; text-overflow: ellipsis; }
  .copy button[data-wait] { visibility: hidden; }
  .copy p:empty { display: none; }
  .copy p { color: var(--text-2); font-size: var(--size-1); }
  .copy p[data-told="copied"] { color: var(--win); font-weight: 600; }
  .copy p[data-told="refused"] { color: var(--text-1); font-weight: 600; }
  .quiet { color: var(--text-2); font-size: var(--size-1); }
  figure { display: grid; align-content: start; justify-items: center; gap: 10px; margin: 0; }
  figure img { inline-size: 168px; block-size: 168px; border-radius: var(--radius-small); background: #fff; }
  figcaption { max-inline-size: 168px; color: var(--text-2); font-size: var(--size-1); text-align: center; }
  @media (max-width: 640px) {
    grid-template-columns: minmax(0, 1fr);
    .copy .with span { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); }
    .ways > button { inline-size: 100%; }
  }
`;

/** List of the rule's points. */
export const RuleList = styled.ul`
  display: grid;
  gap: 8px;

  li { display: grid; grid-template-columns: 18px minmax(0, 1fr); gap: 10px; max-inline-size: 66ch; }
  svg { margin-block-start: 3px; color: var(--win); }
`;
