// Generated from the contract by `npm run types`. Do not edit.
import { browserCall } from "../browser-call";

export const homeAnnouncements = /* @__PURE__ */ browserCall<"home", "announcements">("GET /wps/announcement/v2");
export const homeAnnouncementsLogined = /* @__PURE__ */ browserCall<"home", "announcementsLogined">("GET /wps/announcement/logined");
export const homeRankList = /* @__PURE__ */ browserCall<"home", "rankList">("GET /wps/winner/rank");
export const homeVipLevels = /* @__PURE__ */ browserCall<"home", "vipLevels">("GET /wps/vip/levels");
