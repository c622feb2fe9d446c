// Generated from the contract by `npm run types`. Do not edit.
import { browserCall } from "../browser-call";

export const messageUnreadCount = /* @__PURE__ */ browserCall<"message", "unreadCount">("GET /wps/relay/CSP_unreadCount");
export const messages = /* @__PURE__ */ browserCall<"message", "messages">("GET /wps/relay/CSP_messages");
export const messageReadMessage = /* @__PURE__ */ browserCall<"message", "readMessage">("PUT /wps/relay/CSP_messages");
export const messageDeleteMessage = /* @__PURE__ */ browserCall<"message", "deleteMessage">("DELETE /wps/relay/CSP_messages");
