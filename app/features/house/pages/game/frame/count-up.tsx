import { useEffect, useRef, useState } from "react";
import { useFormat } from "~/platform/i18n/use-format";
import { fineUnits, moneyFromFineUnits } from "./money";

const MS = 900;

/**
 * Renders an amount that counts up from its previous value. Screen readers read only the final amount; the animation is hidden
 * from them.
 * @param isStill true shows the amount without animation (reduced motion)
 */
export function CountUp({ amount, isStill }: { readonly amount: string; readonly isStill: boolean }) {
  const format = useFormat();
  const [shown, setShown] = useState(amount);
  const before = useRef("0.00");
  useEffect(() => {
    const [start, end] = [fineUnits(before.current), fineUnits(amount)];
    before.current = amount;
    if (isStill || end <= start) return setShown(amount);
    const began = performance.now();
    let frame = requestAnimationFrame(function tick(now) {
      // A frame's timestamp can be earlier than the time of its request.
      const part = Math.min(1, Math.max(0, now - began) / MS);
      const eased = 1 - (1 - part) ** 3;
      setShown(moneyFromFineUnits(start + ((end - start) * BigInt(Math.round(eased * 1_000))) / 1_000n, amount));
      if (part < 1) frame = requestAnimationFrame(tick);
    });
    return () => cancelAnimationFrame(frame);
  }, [amount, isStill]);
  return (
    <>
      <span className="num" dir="ltr" aria-hidden="true">
        {format.money(shown)}
      </span>
      <span className="vh" dir="ltr">
        {format.money(amount)}
      </span>
    </>
  );
}
