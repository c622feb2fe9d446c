import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { copyFullBase } from "../lib/shared-tenants";

/** Size of a generated tenant.json, in bytes. */
const BYTES = 20_000;

export const hostOf = (index: number): string => `b${index}.test`;
export const codeOf = (index: number): string => `b${index}`;

const inAll = (text: string) => ({ EN: text, CN: `${text} 中文`, VI: `${text} tiếng Việt`, AR: `${text} عربي` });

function tenantOf(index: number, name: string, entries: number): object {
  const host = hostOf(index);
  const texts = Array.from({ length: entries }, (_, at) => [`e${at}`, inAll(`Entry ${at} of brand ${index}`)] as const);
  const entriesOf = (from: number, more: object) =>
    Object.fromEntries(
      texts.flatMap(([id, label], at) =>
        at % 4 === from ? [[id, { label, href: `/help#${id}`, order: at, ...more }]] : [],
      ),
    );
  const pay = texts.flatMap(([id, label], at) =>
    at % 4 === 3
      ? [
          [
            id,
            { name: label, kinds: ["deposit"], minimum: "10.00", maximum: `${index + 100}.00`, fee: "0.00", order: at },
          ],
        ]
      : [],
  );
  return {
    name,
    operator: "bench",
    hosts: { member: [host, `www.${host}`], agent: [`agent.${host}`] },
    origin: `https://${host}`,
    languages: ["EN", "CN", "VI", "AR"],
    flags: { winnersBoard: true, jackpot: index % 2 === 0 },
    theme: { light: { surface: "#ffffff", text: "#161a22", brand: "#1f4fd8", accent: "#0f7a6c" } },
    navigation: entriesOf(0, { icon: "cherry" }),
    rightBar: entriesOf(1, { icon: "gift" }),
    footer: { links: entriesOf(2, {}) },
    paymentMethods: Object.fromEntries(pay),
  };
}

/** Returns the text of a tenant.json of about `BYTES` bytes. No two brands share a text. */
export function tenantText(index: number, name = `Brand ${index}`): string {
  const textOf = (entries: number) => `${JSON.stringify(tenantOf(index, name, entries), null, 2)}\n`;
  const [few, more] = [Buffer.byteLength(textOf(20)), Buffer.byteLength(textOf(40))];
  return textOf(20 + Math.ceil(((BYTES - few) / (more - few)) * 20));
}

/** Writes a tenants folder with the product's base and `count` brands. */
export function writeBrands(dir: string, count: number): string {
  copyFullBase(dir);
  for (let index = 0; index < count; index += 1) {
    mkdirSync(join(dir, codeOf(index)));
    writeFileSync(join(dir, codeOf(index), "tenant.json"), tenantText(index));
  }
  return dir;
}
