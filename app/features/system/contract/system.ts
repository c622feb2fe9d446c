import { z } from "zod";
import { defineCall } from "~/platform/wps/define";
import { country, ignoredUrl, language, maintenance, regionRestriction, visitorLocation } from "~/platform/wps/shapes";
import { brandInfo, guide, menuNode, registerRule, resource, sealJwk, serviceEntry } from "./system-shapes";

const exampleMaintenance = { on: false, until: null, notice: null };
const exampleRegion = { on: false, notice: null };
const exampleLocation = { ip: "203.0.113.9", countryCode: "DE" };
const exampleService = { csType: "LIVECHAT" as const, type: 1, path: "https://chat.lotus.example/" };
const exampleResource = {
  resourceType: "ANDROID",
  url: "https://lotus.example/app.apk",
  qrCodeUrl: null,
  labelNameEn: "Android",
};
const exampleRule = {
  enabled: true,
  required: true,
  acceptedPattern: "*",
  patternId: "lettersOrDigits",
  minLength: 6,
  maxLength: 16,
};
const exampleKey = {
  kid: "Yb6Qm1ZtVx0",
  kty: "EC" as const,
  crv: "P-256" as const,
  x: "f83OJ3D2xF1Bg8vub9tLe1gHMzV76e8Tus9uPHvRVEU",
  y: "x_FEzRu9m36HLN_tue659LNpXW6pCyStikYjKIWI5a0",
  alg: "ECDH-ES" as const,
  use: "enc" as const,
};

/** Coordinate of a caller's public key. */
const coordinate = (name: string) =>
  z
    .string()
    .regex(/^[\w-]{43}$/)
    .optional()
    .describe(`The ${name} of the caller's public key on P-256, base64url; both coordinates or none.`);

