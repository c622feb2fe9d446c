// Generated from schemas/ by `npm run types`. Do not edit.

/**
 * A text key such as `home:title`, one text for all languages, or one text a language. A missing language falls back to EN.
 */
export type Localised = string | {readonly [language in LanguageCode]?: string};
/**
 * The category of a game.
 */
export type GameType = "RNG" | "FISH" | "PVP" | "LIVE" | "SPORTS" | "ELOTT" | "LOTT";
/**
 * The code of a vendor (vassalage).
 */
export type VendorCode = string;
/**
 * An own path (`/help`) or an https address. Nothing else.
 */
export type Link = string;
/**
 * Place among its neighbours: smaller comes first, equal ones by id.
 */
export type Order = number;
/**
 * The name of a flag of flags.schema.json.
 */
export type FlagName = keyof Flags;
/**
 * A piece of HTML, for all languages or one a language. Sanitised on the server before it is shown.
 */
export type Html = string | {readonly [language in LanguageCode]?: string};
/**
 * A host name, without scheme and port. No bare IP address.
 */
export type Host = string;
/**
 * One of the 22 language codes of the WPS.
 */
export type LanguageCode =
  | "CN"
  | "TW"
  | "EN"
  | "JA"
  | "KO"
  | "TH"
  | "VI"
  | "MY"
  | "ID"
  | "MS"
  | "KM"
  | "LO"
  | "TY"
  | "HI"
  | "TA"
  | "TR"
  | "BN"
  | "UR"
  | "AR"
  | "ES"
  | "PT"
  | "RU";
/**
 * A decimal amount with at most two decimals.
 */
export type Money = string;
/**
 * A colour as #rrggbb.
 */
export type Colour = string;
/**
 * A WOFF2 font in the assets folder of the brand or of the base. A missing file is refused.
 */
export type Font = string;
/**
 * The name of a line icon.
 */
export type Icon = string;
/**
 * The name of a line icon, or of a service's mark.
 */
export type LinkIcon = string;
/**
 * A picture in the assets folder of the brand or of the base, as AVIF, GIF, ICO, JPEG, PNG, SVG or WebP. A missing file is refused.
 */
export type Picture = string;
/**
 * A point in time, ISO 8601 in UTC.
 */
export type Instant = string;
/**
 * Who takes the money: `sandbox` is a page of the site that stands in for a provider on a demo brand, `http` a provider that speaks the protocol of docs/payment-provider.md. Without a provider that takes real money, a brand that is no demo does not offer the method for deposits.
 */
export type PaymentProvider =
  | {readonly kind: "sandbox"}
  | {
      readonly kind: "http";
      readonly url: string;
      readonly keyId: string;
      readonly secretEnv: string;
      readonly webhookSecretEnv: string;
    };
/**
 * How many times; `0` asks for nothing.
 */
export type Times = string;
/**
 * An https address.
 */
export type Url = string;
/**
 * What sends text messages: `sandbox` keeps them for staff to read, `http` posts them to a gateway.
 */
export type SmsProvider =
  | {readonly kind: "sandbox"; readonly countries?: readonly CountryCode[]}
  | {
      readonly kind: "http";
      readonly url: string;
      readonly tokenEnv: string;
      readonly from: string;
      readonly countries?: readonly CountryCode[];
    };
/**
 * What sends mails: `sandbox` keeps them for staff to read, `smtp` hands them to a mail server.
 */
export type MailProvider =
  | {readonly kind: "sandbox"}
  | {
      readonly kind: "smtp";
      readonly host: string;
      readonly port: number;
      readonly from: string;
      readonly userEnv: string;
      readonly passwordEnv: string;
      readonly secure: boolean;
    };
/**
 * Who vouches for people: `oidc` is an OpenID Connect provider, `sandbox` a page of the site that stands in for one on a demo brand, `phone` a service that proves mobile numbers at registration.
 */
export type IdentityProvider =
  | {readonly kind: "sandbox"; readonly label?: string}
  | {
      readonly kind: "oidc";
      readonly issuer: string;
      readonly clientIdEnv: string;
      readonly clientSecretEnv: string;
      readonly tokenEndpoint?: string;
      readonly scope?: string;
      readonly algorithm?: "RS256" | "PS256" | "ES256" | "EdDSA";
      readonly label?: string;
    }
  | {
      readonly kind: "phone";
      readonly issuer: string;
      readonly clientIdEnv: string;
      readonly algorithm?: "RS256" | "PS256" | "ES256" | "EdDSA";
    };
/**
 * A country by its two-letter ISO 3166 code; XK is Kosovo, as address tables name it.
 */
export type CountryCode = string;
/**
 * A kind of document. Each is one picture.
 */
export type IdentityKind = "idFront" | "idBack" | "passport" | "drivingLicence" | "proofOfAddress";

/**
 * A strip of the latest notices; each opens its text.
 */
export interface AnnouncementsProps {
  /**
   * How many at most; 8 when absent.
   */
  readonly limit?: number;
}
/**
 * The banners of a page group, one after the other. Nothing is shown where the group has none.
 */
export interface BannersProps {
  /**
   * The group of the banners, as their files name it.
   */
  group:
    | "home"
    | "rng"
    | "live"
    | "fish"
    | "pvp"
    | "sports"
    | "esports"
    | "elott"
    | "down"
    | "promotions"
    | "pointMall"
    | "help";
}
/**
 * One drawn card for each category of games, with the number of its games. A category without games or without a page is left out.
 */
export interface CategoryGridProps {
  /**
   * The heading of the part; a common one when absent.
   */
  readonly title?: Localised;
  /**
   * Which categories, in this order; all in the brand's order when absent.
   *
   * @minItems 1
   * @maxItems 9
   */
  readonly categories?: readonly ("RNG" | "FISH" | "PVP" | "LIVE" | "SPORTS" | "ESPORTS" | "ELOTT" | "LOTT" | "DS88")[];
}
/**
 * The brand's applications with QR codes, and how each is installed.
 */
export interface DownloadsProps {
  /**
   * The heading of the part; a common one when absent.
   */
  readonly title?: Localised;
  /**
   * One sentence under the heading; none when absent.
   */
  readonly intro?: Localised;
}
/**
 * What was drawn last, as a table. Follows the query name `gameCode` where no game is chosen here.
 */
export interface DrawResultsProps {
  /**
   * The heading of the part; none when absent.
   */
  readonly title?: Localised;
  /**
   * The lottery game's code; the one that the address names, or else the first, when absent.
   */
  readonly gameCode?: string;
  /**
   * How many draws at most; 10 when absent.
   */
  readonly count?: number;
  /**
   * The page of the games' links; the page itself when absent.
   */
  readonly page?: string;
}
/**
 * Matches by league, with start time and odds to tap; tabs by sport where there are several.
 */
export interface FixturesProps {
  /**
   * The heading of the part; none when absent.
   */
  readonly title?: Localised;
  /**
   * How many matches at most; 8 when absent.
   */
  readonly limit?: number;
  /**
   * Only this sport; all when absent.
   */
  readonly sport?: "football" | "basketball" | "tennis" | "esports" | "cricket";
  /**
   * The page behind the heading's link and the odds; `/sports` when absent.
   */
  readonly page?: string;
}
/**
 * A row of game tiles that scrolls sideways, or a grid of them.
 */
export interface GameRowProps {
  /**
   * The heading of the part; none when absent.
   */
  readonly title?: Localised;
  /**
   * Only games of this category; all when absent.
   */
  readonly gameType?: GameType;
  /**
   * Only games of this vendor; all when absent.
   */
  readonly vassalage?: VendorCode;
  /**
   * Only hot games.
   */
  readonly hot?: boolean;
  /**
   * `offered`: games that can be started. `coming`: games that a demo brand announces, drawn as such and without a way to start them; elsewhere the row is left out. Offered when absent.
   */
  readonly list?: "offered" | "coming";
  /**
   * How many at most; 12 when absent.
   */
  readonly limit?: number;
  /**
   * `row` scrolls sideways, `grid` fills the width. Row when absent.
   */
  readonly layout?: "row" | "grid";
  /**
   * The page behind the heading's link; no link when absent.
   */
  readonly page?: string;
  /**
   * Follows the address: `page` names a vendor, `q` a part of a name. Off when absent.
   */
  readonly filtered?: boolean;
}
/**
 * The sections of the help centre; each opens in place and has an address of its own, e.g. `#term`.
 */
export interface HelpProps {
  /**
   * The heading of the part; none when absent.
   */
  readonly title?: Localised;
  /**
   * One sentence above the sections; none when absent.
   */
  readonly intro?: Localised;
}
/**
 * The first thing on a page: one motif, one line, one button; beside it, where asked, the jackpot and the last wins.
 */
export interface HeroProps {
  /**
   * One line of at most six words.
   */
  readonly title: Localised;
  /**
   * One sentence under the line; none when absent.
   */
  readonly text?: Localised;
  /**
   * The one button; none when absent.
   */
  readonly action?: HeroAction;
  /**
   * `full-bleed`: picture over the whole width; `split`: text beside the matches to bet on, or beside games where there are none; `draw`: centred, the next draw's countdown over the last balls; `search`: a search field.
   */
  readonly variant: "full-bleed" | "split" | "draw" | "search";
  /**
   * The category of games whose motif is drawn.
   */
  readonly category?: GameType;
  /**
   * Another word, another picture of the same kind.
   */
  readonly seed?: string;
  /**
   * Shows the jackpot and the last three wins, where their flags are on. Off when absent.
   */
  readonly live?: boolean;
  /**
   * The banners of this group follow as slides; none when absent.
   */
  group?:
    | "home"
    | "rng"
    | "live"
    | "fish"
    | "pvp"
    | "sports"
    | "esports"
    | "elott"
    | "down"
    | "promotions"
    | "pointMall"
    | "help";
  /**
   * Variant `split` only: what stands beside the text. With the game type SPORTS the matches to bet on, if there are any.
   */
  readonly list?: HeroList;
  /**
   * Variant `search` only: the page that shows what was found; this one when absent. Its `query` names `q`.
   */
  readonly searchPage?: string;
  /**
   * Variant `draw` only: code of the lottery game whose next draw is shown; the one that draws soonest when absent.
   */
  readonly draw?: string;
}
/**
 * The one button of the hero.
 */
export interface HeroAction {
  /**
   * What the button does.
   */
  readonly label: Localised;
  /**
   * Where it leads.
   */
  readonly href: Link;
}
/**
 * Games to tap at once, beside the text.
 */
export interface HeroList {
  /**
   * Only games of this category; all when absent.
   */
  readonly gameType?: GameType;
  /**
   * How many at most.
   */
  readonly limit?: number;
  /**
   * The page that a match's prices lead to; `/sports` when absent.
   */
  readonly page?: string;
}
/**
 * The jackpot counter, which rises while it is looked at. Shown while the flag `jackpot` is on.
 */
