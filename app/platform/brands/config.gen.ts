// Generated from schemas/ by `npm run types`. Do not edit.

/**
 * A text key such as `home:title`, one text for all languages, or one text per language. EN is used for a missing language.
 */
export type Localised = string | {readonly [language in LanguageCode]?: string};
/**
 * Category of a game.
 */
export type GameType = "RNG" | "FISH" | "PVP" | "LIVE" | "SPORTS" | "ELOTT" | "LOTT";
/**
 * Code of a vendor (vassalage).
 */
export type VendorCode = string;
/**
 * A path of this site (`/help`) or an https URL.
 */
export type Link = string;
/**
 * Position: lower values first, equal values by id.
 */
export type Order = number;
/**
 * Name of a flag in flags.schema.json.
 */
export type FlagName = keyof Flags;
/**
 * HTML for all languages, or per language. It is sanitised on the server.
 */
export type Html = string | {readonly [language in LanguageCode]?: string};
/**
 * A host name without scheme and port. IP addresses are not allowed.
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
 * A WOFF2 font in the assets folder of the brand or of the base. The file must exist.
 */
export type Font = string;
/**
 * Name of a line icon.
 */
export type Icon = string;
/**
 * Name of a line icon or of a service's logo.
 */
export type LinkIcon = string;
/**
 * A picture in the assets folder of the brand or of the base: AVIF, GIF, ICO, JPEG, PNG, SVG or WebP. The file must exist.
 */
export type Picture = string;
/**
 * A point in time, ISO 8601 in UTC.
 */
export type Instant = string;
/**
 * Provider of deposits: `sandbox` is a page of the site that simulates a provider on a demo brand; `http` is a provider with the protocol of docs/payment-provider.md. A brand that is not a demo brand offers the method for deposits only with a provider that takes real money.
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
 * Turnover multiple. `0` for none.
 */
export type Times = string;
/**
 * An https URL.
 */
export type Url = string;
/**
 * Provider of text messages: `sandbox` stores them for staff to read, `http` sends them to a gateway.
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
 * Provider of e-mails: `sandbox` stores them for staff to read, `smtp` sends them to a mail server.
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
 * Identity provider: `oidc` is an OpenID Connect provider, `sandbox` a page of the site that simulates one on a demo brand, `phone` a service that verifies mobile numbers at registration.
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
 * Two-letter ISO 3166 country code; XK is Kosovo, as in address databases.
 */
export type CountryCode = string;
/**
 * Type of document. Each document is one picture.
 */
export type IdentityKind = "idFront" | "idBack" | "passport" | "drivingLicence" | "proofOfAddress";

/**
 * Strip with the latest announcements. Each one opens its text.
 */
export interface AnnouncementsProps {
  /**
   * Maximum number of announcements. Default: 8.
   */
  readonly limit?: number;
}
/**
 * Banners of a group, shown one after the other. Nothing is shown when the group is empty.
 */
