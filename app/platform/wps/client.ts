import type { AnyContract } from "./define";
import type { AreaName, CallName, Contract, InputOf, ValueOf } from "./types";

/**
 * The calls as functions: `await wps.system.menu({})` gives the value or throws a `WpsError`. A value is shared
 * between requests and must not be changed.
 */
export type WpsClient = {
  readonly [A in AreaName]: {
    readonly [C in keyof Contract[A]]: (input: InputOf<Contract[A][C]>) => Promise<ValueOf<Contract[A][C]>>;
  };
};

/** Carries one call out: in process by the embedded engine. Gives the value or throws a `WpsError`. */
export type Invoke = <A extends AreaName>(area: A, name: CallName<A>, input: unknown) => Promise<unknown>;

/** The typed client of a contract over a way to carry calls out. */
export function clientOf(contract: AnyContract, invoke: Invoke): WpsClient {
  const client: Record<string, Record<string, (input: unknown) => Promise<unknown>>> = {};
  for (const [area, calls] of Object.entries(contract) as [AreaName, AnyContract[string]][]) {
    const functions: Record<string, (input: unknown) => Promise<unknown>> = {};
    for (const name of Object.keys(calls)) functions[name] = (input) => invoke(area, name as CallName<AreaName>, input);
    client[area] = functions;
  }
  return client as unknown as WpsClient;
}
