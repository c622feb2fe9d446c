import { useEffect, useState } from "react";
import { useFormat } from "~/lib/format/use-format";
import { useT } from "~/lib/i18n/use-t";
import type { Jackpot } from "./load";

/** How many times the counter has risen since the page was shown; counted by the clock, so that it never drifts. */
function useTicks(everySeconds: number): number {
  const [ticks, setTicks] = useState(0);
  useEffect(() => {
    const start = performance.now();
    const timer = setInterval(() => setTicks(Math.floor((performance.now() - start) / (everySeconds * 1000))), 1000);
    return () => clearInterval(timer);
  }, [everySeconds]);
  return ticks;
}

/** `start + ticks × step`, in whole hundredths so that no fraction is lost. */
export function jackpotAt({ start, step }: Jackpot, ticks: number): string {
  const cents = (amount: string): bigint => {
    const [whole = "0", fraction = ""] = amount.split(".");
    return BigInt(whole) * 100n + BigInt(fraction.padEnd(2, "0").slice(0, 2));
  };
  const value = (cents(start) + BigInt(ticks) * cents(step)).toString().padStart(3, "0");
  return `${value.slice(0, -2)}.${value.slice(-2)}`;
}

/** The jackpot counter: a figure, or its digits in lottery balls. Rises by itself once the page is hydrated. */
export function JackpotFigure({ jackpot, balls }: { readonly jackpot: Jackpot; readonly balls: boolean }) {
  const t = useT("blocks");
  const format = useFormat();
  const amount = jackpotAt(jackpot, useTicks(jackpot.everySeconds));
  const shown = format.money(amount, { symbol: true });
  if (!balls) {
    return (
      <p className="jackpot">
        <span>{t("hero.jackpot")}</span>
        <bdi className="num" dir="ltr">
          {shown}
        </bdi>
      </p>
    );
  }
  const digits = [...(amount.split(".")[0] ?? "")];
  return (
    <p className="jackpot balls">
      <span>{t("hero.jackpot")}</span>
      <span className="vh">{shown}</span>
      <bdi className="num" dir="ltr" aria-hidden="true">
        {digits.map((digit, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place in the figure is what a ball stands for
          <i key={at}>{digit}</i>
        ))}
      </bdi>
    </p>
  );
}