export interface BannersProps {
  /**
   * Group of the banners, as in the banner files.
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
 * One card for each category of games, with the number of its games. Categories without games or without a page are omitted.
 */
export interface CategoryGridProps {
  /**
   * Heading of the section. Default: a standard heading.
   */
  readonly title?: Localised;
  /**
   * Categories to show, in this order. Default: all, in the brand's order.
   *
   * @minItems 1
   * @maxItems 9
   */
  readonly categories?: readonly ("RNG" | "FISH" | "PVP" | "LIVE" | "SPORTS" | "ESPORTS" | "ELOTT" | "LOTT" | "DS88")[];
}
/**
 * Applications of the brand with QR codes and installation guides.
 */
export interface DownloadsProps {
  /**
   * Heading of the section. Default: a standard heading.
   */
  readonly title?: Localised;
  /**
   * One sentence below the heading. Default: none.
   */
  readonly intro?: Localised;
}
/**
 * Table of the latest draw results. Uses the query parameter `gameCode` when no game is set here.
 */
export interface DrawResultsProps {
  /**
   * Heading of the section. Default: none.
   */
  readonly title?: Localised;
  /**
   * Code of the lottery game. Default: the one in the query parameter, or the first one.
   */
  readonly gameCode?: string;
  /**
   * Maximum number of draws. Default: 10.
   */
  readonly count?: number;
  /**
   * Page for the links of the games. Default: the current page.
   */
  readonly page?: string;
}
/**
 * Matches by league with start time and clickable odds. Shows tabs when there are several sports.
 */
export interface FixturesProps {
  /**
   * Heading of the section. Default: none.
   */
  readonly title?: Localised;
  /**
   * Maximum number of matches. Default: 8.
   */
  readonly limit?: number;
  /**
   * Only matches of this sport. Default: all.
   */
  readonly sport?: "football" | "basketball" | "tennis" | "esports" | "cricket";
  /**
   * Target of the heading and the odds. Default: `/sports`.
   */
  readonly page?: string;
}
/**
 * Game tiles in a row with horizontal scrolling, or in a grid.
 */
export interface GameRowProps {
  /**
   * Heading of the section. Default: none.
   */
  readonly title?: Localised;
  /**
   * Only games of this category. Default: all.
   */
  readonly gameType?: GameType;
  /**
   * Only games of this vendor. Default: all.
   */
  readonly vassalage?: VendorCode;
  /**
   * Show only hot games.
   */
  readonly hot?: boolean;
  /**
   * `offered`: games that can be started. `coming`: announced games of a demo brand, which cannot be started; on other brands the row is omitted. Default: `offered`.
   */
  readonly list?: "offered" | "coming";
  /**
   * Maximum number of games. Default: 12.
   */
  readonly limit?: number;
  /**
   * `row` scrolls horizontally, `grid` fills the width. Default: `row`.
   */
  readonly layout?: "row" | "grid";
  /**
   * Target of the heading. Default: no link.
   */
  readonly page?: string;
  /**
   * Filter by the query parameters `page` (a vendor) and `q` (part of a name). Default: off.
   */
  readonly filtered?: boolean;
}
/**
 * Sections of the help centre. Each one expands in place and has its own address, e.g. `#term`.
 */
export interface HelpProps {
  /**
   * Heading of the section. Default: none.
   */
  readonly title?: Localised;
  /**
   * One sentence above the sections. Default: none.
   */
  readonly intro?: Localised;
}
/**
 * First block of a page: a motif, a headline and a button; optionally the jackpot and the latest wins.
 */
export interface HeroProps {
  /**
   * One line of at most six words.
   */
  readonly title: Localised;
  /**
   * One sentence below the headline. Default: none.
   */
  readonly text?: Localised;
  /**
   * Button of the hero. Default: none.
   */
  readonly action?: HeroAction;
  /**
   * `full-bleed`: picture over the full width; `split`: text next to the matches to bet on, or next to games when there are no matches; `draw`: centred countdown of the next draw above the latest balls; `search`: a search field.
   */
  readonly variant: "full-bleed" | "split" | "draw" | "search";
  /**
   * Category of games whose motif is drawn.
   */
  readonly category?: GameType;
  /**
   * A different word draws a different picture in the same style.
   */
  readonly seed?: string;
  /**
   * Shows the jackpot and the last three wins while their flags are on. Default: off.
   */
  readonly live?: boolean;
  /**
   * Shows the banners of this group as slides. Default: none.
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
   * Variant `split` only: the list next to the text. With the game type SPORTS, the matches to bet on, if there are any.
   */
  readonly list?: HeroList;
  /**
   * Variant `search` only: the page that shows the results; it must declare the query parameter `q`. Default: the current page.
   */
  readonly searchPage?: string;
  /**
   * Variant `draw` only: code of the lottery game whose next draw is shown. Default: the one with the earliest draw.
   */
  readonly draw?: string;
}
/**
 * Button of the hero.
 */
export interface HeroAction {
  /**
   * Text of the button.
   */
  readonly label: Localised;
  /**
   * Target of the button.
   */
  readonly href: Link;
}
/**
 * Games to open directly, next to the text.
 */
export interface HeroList {
  /**
   * Only games of this category. Default: all.
   */
  readonly gameType?: GameType;
  /**
   * Maximum number of items.
   */
  readonly limit?: number;
  /**
   * Target of the odds of a match. Default: `/sports`.
   */
  readonly page?: string;
}
/**
 * Jackpot counter, updated continuously. Shown while the flag `jackpot` is on.
 */
export interface JackpotProps {
  /**
   * Heading. Default: "Jackpot".
   */
  readonly title?: Localised;
  /**
   * `bar`: a slim strip; `ledger`: also shows the start value and the rate of increase.
   */
  readonly variant: "bar" | "ledger";
}
/**
 * Runs the game of the query parameter `gameId` or `vendor` in a frame. Visitors are asked to sign in.
 */
export interface LaunchNoteProps {
  /**
   * Heading while no game is selected.
   */
  readonly title: Localised;
  /**
   * Heading above a game without a known name. Default: a standard heading.
   */
  readonly playing?: Localised;
  /**
   * One or two sentences below the heading. Default: a standard text.
   */
  readonly text?: Localised;
  /**
   * Target of the second button. Default: the home page.
   */
  readonly href?: Link;
  /**
   * Text of the second button. Default: the text for the home page.
   */
  readonly label?: Localised;
  /**
   * Category of games whose motif is drawn while no game is selected. Default: slots.
   */
  readonly category?: GameType;
}
/**
 * Seals of the brand's licences with their numbers.
 */
export interface LicenceBandProps {
  /**
   * Heading of the section. Default: none.
   */
  readonly title?: Localised;
  /**
   * One or two sentences next to the seals.
   */
  readonly text?: Localised;
  /**
   * Ids of the licences to show.
   */
  readonly licences: Licences;
}
/**
 * Licence badges in the footer, by id.
 */
export interface Licences {
  readonly [k: string]: Licence;
}
/**
 * One licence badge.
 */
export interface Licence {
  /**
   * Full name of the authority.
   */
  readonly name: Localised;
  /**
   * Short name of the authority, as drawn on the badge.
   */
  readonly authority: string;
  /**
   * Number of the licence.
   */
  readonly number?: string;
  /**
   * Page on which the licence can be verified.
   */
  readonly href?: Link;
  /**
   * Position: lower values first, equal values by id.
   */
  readonly order?: Order;
  /**
   * Whether the item is shown. Off also hides everything below it. Default: on.
   */
  readonly enabled?: boolean;
  /**
   * Shown only while this flag is on.
   */
  readonly flag?: FlagName;
}
/**
 * Games of a category with vendor tabs, filters and pages. The page must declare the query parameters `page` (a vendor's code), `classify`, `q`, `minBet`, `list` and `no`.
 */
export interface LobbyProps {
  /**
   * Heading. Default: the name of the category.
   */
  readonly title?: Localised;
  /**
   * Category of games, or `param` for the category of the query parameter `games`. Default: all games.
   */
  readonly gameType?: "RNG" | "FISH" | "PVP" | "LIVE" | "SPORTS" | "ESPORTS" | "ELOTT" | "LOTT" | "DS88" | "param";
  /**
   * Games per page. Default: 12.
   */
  readonly pageSize?: number;
}
/**
 * Lotteries by group, each with its next draw and the latest balls. Uses the query parameters `gameCode` (the open game), `vendor` (only games of this vendor) and `playType` (type of bet).
 */
export interface LotteryMenuProps {
  /**
   * Heading of the section. Default: none.
   */
  readonly title?: Localised;
  /**
   * `cards` with pictures, or compact `rows`. Default: `cards`.
   */
  readonly view?: "cards" | "rows";
  /**
   * Page that opens a game. Default: `/lottery`.
   */
  readonly page?: string;
}
/**
 * Lotteries with a countdown to the next draw and the balls of the latest one.
 */
export interface NextDrawProps {
  /**
   * Heading of the section. Default: none.
   */
  readonly title?: Localised;
  /**
   * Codes of the lottery games, in order. Default: those with the earliest draws.
   *
   * @maxItems 24
   */
  readonly gameCodes?: readonly string[];
  /**
   * Maximum number of games. Default: 4.
   */
  readonly limit?: number;
  /**
   * Page that opens a game. Default: `/lottery`.
   */
  readonly page?: string;
}
/**
 * All announcements: a list with nine per page (query parameter `no`), and the selected one (query parameter `id`).
 */
export interface NoticesProps {
  /**
   * Heading of the section. Default: a standard heading.
   */
  readonly title?: Localised;
  /**
   * One sentence below the heading. Default: none.
   */
  readonly intro?: Localised;
}
/**
 * Rewards for points by type (query parameter `kind`) with price and stock, and an explanation of how to earn points.
 */
export interface PointsMallProps {
  /**
   * Heading of the section. Default: a standard heading.
   */
  readonly title?: Localised;
  /**
   * One sentence below the heading. Default: none.
   */
  readonly intro?: Localised;
  /**
   * Rewards per page. Default: 12.
   */
  readonly limit?: number;
}
/**
 * One promotion, selected by the query parameter `id`, with picture, period and terms, and other promotions.
 */
export interface PromotionProps {
  /**
   * Number of other promotions shown below. Default: 3.
   */
  readonly others?: number;
  /**
   * Page with all promotions. Default: `/promotions`.
   */
  readonly page?: string;
  /**
   * Page of one promotion. Default: `/promoDetail`.
   */
  readonly detail?: string;
}
/**
 * Promotions of the brand as cards: all with their categories, or a row of some.
 */
export interface PromotionsProps {
  /**
   * Heading of the section. Default: a standard heading.
   */
  readonly title?: Localised;
  /**
   * One sentence below the heading. Default: none.
   */
  readonly intro?: Localised;
  /**
   * Maximum number of promotions; with the whole list, promotions per page. Default: 12; with the whole list 13 (a wide one and twelve).
   */
  readonly limit?: number;
  /**
   * Show the whole list with category tabs (query parameter `category`) and pages (query parameter `no`). Default: a row of some.
   */
  readonly all?: boolean;
  /**
   * Only promotions of this category. Default: all.
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
   * Page with all promotions, linked from a row. Default: `/promotions`.
   */
  readonly page?: string;
  /**
   * Page of one promotion, selected by its query parameter `id`. Default: `/promoDetail`.
   */
  readonly detail?: string;
}
/**
 * Large search field for games with results while typing. Without scripts it opens the page with the results.
 */
export interface SearchProps {
  /**
   * Heading above the field. Default: none.
   */
  readonly title?: Localised;
  /**
   * Page with the results; it must declare the query parameter `q`. Default: `/games`.
   */
  readonly page?: string;
}
/**
 * Band of three or four large figures.
 */
export interface StatsProps {
  /**
   * Heading of the section. Default: none.
   */
  readonly title?: Localised;
  /**
   * Figures by id. A brand can add, change or (with null) remove one. Three or four look best.
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
   * Displayed figure with its unit.
   */
  readonly value: string;
  /**
   * Meaning of the figure, in a few words.
   */
  readonly label: Localised;
  /**
   * Position: lower values first, equal values by id.
   */
  readonly order?: Order;
  /**
   * Whether the item is shown. Default: on.
   */
  readonly enabled?: boolean;
}
/**
 * Numbered steps with a button to start, e.g. for the page where partners join.
 */
export interface StepsProps {
  /**
   * Heading of the section. Default: a standard heading.
   */
  readonly title: Localised;
  /**
   * One sentence below the heading. Default: none.
   */
  readonly intro?: Localised;
  /**
   * Steps by id. A brand can add, change or (with null) remove one.
   */
  readonly items: {
    readonly [k: string]: StepsStep;
  };
  /**
   * Button below the steps. Default: registration.
   */
  readonly action?: StepsAction;
}
/**
 * One step.
 */
export interface StepsStep {
  /**
   * Step in a few words.
   */
  readonly title: Localised;
  /**
   * Explanation in one or two sentences.
   */
  readonly text: Localised;
  /**
   * The step creates an account. Shown only to visitors who can register.
   */
  readonly opensAccount?: boolean;
  /**
   * Position: lower values first, equal values by id.
   */
  readonly order?: Order;
  /**
   * Whether the item is shown. Off also hides everything below it. Default: on.
   */
  readonly enabled?: boolean;
}
/**
 * The button.
 */
export interface StepsAction {
  /**
   * Text of the button.
   */
  readonly label: Localised;
  /**
   * Target of the button.
   */
  readonly href: Link;
}
/**
 * Text by the operator, with an optional heading.
 */
export interface TextProps {
  /**
   * Heading above the text.
   */
  readonly heading?: Localised;
  /**
   * Text as HTML. It is sanitised on the server.
   */
  readonly body: Html;
  /**
   * `narrow` reads best; `wide` fills the area. Default: `narrow`.
   */
  readonly width?: "narrow" | "wide";
}
/**
 * Vendors of each category of games.
 */
export interface VendorGridProps {
  /**
   * Heading of the section. Default: none.
   */
  readonly title?: Localised;
  /**
   * Categories to show, in this order. Default: all, in the brand's order.
   *
   * @minItems 1
   * @maxItems 9
   */
  readonly categories?: readonly ("RNG" | "FISH" | "PVP" | "LIVE" | "SPORTS" | "ESPORTS" | "ELOTT" | "LOTT" | "DS88")[];
  /**
   * Maximum number of vendors per category. Default: 11.
   */
  readonly limit?: number;
  /**
   * Pages by category code, linked from the vendors of the category. Default: no links.
   */
  readonly pages?: {
    /**
     * Page of the category RNG.
     */
    readonly RNG?: string;
    /**
     * Page of the category FISH.
     */
    readonly FISH?: string;
    /**
     * Page of the category PVP.
     */
    readonly PVP?: string;
    /**
     * Page of the category LIVE.
     */
    readonly LIVE?: string;
    /**
     * Page of the category SPORTS.
     */
    readonly SPORTS?: string;
    /**
     * Page of the category ESPORTS.
     */
    readonly ESPORTS?: string;
    /**
     * Page of the category ELOTT.
     */
    readonly ELOTT?: string;
    /**
     * Page of the category LOTT.
     */
    readonly LOTT?: string;
    /**
     * Page of the category DS88.
     */
    readonly DS88?: string;
  };
}
/**
 * Logos of the brand's vendors, ten at a time. Scrolls automatically when there are more.
 */
export interface VendorStripProps {
  /**
   * Heading of the section. Default: none.
   */
  readonly title?: Localised;
}
/**
 * Levels of the VIP programme with medals, required points and benefits.
 */
export interface VipLevelsProps {
  /**
   * Heading of the section. Default: a standard heading.
   */
  readonly title?: Localised;
  /**
   * One sentence below the heading. Default: none.
   */
  readonly intro?: Localised;
}
/**
 * Board of the latest wins.
 */
export interface WinnersProps {
  /**
   * Heading of the section. Default: none.
   */
  readonly title?: Localised;
  /**
   * Maximum number of wins. Default: 50.
   */
  readonly limit?: number;
}
/**
 * One brand: `tenants/<code>/tenant.json`. Missing keys come from `tenants/base/`.
 */
export interface Brand {
  /**
   * Path of this file's schema, for editors. The server ignores it.
   */
  readonly $schema?: string;
  /**
   * Display name of the brand.
   */
  readonly name: string;
  /**
   * Company that runs the brand. Permissions, self-exclusions and figures are shared by the brands of an operator.
   */
  readonly operator: string;
  /**
   * Whether this is a demo brand, which is served only in demo mode.
   */
  readonly demo: boolean;
  /**
   * Host names of the brand.
   */
  readonly hosts: Hosts;
  /**
   * Base URL of links in e-mails and of redirects.
   */
  readonly origin: string;
  /**
   * Languages that visitors can select, in this order. Only complete languages.
   *
   * @minItems 1
   * @maxItems 22
   */
  readonly languages: readonly LanguageCode[];
  /**
   * Language of a visitor whose browser requests none of the languages.
   */
  readonly defaultLanguage: LanguageCode;
  /**
   * Time zone of the brand's days: an IANA name of area and city, or UTC. Abbreviations such as IST are refused because they are ambiguous.
   */
  readonly timeZone: string;
  /**
   * Currency of all amounts.
   */
  readonly currency: Currency;
  /**
   * How members' money is stored.
   */
  readonly wallet: Wallet;
  /**
   * `embedded`, or the https address of the operator's own WPS (http on this machine). Calls then go to that system; its settings of the brand override the files, and are overridden by staff.
   */
  readonly wps: string;
  /**
   * Code of the brand in the WPS. Default: name of the folder.
   */
  readonly merchantCode: string;
  /**
   * Platform value in calls.
   */
  readonly platform: "web";
  /**
   * Lottery type reported to clients of the API. The product has `SEA`; another value is reported with a warning.
   */
  readonly lotteryType: "SEA" | "VN";
  /**
   * Device value in lottery calls.
   */
  readonly device: "WEB";
  /**
   * Enabled features.
   */
  readonly flags: Flags;
  /**
   * Module tree by id. Pages with a file in pages/ are not listed here.
   */
  readonly modules: {
    readonly [k: string]: ModuleNode;
  };
  /**
   * Rules of the registration form.
   */
  readonly register: RegisterRules;
  /**
   * Appearance of the brand.
   */
  readonly theme: Theme;
  /**
   * Licence badges in the footer.
   */
  readonly licences: Licences;
  /**
   * Entries of the header navigation.
   */
  readonly navigation: Navigation;
  /**
   * Text and links of the footer.
   */
  readonly footer: Footer;
  /**
   * Quick links in the right bar, by id.
   */
  readonly rightBar: {
    readonly [k: string]: LinkEntry;
  };
  /**
   * Logo from the assets, shown as a square next to the name and on the icons. Default: a drawn one.
   */
  readonly logo?: Picture;
  /**
   * Pictures of the site for the browser's install dialog.
   */
  readonly screenshots?: Screenshots;
  /**
   * Contact for security reports, an address that begins with `mailto:` or `https://`; published in /.well-known/security.txt. Default: customer service.
   */
  readonly securityContact?: string;
  /**
   * Codes of the vendors that the brand offers.
   *
   * @maxItems 200
   */
  readonly vendors: readonly VendorCode[];
  /**
   * Sports vendors listed under esports.
   *
   * @maxItems 50
   */
  readonly esports: readonly VendorCode[];
  /**
   * Sports vendors listed in the DS88 group, after PVP.
   *
   * @maxItems 50
   */
  readonly ds88: readonly VendorCode[];
  /**
   * Jackpot counter. Default: none.
   */
  readonly jackpot?: Jackpot;
  /**
   * Points programme. Default: none.
   */
  readonly points?: PointSystem;
  /**
   * Methods for deposits and withdrawals.
   */
  readonly paymentMethods: PaymentMethods;
  /**
   * Rules of withdrawals.
   */
  readonly withdrawal: Withdrawal;
  /**
   * Maximum amounts that staff may grant to players.
   */
  readonly staffLimits: StaffLimits;
  /**
   * Rewards for playing and inviting, and the prize draw.
   */
  readonly rewards: Rewards;
  /**
   * Contacts of customer service.
   */
  readonly customerService: CustomerService;
  /**
   * Domains of the brand.
   */
  readonly routers: Routers;
  /**
   * Application downloads.
   */
  readonly resources: Resources;
  /**
   * Web analytics.
   */
  readonly analytics: Analytics;
  /**
   * Hosts of images; one is selected by a hash of the path.
   *
   * @maxItems 20
   */
  readonly imageCDNs: readonly Url[];
  /**
   * Hosts of game launches; one is selected at random.
   *
   * @maxItems 20
   */
  readonly launchGameCDNs: readonly Url[];
  /**
   * Providers of messages and identities.
   */
  readonly providers: Providers;
  /**
   * Countries that the site serves.
   */
  readonly region: Region;
  /**
   * Maintenance screen of the site.
   */
  readonly maintenance: Maintenance;
  /**
   * Minimum age, limits, reminders and help.
   */
  readonly responsibleGaming: ResponsibleGaming;
  /**
   * Length limits of a question to customer service.
   */
  readonly feedback: Feedback;
  /**
   * Duration of a sign-in.
   */
  readonly session: Session;
  /**
   * Days after which a password must be changed while the flag passwordExpiry is on.
   */
  readonly passwordExpiryDays: number;
  /**
   * Verification of members' identities by documents.
   */
  readonly identityCheck: IdentityCheck;
}
/**
 * Host names of the brand. The host determines the side.
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
   * Hosts of the agents' side. Without them, the path `/agent` is used.
   *
   * @maxItems 100
   */
  readonly agent?: readonly Host[];
}
/**
 * Currency of all amounts.
 */
