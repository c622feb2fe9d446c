import { normaliseHost } from "./hosts";
import type { RawProblem } from "./problem";

/** Which brand a host belongs to, and on which side. */
export interface HostOwner<B> {
  readonly brand: B;
  readonly side: "member" | "agent";
  /** True when the brand cannot be served: its hosts answer 503. It gives way to any brand that can. */
  readonly isBroken: boolean;
}

/** The hosts of a brand as its files list them. */
export interface HostList {
  readonly member: readonly string[];
  readonly agent?: readonly string[] | undefined;
}

/** Host → brand, exactly: no apex, no `www`, no default (pitfalls, "Brands, hosts, caches"). */
export class HostTable<B extends { readonly code: string }> {
  readonly #owners = new Map<string, HostOwner<B>>();
  /** The hosts that each brand claims, normal. */
  readonly #claims = new Map<string, readonly string[]>();

  get(host: string): HostOwner<B> | undefined {
    return this.#owners.get(host);
  }

  hostsOf(code: string): readonly string[] {
    return this.#claims.get(code) ?? [];
  }

  /** Hosts of the list that another brand, which is served, holds already. */
  conflicts(code: string, hosts: HostList): RawProblem[] {
    const problems: RawProblem[] = [];
    for (const [side, i, name] of entries(hosts)) {
      const owner = this.#owners.get(name);
      if (owner === undefined || owner.brand.code === code || owner.isBroken) continue;
      const message = `the host "${name}" belongs to the brand "${owner.brand.code}" (${owner.brand.code}/tenant.json)`;
      problems.push({ file: "tenant.json", pointer: `/hosts/${side}/${i}`, message, part: "value" });
    }
    return problems;
  }

  /** Replaces a brand's claims. A broken brand gets only what nobody else holds. True when a host became free. */
  claim(brand: B, hosts: HostList, isBroken = false): boolean {
    const { code } = brand;
    const wanted = entries(hosts);
    const names = new Set(wanted.map(([, , name]) => name));
    const freed = this.hostsOf(code).filter((name) => !names.has(name));
    for (const name of freed) this.#release(code, name);
    for (const [side, , name] of wanted) {
      const owner = this.#owners.get(name);
      if (owner !== undefined && owner.brand.code !== code && isBroken) continue;
      this.#owners.set(name, { brand, side, isBroken });
    }
    this.#claims.set(code, [...names]);
    return freed.length > 0;
  }

  /** Forgets a brand. True when a host became free. */
  remove(code: string): boolean {
    const hosts = this.hostsOf(code);
    for (const name of hosts) this.#release(code, name);
    this.#claims.delete(code);
    return hosts.length > 0;
  }

  #release(code: string, name: string): void {
    if (this.#owners.get(name)?.brand.code === code) this.#owners.delete(name);
  }
}

function entries(hosts: HostList): [side: "member" | "agent", index: number, name: string][] {
  const list: [side: "member" | "agent", index: number, name: string][] = [];
  for (const side of ["member", "agent"] as const) {
    for (const [i, host] of (hosts[side] ?? []).entries()) {
      const name = normaliseHost(host);
      if (name !== null) list.push([side, i, name]);
    }
  }
  return list;
}

/**
 * The hosts of a brand that is refused, as far as they can be made out: from the parsed file, or from the text of one
 * that does not parse. Never throws.
 */
export function salvageHosts(written: unknown, text: string | undefined): HostList {
  const listed = (written as { hosts?: Partial<Record<"member" | "agent", unknown>> } | undefined)?.hosts;
  if (typeof listed === "object" && listed !== null)
    return { member: strings(listed.member), agent: strings(listed.agent) };
  if (written !== undefined || text === undefined) return { member: [] };
  const block = /"hosts"\s*:\s*\{([^{}]*)/.exec(text)?.[1] ?? "";
  const side = (name: string): string[] => {
    const inside = new RegExp(`"${name}"\\s*:\\s*\\[([^\\]]*)`).exec(block)?.[1] ?? "";
    return [...inside.matchAll(/"([^"\\]{1,253})"/g)].map((match) => match[1] ?? "");
  };
  return { member: side("member"), agent: side("agent") };
}

function strings(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === "string") : [];
}
