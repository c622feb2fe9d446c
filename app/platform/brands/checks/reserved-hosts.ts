import { normaliseHost } from "../hosts";
import { problemMessage, type UnplacedProblem } from "../problem";
import type { FeatureCheck } from "./feature-check";

/**
 * Refuses hosts that never show the brand, because they belong to the console. @param reserved the console's hosts in normal form
 */
export function reservedHosts(reserved: readonly string[]): FeatureCheck {
  return ({ config }) =>
    (["member", "agent"] as const).flatMap((side) =>
      (config.hosts[side] ?? []).flatMap((host, i): UnplacedProblem[] => {
        const name = normaliseHost(host);
        if (name === null || !reserved.includes(name)) return [];
        const pointer = `/hosts/${side}/${i}`;
        return [{ file: "tenant.json", pointer, ...problemMessage("hostReserved", { host: name }), part: "value" }];
      }),
    );
}