export interface Currency {
  /**
   * ISO 4217 code.
   */
  readonly code: string;
  /**
   * Currency symbol, placed before amounts.
   */
  readonly symbol: string;
  /**
   * Number of decimals of amounts.
   */
  readonly scale: number;
  /**
   * The winners board shows wins above this amount. Default: 50,000.
   */
  readonly winnersAbove?: Money;
  /**
   * Values of the filter in the slot lobby, in this currency. Default: 0.01, 0.05, 0.1, 0.5 and 0.75.
   *
   * @minItems 1
   * @maxItems 10
   */
  readonly minBets?: readonly Money[];
}
/**
 * How members' money is stored.
 */
export interface Wallet {
  /**
   * On: one wallet serves all vendors. Off: each vendor has a wallet, and members transfer money between them.
   */
  readonly single: boolean;
  /**
   * Initial balance of a free-play account. It has no value and is not included in any figures.
   */
  readonly playMoney: Money;
}
/**
 * Features that can be switched per brand. A new property is a new flag, which the console shows automatically.
 */
export interface Flags {
  /**
   * Visitors can register with a username and a password.
   */
  readonly usernameRegistration: boolean;
  /**
   * Visitors can register with a mobile number.
   */
  readonly mobileRegistration: boolean;
  /**
   * Registration requires the code sent by SMS to the mobile number.
   */
  readonly smsVerification: boolean;
  /**
   * Visitors choose a country code for their mobile number.
   */
  readonly countryCode: boolean;
  /**
   * Besides the username, members can sign in with a mobile number and an SMS code.
   */
  readonly mobileLogin: boolean;
  /**
   * Members can reset a forgotten password with a code sent to their phone.
   */
  readonly forgotPasswordByPhone: boolean;
  /**
   * Visitors can register themselves. When off, all registration links are hidden.
   */
  readonly directRegistration: boolean;
  /**
   * Members can sign in with Google or Facebook through the phone and identity service.
   */
  readonly phoneService: boolean;
  /**
   * Mobile registration also requires a password.
   */
  readonly mobilePassword: boolean;
  /**
   * Visitors can try games with a free-play account.
   */
  readonly freePlay: boolean;
  /**
   * Visitors who are not signed in are redirected to the sign-in page.
   */
  readonly loggedInToHome: boolean;
  /**
   * Members invite friends with a link and a code.
   */
  readonly referral: boolean;
  /**
   * Passwords older than the brand’s limit must be changed at sign-in.
   */
  readonly passwordExpiry: boolean;
  /**
   * The first sign-in and an expired password open the change password form, which cannot be closed.
   */
  readonly forcedPasswordChange: boolean;
  /**
   * Agents can also sign in on the members’ side. When off, they are redirected to the agents’ side.
   */
  readonly agentsOnMemberSide: boolean;
  /**
   * Shows the board of the latest wins.
   */
  readonly winnersBoard: boolean;
  /**
   * Shows the jackpot counter.
   */
  readonly jackpot: boolean;
  /**
   * Shows the announcement ticker below the header.
   */
  readonly announcementStrip: boolean;
  /**
   * Shows the promotion pages and their links.
   */
  readonly promotions: boolean;
  /**
   * Shows the jackpot and the latest wins beside the hero.
   */
  readonly liveColumn: boolean;
  /**
   * Visitors can switch between the light and the dark theme.
   */
  readonly themeSwitch: boolean;
  /**
   * Shows falling snow on the page.
   */
  readonly snow: boolean;
  /**
   * Members upload pictures of documents, and staff verify their identity.
   */
  readonly identityCheck: boolean;
}
/**
 * Node of the module tree: a group, a feature or a page.
 */
export interface ModuleNode {
  /**
   * `group` contains modules, `feature` is a feature of the site, `page` has a path and areas with blocks.
   */
  readonly type: "group" | "feature" | "page";
  /**
   * Position: lower values first, equal values by id.
   */
  readonly order?: Order;
  /**
   * Whether the item is shown. Off also hides everything below it. Default: on.
   */
  readonly enabled?: boolean;
  /**
   * Shown only while this flag is on.
   */
  readonly flag?: FlagName;
  /**
   * Properties of the module; for a page see page.schema.json.
   */
  readonly props?: {readonly [name: string]: unknown};
  /**
   * Modules below this one, by id; for a page, its areas.
   */
  readonly children?: {readonly [id: string]: ModuleNode};
}
/**
 * Fields of the registration form and their rules.
 */
