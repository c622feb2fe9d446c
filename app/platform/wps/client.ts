import type { Contract } from "~/registry/contract";
import { contract } from "~/registry/contract";
import type { AreaName, CallName, InputOf, ValueOf } from "./types";

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

const names = Object.entries(contract).map(([area, calls]) => [area as AreaName, Object.keys(calls)] as const);

/** The typed client over a way to carry calls out. */
export function createClient(invoke: Invoke): WpsClient {
  const client: Record<string, Record<string, (input: unknown) => Promise<unknown>>> = {};
  for (const [area, calls] of names) {
    const functions: Record<string, (input: unknown) => Promise<unknown>> = {};
    for (const name of calls) functions[name] = (input) => invoke(area, name as CallName<typeof area>, input);
    client[area] = functions;
  }
  return client as unknown as WpsClient;
}
