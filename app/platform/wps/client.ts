import type { AnyContract } from "./define";
import type { AreaName, CallName, Contract, InputOf, ValueOf } from "./types";

/**
 * The calls as functions: `await wps.system.menu({})` returns the value or throws a `WpsError`. Values are shared
 * between requests and must not be changed.
 */
export type WpsClient = {
  readonly [A in AreaName]: {
    readonly [C in keyof Contract[A]]: (input: InputOf<Contract[A][C]>) => Promise<ValueOf<Contract[A][C]>>;
  };
};

/** Executes one call, in process by the embedded engine. Returns the value or throws a `WpsError`. */
export type Invoke = <A extends AreaName>(area: A, name: CallName<A>, input: unknown) => Promise<unknown>;

/** Returns the typed client of a contract that executes calls with `invoke`. */
export function clientOf(contract: AnyContract, invoke: Invoke): WpsClient {
  const client: Record<string, Record<string, (input: unknown) => Promise<unknown>>> = {};
  for (const [area, calls] of Object.entries(contract) as [AreaName, AnyContract[string]][]) {
    const functions: Record<string, (input: unknown) => Promise<unknown>> = {};
    for (const name of Object.keys(calls)) functions[name] = (input) => invoke(area, name as CallName<AreaName>, input);
    client[area] = functions;
  }
  return client as unknown as WpsClient;
}