export interface RegisterRules {
  /**
   * Rule of the field username.
   */
  readonly username: RegisterRule;
  /**
   * Rule of the field password.
   */
  readonly password: RegisterRule;
  /**
   * Rule of the field confirmPassword.
   */
  readonly confirmPassword: RegisterRule;
  /**
   * Rule of the field payeeName.
   */
  readonly payeeName: RegisterRule;
  /**
   * Rule of the field email.
   */
  readonly email: RegisterRule;
  /**
   * Rule of the field qqNum.
   */
  readonly qqNum: RegisterRule;
  /**
   * Rule of the field mobileNum.
   */
  readonly mobileNum: RegisterRule;
  /**
   * Rule of the field recommenderId.
   */
  readonly recommenderId: RegisterRule;
  /**
   * Rule of the field captcha.
   */
  readonly captcha: RegisterRule;
  /**
   * Rule of the field verificationCode.
   */
  readonly verificationCode: RegisterRule;
  /**
   * Rule of the field affiliateCode.
   */
  readonly affiliateCode: RegisterRule;
  /**
   * Rule of the field paymentPassword.
   */
  readonly paymentPassword: RegisterRule;
  /**
   * Rule of the field line.
   */
  readonly line: RegisterRule;
  /**
   * Rule of the field whatsapp.
   */
  readonly whatsapp: RegisterRule;
  /**
   * Rule of the field zalo.
   */
  readonly zalo: RegisterRule;
  /**
   * Rule of the field facebook.
   */
  readonly facebook: RegisterRule;
  /**
   * Rule of the field wechat.
   */
  readonly wechat: RegisterRule;
  /**
   * Rule of the field idNumber.
   */
  readonly idNumber: RegisterRule;
  /**
   * Rule of the field referralCode.
   */
  readonly referralCode: RegisterRule;
  /**
   * Rule of the field domain.
   */
  readonly domain: RegisterRule;
  /**
   * Rule of the field countryDialingCode.
   */
  readonly countryDialingCode: RegisterRule;
}
/**
 * Rule of one field of the registration form.
 */
export interface RegisterRule {
  /**
   * Whether the form has the field.
   */
  readonly enabled: boolean;
  /**
   * Whether the field is required.
   */
  readonly required: boolean;
  /**
   * Regular expression (JavaScript, flag u) that must match in the value; use ^ and $ to match the whole value. `*` accepts everything. Matching takes linear time: no back references, no look-around, at most 1,000 steps.
   */
  readonly acceptedPattern: string;
  /**
   * Name of the message that explains the pattern.
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
   * Minimum number of characters.
   */
  readonly minLength: number;
  /**
   * Maximum number of characters.
   */
  readonly maxLength: number;
}
/**
 * Appearance of a brand: six to ten colours per mode, and a character. All other colours are derived.
 */
export interface Theme {
  /**
   * Colours of the light theme.
   */
  readonly light: ThemeColours;
  /**
   * Colours of the dark theme.
   */
  readonly dark: ThemeColours;
  /**
   * Theme of a visitor who has not selected one.
   */
  readonly defaultMode: "light" | "dark";
  /**
   * Layout and shapes of the brand.
   */
  readonly character: ThemeCharacter;
  /**
   * Custom font of the brand.
   */
  readonly fonts: ThemeFonts;
}
/**
 * Colours of one mode.
 */
export interface ThemeColours {
  /**
   * Background of the page. Raised surfaces are derived from it.
   */
  readonly surface: Colour;
  /**
   * Text on the background; contrast of at least 4.5:1.
   */
  readonly text: Colour;
  /**
   * Colour of buttons and marks. The colour of their text is derived.
   */
  readonly brand: Colour;
  /**
   * Second colour, for highlights.
   */
  readonly accent: Colour;
  /**
   * Colour of wins and rising figures; contrast of at least 4.5:1 with the background.
   */
  readonly win: Colour;
  /**
   * Colour of losses and errors; contrast of at least 4.5:1 with the background.
   */
  readonly lose: Colour;
  /**
   * Colour of separators. Default: derived.
   */
  readonly line?: Colour;
  /**
   * Secondary text; contrast of at least 4.5:1 with the background. Default: derived.
   */
  readonly muted?: Colour;
  /**
   * Text on the brand colour; contrast of at least 4.5:1. Default: derived.
   */
  readonly onBrand?: Colour;
  /**
   * Text on the accent colour; contrast of at least 4.5:1. Default: derived.
   */
  readonly onAccent?: Colour;
}
/**
 * Layout and shapes.
 */
export interface ThemeCharacter {
  /**
   * Layout of the header.
   */
  readonly header: "compact" | "tall" | "centred";
  /**
   * Style of cards.
   */
  readonly card: "flat" | "glass" | "outlined" | "raised";
  /**
   * Corner radius in pixels.
   */
  readonly corner: 0 | 8 | 20;
  /**
   * Pattern behind the hero.
   */
  readonly pattern: "none" | "aurora" | "petals" | "waves" | "pebbles" | "grid" | "rays";
  /**
   * Spacing of elements.
   */
  readonly density: "compact" | "cosy" | "comfortable";
}
/**
 * Custom font of the brand, used before the system fonts.
 */
export interface ThemeFonts {
  /**
   * Name of the font family.
   */
  readonly family?: string;
  /**
   * Font file, licensed to the brand.
   */
  readonly file?: Font;
}
/**
 * Entries of the header navigation, by id.
 */
export interface Navigation {
  readonly [k: string]: NavigationEntry;
}
/**
 * One entry of the navigation.
 */
export interface NavigationEntry {
  /**
   * Text of the entry.
   */
  readonly label: Localised;
  /**
   * Target of the entry.
   */
  readonly href: Link;
  /**
   * Icon next to the text.
   */
  readonly icon?: Icon;
  /**
   * Category whose vendors the panel of the entry shows.
   */
  readonly gameType?: "RNG" | "FISH" | "PVP" | "LIVE" | "SPORTS" | "ESPORTS" | "DS88" | "ELOTT" | "LOTT";
  /**
   * Position: lower values first, equal values by id.
   */
  readonly order?: Order;
  /**
   * Whether the item is shown. Off also hides everything below it. Default: on.
   */
  readonly enabled?: boolean;
  /**
   * Shown only while this flag is on.
   */
  readonly flag?: FlagName;
}
/**
 * Text and links of the footer.
 */