export interface JackpotProps {
  /**
   * The heading; "Jackpot" when absent.
   */
  readonly title?: Localised;
  /**
   * `bar` is a slim strip; `ledger` also tells where the counter started and how it rises.
   */
  readonly variant: "bar" | "ledger";
}
/**
 * Where a game runs: the one that the query `gameId` or `vendor` names, in a frame. A visitor is asked to sign in.
 */
export interface LaunchNoteProps {
  /**
   * The heading while no game is named.
   */
  readonly title: Localised;
  /**
   * The heading over a game whose name is not known; a common word when absent.
   */
  readonly playing?: Localised;
  /**
   * One or two sentences below it; a common text when absent.
   */
  readonly text?: Localised;
  /**
   * Where the second button leads; the home page when absent.
   */
  readonly href?: Link;
  /**
   * The second button's text; that of the home page when absent.
   */
  readonly label?: Localised;
  /**
   * The category whose motif is drawn while no game is named; slots when absent.
   */
  readonly category?: GameType;
}
/**
 * The seals of the brand's licences with their numbers.
 */
export interface LicenceBandProps {
  /**
   * The heading of the part; none when absent.
   */
  readonly title?: Localised;
  /**
   * One or two sentences beside the seals.
   */
  readonly text?: Localised;
  /**
   * The licences to show, by id.
   */
  readonly licences: Licences;
}
/**
 * The licence badges of the footer, by id.
 */
export interface Licences {
  readonly [k: string]: Licence;
}
/**
 * One licence badge.
 */
export interface Licence {
  /**
   * The authority's name in words.
   */
  readonly name: Localised;
  /**
   * The authority's short name, as drawn on the badge.
   */
  readonly authority: string;
  /**
   * The number of the licence.
   */
  readonly number?: string;
  /**
   * Where the licence can be checked.
   */
  readonly href?: Link;
  /**
   * Place among its neighbours: smaller comes first, equal ones by id.
   */
  readonly order?: Order;
  /**
   * Whether it is shown; off takes it and all below it out. On when absent.
   */
  readonly enabled?: boolean;
  /**
   * Shown only while this flag is on.
   */
  readonly flag?: FlagName;
}
/**
 * The games of a category with vendor tabs, filters and pages. Follows the address: the page must declare the query names `page` (a vendor's code), `classify`, `q`, `minBet`, `list` and `no`.
 */
export interface LobbyProps {
  /**
   * The heading; the category's name when absent.
   */
  readonly title?: Localised;
  /**
   * Which games: a category, or `param` for the one that the query `games` names. All games when absent.
   */
  readonly gameType?: "RNG" | "FISH" | "PVP" | "LIVE" | "SPORTS" | "ESPORTS" | "ELOTT" | "LOTT" | "DS88" | "param";
  /**
   * How many games a page; 12 when absent.
   */
  readonly pageSize?: number;
}
/**
 * The lotteries by group, each with its next draw and last balls. The query names `gameCode` (the game that is open), `vendor` (only this vendor's games) and `playType` (how it is played).
 */
export interface LotteryMenuProps {
  /**
   * The heading of the part; none when absent.
   */
  readonly title?: Localised;
  /**
   * `cards` with pictures, or `rows`, which are closer together. Cards when absent.
   */
  readonly view?: "cards" | "rows";
  /**
   * The page that opens a game; `/lottery` when absent.
   */
  readonly page?: string;
}
/**
 * Lotteries with the countdown to their next draw and the balls of the last one.
 */
export interface NextDrawProps {
  /**
   * The heading of the part; none when absent.
   */
  readonly title?: Localised;
  /**
   * Codes of the lottery games, in order; those that draw soonest when absent.
   *
   * @maxItems 24
   */
  readonly gameCodes?: readonly string[];
  /**
   * How many at most; 4 when absent.
   */
  readonly limit?: number;
  /**
   * The page that opens a game; `/lottery` when absent.
   */
  readonly page?: string;
}
/**
 * All announcements: the list, nine a page (query `no`), and beside it the one that the query `id` names.
 */
export interface NoticesProps {
  /**
   * The heading of the part; a common one when absent.
   */
  readonly title?: Localised;
  /**
   * One sentence under the heading; none when absent.
   */
  readonly intro?: Localised;
}
/**
 * What points buy: goods by kind (query `kind`) with their price and stock, and how points are earned.
 */
export interface PointsMallProps {
  /**
   * The heading of the part; a common one when absent.
   */
  readonly title?: Localised;
  /**
   * One sentence under the heading; none when absent.
   */
  readonly intro?: Localised;
  /**
   * How many a page; 12 when absent.
   */
  readonly limit?: number;
}
/**
 * One promotion, named by the query `id`: its picture, period and terms, and others beside it.
 */
export interface PromotionProps {
  /**
   * How many other promotions are shown below; 3 when absent.
   */
  readonly others?: number;
  /**
   * The page of the whole list; `/promotions` when absent.
   */
  readonly page?: string;
  /**
   * The page of one promotion; `/promoDetail` when absent.
   */
  readonly detail?: string;
}
/**
 * The brand's promotions as cards: the whole list with its categories, or a row of a few.
 */
export interface PromotionsProps {
  /**
   * The heading of the part; a common one when absent.
   */
  readonly title?: Localised;
  /**
   * One sentence under the heading; none when absent.
   */
  readonly intro?: Localised;
  /**
   * How many at most; with `all`, how many a page. When absent 12, with `all` 13: a wide one and twelve.
   */
  readonly limit?: number;
  /**
   * The whole list: category tabs (query `category`) and pages (query `no`). A row of a few when absent.
   */
  readonly all?: boolean;
  /**
   * Only promotions of this category; all when absent.
   */
  category?:
    | "others"
    | "sports"
    | "live"
    | "slots"
    | "cards"
    | "fish"
    | "lotto"
    | "rebate"
    | "points"
    | "ranking"
    | "deposit"
    | "app"
    | "newbie"
    | "games";
  /**
   * The page of the whole list, linked from a row; `/promotions` when absent.
   */
  readonly page?: string;
  /**
   * The page that shows one promotion by its query `id`; `/promoDetail` when absent.
   */
  readonly detail?: string;
}
/**
 * A large search field for games, with results while typing. Without scripts it leads to the page that lists what was found.
 */
export interface SearchProps {
  /**
   * The heading above the field; none when absent.
   */
  readonly title?: Localised;
  /**
   * The page that lists what was found; it must declare the query name `q`. `/games` when absent.
   */
  readonly page?: string;
}
/**
 * A band of three or four large figures.
 */
export interface StatsProps {
  /**
   * The heading of the part; none when absent.
   */
  readonly title?: Localised;
  /**
   * The figures by id: a brand adds, changes or (with null) removes one. Three or four look best.
   */
  readonly items: {
    readonly [k: string]: StatsStat;
  };
}
/**
 * One figure.
 */
export interface StatsStat {
  /**
   * The figure as it is shown, with its unit.
   */
  readonly value: string;
  /**
   * What it counts, in a few words.
   */
  readonly label: Localised;
  /**
   * Place among its neighbours: smaller comes first, equal ones by id.
   */
  readonly order?: Order;
  /**
   * Whether it is shown. On when absent.
   */
  readonly enabled?: boolean;
}
/**
 * Numbered steps to a goal, and the button that begins: for the page where partners join.
 */
export interface StepsProps {
  /**
   * The heading of the part; a common one when absent.
   */
  readonly title: Localised;
  /**
   * One sentence under the heading; none when absent.
   */
  readonly intro?: Localised;
  /**
   * The steps by id: a brand adds, changes or (with null) removes one.
   */
  readonly items: {
    readonly [k: string]: StepsStep;
  };
  /**
   * The button below the steps; registration when absent.
   */
  readonly action?: StepsAction;
}
/**
 * One step.
 */
export interface StepsStep {
  /**
   * The step in a few words.
   */
  readonly title: Localised;
  /**
   * What happens, in one or two sentences.
   */
  readonly text: Localised;
  /**
   * The step is to open an account: it is shown to those who can.
   */
  readonly opensAccount?: boolean;
  /**
   * Place among its neighbours: smaller comes first, equal ones by id.
   */
  readonly order?: Order;
  /**
   * Whether it is shown; off takes it and all below it out. On when absent.
   */
  readonly enabled?: boolean;
}
/**
 * The one button.
 */
export interface StepsAction {
  /**
   * What the button does.
   */
  readonly label: Localised;
  /**
   * Where it leads.
   */
  readonly href: Link;
}
/**
 * A piece of text written by the operator, with an optional heading.
 */
export interface TextProps {
  /**
   * The heading above the text.
   */
  readonly heading?: Localised;
  /**
   * The text as HTML; sanitised on the server.
   */
  readonly body: Html;
  /**
   * `narrow` reads best; `wide` fills the area. Narrow when absent.
   */
  readonly width?: "narrow" | "wide";
}
/**
 * The vendors of each category of games.
 */
export interface VendorGridProps {
  /**
   * The heading of the part; none when absent.
   */
  readonly title?: Localised;
  /**
   * Which categories, in this order; all in the brand's order when absent.
   *
   * @minItems 1
   * @maxItems 9
   */
  readonly categories?: readonly ("RNG" | "FISH" | "PVP" | "LIVE" | "SPORTS" | "ESPORTS" | "ELOTT" | "LOTT" | "DS88")[];
  /**
   * How many vendors of a category at most; 11 when absent.
   */
  readonly limit?: number;
  /**
   * The page of a category, by its code: its vendors lead there. Without one they are no links.
   */
  readonly pages?: {
    /**
     * The page of RNG.
     */
    readonly RNG?: string;
    /**
     * The page of FISH.
     */
    readonly FISH?: string;
    /**
     * The page of PVP.
     */
    readonly PVP?: string;
    /**
     * The page of LIVE.
     */
    readonly LIVE?: string;
    /**
     * The page of SPORTS.
     */
    readonly SPORTS?: string;
    /**
     * The page of ESPORTS.
     */
    readonly ESPORTS?: string;
    /**
     * The page of ELOTT.
     */
    readonly ELOTT?: string;
    /**
     * The page of LOTT.
     */
    readonly LOTT?: string;
    /**
     * The page of DS88.
     */
    readonly DS88?: string;
  };
}
/**
 * The logos of the brand's vendors, ten a view. It moves on by itself where there are more.
 */
export interface VendorStripProps {
  /**
   * The heading of the part; none when absent.
   */
  readonly title?: Localised;
}
/**
 * The levels of the VIP programme with their medals, the points they need and what they give.
 */
export interface VipLevelsProps {
  /**
   * The heading of the part; a common one when absent.
   */
  readonly title?: Localised;
  /**
   * One sentence under the heading; none when absent.
   */
  readonly intro?: Localised;
}
/**
 * The board of the latest wins.
 */
