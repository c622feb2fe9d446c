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
  usernameRegistration: {"title":"Registration by user name","description":"The registration form offers an account with user name and password.","default":true,"audience":"page","owner":"support"},
  mobileRegistration: {"title":"Registration by mobile number","description":"The registration form offers an account with a mobile number.","default":false,"audience":"page","owner":"support"},
  smsVerification: {"title":"SMS verification","description":"Registration requires the code sent by SMS to the mobile number.","default":false,"audience":"page","owner":"support"},
  countryCode: {"title":"Country code","description":"The mobile number field lets visitors select the dialling code.","default":true,"audience":"page","owner":"support"},
  mobileLogin: {"title":"Sign-in by mobile number","description":"Sign-in offers a mobile number with an SMS code in addition to the user name.","default":false,"audience":"page","owner":"support"},
  forgotPasswordByPhone: {"title":"Forgotten password by phone","description":"A forgotten password can be reset with a code sent to the phone.","default":false,"audience":"page","owner":"support"},
  directRegistration: {"title":"Direct registration","description":"Visitors can register by themselves. Off hides all register links.","default":true,"audience":"page","owner":"support"},
  phoneService: {"title":"Google and Facebook sign-in","description":"Sign-in offers Google and Facebook through the phone and identity service.","default":false,"audience":"page","owner":"operator"},
  mobilePassword: {"title":"Password at mobile registration","description":"Registration with a mobile number also requires a password.","default":true,"audience":"page","owner":"support"},
  freePlay: {"title":"Free play","description":"Visitors can try games with a free-play account.","default":false,"audience":"page","owner":"support"},
  loggedInToHome: {"title":"Signed-in visitors only","description":"Visitors who are not signed in are redirected from all pages to the sign-in page.","default":false,"audience":"server","owner":"operator"},
  referral: {"title":"Referral promotion","description":"Members invite friends with a link and a code.","default":false,"audience":"page","owner":"support"},
  passwordExpiry: {"title":"Password expiry","description":"A password older than the brand's limit must be changed at sign-in.","default":false,"audience":"server","owner":"operator"},
  forcedPasswordChange: {"title":"Forced password change","description":"The first sign-in or an expired password opens the password form, which cannot be closed.","default":false,"audience":"server","owner":"operator"},
  agentsOnMemberSide: {"title":"Agents on the members' side","description":"Agents can also sign in on the members' side. Off redirects them to the agents' side.","default":true,"audience":"server","owner":"operator"},
  winnersBoard: {"title":"Winners board","description":"The site shows the board of the latest wins.","default":true,"audience":"page","owner":"support"},
  jackpot: {"title":"Jackpot counter","description":"The site shows the jackpot counter.","default":true,"audience":"page","owner":"support"},
  announcementStrip: {"title":"Announcement strip","description":"The site shows the strip of announcements below the header.","default":true,"audience":"page","owner":"support"},
  promotions: {"title":"Promotions","description":"The site shows the promotions pages and links to them.","default":true,"audience":"page","owner":"support"},
  liveColumn: {"title":"Live column","description":"The hero shows a column with the jackpot and the latest wins.","default":true,"audience":"page","owner":"support"},
  themeSwitch: {"title":"Theme switch","description":"Visitors can switch between the light and the dark theme.","default":true,"audience":"page","owner":"support"},
  snow: {"title":"Snow","description":"Snow falls over the page.","default":false,"audience":"page","owner":"support"},
  identityCheck: {"title":"Identity check","description":"Members upload pictures of documents, and staff verify their identity.","default":false,"audience":"page","owner":"support"},
};

/** Names of all flags, in the order of the schema. */
export const FLAG_NAMES = Object.keys(FLAGS) as readonly FlagName[];

/** Names of the flags that the browser may receive. */
export const PAGE_FLAG_NAMES = ["usernameRegistration","mobileRegistration","smsVerification","countryCode","mobileLogin","forgotPasswordByPhone","directRegistration","phoneService","mobilePassword","freePlay","referral","winnersBoard","jackpot","announcementStrip","promotions","liveColumn","themeSwitch","snow","identityCheck"] as const;

/** Name of a flag that the browser may receive. */
export type PageFlagName = (typeof PAGE_FLAG_NAMES)[number];