export interface Footer {
  /**
   * Licence text. The footer states the minimum age itself; `{{age}}` is replaced by it.
   */
  readonly text: Localised;
  /**
   * Links of the footer, by id.
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
   * Text of the link.
   */
  readonly label: Localised;
  /**
   * Target of the link.
   */
  readonly href: Link;
  /**
   * Icon next to the text: a line icon, or a service's logo.
   */
  readonly icon?: LinkIcon;
  /**
   * Position: lower values first, equal values by id.
   */
  readonly order?: Order;
  /**
   * Whether the item is shown. Off also hides everything below it. Default: on.
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
 * Counter that starts with `start` at `since` and increases by 165.11 every 3 seconds. Default: no counter.
 */
export interface Jackpot {
  /**
   * Value at the time `since`.
   */
  readonly start: Money;
  /**
   * Time at which the counter had the value `start`.
   */
  readonly since: Instant;
}
/**
 * Points programme.
 */
export interface PointSystem {
  /**
   * Points per unit of the currency.
   */
  readonly ratio: string;
  /**
   * Rules of the points programme as HTML.
   */
  readonly rules: Html;
}
/**
 * Methods for deposits and withdrawals, by id.
 */
export interface PaymentMethods {
  readonly [k: string]: PaymentMethod;
}
/**
 * One payment method.
 */
export interface PaymentMethod {
  /**
   * Name of the method.
   */
  readonly name: Localised;
  /**
   * For deposits, withdrawals or both.
   *
   * @minItems 1
   */
  readonly kinds: readonly ("deposit" | "withdraw")[];
  /**
   * Provider of deposits. Default: the sandbox. Withdrawals are paid out by staff.
   */
  readonly provider?: PaymentProvider;
  /**
   * Minimum amount.
   */
  readonly minimum: Money;
  /**
   * Maximum amount.
   */
  readonly maximum: Money;
  /**
   * Fee of one payment, less than the minimum. It is deducted from the credited deposit, and from the amount paid out.
   */
  readonly fee?: Money;
  /**
   * Suggested amounts, smallest first. Members can enter any other amount within the limits.
   *
   * @maxItems 8
   */
  readonly amounts?: readonly Money[];
  /**
   * Information shown before the payment, e.g. how long it takes.
   */
  readonly text?: Localised;
  /**
   * Fields of a deposit in addition to the amount, by name.
   */
  readonly fields?: {
    readonly [k: string]: PaymentField;
  };
  /**
   * Icon next to the name.
   */
  readonly icon?: Icon;
  /**
   * Position: lower values first, equal values by id.
   */
  readonly order?: Order;
  /**
   * Whether the item is shown. Off also hides everything below it. Default: on.
   */
  readonly enabled?: boolean;
  /**
   * Shown only while this flag is on.
   */
  readonly flag?: FlagName;
}
/**
 * One field of a deposit.
 */
export interface PaymentField {
  /**
   * Label of the field.
   */
  readonly label: Localised;
  /**
   * Whether the field is required.
   */
  readonly required: boolean;
  /**
   * Maximum number of characters.
   */
  readonly maxLength: number;
  /**
   * Position: lower values first, equal values by name.
   */
  readonly order?: Order;
}
/**
 * Rules of withdrawals. Minimum and maximum of one withdrawal are set with its method.
 */
export interface Withdrawal {
  /**
   * Maximum total of a member's withdrawals per day, in the brand's time zone. Refused and cancelled ones do not count. A brand with a withdrawal method needs more than `0.00`.
   */
  readonly dailyMaximum: Money;
  /**
   * Maximum number of a member's withdrawals per day. Refused and cancelled ones do not count.
   */
  readonly dailyCount: number;
  /**
   * Turnover multiple of deposits before a withdrawal. `0` for none.
   */
  readonly turnoverTimes: string;
  /**
   * Minutes after the payment in which the member can confirm or dispute it. Afterwards it counts as received.
   */
  readonly autoReceivedMinutes: number;
  /**
   * Amount reserved with each withdrawal and returned when the member confirms the receipt. Kept when the receipt is set by time or staff. `0.00` for none.
   */
  readonly securityDeposit: Money;
  /**
   * Withdrawals up to this amount are approved automatically. `0.00`: staff review all.
   */
  readonly reviewAbove: Money;
  /**
   * From this amount on, two staff accounts must approve a withdrawal. `0.00` for no second approval.
   */
  readonly secondPersonFrom: Money;
}
/**
 * Maximum amounts that staff may grant to players, by role. Days use the brand's time zone.
 */
export interface StaffLimits {
  /**
   * Manual bonuses and red envelopes.
   */
  readonly grants: Roles;
  /**
   * Deposits with a different amount, approved by staff.
   */
  readonly deposits: Roles;
  /**
   * Minimum turnover multiple of manual grants before a withdrawal.
   */
  readonly turnoverTimes: {
    /**
     * Minimum turnover of a bonus.
     */
    readonly bonus: Times;
    /**
     * Minimum turnover of a red envelope.
     */
    readonly redEnvelope: Times;
  };
}
/**
 * Limits of each role.
 */
export interface Roles {
  /**
   * Limits of a staff account with the role `support`.
   */
  readonly support: Limit;
  /**
   * Limits of a staff account with the role `finance`.
   */
  readonly finance: Limit;
  /**
   * Limits of a staff account with the role `operator`.
   */
  readonly operator: Limit;
  /**
   * Limits of a staff account with the role `admin`.
   */
  readonly admin: Limit;
}
/**
 * Limits of one staff account.
 */
export interface Limit {
  /**
   * Maximum amount of one payment to a player. `0.00` allows none.
   */
  readonly perGrant: Money;
  /**
   * Maximum total of payments of one staff account to all players in a day.
   */
  readonly perDay: Money;
  /**
   * From this amount on, another staff account must approve. `0.00` for no second approval.
   */
  readonly secondPersonFrom: Money;
}
/**
 * Rewards for playing and inviting: VIP points, rebate, referral, prize draw.
 */
export interface Rewards {
  /**
   * Stakes in completed rounds per VIP point.
   */
  readonly betPerPoint: Money;
  /**
   * Default turnover multiple of a reward before a withdrawal. `0` for none.
   */
  readonly turnoverTimes: string;
  /**
   * Days in which a member can claim a reward; it expires afterwards.
   */
  readonly claimDays: number;
  /**
   * Share of a bet returned to all members, by category of games. The rate of the VIP level is added to it. Categories that are not listed return only that rate.
   */
  readonly rebate: {
    readonly [k: string]: string;
  };
  /**
   * Share of a bet that counts, from `0` (nothing) to `1` (all of it). `brand check` refuses rewards that, together with the return of a game, exceed 100 %.
   */
  readonly weights: {
    /**
     * Weights for VIP points, rebate, missions and referral.
     */
    readonly rewards: {
      /**
       * Share of a bet that counts, by category of games. Default of a category: the whole bet.
       */
      readonly categories: {
        readonly [k: string]: string;
      };
      /**
       * Share of a bet that counts, by game id. Overrides the share of the category.
       */
      readonly games: {
        readonly [k: string]: string;
      };
    };
    /**
     * Weights for the turnover of deposits and rewards before a withdrawal.
     */
    readonly turnover: {
      /**
       * Share of a bet that counts, by category of games. Default of a category: the whole bet.
       */
      readonly categories: {
        readonly [k: string]: string;
      };
      /**
       * Share of a bet that counts, by game id. Overrides the share of the category.
       */
      readonly games: {
        readonly [k: string]: string;
      };
    };
  };
  /**
   * Rewards for inviting friends.
   */
  readonly referral: {
    /**
     * Required total of the friend's deposits.
     */
    readonly deposit: Money;
    /**
     * Reward of the inviter, once per friend. `0.00` for none.
     */
    readonly reward: Money;
    /**
     * Share of the friend's bets that the inviter receives daily. `0` for none.
     */
    readonly betRate: string;
  };
  /**
   * One draw a day for members who deposited on that day. Without prizes there is no draw.
   */
  readonly raffle: {
    /**
     * Deposits required on that day.
     */
    readonly deposit: Money;
    /**
     * Prizes by id. A brand can add, change or (with null) remove one.
     */
    readonly prizes: {
      readonly [k: string]: Prize;
    };
  };
}
/**
 * One prize and its probability.
 */
export interface Prize {
  /**
   * Amount of the prize.
   */
  readonly amount: Money;
  /**
   * Relative frequency compared with the other prizes.
   */
  readonly weight: number;
}
/**
 * Contacts of customer service, by id.
 */
export interface CustomerService {
  readonly [k: string]: CustomerServiceEntry;
}
/**
 * One contact of customer service.
 */
export interface CustomerServiceEntry {
  /**
   * VIP for members of a rank above 4, LIVECHAT for all others.
   */
  readonly csType: "VIP" | "LIVECHAT";
  /**
   * 1: in the page; 2: in a new tab; 3: in a window of 440 by 750 pixels (its path is sent encrypted).
   */
  readonly type: 1 | 2 | 3;
  /**
   * Address of the service.
   */
  readonly path: Link;
  /**
   * Position: lower values first, equal values by id.
   */
  readonly order?: Order;
  /**
   * Whether the item is shown. Off also hides everything below it. Default: on.
   */
  readonly enabled?: boolean;
  /**
   * Shown only while this flag is on.
   */
  readonly flag?: FlagName;
}
/**
 * Domains of the brand, and the domain for each type of visitor.
 */
export interface Routers {
  /**
   * Additional domains of the brand, whose speed visitors can measure.
   *
   * @maxItems 50
   */
  readonly domains: readonly RouterDomain[];
  /**
   * Domain that a visitor should use, by role.
   */
  readonly domainRoute: DomainRoute;
}
/**
 * One domain.
 */
export interface RouterDomain {
  /**
   * https URL of the domain.
   */
  readonly url: Url;
}
/**
 * Domain that a visitor should use, by role. Links to the sign-in of the other side use it. Default: the brand's hosts.
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
   * Type of the resource.
   */
  readonly resourceType: "IOS" | "ANDROID" | "DESKTOP" | "GUIDE";
  /**
   * Address of the resource.
   */
  readonly url: Link;
  /**
   * Picture of the QR code.
   */
  readonly qrCodeUrl?: Link;
  /**
   * English label.
   */
  readonly labelNameEn: string;
  /**
   * Position: lower values first, equal values by id.
   */
  readonly order?: Order;
  /**
   * Whether the item is shown. Off also hides everything below it. Default: on.
   */
  readonly enabled?: boolean;
  /**
   * Shown only while this flag is on.
   */
  readonly flag?: FlagName;
}
/**
 * Analytics settings for clients of the API. The brand's own pages load no analytics.
 */
export interface Analytics {
  /**
   * Id of the Google tag for clients of the API. It is reported with a warning, because the brand's own pages do not load it.
   */
  readonly gtagId?: string;
}
/**
 * Providers of messages and identities. Files contain no secrets, only the names of environment variables.
 */
export interface Providers {
  /**
   * Provider of text messages.
   */
  readonly sms: SmsProvider;
  /**
   * Provider of e-mails.
   */
  readonly mail: MailProvider;
  /**
   * Identity providers by a name such as `google`, which is part of the callback address `<origin>/auth/google/callback`. Sign-in offers them in this order while the flag `phoneService` is on.
   */
  readonly identity: {
    readonly [k: string]: IdentityProvider;
  };
}
/**
 * Countries that the site serves.
 */
export interface Region {
  /**
   * `off`: all countries; `allow`: only the listed ones; `deny`: all except the listed ones.
   */
  readonly mode: "off" | "allow" | "deny";
  /**
   * Listed countries.
   *
   * @maxItems 250
   */
  readonly countries: readonly CountryCode[];
  /**
   * Message to visitors from countries that are not served.
   */
  readonly notice?: Localised;
}
/**
 * Maintenance screen.
 */
export interface Maintenance {
  /**
   * Whether the maintenance screen replaces the site.
   */
  readonly on: boolean;
  /**
   * Expected end.
   */
  readonly until?: Instant;
  /**
   * Message to visitors.
   */
  readonly notice?: Localised;
}
/**
 * Minimum age, limits, reminders and help for players.
 */