export interface WinnersProps {
  /**
   * The heading of the part; none when absent.
   */
  readonly title?: Localised;
  /**
   * How many at most; 50 when absent.
   */
  readonly limit?: number;
}
/**
 * One brand: `tenants/<code>/tenant.json`. What is absent comes from `tenants/base/`.
 */
export interface Brand {
  /**
   * Where an editor finds the schema of this file. Ignored when the file is read.
   */
  readonly $schema?: string;
  /**
   * The brand's name, as players read it.
   */
  readonly name: string;
  /**
   * Whose brand it is: permissions, self-exclusion and figures reach over one operator's brands.
   */
  readonly operator: string;
  /**
   * A demo brand is served only in demo mode.
   */
  readonly demo: boolean;
  /**
   * The host names that show this brand.
   */
  readonly hosts: Hosts;
  /**
   * The address that links in mails and redirects begin with.
   */
  readonly origin: string;
  /**
   * The languages that a visitor can choose, in this order. Only complete ones.
   *
   * @minItems 1
   * @maxItems 22
   */
  readonly languages: readonly LanguageCode[];
  /**
   * The language of a visitor whose browser asks for none of them.
   */
  readonly defaultLanguage: LanguageCode;
  /**
   * Where the brand's days begin and end: an IANA name of area and city, or UTC. Abbreviations such as IST are refused: they mean several zones.
   */
  readonly timeZone: string;
  /**
   * The currency of all amounts.
   */
  readonly currency: Currency;
  /**
   * How members' money is kept.
   */
  readonly wallet: Wallet;
  /**
   * `embedded`, or the https address of the operator's own WPS (http on this machine). Then calls go there, and what it says of the brand stands between the files and the staff's overrides.
   */
  readonly wps: string;
  /**
   * The code that the WPS knows the brand by; the folder's name when absent.
   */
  readonly merchantCode: string;
  /**
   * Value of the WPS field `platform`, which the call `whitelabel` returns.
   */
  readonly platform: "web";
  /**
   * Value of the WPS field `lotteryType`, which the call `whitelabel` returns to API clients. The lotteries of the product have the type `SEA`; another value has no effect on them and causes a warning.
   */
  readonly lotteryType: "SEA" | "VN";
  /**
   * Value of the WPS field `device` of lottery calls, which the call `whitelabel` returns.
   */
  readonly device: "WEB";
  /**
   * The features that are on.
   */
  readonly flags: Flags;
  /**
   * The module tree, by id; pages that have a file of their own under pages/ are not listed here.
   */
  readonly modules: {
    readonly [k: string]: ModuleNode;
  };
  /**
   * The rules of the registration form.
   */
  readonly register: RegisterRules;
  /**
   * How the brand looks.
   */
  readonly theme: Theme;
  /**
   * The licence badges of the footer.
   */
  readonly licences: Licences;
  /**
   * The entries of the header.
   */
  readonly navigation: Navigation;
  /**
   * The footer's text and links.
   */
  readonly footer: Footer;
  /**
   * The quick links at the right, by id.
   */
  readonly rightBar: {
    readonly [k: string]: LinkEntry;
  };
  /**
   * A mark from the assets, shown square beside the name and on the icons; drawn when absent.
   */
  readonly logo?: Picture;
  /**
   * Pictures of the site for the dialog in which browsers offer to keep it on the home screen.
   */
  readonly screenshots?: Screenshots;
  /**
   * Where people report a security hole, as an address that begins with `mailto:` or `https://`; told in /.well-known/security.txt. Customer service when absent.
   */
  readonly securityContact?: string;
  /**
   * The codes of the vendors that the brand offers.
   *
   * @maxItems 200
   */
  readonly vendors: readonly VendorCode[];
  /**
   * Sports vendors that are listed under ESPORTS instead of SPORTS.
   *
   * @maxItems 50
   */
  readonly esports: readonly VendorCode[];
  /**
   * Sports vendors that stand in the DS88 group, after PVP.
   *
   * @maxItems 50
   */
  readonly ds88: readonly VendorCode[];
  /**
   * The jackpot counter; none when absent.
   */
  readonly jackpot?: Jackpot;
  /**
   * How points work; absent where there are none.
   */
  readonly points?: PointSystem;
  /**
   * How money comes in and goes out.
   */
  readonly paymentMethods: PaymentMethods;
  /**
   * The rules of paying money out.
   */
  readonly withdrawal: Withdrawal;
  /**
   * How much money members of staff may give to players.
   */
  readonly staffLimits: StaffLimits;
  /**
   * What playing, inviting and luck bring.
   */
  readonly rewards: Rewards;
  /**
   * The ways to reach customer service.
   */
  readonly customerService: CustomerService;
  /**
   * The brand's domains.
   */
  readonly routers: Routers;
  /**
   * Application downloads.
   */
  readonly resources: Resources;
  /**
   * Counting visitors.
   */
  readonly analytics: Analytics;
  /**
   * Hosts for images; one is picked by a hash of the path.
   *
   * @maxItems 20
   */
  readonly imageCDNs: readonly Url[];
  /**
   * Hosts for game launches; one is picked at random.
   *
   * @maxItems 20
   */
  readonly launchGameCDNs: readonly Url[];
  /**
   * What sends the brand's messages.
   */
  readonly providers: Providers;
  /**
   * Which countries are served.
   */
  readonly region: Region;
  /**
   * Whether the maintenance screen is shown.
   */
  readonly maintenance: Maintenance;
  /**
   * Age, reminders and help.
   */
  readonly responsibleGaming: ResponsibleGaming;
  /**
   * Minimum and maximum number of words of a question to customer service.
   */
  readonly feedback: Feedback;
  /**
   * How long a sign-in lasts.
   */
  readonly session: Session;
  /**
   * After how many days a password must be changed, when the flag passwordExpiry is on.
   */
  readonly passwordExpiryDays: number;
  /**
   * What members show of who they are.
   */
  readonly identityCheck: IdentityCheck;
}
/**
 * The host names of the brand; the host decides the side.
 */
export interface Hosts {
  /**
   * Hosts of the members' side.
   *
   * @minItems 1
   * @maxItems 100
   */
  readonly member: readonly Host[];
  /**
   * Hosts of the agents' side; without them `/agent` serves.
   *
   * @maxItems 100
   */
  readonly agent?: readonly Host[];
}
/**
 * The currency of all amounts.
 */
export interface Currency {
  /**
   * ISO 4217 code.
   */
  readonly code: string;
  /**
   * Currency symbol, shown before an amount.
   */
  readonly symbol: string;
  /**
   * The number of decimals that the money has.
   */
  readonly scale: number;
  /**
   * The winners board shows wins above this amount. Default: 50,000.
   */
  readonly winnersAbove?: Money;
  /**
   * Minimum bets that the filter of the slot lobby offers, in this currency. Default: 0.01, 0.05, 0.1, 0.5 and 0.75.
   *
   * @minItems 1
   * @maxItems 10
   */
  readonly minBets?: readonly Money[];
}
/**
 * How members' money is kept.
 */
export interface Wallet {
  /**
   * One wallet serves all vendors; off keeps one for each vendor, and members move money between them.
   */
  readonly single: boolean;
  /**
   * What a free-play account begins with. It is worth nothing, and stands in no figure.
   */
  readonly playMoney: Money;
}
/**
 * The features that can be switched for each brand. A new flag is a new property here: it then shows on the console by itself.
 */
export interface Flags {
  /**
   * The registration form offers an account by user name and password.
   */
  readonly usernameRegistration: boolean;
  /**
   * The registration form offers an account by mobile number.
   */
  readonly mobileRegistration: boolean;
  /**
   * Registration asks for the code sent by SMS to the mobile number.
   */
  readonly smsVerification: boolean;
  /**
   * The mobile number field lets the visitor choose the country's dialling code.
   */
  readonly countryCode: boolean;
  /**
   * Sign-in offers a mobile number with an SMS code beside the user name.
   */
  readonly mobileLogin: boolean;
  /**
   * A forgotten password can be replaced by a code sent to the phone.
   */
  readonly forgotPasswordByPhone: boolean;
  /**
   * Visitors can register by themselves; off hides every register link.
   */
  readonly directRegistration: boolean;
  /**
   * Sign-in offers Google and Facebook through the phone and identity service.
   */
  readonly phoneService: boolean;
  /**
   * Registration by mobile number asks for a password too.
   */
  readonly mobilePassword: boolean;
  /**
   * Visitors can try games with a free-play account.
   */
  readonly freePlay: boolean;
  /**
   * A visitor who is not signed in is sent to the sign-in page from all other pages.
   */
  readonly loggedInToHome: boolean;
  /**
   * Members invite friends by a link and a code.
   */
  readonly referral: boolean;
  /**
   * A password older than the brand's limit must be changed at sign-in.
   */
  readonly passwordExpiry: boolean;
  /**
   * The first sign-in or an expired password leads to the change form, which cannot be closed.
   */
  readonly forcedPasswordChange: boolean;
  /**
   * Agents may sign in on the members' side too; otherwise they are sent to the agents' side.
   */
  readonly agentsOnMemberSide: boolean;
  /**
   * The board of the latest wins is shown.
   */
  readonly winnersBoard: boolean;
  /**
   * The jackpot counter is shown.
   */
  readonly jackpot: boolean;
  /**
   * The strip of announcements under the header is shown.
   */
  readonly announcementStrip: boolean;
  /**
   * The promotions pages and their links are shown.
   */
  readonly promotions: boolean;
  /**
   * The column with the jackpot and the last wins stands beside the hero.
   */
  readonly liveColumn: boolean;
  /**
   * Visitors can switch between the light and the dark theme.
   */
  readonly themeSwitch: boolean;
  /**
   * Snow falls over the page.
   */
  readonly snow: boolean;
  /**
   * Members send pictures of their documents, and staff check who they are.
   */
  readonly identityCheck: boolean;
}
/**
 * A node of the module tree: a group, a feature or a page.
 */
export interface ModuleNode {
  /**
   * `group` holds modules, `feature` is one feature of the site, `page` has a path and areas with blocks.
   */
  readonly type: "group" | "feature" | "page";
  /**
   * Place among its neighbours: smaller comes first, equal ones by id.
   */
  readonly order?: Order;
  /**
   * Whether it is shown; off takes it and all below it out. On when absent.
   */
  readonly enabled?: boolean;
  /**
   * Shown only while this flag is on.
   */
  readonly flag?: FlagName;
  /**
   * What the module needs to know; for a page see page.schema.json.
   */
  readonly props?: {readonly [name: string]: unknown};
  /**
   * The modules below this one, by id; for a page its areas.
   */
  readonly children?: {readonly [id: string]: ModuleNode};
}
/**
 * Fields of the registration form, and the values that each field accepts.
 */
