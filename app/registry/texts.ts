import type access from "~/features/access/texts/EN.json";
import type agents from "~/features/agents/texts/EN.json";
import type brands from "~/features/brands/texts/EN.json";
import type cashier from "~/features/cashier/texts/EN.json";
import type content from "~/features/content/texts/EN.json";
import type flags from "~/features/flags/texts/EN.json";
import type games from "~/features/games/texts/EN.json";
import type health from "~/features/health/texts/EN.json";
import type house from "~/features/house/texts/EN.json";
import type lottery from "~/features/lottery/texts/EN.json";
import type members from "~/features/members/texts/EN.json";
import type messages from "~/features/messages/texts/EN.json";
import type points from "~/features/points/texts/EN.json";
import type promotions from "~/features/promotions/texts/EN.json";
import type reports from "~/features/reports/texts/EN.json";
import type responsiblePlay from "~/features/responsible-play/texts/EN.json";
import type rewards from "~/features/rewards/texts/EN.json";
import type sending from "~/features/sending/texts/EN.json";
import type staff from "~/features/staff/texts/EN.json";
import type support from "~/features/support/texts/EN.json";
import type wallet from "~/features/wallet/texts/EN.json";
import type { FLAG_TEXTS } from "~/platform/brands/flag-texts";
import type platform from "~/platform/texts/EN.json";
import type site from "~/site/texts/EN.json";
import type ui from "~/ui/texts/EN.json";

declare module "~/platform/i18n/keys" {
  /** English text files, by owner. A new `texts/` folder is added here; without this its keys do not compile. */
  interface RegisteredTexts {
    readonly access: typeof access;
    readonly agents: typeof agents;
    readonly brands: typeof brands;
    readonly cashier: typeof cashier;
    readonly content: typeof content;
    readonly flags: typeof flags;
    /** English texts of the flags, defined in the flags' schema. */
    readonly flagSchema: { readonly console: typeof FLAG_TEXTS };
    readonly games: typeof games;
    readonly health: typeof health;
    readonly house: typeof house;
    readonly lottery: typeof lottery;
    readonly members: typeof members;
    readonly messages: typeof messages;
    readonly points: typeof points;
    readonly promotions: typeof promotions;
    readonly reports: typeof reports;
    readonly responsiblePlay: typeof responsiblePlay;
    readonly rewards: typeof rewards;
    readonly sending: typeof sending;
    readonly staff: typeof staff;
    readonly support: typeof support;
    readonly wallet: typeof wallet;
    readonly platform: typeof platform;
    readonly site: typeof site;
    readonly ui: typeof ui;
  }
}