export interface ResponsibleGaming {
  /**
   * Minimum age in years for registration.
   */
  readonly minimumAge: number;
  /**
   * Minutes between reminders of the time and the results since the sign-in. 0 for never.
   */
  readonly realityCheckMinutes: number;
  /**
   * Hours until an increase or the removal of a member's own limit applies. A decrease applies immediately.
   */
  readonly coolingHours: number;
  /**
   * Durations of time-outs in hours. During a time-out, members can sign in, but cannot play or deposit.
   *
   * @minItems 1
   */
  readonly timeOutHours: readonly number[];
  /**
   * Durations of self-exclusions from all brands of the operator, in months.
   *
   * @minItems 1
   */
  readonly exclusionMonths: readonly number[];
  /**
   * Whether a permanent self-exclusion is possible.
   */
  readonly permanentExclusion: boolean;
  /**
   * Sentence in the footer.
   */
  readonly notice: Localised;
  /**
   * Links to help for players, by id.
   */
  readonly links: {
    readonly [k: string]: LinkEntry;
  };
}
/**
 * Limits of a question to customer service, in words.
 */
export interface Feedback {
  /**
   * Minimum number of words.
   */
  readonly minWords: number;
  /**
   * Maximum number of words.
   */
  readonly maxWords: number;
}
/**
 * Duration of a sign-in.
 */
export interface Session {
  /**
   * Minutes without a request after which a session ends.
   */
  readonly idleMinutes: number;
}
/**
 * Verification of members' identities by documents, while the flag identityCheck is on.
 */
export interface IdentityCheck {
  /**
   * Sets of documents. When one set is complete, the check waits for staff.
   *
   * @minItems 1
   * @maxItems 10
   */
  readonly enough: readonly IdentityKind[][];
  /**
   * Additional documents that are accepted but not required.
   *
   * @maxItems 5
   */
  readonly optional: readonly IdentityKind[];
  /**
   * Whether withdrawals require a verified identity.
   */
  readonly withdrawals: boolean;
  /**
   * Explanation of why documents are required, for members.
   */
  readonly text: Localised;
}
/**
 * Amounts in currencies with a different value, by ISO 4217 code.
 */
export interface MoneyByCurrency {
  readonly [k: string]: Money;
}
/**
 * Announcements for the strip, the notices and the popup window.
 */
export interface Announcements {
  /**
   * Path of this file's schema, for editors. The server ignores it.
   */
  readonly $schema?: string;
  /**
   * Items by id. A brand can add, change or (with null) remove one.
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
   * `player`: in the strip; `member`: in the notices of signed-in members; `popup`: in the window after a sign-in; `promotion`: with the promotions.
   */
  readonly kind: "player" | "member" | "popup" | "promotion";
  /**
   * Title.
   */
  readonly title: Localised;
  /**
   * Text as HTML.
   */
  readonly html: Html;
  /**
   * Displayed date.
   */
  readonly at: Instant;
  /**
   * Start time. Hidden before it. Default: shown immediately.
   */
  readonly from?: Instant;
  /**
   * End time. Hidden from then on. Default: never.
   */
  readonly until?: Instant;
  /**
   * Position: lower values first, equal values by id.
   */
  readonly order?: Order;
  /**
   * Whether the item is shown. Off also hides everything below it. Default: on.
   */
  readonly enabled?: boolean;
  /**
   * Shown only while this flag is on.
   */
  readonly flag?: FlagName;
}
/**
 * Banners of the banner groups.
 */
export interface Banners {
  /**
   * Path of this file's schema, for editors. The server ignores it.
   */
  readonly $schema?: string;
  /**
   * Items by id. A brand can add, change or (with null) remove one.
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
   * Group of the banner.
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
   * Line on the banner, at most six words.
   */
  readonly title: Localised;
  /**
   * Second line.
   */
  readonly text?: Localised;
  /**
   * Seed of the drawn picture. A different seed draws a different picture.
   */
  readonly seed: string;
  /**
   * Category of games whose motif is drawn.
   */
  readonly category?: GameType;
  /**
   * Picture from the assets, instead of the drawn one.
   */
  readonly image?: Picture;
  /**
   * Type of the link. Default: not clickable.
   */
  readonly linkageType?: "page" | "game" | "promotion" | "url";
  /**
   * Target of the link.
   */
  readonly href?: Link;
  /**
   * Start time. Hidden before it. Default: shown immediately.
   */
  readonly from?: Instant;
  /**
   * End time. Hidden from then on. Default: never.
   */
  readonly until?: Instant;
  /**
   * Languages in which the banner is shown. Default: all.
   *
   * @minItems 1
   */
  readonly languages?: readonly LanguageCode[];
  /**
   * Position: lower values first, equal values by id.
   */
  readonly order?: Order;
  /**
   * Whether the item is shown. Off also hides everything below it. Default: on.
   */
  readonly enabled?: boolean;
}
/**
 * Matches for the sports blocks.
 */
export interface Fixtures {
  /**
   * Path of this file's schema, for editors. The server ignores it.
   */
  readonly $schema?: string;
  /**
   * Items by id. A brand can add, change or (with null) remove one.
   */
  readonly items: {
    readonly [k: string]: Fixture;
  };
}
/**
 * One match, with either `at` or `daily`.
 */
export interface Fixture {
  /**
   * Sport of the match.
   */
  readonly sport: "football" | "basketball" | "tennis" | "esports" | "cricket";
  /**
   * League or cup.
   */
  readonly league: Localised;
  /**
   * Name of the first side.
   */
  readonly home: Localised;
  /**
   * Name of the second side.
   */
  readonly away: Localised;
  /**
   * Start time; the match is hidden afterwards.
   */
  readonly at?: Instant;
  /**
   * Daily start time (UTC). The next match is shown.
   */
  readonly daily?: string;
  /**
   * Payout for one unit, as decimal odds.
   */
  readonly odds: Odds;
  /**
   * Vendor that takes the bets. The match is shown only when the brand offers the vendor.
   */
  readonly vassalage: VendorCode;
  /**
   * Whether it is marked as hot.
   */
  readonly hot?: boolean;
  /**
   * Position: lower values first, equal values by id.
   */
  readonly order?: Order;
  /**
   * Whether the item is shown. Off also hides everything below it. Default: on.
   */
  readonly enabled?: boolean;
  /**
   * Shown only while this flag is on.
   */
  readonly flag?: FlagName;
}
/**
 * Payout for one unit, as decimal odds.
 */
export interface Odds {
  /**
   * Payout on a win of the first side.
   */
  readonly home: string;
  /**
   * Payout on a draw. Omit it for a sport without draws.
   */
  readonly draw?: string;
  /**
   * Payout on a win of the second side.
   */
  readonly away: string;
}
/**
 * Catalogue of games, by game id.
 */
export interface Games {
  /**
   * Path of this file's schema, for editors. The server ignores it.
   */
  readonly $schema?: string;
  /**
   * Items by id. A brand can add, change or (with null) remove one.
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
   * Number of the game, used for favourites. Unique in the catalogue.
   */
  readonly nodeId: number;
  /**
   * Code of the vendor.
   */
  readonly vassalage: VendorCode;
  /**
   * Category of the game.
   */
  readonly gameType: GameType;
  /**
   * Number of the vendor's wallet.
   */
  readonly accountTypeId: number;
  /**
   * Whether the game is one of the hot games.
   */
  readonly isHot: boolean;
  /**
   * Name.
   */
  readonly name: Localised;
  /**
   * Minimum amount of one bet.
   */
  readonly minBet: Money;
  /**
   * Minimum bet in currencies with a different value.
   */
  readonly minBetIn?: MoneyByCurrency;
  /**
   * Number of lines. Omit it for a game without lines.
   */
  readonly lines?: number;
  /**
   * Filter that includes the game.
   */
  readonly gameClassify: string;
  /**
   * Return declared by the vendor, in percent of all stakes. Without it, `brand check` assumes the usual return of the category.
   */
  readonly rtp?: string;
  /**
   * `VASSALAGE`: not a game, but a link to all games of its vendor.
   */
  readonly isGame?: "VASSALAGE";
  /**
   * Position: lower values first, equal values by id.
   */
  readonly order?: Order;
  /**
   * Whether the item is shown. Off also hides everything below it. Default: on.
   */
  readonly enabled?: boolean;
}
/**
 * Installation guides of the applications.
 */
export interface Guides {
  /**
   * Path of this file's schema, for editors. The server ignores it.
   */
  readonly $schema?: string;
  /**
   * Items by id. A brand can add, change or (with null) remove one.
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
   * Platform of the guide.
   */
  readonly platform: "IOS" | "ANDROID";
  /**
   * Title.
   */
  readonly title: Localised;
  /**
   * Steps, in order.
   *
   * @minItems 1
   * @maxItems 20
   */
  readonly steps: readonly GuideStep[];
  /**
   * Type of the brand's resource that is installed (`resources` of tenant.json).
   */
  readonly resource: "IOS" | "ANDROID" | "DESKTOP" | "GUIDE";
  /**
   * Position: lower values first, equal values by id.
   */
  readonly order?: Order;
  /**
   * Whether the item is shown. Off also hides everything below it. Default: on.
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
   * Step in a few words.
   */
  readonly title: Localised;
  /**
   * Explanation as HTML.
   */
  readonly html: Html;
}
/**
 * Sections of the help centre.
 */
export interface Help {
  /**
   * Path of this file's schema, for editors. The server ignores it.
   */
  readonly $schema?: string;
  /**
   * Items by id. A brand can add, change or (with null) remove one.
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
   * Title.
   */
  readonly title: Localised;
  /**
   * Text as HTML.
   */
  readonly html: Html;
  /**
   * Position: lower values first, equal values by id.
   */
  readonly order?: Order;
  /**
   * Whether the item is shown. Off also hides everything below it. Default: on.
   */
  readonly enabled?: boolean;
}
/**
 * Lottery games by game code, with schedule and latest results.
 */