export interface RegisterRules {
  /**
   * The rule of the field username.
   */
  readonly username: RegisterRule;
  /**
   * The rule of the field password.
   */
  readonly password: RegisterRule;
  /**
   * The rule of the field confirmPassword.
   */
  readonly confirmPassword: RegisterRule;
  /**
   * The rule of the field payeeName.
   */
  readonly payeeName: RegisterRule;
  /**
   * The rule of the field email.
   */
  readonly email: RegisterRule;
  /**
   * The rule of the field qqNum.
   */
  readonly qqNum: RegisterRule;
  /**
   * The rule of the field mobileNum.
   */
  readonly mobileNum: RegisterRule;
  /**
   * The rule of the field recommenderId.
   */
  readonly recommenderId: RegisterRule;
  /**
   * The rule of the field captcha.
   */
  readonly captcha: RegisterRule;
  /**
   * The rule of the field verificationCode.
   */
  readonly verificationCode: RegisterRule;
  /**
   * The rule of the field affiliateCode.
   */
  readonly affiliateCode: RegisterRule;
  /**
   * The rule of the field paymentPassword.
   */
  readonly paymentPassword: RegisterRule;
  /**
   * The rule of the field line.
   */
  readonly line: RegisterRule;
  /**
   * The rule of the field whatsapp.
   */
  readonly whatsapp: RegisterRule;
  /**
   * The rule of the field zalo.
   */
  readonly zalo: RegisterRule;
  /**
   * The rule of the field facebook.
   */
  readonly facebook: RegisterRule;
  /**
   * The rule of the field wechat.
   */
  readonly wechat: RegisterRule;
  /**
   * The rule of the field idNumber.
   */
  readonly idNumber: RegisterRule;
  /**
   * The rule of the field referralCode.
   */
  readonly referralCode: RegisterRule;
  /**
   * The rule of the field domain.
   */
  readonly domain: RegisterRule;
  /**
   * The rule of the field countryDialingCode.
   */
  readonly countryDialingCode: RegisterRule;
}
/**
 * What one field of the registration form accepts.
 */
export interface RegisterRule {
  /**
   * Whether the form has the field.
   */
  readonly enabled: boolean;
  /**
   * Whether the field must be filled in.
   */
  readonly required: boolean;
  /**
   * A regular expression (JavaScript, flag u) that the value must hold a match of, from ^ to $ for the whole value; or `*`: everything matches. It is matched in linear time: no back references, no look-around, at most 1,000 steps.
   */
  readonly acceptedPattern: string;
  /**
   * Kind of the pattern. It selects the text that explains the pattern, as a hint and as an error message.
   */
  patternId:
    | "length"
    | "letterFirst"
    | "chineseAndDigits"
    | "email"
    | "lettersOrDigits"
    | "lettersAndDigits"
    | "digits"
    | "oneUppercase"
    | "englishAndSpaces"
    | "noSpaces"
    | "chineseAndPunctuation"
    | "date"
    | "lettersAndSpaces"
    | "korean"
    | "thai"
    | "thaiOrEnglish"
    | "uppercaseAndSpaces"
    | "lettersDigitsSymbols"
    | "strong"
    | "fullName"
    | "japanese"
    | "uppercase";
  /**
   * The least number of characters.
   */
  readonly minLength: number;
  /**
   * The greatest number of characters.
   */
  readonly maxLength: number;
}
/**
 * How a brand looks: six to ten colours a mode and a character. All other tones are derived.
 */
export interface Theme {
  /**
   * The colours of the light theme.
   */
  readonly light: ThemeColours;
  /**
   * The colours of the dark theme.
   */
  readonly dark: ThemeColours;
  /**
   * The theme of a visitor who has not chosen.
   */
  readonly defaultMode: "light" | "dark";
  /**
   * Arrangement and shapes: what makes two brands look different beyond colour.
   */
  readonly character: ThemeCharacter;
  /**
   * A font of the brand's own.
   */
  readonly fonts: ThemeFonts;
}
/**
 * The colours of one mode.
 */
export interface ThemeColours {
  /**
   * The ground of the page; raised surfaces are derived from it.
   */
  readonly surface: Colour;
  /**
   * The text on the ground: at least 4.5:1 against it.
   */
  readonly text: Colour;
  /**
   * The brand's colour: buttons and marks. The text on it is derived.
   */
  readonly brand: Colour;
  /**
   * The second colour: highlights.
   */
  readonly accent: Colour;
  /**
   * Wins and rising figures: at least 4.5:1 against the ground.
   */
  readonly win: Colour;
  /**
   * Losses and errors: at least 4.5:1 against the ground.
   */
  readonly lose: Colour;
  /**
   * Lines between things; derived when absent.
   */
  readonly line?: Colour;
  /**
   * Secondary text: at least 4.5:1 against the ground; derived when absent.
   */
  readonly muted?: Colour;
  /**
   * The text on the brand's colour: at least 4.5:1; derived when absent.
   */
  readonly onBrand?: Colour;
  /**
   * The text on the accent: at least 4.5:1; derived when absent.
   */
  readonly onAccent?: Colour;
}
/**
 * Arrangement and shapes.
 */
export interface ThemeCharacter {
  /**
   * How the header is arranged.
   */
  readonly header: "compact" | "tall" | "centred";
  /**
   * How cards are drawn.
   */
  readonly card: "flat" | "glass" | "outlined" | "raised";
  /**
   * The radius of corners in pixels.
   */
  readonly corner: 0 | 8 | 20;
  /**
   * What is drawn behind the hero.
   */
  readonly pattern: "none" | "aurora" | "petals" | "waves" | "pebbles" | "grid" | "rays";
  /**
   * How close things stand.
   */
  readonly density: "compact" | "cosy" | "comfortable";
}
/**
 * A font of the brand's own, put before the system's.
 */
export interface ThemeFonts {
  /**
   * Its name.
   */
  readonly family?: string;
  /**
   * The font file, licensed to the brand.
   */
  readonly file?: Font;
}
/**
 * The entries of the header's navigation, by id.
 */
export interface Navigation {
  readonly [k: string]: NavigationEntry;
}
/**
 * One entry of the navigation.
 */
export interface NavigationEntry {
  /**
   * The entry's text.
   */
  readonly label: Localised;
  /**
   * Where the entry leads.
   */
  readonly href: Link;
  /**
   * The icon beside the text.
   */
  readonly icon?: Icon;
  /**
   * The category whose vendors the entry's panel shows.
   */
  readonly gameType?: "RNG" | "FISH" | "PVP" | "LIVE" | "SPORTS" | "ESPORTS" | "DS88" | "ELOTT" | "LOTT";
  /**
   * Place among its neighbours: smaller comes first, equal ones by id.
   */
  readonly order?: Order;
  /**
   * Whether it is shown; off takes it and all below it out. On when absent.
   */
  readonly enabled?: boolean;
  /**
   * Shown only while this flag is on.
   */
  readonly flag?: FlagName;
}
/**
 * The footer's text and links.
 */
export interface Footer {
  /**
   * The licence and age text; `{{age}}` is the minimum age.
   */
  readonly text: Localised;
  /**
   * The footer's links, by id.
   */
  readonly links: {
    readonly [k: string]: LinkEntry;
  };
}
/**
 * One link of a list.
 */
export interface LinkEntry {
  /**
   * The link's text.
   */
  readonly label: Localised;
  /**
   * Where it leads.
   */
  readonly href: Link;
  /**
   * The icon beside the text: a line icon, or a service's mark.
   */
  readonly icon?: LinkIcon;
  /**
   * Place among its neighbours: smaller comes first, equal ones by id.
   */
  readonly order?: Order;
  /**
   * Whether it is shown; off takes it and all below it out. On when absent.
   */
  readonly enabled?: boolean;
  /**
   * Shown only while this flag is on.
   */
  readonly flag?: FlagName;
}
/**
 * One picture for wide and one for narrow screens, from the assets.
 */
export interface Screenshots {
  /**
   * The home page on a computer, 1280 × 720 pixels.
   */
  readonly wide?: Picture;
  /**
   * The home page on a phone, 720 × 1280 pixels.
   */
  readonly narrow?: Picture;
}
/**
 * The jackpot counter. It has the value `start` at the time `since` and rises by 165.11 every 3 seconds. Without this setting there is no counter.
 */
export interface Jackpot {
  /**
   * Its value at `since`.
   */
  readonly start: Money;
  /**
   * When it stood at `start`.
   */
  readonly since: Instant;
}
/**
 * How points work.
 */
export interface PointSystem {
  /**
   * How many points one unit of the currency is worth.
   */
  readonly ratio: string;
  /**
   * The rules of the points system as HTML.
   */
  readonly rules: Html;
}
/**
 * How money comes in and goes out, by id.
 */
export interface PaymentMethods {
  readonly [k: string]: PaymentMethod;
}
/**
 * One payment method.
 */
export interface PaymentMethod {
  /**
   * The method's name.
   */
  readonly name: Localised;
  /**
   * For deposits, withdrawals or both.
   *
   * @minItems 1
   */
  readonly kinds: readonly ("deposit" | "withdraw")[];
  /**
   * Who takes the money of deposits; the sandbox when absent. Withdrawals are paid out by staff.
   */
  readonly provider?: PaymentProvider;
  /**
   * The least amount.
   */
  readonly minimum: Money;
  /**
   * The greatest amount.
   */
  readonly maximum: Money;
  /**
   * The fee of one payment, below the minimum. It is taken from a deposit once it is credited, and from what a withdrawal pays out.
   */
  readonly fee?: Money;
  /**
   * Amounts that are offered to choose from, smallest first; any other within the limits may be typed.
   *
   * @maxItems 8
   */
  readonly amounts?: readonly Money[];
  /**
   * What a member reads before paying, e.g. how long it takes.
   */
  readonly text?: Localised;
  /**
   * What a deposit asks for beside the amount, by name.
   */
  readonly fields?: {
    readonly [k: string]: PaymentField;
  };
  /**
   * The icon beside the name.
   */
  readonly icon?: Icon;
  /**
   * Place among its neighbours: smaller comes first, equal ones by id.
   */
  readonly order?: Order;
  /**
   * Whether it is shown; off takes it and all below it out. On when absent.
   */
  readonly enabled?: boolean;
  /**
   * Shown only while this flag is on.
   */
  readonly flag?: FlagName;
}
/**
 * One field that a deposit asks for.
 */
export interface PaymentField {
  /**
   * What stands over it.
   */
  readonly label: Localised;
  /**
   * Whether it has to be filled in.
   */
  readonly required: boolean;
  /**
   * The most characters that it takes.
   */
  readonly maxLength: number;
  /**
   * Place among its neighbours: smaller comes first, equal ones by name.
   */
  readonly order?: Order;
}
/**
 * The rules of paying money out. The least and the greatest amount of one withdrawal are its method's.
 */
