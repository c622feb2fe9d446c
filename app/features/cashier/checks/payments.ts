import type { Brand, PaymentMethod } from "~/platform/brands/config.gen";
import { problemMessage, type UnplacedProblem } from "~/platform/brands/problem";
import { parseAmount } from "~/platform/money/money";
import { pointerKey } from "~/platform/text/json";

const FILE = "tenant.json";

/**
 * Returns problems of the payment settings: amounts with too many decimals for the currency, limits that no amount meets, and a
 * sandbox provider on a brand with real accounts.
 */
export function paymentProblems({ currency, demo, paymentMethods, staffLimits, withdrawal }: Brand): UnplacedProblem[] {
  const rules = ["dailyMaximum", "securityDeposit", "reviewAbove", "secondPersonFrom"] as const;
  return [
    ...Object.entries(paymentMethods).flatMap(([id, method]) => {
      return methodProblems(`/paymentMethods${pointerKey(id)}`, method, { demo, scale: currency.scale });
    }),
    ...rules.flatMap((key) => amountProblem(`/withdrawal/${key}`, withdrawal[key], currency.scale)),
    ...dailyProblem(paymentMethods, withdrawal.dailyMaximum),
    ...staffLimitProblems(staffLimits, currency.scale),
  ];
}

/** Returns problems of staff limits: amounts with too many decimals for the currency. */
function staffLimitProblems({ deposits, grants }: Brand["staffLimits"], scale: number): UnplacedProblem[] {
  return Object.entries({ deposits, grants }).flatMap(([kind, roles]) =>
    Object.entries(roles).flatMap(([role, { perDay, perGrant, secondPersonFrom }]) =>
      Object.entries({ perDay, perGrant, secondPersonFrom }).flatMap(([key, text]) =>
        amountProblem(`/staffLimits/${kind}/${role}/${key}`, text, scale),
      ),
    ),
  );
}

/** Returns a problem when withdrawals are enabled without a daily maximum: the default is 0, which allows none. */
function dailyProblem(methods: Brand["paymentMethods"], dailyMaximum: string): UnplacedProblem[] {
  const pays = Object.values(methods).some(({ enabled, kinds }) => enabled !== false && kinds.includes("withdraw"));
  if (!pays || Number(dailyMaximum) > 0) return [];
  return [{ ...at("/withdrawal/dailyMaximum"), or: "/paymentMethods", ...problemMessage("noDailyMaximum") }];
}

interface Ground {
  readonly demo: boolean;
  readonly scale: number;
}

function methodProblems(pointer: string, method: PaymentMethod, { demo, scale }: Ground): UnplacedProblem[] {
  const { amounts = [], fee = "0", maximum, minimum, provider } = method;
  const amountsOf = { minimum, maximum, fee };
  const problems = [
    ...Object.entries(amountsOf).flatMap(([key, text]) => amountProblem(`${pointer}/${key}`, text, scale)),
    ...amounts.flatMap((text, at) => amountProblem(`${pointer}/amounts/${at}`, text, scale)),
  ];
  const minor = (text: string) => parseAmount(text, scale) ?? 0n;
  if (minor(minimum) > minor(maximum))
    problems.push({ ...at(`${pointer}/minimum`), ...problemMessage("minimumOverMaximum", { minimum, maximum }) });
  if (minor(fee) > 0n && minor(fee) >= minor(minimum))
    problems.push({ ...at(`${pointer}/fee`), ...problemMessage("feeTakesAll", { fee, minimum }) });
  if (!demo && provider?.kind === "sandbox")
    problems.push({ ...at(`${pointer}/provider/kind`), ...problemMessage("paymentSandbox") });
  return problems;
}

function amountProblem(pointer: string, text: string, scale: number): UnplacedProblem[] {
  if (parseAmount(text, scale) !== null) return [];
  return [{ ...at(pointer), ...problemMessage("decimals", { value: text, scale }) }];
}

const at = (pointer: string) => ({ file: FILE, pointer, part: "value" }) as const;
