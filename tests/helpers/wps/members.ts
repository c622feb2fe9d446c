import { randomBytes } from "node:crypto";
import { hashPassword } from "~/features/access/passwords.server";
import { openSession } from "~/features/access/sessions.server";
import { uuidV7 } from "~/platform/text/uuid";
import { insertRow } from "../rows";
import type { WpsSite } from "./wps-site";

/** Password of the members created by `aMember`. */
export const PASSWORD = "correct horse";
let count = 0;
/** Computed once, because the hash is slow by design. */
let passwordHash: Promise<string> | undefined;

/** Creates a member of a brand with the password `correct horse`. @returns user name */
export async function aMember(site: Pick<WpsSite, "db" | "now">, brand = "lotus"): Promise<string> {
  count += 1;
  const account = `person${count}`;
  const at = new Date(site.now);
  passwordHash ??= hashPassword(PASSWORD);
  const names = { account, nickname: account, avatar: "a", referralCode: account, contacts: {}, type: 0 };
  const row = {
    id: uuidV7(site.now, randomBytes(10)),
    passwordHash: await passwordHash,
    passwordAt: at,
    createdAt: at,
  };
  await site.db.transaction(brand, (tx) => insertRow(tx, "member", { ...row, ...names, firstLoginDone: true }));
  return account;
}

/** Opens a session of a member without a sign-in. @returns its token */
export async function aToken(site: Pick<WpsSite, "db" | "now">, account: string, brand = "lotus"): Promise<string> {
  return site.db.transaction(brand, async (tx) => {
    const [row] = await tx.query<{ id: string }>("select id from member where account = $1", [account]);
    const who = { memberId: row?.id ?? "", side: "member", method: "username", ip: null, device: "test" } as const;
    return openSession(tx, { ...who, now: site.now });
  });
}
