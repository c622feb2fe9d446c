import { useServerTime } from "~/platform/time/server-time";

const two = (value: number): string => String(value).padStart(2, "0");

/** `04:09`, from an hour on `2:04:09`. Never below zero; a second that has begun counts as whole. */
export function countdownText(leftMs: number): string {
  const seconds = Math.max(0, Math.ceil(leftMs / 1_000));
  const rest = `${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  return seconds < 3_600 ? rest : `${Math.floor(seconds / 3_600)}:${rest}`;
}

/** Time that is left, as figures of one width. For a countdown among others that share one clock. */
export function TimeLeft({ ms, label }: { readonly ms: number; readonly label?: string | undefined }) {
  return (
    <bdi className="num" dir="ltr" role="timer" aria-label={label}>
      {countdownText(ms)}
    </bdi>
  );
}

export interface CountdownProps {
  /** What is counted down to: UTC ms, from the server. */
  readonly until: number;
  /** The server's time when it made the page, UTC ms: what the first drawing counts from, on both sides. */
  readonly at: number;
  /** Read to those who do not see what it stands beside. */
  readonly label?: string | undefined;
}

/** Counts down to a moment by the server's clock. It is computed anew each second and so never drifts. */
export function Countdown({ until, at, label }: CountdownProps) {
  return <TimeLeft ms={until - useServerTime(at)} label={label} />;
}
