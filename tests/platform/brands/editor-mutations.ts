/** The files of a brand that uses much of what can be written. */
export const FILES: Readonly<Record<string, object>> = {
  "tenant.json": {
    name: "Lotus",
    operator: "test",
    hosts: { member: ["lotus.test"] },
    origin: "https://lotus.test",
    languages: ["EN", "VI"],
    defaultLanguage: "EN",
    timeZone: "Asia/Manila",
    currency: { code: "PHP", symbol: "P", scale: 2 },
    wps: "embedded",
    flags: { snow: true },
    theme: { light: { brand: "#b3123b" } },
    licences: { own: { name: "Own", authority: "PAGCOR", number: "1", href: "https://own.test/x" } },
    navigation: { rng: { label: "Slots", icon: "cherry" }, mine: { label: "Mine", href: "/mine", icon: "gift" } },
    rightBar: { chat: { label: "Chat", href: "/help", icon: "telegram" } },
    vendors: ["REEL"],
    region: { mode: "deny", countries: ["GB"] },
    routers: { domains: [{ url: "https://a.test" }] },
    maintenance: { on: false, until: "2028-02-29T00:00:00Z" },
    register: { email: { acceptedPattern: "^[a-z]+$" } },
  },
  "pages/NEWS.json": {
    type: "page",
    props: { path: "/news", title: "News" },
    children: {
      main: { type: "area", children: { words: { type: "text", order: 1, props: { body: { EN: "<p>x</p>" } } } } },
    },
  },
  "content/help.json": { items: { more: { title: "More", html: "<p>x</p>", order: 9 } } },
  "content/banners.json": { items: { spring: { group: "home", title: "Spring", seed: "s", languages: ["EN"] } } },
};

/** Takes a key away. */
export const GONE = Symbol("taken away");
/** One place of a file with another value. */
export type Change = readonly [file: string, pointer: string, value: unknown];

const tenant = (pointer: string, value: unknown): Change => ["tenant.json", pointer, value];

/** Mistakes of every kind: both refuse them. */
export const MISTAKES: readonly Change[] = [
  tenant("/name", GONE),
  tenant("/operator", GONE),
  tenant("/hosts", GONE),
  tenant("/hosts/member", GONE),
  tenant("/hosts/member", []),
  tenant("/origin", GONE),
  tenant("/name", null),
  tenant("/name", "a\u202eb"),
  tenant("/name", "\u0000"),
  tenant("/nmae", "x"),
  tenant("/demo", "yes"),
  tenant("/hosts/member/0", "http://lotus.test"),
  tenant("/hosts/member/0", "127.0.0.1"),
  tenant("/hosts/member/0", "lotus.test:3000"),
  tenant("/origin", "https://lotus.test/"),
  tenant("/origin", "http://lotus.test"),
  tenant("/origin", "https://Lotus.test"),
  tenant("/languages/1", "TH"),
  tenant("/languages/1", "XX"),
  tenant("/defaultLanguage", "JA"),
  tenant("/timeZone", "IST1"),
  tenant("/timeZone", "+08:00"),
  tenant("/currency/code", "RMB"),
  tenant("/currency/code", "php"),
  tenant("/wps", "http://wps.test"),
  tenant("/flags/freePlya", true),
  tenant("/flags/snow", "on"),
  tenant("/theme/light/brand", "red"),
  tenant("/theme/light/text", null),
  tenant("/licences/own/authority", GONE),
  tenant("/licences/own/href", "javascript:alert(1)"),
  tenant("/licences/nobody", null),
  tenant("/navigation/mine/icon", "gitf"),
  tenant("/navigation/rng/enable", false),
  tenant("/rightBar/mine", { label: "Mine" }),
  tenant("/theme/light", null),
  tenant("/rightBar/chat/href", "//evil.test"),
  tenant("/rightBar/chat/href", "/\\evil.test"),
  tenant("/rightBar/chat/href", "jav\tascript:1"),
  tenant("/rightBar/chat/icon", "twitter"),
  tenant("/vendors/0", null),
  tenant("/region/countries/0", "UK"),
  tenant("/region/mode", "allowed"),
  tenant("/routers/domains/0", {}),
  tenant("/routers/domains/0/url", "http://a.test"),
  tenant("/maintenance/until", "2027-02-29T00:00:00Z"),
  tenant("/maintenance/until", "2028-02-30T00:00:00Z"),
  tenant("/maintenance/until", "tomorrow"),
  tenant("/register/email/acceptedPattern", "(?=a)b"),
  tenant("/register/email/acceptedPattern", "(a)\\1"),
  tenant("/logo", "assets/notes.txt"),
  ["pages/NEWS.json", "/props/path", "news"],
  ["pages/NEWS.json", "/children/main/children/words/props", GONE],
  ["pages/NEWS.json", "/children/main/children/words/type", "txet"],
  ["pages/NEWS.json", "/children/main/children/words/props/body", GONE],
  ["content/help.json", "/items/more/title", GONE],
  ["content/help.json", "/items/more/titel", "x"],
  ["content/banners.json", "/items/spring/group", "start"],
  ["content/banners.json", "/items/spring/seed", GONE],
  ["content/banners.json", "/items/spring/languages/0", "EM"],
];

/** What is right, however unusual: both accept it. */
export const RIGHT: readonly Change[] = [
  tenant("/theme/light/brand", GONE),
  tenant("/rightBar/chat/href", GONE),
  tenant("/jackpot", null),
  tenant("/hosts/member/0", "bücher.test"),
  tenant("/hosts/member/0", "LOTUS.test."),
  tenant("/origin", "http://lotus.localhost:3000"),
  tenant("/origin", "https://xn--bcher-kva.test:8443"),
  tenant("/timeZone", "America/Argentina/Buenos_Aires"),
  tenant("/timeZone", "UTC"),
  tenant("/wps", "http://wps.localhost:9000/api"),
  tenant("/navigation/rng", { order: 3 }),
  tenant("/rightBar/chat/href", "/help?x=1#term"),
  tenant("/rightBar/chat/href", "https://a.test:8443/path?q=1"),
  tenant("/register/email/acceptedPattern", "*"),
  tenant("/register/email/acceptedPattern", "^(?:a|[b(?=]\\d)+$"),
  tenant("/maintenance/until", "2027-12-31T23:59:59.999Z"),
  ["content/help.json", "/items/responsible", { title: "Safe" }],
  ["pages/NEWS.json", "/children/main/children/words/enabled", false],
];

/**
 * What no schema can say, so that only `brand check` finds it: what stands in other places or files, on the machine, or what
 * it takes a parser to know. An editor is silent.
 */
export const CHECK_ALONE: readonly (readonly [why: string, ...Change])[] = [
  ["a file of the assets", ...tenant("/logo", "assets/none.png")],
  ["a text of the product", ...tenant("/rightBar/chat/label", "home:titel")],
  ["another place of the file", ...tenant("/defaultLanguage", "CN")],
  ["another file", ...tenant("/vendors/0", "REAL")],
  ["another brand", ...tenant("/hosts/member/0", "harbor.test")],
  ["the tables of time zones", ...tenant("/timeZone", "Asia/Manilla")],
  ["a calculation", ...tenant("/theme/light/text", "#999999")],
  ["a parser of patterns", ...tenant("/register/email/acceptedPattern", "(a")],
  ["a parser of names", ...tenant("/hosts/member/0", "xn--a.test")],
  ["which pages there are", "pages/NEWS.json", "/props/path", "/help"],
  ["whether there is such a page below", "pages/NEWS.json", "/props/title", GONE],
];
