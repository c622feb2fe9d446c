// Generated from the contract by `npm run types`. Do not edit.
import { browserCall } from "../browser-call";

export const gameList = /* @__PURE__ */ browserCall<"game", "gameList">("GET /wps/game/list");
export const gameVendors = /* @__PURE__ */ browserCall<"game", "vendors">("GET /wps/game/vendors");
export const gameMenus = /* @__PURE__ */ browserCall<"game", "menus">("GET /wps/game/menus");
export const gameFixtures = /* @__PURE__ */ browserCall<"game", "fixtures">("GET /wps/game/fixtures");
export const gameJackpots = /* @__PURE__ */ browserCall<"game", "jackpots">("GET /wps/game/jackpots");
export const gameLaunch = /* @__PURE__ */ browserCall<"game", "launch">("POST /wps/game/launch");
export const gameLaunchFbSports = /* @__PURE__ */ browserCall<"game", "launchFbSports">("POST /wps/game/launch/fbsports");
export const gameRound = /* @__PURE__ */ browserCall<"game", "round">("GET /wps/game/round");
export const gameFavourites = /* @__PURE__ */ browserCall<"game", "favourites">("GET /wps/game/favourites");
export const gameToggleFavourite = /* @__PURE__ */ browserCall<"game", "toggleFavourite">("POST /wps/game/favourites");
export const gameRecent = /* @__PURE__ */ browserCall<"game", "recent">("GET /wps/game/recent");
export const gameHotGames = /* @__PURE__ */ browserCall<"game", "hotGames">("GET /wps/game/hot/v2");
export const gamePopular = /* @__PURE__ */ browserCall<"game", "popular">("GET /wps/game/popular");
export const gameRooms = /* @__PURE__ */ browserCall<"game", "rooms">("GET /wps/game/rooms");
export const gameVassGameType = /* @__PURE__ */ browserCall<"game", "vassGameType">("GET /wps/game/vassalage");
