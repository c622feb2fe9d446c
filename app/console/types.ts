import type { CallByKey, ValueOf } from "~/wps/types";

/** The answers of the staff calls that the console's parts show. */
export type FlagsAnswer = ValueOf<CallByKey<"GET /wps/staff/flags">>;
export type FlagRow = FlagsAnswer["flags"][number];
export type SwitchesAnswer = ValueOf<CallByKey<"GET /wps/staff/switches">>;
export type FlagBrandsAnswer = ValueOf<CallByKey<"GET /wps/staff/flags/brands">>;
export type BrandRow = ValueOf<CallByKey<"GET /wps/staff/brands">>["brands"][number];
export type HistoryRow = ValueOf<CallByKey<"GET /wps/staff/flags/history">>["rows"][number];
export type UpstreamAnswer = ValueOf<CallByKey<"GET /wps/staff/upstream">>;
export type OutboxAnswer = ValueOf<CallByKey<"GET /wps/staff/outbox">>;
export type StaffRow = ValueOf<CallByKey<"GET /wps/staff/accounts">>["rows"][number];
export type AuditRow = ValueOf<CallByKey<"GET /wps/staff/audit">>["rows"][number];
export type OrderRow = ValueOf<CallByKey<"GET /wps/staff/payment/queue">>["rows"][number];
export type OrderAnswer = ValueOf<CallByKey<"GET /wps/staff/payment/order">>;
export type ProofAnswer = ValueOf<CallByKey<"GET /wps/staff/payment/proof">>;
export type PlayersAnswer = ValueOf<CallByKey<"GET /wps/staff/players">>;
export type PlayerRow = PlayersAnswer["rows"][number];
export type PlayerAnswer = ValueOf<CallByKey<"GET /wps/staff/player">>;
export type PersonalData = ValueOf<CallByKey<"POST /wps/staff/player/reveal">>;
export type NotesAnswer = ValueOf<CallByKey<"GET /wps/staff/player/notes">>;
export type LedgerAnswer = ValueOf<CallByKey<"GET /wps/staff/player/ledger">>;
export type BetsAnswer = ValueOf<CallByKey<"GET /wps/staff/player/bets">>;
export type SessionsAnswer = ValueOf<CallByKey<"GET /wps/staff/player/sessions">>;
export type LimitsAnswer = ValueOf<CallByKey<"GET /wps/staff/player/limits">>;
export type WhyAnswer = ValueOf<CallByKey<"GET /wps/staff/why">>;
export type CheckRow = ValueOf<CallByKey<"GET /wps/staff/identity/queue">>["rows"][number];
export type CheckAnswer = ValueOf<CallByKey<"GET /wps/staff/identity">>;
export type DocumentAnswer = ValueOf<CallByKey<"GET /wps/staff/identity/document">>;
