import { entriesOf, textOf } from "~/platform/brands/brand-parts";
import type { PaymentMethod } from "~/platform/brands/config.gen";
import { formattedMoney, minorAmountOfFile, wireMoney } from "~/platform/money/amounts";
import type { SiteContext } from "~/platform/wps/context";
import { validationError, WpsError } from "~/platform/wps/errors";

/** Returns the provider of a method's deposits; the sandbox when the brand configures none. */
export const providerOf = ({ provider }: PaymentMethod) => provider ?? ({ kind: "sandbox" } as const);

/**
 * Returns a brand's methods of one direction. The sandbox takes deposits only on a demo brand: real accounts are credited only
 * for real payments.
 */
export function methodsOf({ brand }: Pick<SiteContext, "brand">, kind: "deposit" | "withdraw") {
  const { demo, paymentMethods } = brand.config;
  return entriesOf(brand, paymentMethods).filter(
    ([, method]) =>
      method.kinds.includes(kind) && (kind === "withdraw" || demo || providerOf(method).kind !== "sandbox"),
  );
}

/** Returns a method by id. @throws WpsError validation at the field `method` for an unknown id */
export function methodNamed(ctx: SiteContext, kind: "deposit" | "withdraw", id: string): PaymentMethod {
  const found = methodsOf(ctx, kind).find(([each]) => each === id)?.[1];
  if (!found) throw validationError([{ field: "method", issue: "errors:field.unknownMethod" }]);
  return found;
}

/** Returns the name of a method in the caller's language; its id when the brand no longer has the method. */
export function methodNameOf(ctx: SiteContext, id: string): string {
  const { paymentMethods } = ctx.brand.config;
  return (Object.hasOwn(paymentMethods, id) && textOf(ctx, paymentMethods[id]?.name)) || id;
}

/** Returns the fee of one payment, minor units. */
export const feeOf = (ctx: SiteContext, { fee = "0" }: PaymentMethod): bigint => minorAmountOfFile(ctx, fee);

/** @throws WpsError amountLimits at the field `amount` for an amount outside the method's limits */
export function assertLimits(ctx: SiteContext, { maximum, minimum }: PaymentMethod, minor: bigint): void {
  if (minor >= minorAmountOfFile(ctx, minimum) && minor <= minorAmountOfFile(ctx, maximum)) return;
  const params = {
    minimum: formattedMoney(ctx, minorAmountOfFile(ctx, minimum)),
    maximum: formattedMoney(ctx, minorAmountOfFile(ctx, maximum)),
  };
  throw new WpsError("amountLimits", params, { issues: [{ field: "amount", issue: "errors:amountLimits", params }] });
}

/** Returns a method in the form of the calls. */
export function methodView(ctx: SiteContext, id: string, method: PaymentMethod) {
  const text = (amount: string) => wireMoney(ctx, minorAmountOfFile(ctx, amount));
  const { amounts = [], fee = "0", icon = "", maximum, minimum, name } = method;
  return {
    id,
    name: textOf(ctx, name),
    icon,
    minimum: text(minimum),
    maximum: text(maximum),
    fee: text(fee),
    amounts: amounts.map(text),
  };
}

/** Returns the fields that a deposit method requests, by `order` and name. */
export const fieldsOf = ({ brand }: SiteContext, { fields = {} }: PaymentMethod) => entriesOf(brand, fields);

/**
 * Validates the field values of a deposit and returns them for storage. Fields that the method does not request are refused.
 * @throws WpsError validation at `fields.<name>`
 */
export function assertDepositFields(
  ctx: SiteContext,
  method: PaymentMethod,
  given: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const asked = fieldsOf(ctx, method);
  const issues = asked.flatMap(([name, { maxLength, required }]) => {
    const field = `fields.${name}`;
    const value = Object.hasOwn(given, name) ? (given[name] ?? "") : "";
    if (value === "") return required ? [{ field, issue: "errors:field.required" }] : [];
    const params = { limit: String(maxLength) };
    return [...value].length > maxLength ? [{ field, issue: "errors:field.tooLong", params }] : [];
  });
  const unknown = Object.keys(given).filter((name) => !asked.some(([each]) => each === name));
  const all = [...issues, ...unknown.map((name) => ({ field: `fields.${name}`, issue: "unknown_field" }))];
  if (all.length > 0) throw validationError(all);
  return given;
}
