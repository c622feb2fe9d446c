import { normaliseHost } from "./hosts";
import { problemMessage, type UnplacedProblem } from "./problem";
import type { BrandSnapshot, HostAnswer } from "./types";

/** Hosts of a brand as listed in its files. */
export interface HostList {
  readonly member: readonly string[];
  readonly agent?: readonly string[] | undefined;
}

/** Answers of a brand's hosts, by side. Any brand that can be served replaces a broken one. */
export type HostAnswers = Readonly<Record<"member" | "agent", HostAnswer & { readonly kind: "brand" | "broken" }>>;

/** Returns the host answers of a served brand. */
export function servedAnswers(brand: BrandSnapshot): HostAnswers {
  return { member: { kind: "brand", brand, side: "member" }, agent: { kind: "brand", brand, side: "agent" } };
}

/** Returns the host answers of a brand that cannot be served: 503. */
export function brokenAnswers(code: string): HostAnswers {
  return { member: { kind: "broken", code }, agent: { kind: "broken", code } };
}

interface Claim {
  readonly name: string;
  readonly side: "member" | "agent";
}

/** Maximum number of cached answers by raw header: any client can send any header, in any mixture of cases. */
const ASKED_AT_MOST = 65_536;

/** Exact map from host to answer: no apex domain, no `www`, no default (pitfalls, "Brands, hosts, caches"). */
export class HostTable {
  readonly #answers = new Map<string, HostAnswer>();
  /** Hosts that each brand claims, in normal form. */
  readonly #claims = new Map<string, readonly Claim[]>();
  /**
   * Cache of answers by raw Host header, cleared with every change of the table. The answers are copied, which keeps the
   * frequently used ones close together in memory instead of scattered among the objects of thousands of brands.
   */
  readonly #asked = new Map<string, HostAnswer>();

  /** Looks up a raw Host header. Normalises port, case, one trailing dot and IDN. */
  resolve(raw: string): HostAnswer | undefined {
    const known = this.#asked.get(raw);
    if (known !== undefined) return known;
    const name = normaliseHost(raw);
    const found = name === null ? undefined : this.#answers.get(name);
    if (found === undefined) return undefined;
    if (this.#asked.size >= ASKED_AT_MOST) this.#asked.clear();
    const answer = { ...found };
    this.#asked.set(raw, answer);
    return answer;
  }

  hostsOf(code: string): readonly string[] {
    return (this.#claims.get(code) ?? []).map(({ name }) => name);
  }

  /** Returns a problem for each host of the list that another served brand already has. */
  conflicts(code: string, hosts: HostList): UnplacedProblem[] {
    const problems: UnplacedProblem[] = [];
    for (const [side, i, name] of entries(hosts)) {
      const held = this.#answers.get(name);
      if (held?.kind !== "brand" || held.brand.code === code) continue;
      const told = problemMessage("hostTaken", { host: name, brand: held.brand.code });
      problems.push({ file: "tenant.json", pointer: `/hosts/${side}/${i}`, ...told, part: "value" });
    }
    return problems;
  }

  /** Replaces a brand's claims. A broken brand gets only hosts without an owner. Returns true when a host became free. */
  claim(code: string, hosts: HostList, answers: HostAnswers): boolean {
    const wanted = new Map(entries(hosts).map(([side, , name]) => [name, side]));
    const freed = this.hostsOf(code).filter((name) => !wanted.has(name));
    for (const name of freed) this.#release(code, name);
    for (const [name, side] of wanted) {
      const held = ownerOf(this.#answers.get(name));
      if (held === undefined || held === code || answers[side].kind === "brand") this.#write(name, answers[side]);
    }
    this.#claims.set(
      code,
      [...wanted].map(([name, side]) => ({ name, side })),
    );
    return freed.length > 0;
  }

  /** Replaces the answers of a brand's hosts when a new version of it is served. */
  renew(code: string, answers: HostAnswers): void {
    for (const { name, side } of this.#claims.get(code) ?? []) {
      if (ownerOf(this.#answers.get(name)) === code) this.#write(name, answers[side]);
    }
  }

  /** Removes a brand. Returns true when a host became free. */
  remove(code: string): boolean {
    const hosts = this.hostsOf(code);
    for (const name of hosts) this.#release(code, name);
    this.#claims.delete(code);
    return hosts.length > 0;
  }

  #release(code: string, name: string): void {
    if (ownerOf(this.#answers.get(name)) === code) this.#write(name, undefined);
  }

  /** Single place that changes the table. Clears the cache of answers. */
  #write(name: string, answer: HostAnswer | undefined): void {
    this.#asked.clear();
    if (answer === undefined) this.#answers.delete(name);
    else this.#answers.set(name, answer);
  }
}

function ownerOf(answer: HostAnswer | undefined): string | undefined {
  if (answer === undefined || answer.kind === "unknown") return undefined;
  return answer.kind === "brand" ? answer.brand.code : answer.code;
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
 * Extracts the hosts of a refused brand as far as possible: from the parsed file, or from the text of a file that cannot be
 * parsed. Never throws.
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