export interface Withdrawal {
  /**
   * What one member may ask for in a day of the brand's time zone; refused and cancelled ones do not count. A brand with a method to withdraw by needs more than `0.00`.
   */
  readonly dailyMaximum: Money;
  /**
   * How many withdrawals one member may ask for in a day; refused and cancelled ones do not count.
   */
  readonly dailyCount: number;
  /**
   * How many times a deposit has to be bet before money is paid out; `0` asks for nothing.
   */
  readonly turnoverTimes: string;
  /**
   * Minutes after the payment in which its member says whether it came; after them it counts as received.
   */
  readonly autoReceivedMinutes: number;
  /**
   * Set aside with each withdrawal, and given back when its member confirms the receipt. Kept when receipt is forced by time or staff. `0.00` is none.
   */
  readonly securityDeposit: Money;
  /**
   * Withdrawals up to this amount are approved without staff; `0.00` lets staff look at each.
   */
  readonly reviewAbove: Money;
  /**
   * From this amount on a withdrawal is approved by two different members of staff; `0.00` asks for one.
   */
  readonly secondPersonFrom: Money;
}
/**
 * How much money members of staff may give to players, by role. A day is one of the brand's time zone.
 */
export interface StaffLimits {
  /**
   * Bonuses and red envelopes that staff give by hand.
   */
  readonly grants: Roles;
  /**
   * Deposits that staff approve because another amount came.
   */
  readonly deposits: Roles;
  /**
   * How many times a grant by hand has to be bet at least before money is paid out.
   */
  readonly turnoverTimes: {
    /**
     * Least turnover of a bonus.
     */
    readonly bonus: Times;
    /**
     * Least turnover of a red envelope.
     */
    readonly redEnvelope: Times;
  };
}
/**
 * The limit of each role.
 */
export interface Roles {
  /**
   * Limit of one member of staff with the role `support`.
   */
  readonly support: Limit;
  /**
   * Limit of one member of staff with the role `finance`.
   */
  readonly finance: Limit;
  /**
   * Limit of one member of staff with the role `operator`.
   */
  readonly operator: Limit;
  /**
   * Limit of one member of staff with the role `admin`.
   */
  readonly admin: Limit;
}
/**
 * What one member of staff may give.
 */
export interface Limit {
  /**
   * The greatest amount of one payment to a player; `0.00` allows none.
   */
  readonly perGrant: Money;
  /**
   * What one member of staff may give to all players together in a day.
   */
  readonly perDay: Money;
  /**
   * From this amount on another member of staff has to approve; `0.00` asks for one.
   */
  readonly secondPersonFrom: Money;
}
/**
 * What playing, inviting and luck bring: VIP points, rebate, referral, the daily draw of prizes.
 */
export interface Rewards {
  /**
   * How much has to be bet for one VIP point; rounds that are over count.
   */
  readonly betPerPoint: Money;
  /**
   * How many times a reward has to be bet before money is paid out, where nothing else is said of it; `0` asks for nothing.
   */
  readonly turnoverTimes: string;
  /**
   * How many days a reward waits for its member; after them it is gone.
   */
  readonly claimDays: number;
  /**
   * What part of a bet comes back to everybody, by category of games; the VIP level adds to it. A category that is not named has none but the level's.
   */
  readonly rebate: {
    readonly [k: string]: string;
  };
  /**
   * The part of a bet that counts, from `0` (nothing) to `1` (all of it). `brand check` refuses rewards that, with the return of a game, come to more than 100 %.
   */
  readonly weights: {
    /**
     * What counts for VIP points, rebate, missions and referral.
     */
    readonly rewards: {
      /**
       * The part of a bet that counts, by category of games. A category that is not named counts whole.
       */
      readonly categories: {
        readonly [k: string]: string;
      };
      /**
       * The part of a bet that counts, by game id; it goes before the category's.
       */
      readonly games: {
        readonly [k: string]: string;
      };
    };
    /**
     * What counts for what deposits and rewards have to be bet before money is paid out.
     */
    readonly turnover: {
      /**
       * The part of a bet that counts, by category of games. A category that is not named counts whole.
       */
      readonly categories: {
        readonly [k: string]: string;
      };
      /**
       * The part of a bet that counts, by game id; it goes before the category's.
       */
      readonly games: {
        readonly [k: string]: string;
      };
    };
  };
  /**
   * What an invited friend brings to who invited him.
   */
  readonly referral: {
    /**
     * The friend's deposits have to come to this much for the reward.
     */
    readonly deposit: Money;
    /**
     * What the inviter gets then, once a friend; `0.00` is nothing.
     */
    readonly reward: Money;
    /**
     * What part of a friend's bets the inviter gets, day by day; `0` is none.
     */
    readonly betRate: string;
  };
  /**
   * One draw a day for who has paid in that day. Without prizes there is none.
   */
  readonly raffle: {
    /**
     * What has to be paid in that day.
     */
    readonly deposit: Money;
    /**
     * The prizes by id: a brand adds, changes or (with null) removes one.
     */
    readonly prizes: {
      readonly [k: string]: Prize;
    };
  };
}
/**
 * One prize and how likely it is.
 */
export interface Prize {
  /**
   * What is won.
   */
  readonly amount: Money;
  /**
   * How often it comes up, in relation to the others.
   */
  readonly weight: number;
}
/**
 * The ways to reach customer service, by id.
 */
export interface CustomerService {
  readonly [k: string]: CustomerServiceEntry;
}
/**
 * One way to reach customer service.
 */
export interface CustomerServiceEntry {
  /**
   * VIP is offered to members of a rank above 4, LIVECHAT to all others.
   */
  readonly csType: "VIP" | "LIVECHAT";
  /**
   * 1 opens in the page, 2 in a new tab, 3 in a window of 440 by 750 (its path travels encrypted).
   */
  readonly type: 1 | 2 | 3;
  /**
   * Where the service answers.
   */
  readonly path: Link;
  /**
   * Place among its neighbours: smaller comes first, equal ones by id.
   */
  readonly order?: Order;
  /**
   * Whether it is shown; off takes it and all below it out. On when absent.
   */
  readonly enabled?: boolean;
  /**
   * Shown only while this flag is on.
   */
  readonly flag?: FlagName;
}
/**
 * The domains of the brand and where a visitor is sent.
 */
export interface Routers {
  /**
   * Further domains of the brand, whose speed the visitor can measure.
   *
   * @maxItems 50
   */
  readonly domains: readonly RouterDomain[];
  /**
   * The domain that a visitor should use, by role.
   */
  readonly domainRoute: DomainRoute;
}
/**
 * One domain.
 */
export interface RouterDomain {
  /**
   * The domain's https address.
   */
  readonly url: Url;
}
/**
 * The domain that a visitor should use, by role: links to the other side's sign-in lead there. The brand's own hosts when absent.
 */
export interface DomainRoute {
  /**
   * For visitors and members.
   */
  readonly member?: Url;
  /**
   * For agents.
   */
  readonly agent?: Url;
}
/**
 * Application downloads and other resources, by id.
 */
export interface Resources {
  readonly [k: string]: Resource;
}
/**
 * One resource.
 */
export interface Resource {
  /**
   * What it is.
   */
  readonly resourceType: "IOS" | "ANDROID" | "DESKTOP" | "GUIDE";
  /**
   * Where it is fetched.
   */
  readonly url: Link;
  /**
   * The picture of its QR code.
   */
  readonly qrCodeUrl?: Link;
  /**
   * Its English name.
   */
  readonly labelNameEn: string;
  /**
   * Place among its neighbours: smaller comes first, equal ones by id.
   */
  readonly order?: Order;
  /**
   * Whether it is shown; off takes it and all below it out. On when absent.
   */
  readonly enabled?: boolean;
  /**
   * Shown only while this flag is on.
   */
  readonly flag?: FlagName;
}
/**
 * What clients of the API are told about counting visitors. The brand's own pages load no analytics.
 */
export interface Analytics {
  /**
   * The id of the Google tag, for clients of the API. It is told with a warning: the brand's own pages load none.
   */
  readonly gtagId?: string;
}
/**
 * What sends the brand's messages and who vouches for people. Secrets never stand in files: the names of environment variables do.
 */
export interface Providers {
  /**
   * What sends text messages.
   */
  readonly sms: SmsProvider;
  /**
   * What sends mails.
   */
  readonly mail: MailProvider;
  /**
   * Who vouches for people, by a name such as `google`, which stands in the address that the provider leads back to: `<origin>/auth/google/callback`. Sign-in offers them in this order where the flag `phoneService` is on.
   */
  readonly identity: {
    readonly [k: string]: IdentityProvider;
  };
}
/**
 * Which countries are served.
 */
export interface Region {
  /**
   * `off`: everybody; `allow`: only the listed countries; `deny`: all but the listed ones.
   */
  readonly mode: "off" | "allow" | "deny";
  /**
   * The listed countries.
   *
   * @maxItems 250
   */
  readonly countries: readonly CountryCode[];
  /**
   * What a visitor from elsewhere reads.
   */
  readonly notice?: Localised;
}
/**
 * Settings of the maintenance screen, which replaces the site.
 */
export interface Maintenance {
  /**
   * Whether the screen is shown in place of the site.
   */
  readonly on: boolean;
  /**
   * When it is expected to end.
   */
  readonly until?: Instant;
  /**
   * What visitors read.
   */
  readonly notice?: Localised;
}
/**
 * Age, reminders and help for players.
 */
export interface ResponsibleGaming {
  /**
   * Minimum age to register, in years.
   */
  readonly minimumAge: number;
  /**
   * After how many minutes signed in a member is shown the time and what was won or lost; 0 is never.
   */
  readonly realityCheckMinutes: number;
  /**
   * How many hours a rise or the removal of a member's own limit waits before it holds; a cut holds at once.
   */
  readonly coolingHours: number;
  /**
   * For how many hours members may take a break: they sign in, but do not play or pay in.
   *
   * @minItems 1
   */
  readonly timeOutHours: readonly number[];
  /**
   * For how many months members may exclude themselves from all brands of the operator.
   *
   * @minItems 1
   */
  readonly exclusionMonths: readonly number[];
  /**
   * Whether members may exclude themselves without an end.
   */
  readonly permanentExclusion: boolean;
  /**
   * The sentence in the footer.
   */
  readonly notice: Localised;
  /**
   * Where players find help, by id.
   */
  readonly links: {
    readonly [k: string]: LinkEntry;
  };
}
/**
 * Limits of a question to customer service, in words of any language.
 */
export interface Feedback {
  /**
   * A question has at least this many words.
   */
  readonly minWords: number;
  /**
   * A question has at most this many words.
   */
  readonly maxWords: number;
}
/**
 * How long a sign-in lasts.
 */
export interface Session {
  /**
   * A session ends after so many minutes without a request.
   */
  readonly idleMinutes: number;
}
/**
 * What members show of who they are, when the flag identityCheck is on.
 */
