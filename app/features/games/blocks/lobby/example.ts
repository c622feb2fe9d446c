import type { LobbyProps } from "~/platform/brands/config.gen";
import { gameRowExample } from "../game-row/example";
import type { LobbyData } from "./load";

const VENDORS = ["Reelhouse", "Gem Foundry", "Blue Reef", "Copper Fox", "Tern", "Atlas", "Mono", "Pagoda", "Quill"];

/** Slots lobby with nine vendors, on its second page, for the gallery and the tests. */
export const lobbyExample: { readonly props: LobbyProps; readonly data: LobbyData } = {
  props: { gameType: "RNG" },
  data: {
    path: "/rng",
    hasOwn: false,
    category: "RNG",
    barred: null,
    query: { minBet: "0.1", no: 2 },
    vendors: VENDORS.map((name, at) => ({
      code: name.toUpperCase().replace(" ", "_"),
      name,
      art: `/art/vendor/RNG-${at}.svg`,
      hot: at === 0,
    })),
    minBets: ["0.01", "0.05", "0.1", "0.5", "0.75"],
    classes: ["classic", "adventure", "fruit"],
    games: gameRowExample.data.games.slice(0, 6).map((game, at) => ({ ...game, node: 101 + at })),
    no: 2,
    pages: 9,
    total: 101,
    coming: [],
  },
};