/** Calls that describe the brand: whitelabel, status, menu and others. */
export const systemCalls = {
  whitelabel: defineCall({
    name: "whitelabel",
    method: "GET",
    path: "/wps/system/whitelabel",
    local: true,
    doc: "Returns the brand of this host with everything that a page needs, and the visitor's location.",
    input: z.strictObject({ url: ignoredUrl }),
    output: z.object({
      info: z
        .object({
          whitelabel: brandInfo,
          register: z.record(z.string(), registerRule).describe("Registration rules by field."),
          resources: z.array(resource).describe("Application downloads and similar resources, in order."),
          customerService: z.array(serviceEntry).describe("Contacts of customer service, in order."),
          analytics: z
            .object({ gtagId: z.string().nullable().describe("Measurement id of the brand; null for none.") })
            .describe("Web analytics."),
          imageCDNs: z.array(z.string()).describe("Hosts of images."),
          launchGameCDNs: z.array(z.string()).describe("Hosts that games are launched from."),
        })
        .describe("The brand."),
      location: visitorLocation,
      maintenance,
      regionRestriction,
    }),
    example: {
      input: { url: "lotus.example" },
      value: {
        info: {
          whitelabel: {
            code: "lotus",
            name: "Lotus",
            merchantCode: "lotus",
            platform: "web",
            lotteryType: "SEA",
            device: "WEB",
            origin: "https://lotus.example",
            languages: ["VI", "EN"],
            defaultLanguage: "VI",
            timeZone: "Asia/Ho_Chi_Minh",
            currency: { code: "VND", symbol: "₫", scale: 0 },
            esports: ["AV", "AI"],
            ds88: [],
          },
          register: { username: exampleRule },
          resources: [exampleResource],
          customerService: [exampleService],
          analytics: { gtagId: null },
          imageCDNs: [],
          launchGameCDNs: [],
        },
        location: exampleLocation,
        maintenance: exampleMaintenance,
        regionRestriction: exampleRegion,
      },
    },
  }),
  systemStatus: defineCall({
    name: "systemStatus",
    method: "GET",
    path: "/wps/system/status",
    local: true,
    doc: "Returns the screen to show: 0 the site, 1 maintenance, 2 region blocked. Maintenance takes precedence over region.",
    input: z.strictObject({ url: ignoredUrl }),
    output: z.object({
      status: z
        .union([z.literal(0), z.literal(1), z.literal(2)])
        .describe("0 normal, 1 maintenance, 2 region blocked."),
      maintenance,
      regionRestriction,
      location: visitorLocation,
    }),
    example: {
      input: {},
      value: {
        status: 0,
        maintenance: exampleMaintenance,
        regionRestriction: exampleRegion,
        location: exampleLocation,
      },
    },
  }),
  menu: defineCall({
    name: "menu",
    method: "GET",
    path: "/wps/system/menu",
    local: true,
    doc: "Returns the module tree of the brand: only enabled nodes, nested and in order.",
    input: z.strictObject({}),
    output: z.object({ modules: z.array(menuNode).describe("Top-level modules, in order.") }),
    example: {
      input: {},
      value: { modules: [{ id: "REGGRP", type: "group", props: {}, children: [] }] },
    },
  }),
  registerRules: defineCall({
    name: "registerRules",
    method: "GET",
    path: "/wps/system/setting/register",
    local: true,
    doc: "Returns the registration rules of the brand, by field.",
    input: z.strictObject({}),
    output: z.object({ fields: z.record(z.string(), registerRule).describe("Rules by field name.") }),
    example: { input: {}, value: { fields: { username: exampleRule } } },
  }),
  domainRoute: defineCall({
    name: "domainRoute",
    method: "GET",
    path: "/wps/system/domainRoute",
    doc: "Returns the addresses that this visitor should use, by role.",
    input: z.strictObject({}),
    output: z.object({
      member: z.string().nullable().describe("Address for members; null for none."),
      agent: z.string().nullable().describe("Address for agents; null for none."),
    }),
    example: { input: {}, value: { member: "https://lotus.example", agent: null } },
  }),
  routers: defineCall({
    name: "routers",
    method: "GET",
    path: "/wps/system/routers",
    doc: "Returns the brand's domains (the client measures their speed) and its downloads.",
    input: z.strictObject({}),
    output: z.object({
      domainList: z
        .array(z.object({ url: z.string().describe("An https address of the brand.") }))
        .describe("The brand's domains, in order."),
      resources: z.array(resource).describe("Application downloads and similar resources, in order."),
    }),
    example: { input: {}, value: { domainList: [{ url: "https://lotus.example" }], resources: [exampleResource] } },
  }),
  service: defineCall({
    name: "service",
    method: "GET",
    path: "/wps/system/customerService",
    local: true,
    doc: "Lists the contacts of customer service: VIP for ranks above 4, live chat for all others. The path of an entry of type 3 is encrypted as a compact JWE (`ECDH-ES`, `A256GCM`) with the public key that the caller created for this call; without a key it is empty.",
    input: z.strictObject({ x: coordinate("x"), y: coordinate("y") }),
    output: z.object({ entries: z.array(serviceEntry).describe("Contacts, in order.") }),
    example: { input: {}, value: { entries: [exampleService] } },
  }),
  countries: defineCall({
    name: "countries",
    method: "GET",
    path: "/wps/system/country",
    doc: "Lists all countries with dialling codes and names, and the visitor's country. Names are in the caller's language.",
    input: z.strictObject({ language }),
    output: z.object({
      countryCode: country.nullable().describe("The visitor's country; null when unknown."),
      list: z
        .array(
          z.object({
            countryCode: country.describe("ISO 3166 code."),
            countryDialingCode: z
              .string()
              .regex(/^\+\d{1,4}$/)
              .describe("Dialling code with a plus sign."),
            name: z.string().describe("Name in the caller's language."),
          }),
        )
        .describe("All countries, sorted by name."),
    }),
    example: {
      input: {},
      value: { countryCode: "DE", list: [{ countryCode: "DE", countryDialingCode: "+49", name: "Germany" }] },
    },
  }),
  help: defineCall({
    name: "help",
    method: "GET",
    path: "/wps/system/help",
    doc: "Returns the sections of the help centre in the caller's language, sanitised.",
    input: z.strictObject({ language }),
    output: z.object({
      sections: z
        .array(
          z.object({
            id: z.string().describe("Id of the section, also its hash on the help page, e.g. `term`."),
            title: z.string().describe("Title, plain text."),
            html: z.string().describe("Content, sanitised HTML."),
          }),
        )
        .describe("The sections, in order."),
    }),
    example: {
      input: { language: "EN" },
      value: { sections: [{ id: "term", title: "Terms", html: "<p>Be fair.</p>" }] },
    },
  }),
  guides: defineCall({
    name: "guides",
    method: "GET",
    path: "/wps/system/guides",
    doc: "Returns the installation guides of the brand's applications, with address and QR code of each.",
    input: z.strictObject({ language }),
    output: z.object({ guides: z.array(guide).describe("Guides, in order.") }),
    example: {
      input: {},
      value: {
        guides: [
          {
            id: "android",
            platform: "ANDROID",
            title: "Install on Android",
            steps: [{ title: "Scan the code", html: "<p>Point the camera at it.</p>" }],
            url: "https://lotus.example/app.apk",
            qrCodeUrl: "/art/qr/android.svg?v=1",
          },
        ],
      },
    },
  }),
  keys: defineCall({
    name: "keys",
    method: "GET",
    path: "/wps/system/keys",
    local: true,
    doc: "Returns the public keys for sealing bodies, as a JWK set; use the first. A new key is published every 24 hours and accepted for 48 hours. The keys are the same for all brands.",
    input: z.strictObject({}),
    output: z.object({
      keys: z.array(sealJwk).min(1).describe("Accepted keys, newest first."),
      time: z.int().describe("Current time of the server, in seconds since 1970, UTC; use it for `iat`."),
    }),
    example: { input: {}, value: { keys: [exampleKey], time: 1769846400 } },
  }),
  updateLanguage: defineCall({
    name: "updateLanguage",
    method: "PUT",
    path: "/wps/member/language",
    token: true,
    demo: true,
    whileForced: true,
    doc: "Stores the selected language of the account, for messages sent to the member.",
    input: z.strictObject({
      language: z
        .string()
        .regex(/^[A-Z]{2}$/)
        .describe("Code of one of the brand's languages; others are refused."),
    }),
    output: z.object({}),
    upstream: { method: "GET" },
    example: { input: { language: "EN" }, value: {} },
  }),
} as const;