export interface IdentityCheck {
  /**
   * Sets of documents. One whole set is enough: the check then waits for staff.
   *
   * @minItems 1
   * @maxItems 10
   */
  readonly enough: readonly IdentityKind[][];
  /**
   * Documents that are taken beside those of the sets, but not needed.
   *
   * @maxItems 5
   */
  readonly optional: readonly IdentityKind[];
  /**
   * Whether money is paid out to members only whose identity is verified.
   */
  readonly withdrawals: boolean;
  /**
   * What the documents are for, as members read it.
   */
  readonly text: Localised;
}
/**
 * The amount in currencies in which it is another, by ISO 4217 code.
 */
export interface MoneyByCurrency {
  readonly [k: string]: Money;
}
/**
 * What the announcement strip and the notices show.
 */
export interface Announcements {
  /**
   * Where an editor finds the schema of this file. Ignored when the file is read.
   */
  readonly $schema?: string;
  /**
   * The items by id: a brand adds, changes or (with null) removes one.
   */
  readonly items: {
    readonly [k: string]: Announcement;
  };
}
/**
 * One announcement.
 */
export interface Announcement {
  /**
   * `player` in the strip, `member` among the notices of who is signed in, `popup` in the window after a sign-in, `promotion` among the promotions.
   */
  readonly kind: "player" | "member" | "popup" | "promotion";
  /**
   * Its title.
   */
  readonly title: Localised;
  /**
   * Its text as HTML.
   */
  readonly html: Html;
  /**
   * The time that it is dated with.
   */
  readonly at: Instant;
  /**
   * When it starts: before that it is not shown. At once when absent.
   */
  readonly from?: Instant;
  /**
   * When it ends: from then on it is not shown. Never when absent.
   */
  readonly until?: Instant;
  /**
   * Place among its neighbours: smaller comes first, equal ones by id.
   */
  readonly order?: Order;
  /**
   * Whether it is shown; off takes it and all below it out. On when absent.
   */
  readonly enabled?: boolean;
  /**
   * Shown only while this flag is on.
   */
  readonly flag?: FlagName;
}
/**
 * Banners. Each banner belongs to a group of pages.
 */
export interface Banners {
  /**
   * Where an editor finds the schema of this file. Ignored when the file is read.
   */
  readonly $schema?: string;
  /**
   * The items by id: a brand adds, changes or (with null) removes one.
   */
  readonly items: {
    readonly [k: string]: Banner;
  };
}
/**
 * One banner.
 */
export interface Banner {
  /**
   * The page group that shows it.
   */
  group:
    | "home"
    | "rng"
    | "live"
    | "fish"
    | "pvp"
    | "sports"
    | "esports"
    | "elott"
    | "down"
    | "promotions"
    | "pointMall"
    | "help";
  /**
   * The line on the banner, at most six words.
   */
  readonly title: Localised;
  /**
   * A second line.
   */
  readonly text?: Localised;
  /**
   * What the drawing is made from: another seed, another picture.
   */
  readonly seed: string;
  /**
   * The category whose motif is drawn.
   */
  readonly category?: GameType;
  /**
   * A picture from the assets, in place of the drawing.
   */
  readonly image?: Picture;
  /**
   * What a click opens; not clickable when absent.
   */
  readonly linkageType?: "page" | "game" | "promotion" | "url";
  /**
   * Where a click leads.
   */
  readonly href?: Link;
  /**
   * When it starts: before that it is not shown. At once when absent.
   */
  readonly from?: Instant;
  /**
   * When it ends: from then on it is not shown. Never when absent.
   */
  readonly until?: Instant;
  /**
   * The languages of the site in which it is shown; all when absent.
   *
   * @minItems 1
   */
  readonly languages?: readonly LanguageCode[];
  /**
   * Place among its neighbours: smaller comes first, equal ones by id.
   */
  readonly order?: Order;
  /**
   * Whether it is shown; off takes it and all below it out. On when absent.
   */
  readonly enabled?: boolean;
}
/**
 * The matches that the sports blocks show.
 */
export interface Fixtures {
  /**
   * Where an editor finds the schema of this file. Ignored when the file is read.
   */
  readonly $schema?: string;
  /**
   * The items by id: a brand adds, changes or (with null) removes one.
   */
  readonly items: {
    readonly [k: string]: Fixture;
  };
}
/**
 * One match. It has either `at` or `daily`.
 */
export interface Fixture {
  /**
   * The sport.
   */
  readonly sport: "football" | "basketball" | "tennis" | "esports" | "cricket";
  /**
   * The league or cup.
   */
  readonly league: Localised;
  /**
   * The side named first.
   */
  readonly home: Localised;
  /**
   * The side named second.
   */
  readonly away: Localised;
  /**
   * When it starts; once started it is no longer shown.
   */
  readonly at?: Instant;
  /**
   * A match of every day at this time (UTC): the next one is shown.
   */
  readonly daily?: string;
  /**
   * What one unit pays, as decimal odds.
   */
  readonly odds: Odds;
  /**
   * The vendor that takes the bets. Shown only where the brand offers it.
   */
  readonly vassalage: VendorCode;
  /**
   * Whether it is marked as hot.
   */
  readonly hot?: boolean;
  /**
   * Place among its neighbours: smaller comes first, equal ones by id.
   */
  readonly order?: Order;
  /**
   * Whether it is shown; off takes it and all below it out. On when absent.
   */
  readonly enabled?: boolean;
  /**
   * Shown only while this flag is on.
   */
  readonly flag?: FlagName;
}
/**
 * What one unit pays, as decimal odds.
 */
export interface Odds {
  /**
   * When the side named first wins.
   */
  readonly home: string;
  /**
   * When nobody wins; absent where there is no draw.
   */
  readonly draw?: string;
  /**
   * When the side named second wins.
   */
  readonly away: string;
}
/**
 * The catalogue of games, by game id.
 */
export interface Games {
  /**
   * Where an editor finds the schema of this file. Ignored when the file is read.
   */
  readonly $schema?: string;
  /**
   * The items by id: a brand adds, changes or (with null) removes one.
   */
  readonly items: {
    readonly [k: string]: Game;
  };
}
/**
 * One game of the catalogue.
 */
export interface Game {
  /**
   * The number by which favourites know the game. Unique in the catalogue.
   */
  readonly nodeId: number;
  /**
   * The vendor's code.
   */
  readonly vassalage: VendorCode;
  /**
   * Its category.
   */
  readonly gameType: GameType;
  /**
   * The number of the vendor's wallet.
   */
  readonly accountTypeId: number;
  /**
   * Whether it is among the hot games.
   */
  readonly isHot: boolean;
  /**
   * Its name.
   */
  readonly name: Localised;
  /**
   * The least amount of one bet.
   */
  readonly minBet: Money;
  /**
   * The least bet in currencies in which it is another.
   */
  readonly minBetIn?: MoneyByCurrency;
  /**
   * The number of lines that it is played on; a game without lines leaves it out.
   */
  readonly lines?: number;
  /**
   * The filter that finds it.
   */
  readonly gameClassify: string;
  /**
   * What the vendor declares that the game pays back, percent of all stakes. Without it `brand check` assumes the return that is usual in its category.
   */
  readonly rtp?: string;
  /**
   * `VASSALAGE`: no game, but the door to all games of its vendor; it opens a list of them.
   */
  readonly isGame?: "VASSALAGE";
  /**
   * Place among its neighbours: smaller comes first, equal ones by id.
   */
  readonly order?: Order;
  /**
   * Whether it is shown; off takes it and all below it out. On when absent.
   */
  readonly enabled?: boolean;
}
/**
 * How the applications are installed.
 */
export interface Guides {
  /**
   * Where an editor finds the schema of this file. Ignored when the file is read.
   */
  readonly $schema?: string;
  /**
   * The items by id: a brand adds, changes or (with null) removes one.
   */
  readonly items: {
    readonly [k: string]: Guide;
  };
}
/**
 * One guide.
 */
export interface Guide {
  /**
   * Whose guide it is.
   */
  readonly platform: "IOS" | "ANDROID";
  /**
   * Its title.
   */
  readonly title: Localised;
  /**
   * The steps, in order.
   *
   * @minItems 1
   * @maxItems 20
   */
  readonly steps: readonly GuideStep[];
  /**
   * The kind of the brand’s resource that is installed (`resources` of tenant.json).
   */
  readonly resource: "IOS" | "ANDROID" | "DESKTOP" | "GUIDE";
  /**
   * Place among its neighbours: smaller comes first, equal ones by id.
   */
  readonly order?: Order;
  /**
   * Whether it is shown; off takes it and all below it out. On when absent.
   */
  readonly enabled?: boolean;
  /**
   * Shown only while this flag is on.
   */
  readonly flag?: FlagName;
}
/**
 * One step.
 */
export interface GuideStep {
  /**
   * What to do, in a few words.
   */
  readonly title: Localised;
  /**
   * How, as HTML.
   */
  readonly html: Html;
}
/**
 * The sections of the help centre.
 */
export interface Help {
  /**
   * Where an editor finds the schema of this file. Ignored when the file is read.
   */
  readonly $schema?: string;
  /**
   * The items by id: a brand adds, changes or (with null) removes one.
   */
  readonly items: {
    readonly [k: string]: HelpSection;
  };
}
/**
 * One section.
 */
export interface HelpSection {
  /**
   * Its title.
   */
  readonly title: Localised;
  /**
   * Its text as HTML.
   */
  readonly html: Html;
  /**
   * Place among its neighbours: smaller comes first, equal ones by id.
   */
  readonly order?: Order;
  /**
   * Whether it is shown; off takes it and all below it out. On when absent.
   */
  readonly enabled?: boolean;
}
/**
 * The lottery games by game code, with their schedule and the last results.
 */
export interface Lotteries {
  /**
   * Where an editor finds the schema of this file. Ignored when the file is read.
   */
  readonly $schema?: string;
  /**
   * The items by id: a brand adds, changes or (with null) removes one.
   */
  readonly items: {
    readonly [k: string]: Lottery;
  };
}
/**
 * One lottery game. If the catalogue of games contains it too, both entries have the same id.
 */
