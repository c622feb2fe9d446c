// Generated from schemas/flags.schema.json by `npm run types`. Do not edit.
import type { FlagName } from "./config.gen";

/** Metadata of a flag: its texts for staff, default value, audience and owner. */
export interface FlagMeta {
  readonly title: string;
  readonly description: string;
  readonly default: boolean;
  /** The browser receives `page` flags, and never `server` flags. */
  readonly audience: "page" | "server";
  /** Staff role that may switch it in the console. */
  readonly owner: "support" | "operator";
}

/** All flags, in the order of the schema. */
export const FLAGS: Readonly<Record<FlagName, FlagMeta>> = {
  usernameRegistration: {"title":"Username registration","description":"Visitors can register with a username and a password.","default":true,"audience":"page","owner":"support"},
  mobileRegistration: {"title":"Mobile registration","description":"Visitors can register with a mobile number.","default":false,"audience":"page","owner":"support"},
  smsVerification: {"title":"SMS verification","description":"Registration requires the code sent by SMS to the mobile number.","default":false,"audience":"page","owner":"support"},
  countryCode: {"title":"Country code","description":"Visitors choose a country code for their mobile number.","default":true,"audience":"page","owner":"support"},
  mobileLogin: {"title":"Mobile sign-in","description":"Besides the username, members can sign in with a mobile number and an SMS code.","default":false,"audience":"page","owner":"support"},
  forgotPasswordByPhone: {"title":"Password reset by phone","description":"Members can reset a forgotten password with a code sent to their phone.","default":false,"audience":"page","owner":"support"},
  directRegistration: {"title":"Self-registration","description":"Visitors can register themselves. When off, all registration links are hidden.","default":true,"audience":"page","owner":"support"},
  phoneService: {"title":"Google and Facebook sign-in","description":"Members can sign in with Google or Facebook through the phone and identity service.","default":false,"audience":"page","owner":"operator"},
  mobilePassword: {"title":"Password at mobile registration","description":"Mobile registration also requires a password.","default":true,"audience":"page","owner":"support"},
  freePlay: {"title":"Free play","description":"Visitors can try games with a free-play account.","default":false,"audience":"page","owner":"support"},
  loggedInToHome: {"title":"Sign-in required","description":"Visitors who are not signed in are redirected to the sign-in page.","default":false,"audience":"server","owner":"operator"},
  referral: {"title":"Referral promotion","description":"Members invite friends with a link and a code.","default":false,"audience":"page","owner":"support"},
  passwordExpiry: {"title":"Password expiry","description":"Passwords older than the brand’s limit must be changed at sign-in.","default":false,"audience":"server","owner":"operator"},
  forcedPasswordChange: {"title":"Forced password change","description":"The first sign-in and an expired password open the change password form, which cannot be closed.","default":false,"audience":"server","owner":"operator"},
  agentsOnMemberSide: {"title":"Agents on the members’ side","description":"Agents can also sign in on the members’ side. When off, they are redirected to the agents’ side.","default":true,"audience":"server","owner":"operator"},
  winnersBoard: {"title":"Winners board","description":"Shows the board of the latest wins.","default":true,"audience":"page","owner":"support"},
  jackpot: {"title":"Jackpot counter","description":"Shows the jackpot counter.","default":true,"audience":"page","owner":"support"},
  announcementStrip: {"title":"Announcement ticker","description":"Shows the announcement ticker below the header.","default":true,"audience":"page","owner":"support"},
  promotions: {"title":"Promotions","description":"Shows the promotion pages and their links.","default":true,"audience":"page","owner":"support"},
  liveColumn: {"title":"Live column","description":"Shows the jackpot and the latest wins beside the hero.","default":true,"audience":"page","owner":"support"},
  themeSwitch: {"title":"Theme switch","description":"Visitors can switch between the light and the dark theme.","default":true,"audience":"page","owner":"support"},
  snow: {"title":"Snow","description":"Shows falling snow on the page.","default":false,"audience":"page","owner":"support"},
  identityCheck: {"title":"Identity check","description":"Members upload pictures of documents, and staff verify their identity.","default":false,"audience":"page","owner":"support"},
};

/** Names of all flags, in the order of the schema. */
export const FLAG_NAMES = Object.keys(FLAGS) as readonly FlagName[];

/** Names of the flags that the browser may receive. */
export const PAGE_FLAG_NAMES = ["usernameRegistration","mobileRegistration","smsVerification","countryCode","mobileLogin","forgotPasswordByPhone","directRegistration","phoneService","mobilePassword","freePlay","referral","winnersBoard","jackpot","announcementStrip","promotions","liveColumn","themeSwitch","snow","identityCheck"] as const;

/** Name of a flag that the browser may receive. */
export type PageFlagName = (typeof PAGE_FLAG_NAMES)[number];