export interface Lotteries {
  /**
   * Path of this file's schema, for editors. The server ignores it.
   */
  readonly $schema?: string;
  /**
   * Items by id. A brand can add, change or (with null) remove one.
   */
  readonly items: {
    readonly [k: string]: Lottery;
  };
}
/**
 * One lottery game. A game that is also in the catalogue has the same id there.
 */
export interface Lottery {
  /**
   * Group of the game: Vietnam, South-East Asia, or fast draws.
   */
  readonly group: "vn" | "sea" | "fast";
  /**
   * Name.
   */
  readonly name: Localised;
  /**
   * Vendor of the draws. The game is shown only when the brand offers the vendor.
   */
  readonly vassalage: "TCG_LOTTO_VN" | "TCG_SEA" | "ELOTT" | "LOTT";
  /**
   * Calculation method of the prizes.
   */
  readonly prizeMode: "Lott" | "ZY" | "Elott" | "SEA";
  /**
   * Minutes between draws, counted from midnight UTC. A day must be a multiple of it.
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
   * Seconds before a draw at which betting ends.
   */
  readonly closeSeconds: number;
  /**
   * Numbers of a draw.
   */
  readonly balls: Balls;
  /**
   * Latest draws.
   *
   * @maxItems 100
   */
  readonly results: readonly LotteryResult[];
  /**
   * Position: lower values first, equal values by id.
   */
  readonly order?: Order;
  /**
   * Whether the item is shown. Off also hides everything below it. Default: on.
   */
  readonly enabled?: boolean;
  /**
   * Shown only while this flag is on.
   */
  readonly flag?: FlagName;
}
/**
 * Numbers of a draw.
 */
export interface Balls {
  /**
   * Quantity of numbers per draw.
   */
  readonly count: number;
  /**
   * Highest possible number.
   */
  readonly max: number;
  /**
   * Quantity of additional numbers drawn after them, if any.
   */
  readonly extra?: number;
}
/**
 * One completed draw.
 */
export interface LotteryResult {
  /**
   * Id of the draw: day and number within the day.
   */
  readonly drawId: string;
  /**
   * Time of the draw.
   */
  readonly at: Instant;
  /**
   * Drawn numbers, in order; additional numbers last.
   *
   * @minItems 1
   * @maxItems 50
   */
  readonly numbers: readonly string[];
}
/**
 * Missions by id: a required turnover per day or week, with a reward.
 */
export interface Missions {
  /**
   * Path of this file's schema, for editors. The server ignores it.
   */
  readonly $schema?: string;
  /**
   * Items by id. A brand can add, change or (with null) remove one.
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
   * Name.
   */
  readonly title: Localised;
  /**
   * Period of the mission: a day, or a week from Monday, in the brand's time zone.
   */
  readonly period: "day" | "week";
  /**
   * Categories of games that count. Default: all.
   *
   * @minItems 1
   */
  readonly gameTypes?: readonly ("RNG" | "FISH" | "PVP" | "LIVE" | "SPORTS" | "ESPORTS" | "ELOTT" | "LOTT" | "DS88")[];
  /**
   * Required stakes in completed rounds.
   */
  readonly target: Money;
  /**
   * Reward of the mission.
   */
  readonly reward: Money;
  /**
   * Turnover multiple of the reward. Default: the brand's rule.
   */
  readonly turnoverTimes?: string;
  /**
   * Position: lower values first, equal values by id.
   */
  readonly order?: Order;
  /**
   * Whether the item is shown. Off also hides everything below it. Default: on.
   */
  readonly enabled?: boolean;
  /**
   * Shown only while this flag is on.
   */
  readonly flag?: FlagName;
}
/**
 * Rewards that points can be redeemed for.
 */
export interface Points {
  /**
   * Path of this file's schema, for editors. The server ignores it.
   */
  readonly $schema?: string;
  /**
   * Items by id. A brand can add, change or (with null) remove one.
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
   * goods: shipped; bonus: credited to the wallet; spin: free spins.
   */
  readonly kind: "goods" | "bonus" | "spin";
  /**
   * Name.
   */
  readonly name: Localised;
  /**
   * Points required per redemption.
   */
  readonly points: number;
  /**
   * Money to pay in addition to the points, if any.
   */
  readonly amount?: Money;
  /**
   * Pieces or spins per redemption. Default: one.
   */
  readonly units?: number;
  /**
   * Remaining stock. Default: unlimited.
   */
  readonly stock?: number;
  /**
   * Seed of the drawn picture. A different seed draws a different picture.
   */
  readonly seed: string;
  /**
   * Position: lower values first, equal values by id.
   */
  readonly order?: Order;
  /**
   * Whether the item is shown. Off also hides everything below it. Default: on.
   */
  readonly enabled?: boolean;
  /**
   * Shown only while this flag is on.
   */
  readonly flag?: FlagName;
}
/**
 * List of promotions.
 */
export interface Promotions {
  /**
   * Path of this file's schema, for editors. The server ignores it.
   */
  readonly $schema?: string;
  /**
   * Items by id. A brand can add, change or (with null) remove one.
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
   * Category of the promotion, in addition to All.
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
   * Function of the wallet that implements the promotion. The brand must have it: missions, a rebate, VIP levels with gifts, the referral programme, the prize draw, or a sandbox for deposits. Without it, the promotion is information only and cannot be joined.
   */
  readonly mechanism?: "missions" | "rebate" | "levels" | "referral" | "raffle" | "sandbox";
  /**
   * Title.
   */
  readonly title: Localised;
  /**
   * One sentence below the title in the list.
   */
  readonly summary: Localised;
  /**
   * Terms as HTML.
   */
  readonly html: Html;
  /**
   * Seed of the drawn picture. A different seed draws a different picture.
   */
  readonly seed: string;
  /**
   * Category of games whose motif is drawn. Default: that of the promotion's category.
   */
  readonly motif?: GameType;
  /**
   * Start time. Before it, the promotion is shown as coming soon.
   */
  readonly at: Instant;
  /**
   * End time. From then on, the promotion is shown as closed. Default: never.
   */
  readonly until?: Instant;
  /**
   * State while it runs: join (can be joined), soon (coming soon), active (applies automatically), or close (ended).
   */
  readonly status: "join" | "soon" | "active" | "close";
  /**
   * Position: lower values first, equal values by id.
   */
  readonly order?: Order;
  /**
   * Whether the item is shown. Off also hides everything below it. Default: on.
   */
  readonly enabled?: boolean;
  /**
   * Shown only while this flag is on.
   */
  readonly flag?: FlagName;
}
/**
 * Vendors by code (vassalage).
 */
export interface Vendors {
  /**
   * Path of this file's schema, for editors. The server ignores it.
   */
  readonly $schema?: string;
  /**
   * Items by id. A brand can add, change or (with null) remove one.
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
   * Name.
   */
  readonly name: Localised;
  /**
   * Categories that list the vendor.
   *
   * @minItems 1
   */
  readonly gameCategories: readonly GameType[];
  /**
   * Whether it is marked as hot.
   */
  readonly isHot: boolean;
  /**
   * Number of the vendor's wallet.
   */
  readonly accountTypeId: number;
  /**
   * Name of the vendor's wallet, as used by the launch call.
   */
  readonly accountTypeName: string;
  /**
   * Connection for launching games and for the wallet. Without it, the vendor's games are under maintenance.
   */
  readonly integration?: VendorIntegration;
  /**
   * Rooms of the vendor's card games, by id. A player selects one.
   */
  readonly rooms?: {
    readonly [k: string]: VendorRoom;
  };
  /**
   * Position: lower values first, equal values by id.
   */
  readonly order?: Order;
  /**
   * Whether the item is shown. Off also hides everything below it. Default: on.
   */
  readonly enabled?: boolean;
}
/**
 * Connection for launching a vendor's games and for the wallet (docs/vendor-api.md).
 */
export interface VendorIntegration {
  /**
   * Launch address of a game: a path of this site or an https URL. `{game}` is the game's id, `{host}` one of the brand's launch hosts. The one-time token is added to it.
   */
  readonly launchUrl: string;
  /**
   * Whether games open in a frame of the site or in a separate window.
   */
  readonly mode: "frame" | "window";
  /**
   * Message format of the vendor's requests to the wallet.
   */
  readonly dialect: "livery" | "counter";
  /**
   * Name of the vendor's signing key.
   */
  readonly keyId: string;
  /**
   * Name of the environment variable with the vendor's signing key. It begins with `VENDOR_`. The variable `<name>_FOR` lists the brands that may use it. Omit it for a vendor that is part of the product.
   */
  readonly secretEnv?: string;
}
/**
 * One room of a vendor's card games.
 */
export interface VendorRoom {
  /**
   * Name.
   */
  readonly name: Localised;
  /**
   * Minimum amount of one bet.
   */
  readonly minBet: Money;
  /**
   * Maximum amount of one bet.
   */
  readonly maxBet: Money;
  /**
   * Minimum bet in currencies with a different value.
   */
  readonly minBetIn?: MoneyByCurrency;
  /**
   * Maximum bet in currencies with a different value.
   */
  readonly maxBetIn?: MoneyByCurrency;
  /**
   * Position: lower values first, equal values by id.
   */
  readonly order?: Order;
}
/**
 * VIP levels by id.
 */