export interface Lottery {
  /**
   * The group that lists it: Vietnam, South-East Asia, or fast draws.
   */
  readonly group: "vn" | "sea" | "fast";
  /**
   * Its name.
   */
  readonly name: Localised;
  /**
   * The vendor that draws it. Shown only where the brand offers it.
   */
  readonly vassalage: "TCG_LOTTO_VN" | "TCG_SEA" | "ELOTT" | "LOTT";
  /**
   * How its prizes are calculated (WPS constant).
   */
  readonly prizeMode: "Lott" | "ZY" | "Elott" | "SEA";
  /**
   * Minutes from draw to draw, counted from midnight UTC; a day is a whole number of them.
   */
  everyMinutes:
    | 1
    | 2
    | 3
    | 4
    | 5
    | 6
    | 8
    | 9
    | 10
    | 12
    | 15
    | 16
    | 18
    | 20
    | 24
    | 30
    | 32
    | 36
    | 40
    | 45
    | 48
    | 60
    | 72
    | 80
    | 90
    | 96
    | 120
    | 144
    | 160
    | 180
    | 240
    | 288
    | 360
    | 480
    | 720
    | 1440;
  /**
   * So many seconds before a draw no more bets are taken.
   */
  readonly closeSeconds: number;
  /**
   * What is drawn.
   */
  readonly balls: Balls;
  /**
   * The last draws.
   *
   * @maxItems 100
   */
  readonly results: readonly LotteryResult[];
  /**
   * Place among its neighbours: smaller comes first, equal ones by id.
   */
  readonly order?: Order;
  /**
   * Whether it is shown; off takes it and all below it out. On when absent.
   */
  readonly enabled?: boolean;
  /**
   * Shown only while this flag is on.
   */
  readonly flag?: FlagName;
}
/**
 * What is drawn.
 */
export interface Balls {
  /**
   * How many numbers a draw has.
   */
  readonly count: number;
  /**
   * The greatest number.
   */
  readonly max: number;
  /**
   * How many further numbers are drawn after them, when any.
   */
  readonly extra?: number;
}
/**
 * One draw that took place.
 */
export interface LotteryResult {
  /**
   * The draw’s id: its day and its number in the day.
   */
  readonly drawId: string;
  /**
   * When it was drawn.
   */
  readonly at: Instant;
  /**
   * What was drawn, in order, the extra numbers last.
   *
   * @minItems 1
   * @maxItems 50
   */
  readonly numbers: readonly string[];
}
/**
 * The missions by id: bet so much in a day or a week, and get a reward.
 */
export interface Missions {
  /**
   * Where an editor finds the schema of this file. Ignored when the file is read.
   */
  readonly $schema?: string;
  /**
   * The items by id: a brand adds, changes or (with null) removes one.
   */
  readonly items: {
    readonly [k: string]: Mission;
  };
}
/**
 * One mission.
 */
export interface Mission {
  /**
   * Its name.
   */
  readonly title: Localised;
  /**
   * What is counted together: a day, or a week from Monday, in the brand's time zone.
   */
  readonly period: "day" | "week";
  /**
   * The categories of games that count; all when absent.
   *
   * @minItems 1
   */
  readonly gameTypes?: readonly ("RNG" | "FISH" | "PVP" | "LIVE" | "SPORTS" | "ESPORTS" | "ELOTT" | "LOTT" | "DS88")[];
  /**
   * How much has to be bet; rounds that are over count.
   */
  readonly target: Money;
  /**
   * What is paid for it.
   */
  readonly reward: Money;
  /**
   * How many times the reward has to be bet; the brand's own rule when absent.
   */
  readonly turnoverTimes?: string;
  /**
   * Place among its neighbours: smaller comes first, equal ones by id.
   */
  readonly order?: Order;
  /**
   * Whether it is shown; off takes it and all below it out. On when absent.
   */
  readonly enabled?: boolean;
  /**
   * Shown only while this flag is on.
   */
  readonly flag?: FlagName;
}
/**
 * What points can be redeemed for.
 */
export interface Points {
  /**
   * Where an editor finds the schema of this file. Ignored when the file is read.
   */
  readonly $schema?: string;
  /**
   * The items by id: a brand adds, changes or (with null) removes one.
   */
  readonly items: {
    readonly [k: string]: PointReward;
  };
}
/**
 * One reward.
 */
export interface PointReward {
  /**
   * Goods that are sent, a bonus that is posted, or free spins.
   */
  readonly kind: "goods" | "bonus" | "spin";
  /**
   * Its name.
   */
  readonly name: Localised;
  /**
   * How many points it takes.
   */
  readonly points: number;
  /**
   * The money that must be paid besides the points, when any.
   */
  readonly amount?: Money;
  /**
   * How many pieces or spins one redemption gives; one when absent.
   */
  readonly units?: number;
  /**
   * How many are left; without end when absent.
   */
  readonly stock?: number;
  /**
   * What the drawing is made from: another seed, another picture.
   */
  readonly seed: string;
  /**
   * Place among its neighbours: smaller comes first, equal ones by id.
   */
  readonly order?: Order;
  /**
   * Whether it is shown; off takes it and all below it out. On when absent.
   */
  readonly enabled?: boolean;
  /**
   * Shown only while this flag is on.
   */
  readonly flag?: FlagName;
}
/**
 * The promotions list.
 */
export interface Promotions {
  /**
   * Where an editor finds the schema of this file. Ignored when the file is read.
   */
  readonly $schema?: string;
  /**
   * The items by id: a brand adds, changes or (with null) removes one.
   */
  readonly items: {
    readonly [k: string]: Promotion;
  };
}
/**
 * One promotion.
 */
export interface Promotion {
  /**
   * Category that lists the promotion, in addition to All.
   */
  category:
    | "others"
    | "sports"
    | "live"
    | "slots"
    | "cards"
    | "fish"
    | "lotto"
    | "rebate"
    | "points"
    | "ranking"
    | "deposit"
    | "app"
    | "newbie"
    | "games";
  /**
   * What of the wallet carries the promotion out. The brand must have it: missions, a rebate, VIP levels with gifts, the referral, the prize draw, or a sandbox to pay in with. Without it the promotion is information, and nobody can join it.
   */
  readonly mechanism?: "missions" | "rebate" | "levels" | "referral" | "raffle" | "sandbox";
  /**
   * Its title.
   */
  readonly title: Localised;
  /**
   * One sentence below the title in the list.
   */
  readonly summary: Localised;
  /**
   * Its rules as HTML.
   */
  readonly html: Html;
  /**
   * What the drawing is made from: another seed, another picture.
   */
  readonly seed: string;
  /**
   * The category whose motif is drawn; that of the promotion’s own category when absent.
   */
  readonly motif?: GameType;
  /**
   * When it starts; before that it is shown as coming soon.
   */
  readonly at: Instant;
  /**
   * When it ends; from then on it is shown as closed. Never when absent.
   */
  readonly until?: Instant;
  /**
   * What a visitor can do while it runs: join, wait (soon), nothing because it works by itself (active), or nothing more (close).
   */
  readonly status: "join" | "soon" | "active" | "close";
  /**
   * Place among its neighbours: smaller comes first, equal ones by id.
   */
  readonly order?: Order;
  /**
   * Whether it is shown; off takes it and all below it out. On when absent.
   */
  readonly enabled?: boolean;
  /**
   * Shown only while this flag is on.
   */
  readonly flag?: FlagName;
}
/**
 * The vendors, by code (vassalage).
 */
export interface Vendors {
  /**
   * Where an editor finds the schema of this file. Ignored when the file is read.
   */
  readonly $schema?: string;
  /**
   * The items by id: a brand adds, changes or (with null) removes one.
   */
  readonly items: {
    readonly [k: string]: Vendor;
  };
}
/**
 * One vendor of games.
 */
export interface Vendor {
  /**
   * Its name.
   */
  readonly name: Localised;
  /**
   * The categories that show it.
   *
   * @minItems 1
   */
  readonly gameCategories: readonly GameType[];
  /**
   * Whether it is marked as hot.
   */
  readonly isHot: boolean;
  /**
   * The number of its wallet.
   */
  readonly accountTypeId: number;
  /**
   * The name of its wallet, as the launch call wants it.
   */
  readonly accountTypeName: string;
  /**
   * How its games are started, and how it reaches the wallet. Without it they are under maintenance.
   */
  readonly integration?: VendorIntegration;
  /**
   * The rooms of its card games, by id: a player chooses one to play in.
   */
  readonly rooms?: {
    readonly [k: string]: VendorRoom;
  };
  /**
   * Place among its neighbours: smaller comes first, equal ones by id.
   */
  readonly order?: Order;
  /**
   * Whether it is shown; off takes it and all below it out. On when absent.
   */
  readonly enabled?: boolean;
}
/**
 * How a vendor's games are started, and how it reaches the wallet (docs/vendor-api.md).
 */
export interface VendorIntegration {
  /**
   * Where a game is opened: an own path or an https address. `{game}` stands for the game's id, `{host}` for one of the brand's launch hosts. The one-time token is added to it.
   */
  readonly launchUrl: string;
  /**
   * Whether games open in a frame of the site or in a window of their own.
   */
  readonly mode: "frame" | "window";
  /**
   * How it writes to the wallet.
   */
  readonly dialect: "livery" | "counter";
  /**
   * The name of the key that it signs with.
   */
  readonly keyId: string;
  /**
   * The name of the environment variable with the key that the vendor signs with. It begins with `VENDOR_`; the variable `<name>_FOR` names the brands that may use it. Left out for a vendor that ships with the product.
   */
  readonly secretEnv?: string;
}
/**
 * One room of a vendor's card games.
 */
export interface VendorRoom {
  /**
   * Its name.
   */
  readonly name: Localised;
  /**
   * The least amount of one bet.
   */
  readonly minBet: Money;
  /**
   * The greatest amount of one bet.
   */
  readonly maxBet: Money;
  /**
   * The least bet in currencies in which it is another.
   */
  readonly minBetIn?: MoneyByCurrency;
  /**
   * The greatest bet in currencies in which it is another.
   */
  readonly maxBetIn?: MoneyByCurrency;
  /**
   * Place among its neighbours: smaller comes first, equal ones by id.
   */
  readonly order?: Order;
}
/**
 * The VIP levels by id.
 */
export interface Vip {
  /**
   * Where an editor finds the schema of this file. Ignored when the file is read.
   */
  readonly $schema?: string;
  /**
   * The items by id: a brand adds, changes or (with null) removes one.
   */
  readonly items: {
    readonly [k: string]: VipLevel;
  };
}
/**
 * One level.
 */
export interface VipLevel {
  /**
   * Its place, from 1. Each level has its own.
   */
  readonly rank: number;
  /**
   * Its name.
   */
  readonly name: Localised;
  /**
   * How many points lead to it.
   */
  readonly points: number;
  /**
   * What part of every bet comes back to its members; none when absent.
   */
  readonly rebate?: string;
  /**
   * What is given, once, to who reaches it; nothing when absent.
   */
  readonly gift?: Money;
  /**
   * What its members get, one sentence each.
   *
   * @maxItems 20
   */
  readonly benefits: readonly Localised[];
  /**
   * Place among its neighbours: smaller comes first, equal ones by id.
   */
  readonly order?: Order;
  /**
   * Whether it is shown; off takes it and all below it out. On when absent.
   */
  readonly enabled?: boolean;
  /**
   * Shown only while this flag is on.
   */
  readonly flag?: FlagName;
}
/**
 * The winners board.
 */
