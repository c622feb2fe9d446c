import { changeMember } from "../rows";
import { aMember } from "./members";
import { idOf } from "./money";
import type { WpsSite } from "./wps-site";

const CALLS = [
  "player",
  "playerPayout",
  "revealPlayer",
  "playerNotes",
  "addPlayerNote",
  "labelPlayer",
  "lockPlayer",
  "signOutPlayer",
  "playerPassword",
  "playerLedger",
  "playerBets",
  "playerSessions",
  "playerLimits",
  "whyShown",
] as const;

/** Example inputs of calls on an existing member. */
export const MADE_PLAYERS = Object.fromEntries(
  CALLS.map((name) => [name, async (site: WpsSite, account: string) => ({ memberId: await idOf(site, account) })]),
);

let count = 0;

/** Creates a member with unique personal data, for staff calls. */
export async function aKnownPlayer(site: WpsSite, brand = "lotus") {
  count += 1;
  const account = await aMember(site, brand);
  const memberId = await idOf(site, account, brand);
  const personal = {
    mobile: `+6012345${String(1000 + count)}`,
    email: `Thea.${count}@mail.example`,
    payeeName: "Thea Lund",
    birthday: "1990-05-01",
    contacts: { whatsapp: "+60123450000" },
  };
  await site.db.transaction(brand, (tx) => changeMember(tx, account, personal));
  return { account, memberId, named: { code: brand, memberId }, ...personal };
}
