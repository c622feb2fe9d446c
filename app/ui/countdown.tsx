import { useServerTime } from "~/platform/time/server-time";

const two = (value: number): string => String(value).padStart(2, "0");

/** Formats a duration as `04:09`, from one hour as `2:04:09`. Never negative; partial seconds are rounded up. */
export function countdownText(leftMs: number): string {
  const seconds = Math.max(0, Math.ceil(leftMs / 1_000));
  const rest = `${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  return seconds < 3_600 ? rest : `${Math.floor(seconds / 3_600)}:${rest}`;
}

/** Renders remaining time in tabular figures. For countdowns that share one clock. */
export function TimeLeft({ ms, label }: { readonly ms: number; readonly label?: string | undefined }) {
  return (
    <bdi className="num" dir="ltr" role="timer" aria-label={label}>
      {countdownText(ms)}
    </bdi>
  );
}

export interface CountdownProps {
  /** Target time: UTC ms, from the server. */
  readonly until: number;
  /** Server time of the page, UTC ms: the first render on server and client counts from it. */
  readonly at: number;
  /** Accessible name, for screen readers. */
  readonly label?: string | undefined;
}

/** Renders a countdown by the server's clock, recomputed each second, so that it never drifts. */
export function Countdown({ until, at, label }: CountdownProps) {
  return <TimeLeft ms={until - useServerTime(at)} label={label} />;
}
