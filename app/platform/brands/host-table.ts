import { normaliseHost } from "./hosts";
import { type RawProblem, say } from "./problem";
import type { BrandSnapshot, HostAnswer } from "./types";

/** The hosts of a brand as its files list them. */
export interface HostList {
  readonly member: readonly string[];
  readonly agent?: readonly string[] | undefined;
}

/** What a brand's hosts answer, by side. A broken brand gives way to any brand that can be served. */
export type HostAnswers = Readonly<Record<"member" | "agent", HostAnswer & { readonly kind: "brand" | "broken" }>>;

/** The answers of a brand that is served. */
export function servedAnswers(brand: BrandSnapshot): HostAnswers {
  return { member: { kind: "brand", brand, side: "member" }, agent: { kind: "brand", brand, side: "agent" } };
}

/** The answers of a brand that cannot be served: its hosts answer 503. */
export function brokenAnswers(code: string): HostAnswers {
  return { member: { kind: "broken", code }, agent: { kind: "broken", code } };
}

interface Claim {
  readonly name: string;
  readonly side: "member" | "agent";
}

/** Answers kept by raw header; anyone can send any, in any mixture of cases. */
const ASKED_AT_MOST = 65_536;

/** Host → answer, exactly: no apex, no `www`, no default (pitfalls, "Brands, hosts, caches"). */
export class HostTable {
  readonly #answers = new Map<string, HostAnswer>();
  /** The hosts that each brand claims, normal. */
  readonly #claims = new Map<string, readonly Claim[]>();
  /**
   * Answers by raw Host header, since the table last changed. Copies: those that are asked for stand side by side in
   * memory, where the table's own are scattered among all that thousands of brands hold.
   */
  readonly #asked = new Map<string, HostAnswer>();

  /** Looks a raw Host header up: port, case, one trailing dot, IDN are dealt with. */
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

  /** Hosts of the list that another brand, which is served, holds already. */
  conflicts(code: string, hosts: HostList): RawProblem[] {
    const problems: RawProblem[] = [];
    for (const [side, i, name] of entries(hosts)) {
      const held = this.#answers.get(name);
      if (held?.kind !== "brand" || held.brand.code === code) continue;
      const told = say("hostTaken", { host: name, brand: held.brand.code });
      problems.push({ file: "tenant.json", pointer: `/hosts/${side}/${i}`, ...told, part: "value" });
    }
    return problems;
  }

  /** Replaces a brand's claims. A broken brand gets only what nobody else holds. True when a host became free. */
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

  /** Gives a brand's hosts new answers: a new version of it is served. */
  renew(code: string, answers: HostAnswers): void {
    for (const { name, side } of this.#claims.get(code) ?? []) {
      if (ownerOf(this.#answers.get(name)) === code) this.#write(name, answers[side]);
    }
  }

  /** Forgets a brand. True when a host became free. */
  remove(code: string): boolean {
    const hosts = this.hostsOf(code);
    for (const name of hosts) this.#release(code, name);
    this.#claims.delete(code);
    return hosts.length > 0;
  }

  #release(code: string, name: string): void {
    if (ownerOf(this.#answers.get(name)) === code) this.#write(name, undefined);
  }

  /** The one place that changes the table: what was answered before it counts no more. */
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