export interface Winners {
  /**
   * Where an editor finds the schema of this file. Ignored when the file is read.
   */
  readonly $schema?: string;
  /**
   * The items by id: a brand adds, changes or (with null) removes one.
   */
  readonly items: {
    readonly [k: string]: Winner;
  };
}
/**
 * One win.
 */
export interface Winner {
  /**
   * What was won.
   */
  readonly winAmount: Money;
  /**
   * The account, masked: never a whole name.
   */
  readonly account: string;
  /**
   * The id of the game.
   */
  readonly game: string;
  /**
   * When it was won.
   */
  readonly at: Instant;
  /**
   * Place among its neighbours: smaller comes first, equal ones by id.
   */
  readonly order?: Order;
  /**
   * Whether it is shown; off takes it and all below it out. On when absent.
   */
  readonly enabled?: boolean;
}
/**
 * What a group or a feature needs to know.
 */
export interface ModuleProps {
  /**
   * The module's name.
   */
  readonly title?: Localised;
  /**
   * What the module is for.
   */
  readonly description?: Localised;
}
/**
 * A module with a path, whose blocks stand in areas. `pages/<ID>.json` is the page of module <ID>; a file that holds only `null` removes the base's page.
 */
export interface PageNode {
  /**
   * Where an editor finds the schema of this file. Ignored when the file is read.
   */
  readonly $schema?: string;
  /**
   * Always `page`.
   */
  readonly type: "page";
  /**
   * Place among its neighbours: smaller comes first, equal ones by id.
   */
  readonly order?: Order;
  /**
   * Whether it is shown; off takes it and all below it out. On when absent.
   */
  readonly enabled?: boolean;
  /**
   * Shown only while this flag is on.
   */
  readonly flag?: FlagName;
  /**
   * Path, title and what surrounds the page.
   */
  readonly props: PageProps;
  /**
   * The areas of the page.
   */
  readonly children: PageAreas;
}
/**
 * Path, title and what surrounds the page.
 */
export interface PageProps {
  /**
   * The page's own path. Unique in the brand.
   */
  readonly path: string;
  /**
   * Further paths that show the same page.
   *
   * @maxItems 20
   */
  readonly paths?: readonly string[];
  /**
   * The page's title: a text key, one text, or one a language.
   */
  readonly title: Localised;
  /**
   * One sentence for search engines and shared links.
   */
  readonly description?: Localised;
  /**
   * The query names that the page reads; all others are ignored.
   *
   * @maxItems 20
   */
  readonly query?: readonly string[];
  /**
   * Whether the page's title and description stand above the main area, for a page whose blocks bring no heading of the page's own. Off when absent.
   */
  readonly heading?: boolean;
  /**
   * Those of the query names whose values make another page for search engines, e.g. one entry of a list. A filter does not.
   *
   * @maxItems 5
   */
  readonly canonicalQuery?: readonly string[];
  /**
   * Further paths `<path>/<value>`, whose value the page reads like a query name.
   */
  readonly param?: PageParam;
  /**
   * The modal that opens with the page, by one of its paths. Such a path is not listed by search engines.
   */
  readonly modals?: {
    readonly [k: string]: "changePassModal" | "forgetPassModal" | "loginPopupModal" | "registerModal" | "noticeModal";
  };
  /**
   * Whether search engines may list the page. On when absent.
   */
  readonly index?: boolean;
  /**
   * Which parts of the shell surround the page; all when absent.
   */
  readonly chrome?: PageChrome;
}
/**
 * The last part of a path, out of a list of values.
 */
export interface PageParam {
  /**
   * The name under which the page's blocks read the value.
   */
  readonly name: string;
  /**
   * All that it may be, in lower case; upper case is understood too.
   *
   * @minItems 1
   * @maxItems 50
   */
  readonly values: readonly string[];
  /**
   * The page's title for a value; its own where there is none.
   */
  readonly titles?: {
    readonly [k: string]: Localised;
  };
  /**
   * The path of another page that shows the same as a value. Search engines list that one, where the brand has it.
   */
  readonly same?: {
    readonly [k: string]: string;
  };
}
/**
 * Which parts of the shell surround the page. A part is shown when absent.
 */
export interface PageChrome {
  /**
   * Whether the header is shown.
   */
  readonly header?: boolean;
  /**
   * Whether the footer is shown.
   */
  readonly footer?: boolean;
  /**
   * Whether the banners are shown: the banner area.
   */
  readonly banner?: boolean;
  /**
   * Whether the side menu is shown: the quick links at the right and the side area.
   */
  readonly side?: boolean;
}
/**
 * The areas of a page.
 */
export interface PageAreas {
  /**
   * Blocks under the site's header.
   */
  readonly header?: PageArea;
  /**
   * Blocks over the full width, above the main area.
   */
  readonly banner?: PageArea;
  /**
   * The main blocks of the page.
   */
  readonly main?: PageArea;
  /**
   * Blocks beside the main area.
   */
  readonly side?: PageArea;
  /**
   * Blocks above the site's footer.
   */
  readonly footer?: PageArea;
}
/**
 * One area of a page: blocks by id.
 */
export interface PageArea {
  /**
   * Always `area`.
   */
  readonly type: "area";
  /**
   * Place among its neighbours: smaller comes first, equal ones by id.
   */
  readonly order?: Order;
  /**
   * Whether it is shown; off takes it and all below it out. On when absent.
   */
  readonly enabled?: boolean;
  /**
   * Shown only while this flag is on.
   */
  readonly flag?: FlagName;
  /**
   * The blocks of the area, by id.
   */
  readonly children: {
    readonly [k: string]: BlockNode;
  };
}
/**
 * One block of a page.
 */
export interface BlockNode {
  /**
   * The kind of block: a file of schemas/blocks/.
   */
  readonly type: string;
  /**
   * Place among its neighbours: smaller comes first, equal ones by id.
   */
  readonly order?: Order;
  /**
   * Whether it is shown; off takes it and all below it out. On when absent.
   */
  readonly enabled?: boolean;
  /**
   * Shown only while this flag is on.
   */
  readonly flag?: FlagName;
  /**
   * What the block shows: see the block's own schema.
   */
  readonly props: {readonly [name: string]: unknown};
}
/**
 * Texts of one language that the brand words differently: `namespace:key` and the text, with the same placeholders. Only keys that the product has.
 */
export interface Texts {
  /**
   * Where an editor finds the schema of this file. Ignored when the file is read.
   */
  readonly $schema?: string;
  readonly [k: string]: string | undefined;
}

/** Everything under `content/`, by file. */
export interface Content {
  readonly announcements: Announcements;
  readonly banners: Banners;
  readonly fixtures: Fixtures;
  readonly games: Games;
  readonly guides: Guides;
  readonly help: Help;
  readonly lotteries: Lotteries;
  readonly missions: Missions;
  readonly points: Points;
  readonly promotions: Promotions;
  readonly vendors: Vendors;
  readonly vip: Vip;
  readonly winners: Winners;
}

/** The properties of each block, by its type. */
export interface BlockProps {
  readonly "announcements": AnnouncementsProps;
  readonly "banners": BannersProps;
  readonly "category-grid": CategoryGridProps;
  readonly "downloads": DownloadsProps;
  readonly "draw-results": DrawResultsProps;
  readonly "fixtures": FixturesProps;
  readonly "game-row": GameRowProps;
  readonly "help": HelpProps;
  readonly "hero": HeroProps;
  readonly "jackpot": JackpotProps;
  readonly "launch-note": LaunchNoteProps;
  readonly "licence-band": LicenceBandProps;
  readonly "lobby": LobbyProps;
  readonly "lottery-menu": LotteryMenuProps;
  readonly "next-draw": NextDrawProps;
  readonly "notices": NoticesProps;
  readonly "points-mall": PointsMallProps;
  readonly "promotion": PromotionProps;
  readonly "promotions": PromotionsProps;
  readonly "search": SearchProps;
  readonly "stats": StatsProps;
  readonly "steps": StepsProps;
  readonly "text": TextProps;
  readonly "vendor-grid": VendorGridProps;
  readonly "vendor-strip": VendorStripProps;
  readonly "vip-levels": VipLevelsProps;
  readonly "winners": WinnersProps;
}

/** The kinds of patterns of the registration rules. */
export const PATTERN_IDS = ["length","letterFirst","chineseAndDigits","email","lettersOrDigits","lettersAndDigits","digits","oneUppercase","englishAndSpaces","noSpaces","chineseAndPunctuation","date","lettersAndSpaces","korean","thai","thaiOrEnglish","uppercaseAndSpaces","lettersDigitsSymbols","strong","fullName","japanese","uppercase"] as const;

/** The codes of all countries, ISO 3166. */
export const COUNTRY_CODES: readonly string[] = ["AD","AE","AF","AG","AI","AL","AM","AO","AQ","AR","AS","AT","AU","AW","AX","AZ","BA","BB","BD","BE","BF","BG","BH","BI","BJ","BL","BM","BN","BO","BQ","BR","BS","BT","BV","BW","BY","BZ","CA","CC","CD","CF","CG","CH","CI","CK","CL","CM","CN","CO","CR","CU","CV","CW","CX","CY","CZ","DE","DJ","DK","DM","DO","DZ","EC","EE","EG","EH","ER","ES","ET","FI","FJ","FK","FM","FO","FR","GA","GB","GD","GE","GF","GG","GH","GI","GL","GM","GN","GP","GQ","GR","GS","GT","GU","GW","GY","HK","HM","HN","HR","HT","HU","ID","IE","IL","IM","IN","IO","IQ","IR","IS","IT","JE","JM","JO","JP","KE","KG","KH","KI","KM","KN","KP","KR","KW","KY","KZ","LA","LB","LC","LI","LK","LR","LS","LT","LU","LV","LY","MA","MC","MD","ME","MF","MG","MH","MK","ML","MM","MN","MO","MP","MQ","MR","MS","MT","MU","MV","MW","MX","MY","MZ","NA","NC","NE","NF","NG","NI","NL","NO","NP","NR","NU","NZ","OM","PA","PE","PF","PG","PH","PK","PL","PM","PN","PR","PS","PT","PW","PY","QA","RE","RO","RS","RU","RW","SA","SB","SC","SD","SE","SG","SH","SI","SJ","SK","SL","SM","SN","SO","SR","SS","ST","SV","SX","SY","SZ","TC","TD","TF","TG","TH","TJ","TK","TL","TM","TN","TO","TR","TT","TV","TW","TZ","UA","UG","UM","US","UY","UZ","VA","VC","VE","VG","VI","VN","VU","WF","WS","XK","YE","YT","ZA","ZM","ZW"];

/** Codes of countries that people mean by others. */
export const MEANT_COUNTRIES: Readonly<Record<string, string>> = {"UK":"GB","EN":"GB","EL":"GR"};

/** The name of a block that the product knows. */
export type BlockType = keyof BlockProps;
