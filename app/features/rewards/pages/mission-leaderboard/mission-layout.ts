import { styled } from "styled-components";
import { Card } from "~/ui/card";

/** Page layout: the missions, then the leaderboard. */
export const MissionLayout = styled.div`
  display: grid;
  gap: 20px;
  max-inline-size: 980px;

  > section { display: grid; gap: 14px; margin-block-start: 8px; }
  > section > h2 { font-size: var(--size-3); }
  .quiet { color: var(--text-2); }
`;

/** Grid of missions. */
export const Missions = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 290px), 1fr));
  gap: 14px;
`;

/** Card of a mission. */
export const CardElement = styled(Card)`
  display: grid;
  grid-template-rows: auto auto 1fr;
  align-content: start;
  gap: 12px;
  padding: 18px 20px;

  &[data-state="reached"] { border-color: var(--brand); box-shadow: inset 0 0 0 1px var(--brand); }
  .head { display: flex; align-items: baseline; justify-content: space-between; gap: 12px; }
  h2 { font-size: 1.0625rem; line-height: 1.3; overflow-wrap: anywhere; }
  .head > span { flex: none; }
  .games { display: flex; flex-wrap: wrap; gap: 2px 16px; }
  .games li > * { display: inline-flex; align-items: center; gap: 2px; min-block-size: 24px; color: var(--text-2); font-size: var(--size-1); font-weight: 600; }
  .games a:hover { color: var(--text-1); text-decoration: underline; }
  [dir="rtl"] & .games svg { transform: scaleX(-1); }
  @media (pointer: coarse) { .games a { min-block-size: 44px; } }
  .far { display: grid; align-content: end; gap: 8px; }
  .far p { color: var(--text-2); font-size: var(--size-1); }
  .far b { color: var(--text-1); font-size: 1.0625rem; }
  dl { display: flex; justify-content: space-between; gap: 16px; margin: 0; }
  dl > div:last-child { text-align: end; }
  dt { color: var(--text-2); font-size: var(--size-1); }
  dd { margin: 0; font-weight: 700; }
  form button { inline-size: 100%; }
  .told { outline: none; font-size: var(--size-1); font-weight: 600; }
  .told:empty { display: none; }
  .done { color: var(--win); }
  .error { color: var(--lose); }
`;

/** Place on the leaderboard; the first three are highlighted. */
export const LeaderboardPlace = styled.span`
  display: inline-grid;
  place-items: center;
  min-inline-size: 30px;
  block-size: 30px;
  padding-inline: 6px;
  border-radius: 15px;
  font-weight: 700;
  font-variant-numeric: tabular-nums;

  &:is([data-place="1"], [data-place="2"], [data-place="3"]) { background: var(--surface-2); }
  &[data-place="1"] { background: var(--accent); color: var(--on-accent); }
`;
