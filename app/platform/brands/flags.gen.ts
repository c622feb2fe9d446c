// Generated from schemas/flags.schema.json by `npm run types`. Do not edit.
import type { FlagName } from "./config.gen";

/** What is known of a flag: its texts for staff, its default, who sees it and who owns it. */
export interface FlagMeta {
  readonly title: string;
  readonly description: string;
  readonly default: boolean;
  /** `page` flags reach the browser; `server` flags never do. */
  readonly audience: "page" | "server";
  /** Who may switch it on the console. */
  readonly owner: "support" | "operator";
}

/** Every flag, in the order of the schema. */
export const FLAGS: Readonly<Record<FlagName, FlagMeta>> = {
  usernameRegistration: {"title":"Registration by user name","description":"The registration form offers an account by user name and password.","default":true,"audience":"page","owner":"support"},
  mobileRegistration: {"title":"Registration by mobile number","description":"The registration form offers an account by mobile number.","default":false,"audience":"page","owner":"support"},
  smsVerification: {"title":"SMS verification","description":"Registration asks for the code sent by SMS to the mobile number.","default":false,"audience":"page","owner":"support"},
  countryCode: {"title":"Country code","description":"The mobile number field lets the visitor choose the country's dialling code.","default":true,"audience":"page","owner":"support"},
  mobileLogin: {"title":"Sign-in by mobile number","description":"Sign-in offers a mobile number with an SMS code beside the user name.","default":false,"audience":"page","owner":"support"},
  forgotPasswordByPhone: {"title":"Forgotten password by phone","description":"A forgotten password can be replaced by a code sent to the phone.","default":false,"audience":"page","owner":"support"},
  directRegistration: {"title":"Direct registration","description":"Visitors can register by themselves; off hides every register link.","default":true,"audience":"page","owner":"support"},
  phoneService: {"title":"Google and Facebook sign-in","description":"Sign-in offers Google and Facebook through the phone and identity service.","default":false,"audience":"page","owner":"operator"},
  mobilePassword: {"title":"Password at mobile registration","description":"Registration by mobile number asks for a password too.","default":true,"audience":"page","owner":"support"},
  freePlay: {"title":"Free play","description":"Visitors can try games with a free-play account.","default":false,"audience":"page","owner":"support"},
  loggedInToHome: {"title":"Signed-in visitors only","description":"A visitor who is not signed in is sent to the sign-in page from all other pages.","default":false,"audience":"server","owner":"operator"},
  referral: {"title":"Referral promotion","description":"Members invite friends by a link and a code.","default":false,"audience":"page","owner":"support"},
  passwordExpiry: {"title":"Password expiry","description":"A password older than the brand's limit must be changed at sign-in.","default":false,"audience":"server","owner":"operator"},
  forcedPasswordChange: {"title":"Forced password change","description":"The first sign-in or an expired password leads to the change form, which cannot be closed.","default":false,"audience":"server","owner":"operator"},
  agentsOnMemberSide: {"title":"Agents on the members' side","description":"Agents may sign in on the members' side too; otherwise they are sent to the agents' side.","default":true,"audience":"server","owner":"operator"},
  winnersBoard: {"title":"Winners board","description":"The board of the latest wins is shown.","default":true,"audience":"page","owner":"support"},
  jackpot: {"title":"Jackpot counter","description":"The jackpot counter is shown.","default":true,"audience":"page","owner":"support"},
  announcementStrip: {"title":"Announcement strip","description":"The strip of announcements under the header is shown.","default":true,"audience":"page","owner":"support"},
  promotions: {"title":"Promotions","description":"The promotions pages and their links are shown.","default":true,"audience":"page","owner":"support"},
  liveColumn: {"title":"Live column","description":"The column with the jackpot and the last wins stands beside the hero.","default":true,"audience":"page","owner":"support"},
  themeSwitch: {"title":"Theme switch","description":"Visitors can switch between the light and the dark theme.","default":true,"audience":"page","owner":"support"},
  snow: {"title":"Snow","description":"Snow falls over the page.","default":false,"audience":"page","owner":"support"},
  identityCheck: {"title":"Identity check","description":"Members send pictures of their documents, and staff check who they are.","default":false,"audience":"page","owner":"support"},
};

/** The names of all flags, in the order of the schema. */
export const FLAG_NAMES = Object.keys(FLAGS) as readonly FlagName[];

/** The names of the flags that may reach the browser. */
export const PAGE_FLAG_NAMES = ["usernameRegistration","mobileRegistration","smsVerification","countryCode","mobileLogin","forgotPasswordByPhone","directRegistration","phoneService","mobilePassword","freePlay","referral","winnersBoard","jackpot","announcementStrip","promotions","liveColumn","themeSwitch","snow","identityCheck"] as const;

/** A flag that may reach the browser. */
export type PageFlagName = (typeof PAGE_FLAG_NAMES)[number];