export interface Vip {
  /**
   * Path of this file's schema, for editors. The server ignores it.
   */
  readonly $schema?: string;
  /**
   * Items by id. A brand can add, change or (with null) remove one.
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
   * Rank of the level, from 1; unique.
   */
  readonly rank: number;
  /**
   * Name.
   */
  readonly name: Localised;
  /**
   * Points required for the level.
   */
  readonly points: number;
  /**
   * Share of every bet returned to members of the level. Default: none.
   */
  readonly rebate?: string;
  /**
   * One-time gift for reaching the level. Default: none.
   */
  readonly gift?: Money;
  /**
   * Benefits of the level, one sentence each.
   *
   * @maxItems 20
   */
  readonly benefits: readonly Localised[];
  /**
   * Position: lower values first, equal values by id.
   */
  readonly order?: Order;
  /**
   * Whether the item is shown. Off also hides everything below it. Default: on.
   */
  readonly enabled?: boolean;
  /**
   * Shown only while this flag is on.
   */
  readonly flag?: FlagName;
}
/**
 * Winners board.
 */
export interface Winners {
  /**
   * Path of this file's schema, for editors. The server ignores it.
   */
  readonly $schema?: string;
  /**
   * Items by id. A brand can add, change or (with null) remove one.
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
   * Amount of the win.
   */
  readonly winAmount: Money;
  /**
   * User name, masked; never the full name.
   */
  readonly account: string;
  /**
   * Id of the game.
   */
  readonly game: string;
  /**
   * Time of the win.
   */
  readonly at: Instant;
  /**
   * Position: lower values first, equal values by id.
   */
  readonly order?: Order;
  /**
   * Whether the item is shown. Off also hides everything below it. Default: on.
   */
  readonly enabled?: boolean;
}
/**
 * Properties of a group or a feature.
 */
export interface ModuleProps {
  /**
   * Name of the module.
   */
  readonly title?: Localised;
  /**
   * Purpose of the module.
   */
  readonly description?: Localised;
}
/**
 * A module with a path, with blocks in areas. `pages/<ID>.json` is the page of module <ID>. A file with only `null` removes the base's page.
 */
export interface PageNode {
  /**
   * Path of this file's schema, for editors. The server ignores it.
   */
  readonly $schema?: string;
  /**
   * Always `page`.
   */
  readonly type: "page";
  /**
   * Position: lower values first, equal values by id.
   */
  readonly order?: Order;
  /**
   * Whether the item is shown. Off also hides everything below it. Default: on.
   */
  readonly enabled?: boolean;
  /**
   * Shown only while this flag is on.
   */
  readonly flag?: FlagName;
  /**
   * Path, title and other properties of the page.
   */
  readonly props: PageProps;
  /**
   * Areas of the page.
   */
  readonly children: PageAreas;
}
/**
 * Path, title and other properties of the page.
 */
export interface PageProps {
  /**
   * Path of the page. Unique in the brand.
   */
  readonly path: string;
  /**
   * Additional paths of the same page.
   *
   * @maxItems 20
   */
  readonly paths?: readonly string[];
  /**
   * Title of the page: a text key, one text, or one text per language.
   */
  readonly title: Localised;
  /**
   * One sentence for search engines and shared links.
   */
  readonly description?: Localised;
  /**
   * Query parameters that the page reads. All others are ignored.
   *
   * @maxItems 20
   */
  readonly query?: readonly string[];
  /**
   * Whether the title and the description of the page are shown above the main area, for a page whose blocks have no heading. Default: off.
   */
  readonly heading?: boolean;
  /**
   * Query parameters whose values are separate pages for search engines, e.g. one entry of a list. Do not list filters.
   *
   * @maxItems 5
   */
  readonly canonicalQuery?: readonly string[];
  /**
   * Additional paths `<path>/<value>`. The page reads the value like a query parameter.
   */
  readonly param?: PageParam;
  /**
   * Modal that opens with the page, by path of the page. Search engines do not list such a path.
   */
  readonly modals?: {
    readonly [k: string]: "changePassModal" | "forgetPassModal" | "loginPopupModal" | "registerModal" | "noticeModal";
  };
  /**
   * Whether search engines may list the page. Default: yes.
   */
  readonly index?: boolean;
  /**
   * Parts of the shell around the page. Default: all.
   */
  readonly chrome?: PageChrome;
}
/**
 * Last segment of a path, from a list of values.
 */
export interface PageParam {
  /**
   * Parameter name under which the page's blocks read the value.
   */
  readonly name: string;
  /**
   * Allowed values in lower case. Upper case is accepted in paths.
   *
   * @minItems 1
   * @maxItems 50
   */
  readonly values: readonly string[];
  /**
   * Title of the page for a value. Default: the title of the page.
   */
  readonly titles?: {
    readonly [k: string]: Localised;
  };
  /**
   * Path of another page with the same content, by value. Search engines list that page, if the brand has it.
   */
  readonly same?: {
    readonly [k: string]: string;
  };
}
/**
 * Parts of the shell around the page. Default: shown.
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
   * Whether the banner area is shown.
   */
  readonly banner?: boolean;
  /**
   * Whether the quick links in the right bar and the side area are shown.
   */
  readonly side?: boolean;
}
/**
 * Areas of a page.
 */
export interface PageAreas {
  /**
   * Blocks below the header of the site.
   */
  readonly header?: PageArea;
  /**
   * Blocks over the full width, above the main area.
   */
  readonly banner?: PageArea;
  /**
   * Main blocks of the page.
   */
  readonly main?: PageArea;
  /**
   * Blocks next to the main area.
   */
  readonly side?: PageArea;
  /**
   * Blocks above the footer of the site.
   */
  readonly footer?: PageArea;
}
/**
 * Area of a page, with blocks by id.
 */
export interface PageArea {
  /**
   * Always `area`.
   */
  readonly type: "area";
  /**
   * Position: lower values first, equal values by id.
   */
  readonly order?: Order;
  /**
   * Whether the item is shown. Off also hides everything below it. Default: on.
   */
  readonly enabled?: boolean;
  /**
   * Shown only while this flag is on.
   */
  readonly flag?: FlagName;
  /**
   * Blocks of the area, by id.
   */
  readonly children: {
    readonly [k: string]: BlockNode;
  };
}
/**
 * Block of a page.
 */
export interface BlockNode {
  /**
   * Type of block: the name of a file in schemas/blocks/.
   */
  readonly type: string;
  /**
   * Position: lower values first, equal values by id.
   */
  readonly order?: Order;
  /**
   * Whether the item is shown. Off also hides everything below it. Default: on.
   */
  readonly enabled?: boolean;
  /**
   * Shown only while this flag is on.
   */
  readonly flag?: FlagName;
  /**
   * Properties of the block: see the schema of the block.
   */
  readonly props: {readonly [name: string]: unknown};
}
/**
 * Texts of one language that the brand changes, by `namespace:key`, with the same placeholders. Only keys that exist in the product.
 */
export interface Texts {
  /**
   * Path of this file's schema, for editors. The server ignores it.
   */
  readonly $schema?: string;
  readonly [k: string]: string | undefined;
}

/** Content of a brand, by file of `content/`. */
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

/** Properties of each block type. */
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

/** Pattern names of the registration rules. */
export const PATTERN_IDS = ["length","letterFirst","chineseAndDigits","email","lettersOrDigits","lettersAndDigits","digits","oneUppercase","englishAndSpaces","noSpaces","chineseAndPunctuation","date","lettersAndSpaces","korean","thai","thaiOrEnglish","uppercaseAndSpaces","lettersDigitsSymbols","strong","fullName","japanese","uppercase"] as const;

/** Codes of all countries, ISO 3166. */
export const COUNTRY_CODES: readonly string[] = ["AD","AE","AF","AG","AI","AL","AM","AO","AQ","AR","AS","AT","AU","AW","AX","AZ","BA","BB","BD","BE","BF","BG","BH","BI","BJ","BL","BM","BN","BO","BQ","BR","BS","BT","BV","BW","BY","BZ","CA","CC","CD","CF","CG","CH","CI","CK","CL","CM","CN","CO","CR","CU","CV","CW","CX","CY","CZ","DE","DJ","DK","DM","DO","DZ","EC","EE","EG","EH","ER","ES","ET","FI","FJ","FK","FM","FO","FR","GA","GB","GD","GE","GF","GG","GH","GI","GL","GM","GN","GP","GQ","GR","GS","GT","GU","GW","GY","HK","HM","HN","HR","HT","HU","ID","IE","IL","IM","IN","IO","IQ","IR","IS","IT","JE","JM","JO","JP","KE","KG","KH","KI","KM","KN","KP","KR","KW","KY","KZ","LA","LB","LC","LI","LK","LR","LS","LT","LU","LV","LY","MA","MC","MD","ME","MF","MG","MH","MK","ML","MM","MN","MO","MP","MQ","MR","MS","MT","MU","MV","MW","MX","MY","MZ","NA","NC","NE","NF","NG","NI","NL","NO","NP","NR","NU","NZ","OM","PA","PE","PF","PG","PH","PK","PL","PM","PN","PR","PS","PT","PW","PY","QA","RE","RO","RS","RU","RW","SA","SB","SC","SD","SE","SG","SH","SI","SJ","SK","SL","SM","SN","SO","SR","SS","ST","SV","SX","SY","SZ","TC","TD","TF","TG","TH","TJ","TK","TL","TM","TN","TO","TR","TT","TV","TW","TZ","UA","UG","UM","US","UY","UZ","VA","VC","VE","VG","VI","VN","VU","WF","WS","XK","YE","YT","ZA","ZM","ZW"];

/** Common wrong country codes and the codes they mean. */
export const MEANT_COUNTRIES: Readonly<Record<string, string>> = {"UK":"GB","EN":"GB","EL":"GR"};

/** Name of a block type. */
export type BlockType = keyof BlockProps;
