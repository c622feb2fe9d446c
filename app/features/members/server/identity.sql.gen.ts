// Generated from identity.sql. Do not edit.
import type { IdentityKind } from "~/platform/brands/config.gen";
import type { IdentityStatus } from "~/features/members/rules/identity";
import { statement } from "~/platform/db/statement";

export interface IdentityCheckByIdParams {
  readonly memberId: string;
}

export interface IdentityCheckByIdRow {
  readonly memberId: string;
  readonly status: IdentityStatus;
  readonly version: bigint;
  readonly reason: string | null;
  readonly submittedAt: Date | null;
  readonly reviewedAt: Date | null;
  readonly reviewedBy: string | null;
}

export const identityCheckById = statement<IdentityCheckByIdParams, IdentityCheckByIdRow>({
  name: "members/identity.identityCheckById",
  text: `select member_id, status, version, reason, submitted_at, reviewed_at, reviewed_by from identity_check
where merchant_id = $1 and member_id = $2`,
  params: ["merchant","memberId"],
  json: [],
  columns: ["memberId","status","version","reason","submittedAt","reviewedAt","reviewedBy"],
  isPrepared: true,
});

export interface AddIdentityCheckParams {
  readonly memberId: string;
}

export const addIdentityCheck = statement<AddIdentityCheckParams, never>({
  name: "members/identity.addIdentityCheck",
  text: `insert into identity_check (merchant_id, member_id, status, version) values ($1, $2, 'none', 0)
on conflict do nothing`,
  params: ["merchant","memberId"],
  json: [],
  columns: [],
  isPrepared: true,
});

export interface LockIdentityCheckParams {
  readonly memberId: string;
}

export interface LockIdentityCheckRow {
  readonly memberId: string;
  readonly status: IdentityStatus;
  readonly version: bigint;
  readonly reason: string | null;
  readonly submittedAt: Date | null;
  readonly reviewedAt: Date | null;
  readonly reviewedBy: string | null;
}

export const lockIdentityCheck = statement<LockIdentityCheckParams, LockIdentityCheckRow>({
  name: "members/identity.lockIdentityCheck",
  text: `select member_id, status, version, reason, submitted_at, reviewed_at, reviewed_by from identity_check
where merchant_id = $1 and member_id = $2
for update`,
  params: ["merchant","memberId"],
  json: [],
  columns: ["memberId","status","version","reason","submittedAt","reviewedAt","reviewedBy"],
  isPrepared: true,
});

export interface UpdateIdentityCheckParams {
  readonly status: string;
  readonly version: bigint;
  readonly reason: string | null;
  readonly submittedAt: Date | null;
  readonly reviewedAt: Date | null;
  readonly reviewedBy: string | null;
  readonly memberId: string;
}

export const updateIdentityCheck = statement<UpdateIdentityCheckParams, never>({
  name: "members/identity.updateIdentityCheck",
  text: `update identity_check
set status = $1, version = $2, reason = $3, submitted_at = $4, reviewed_at = $5,
  reviewed_by = $6
where merchant_id = $7 and member_id = $8`,
  params: ["status","version","reason","submittedAt","reviewedAt","reviewedBy","merchant","memberId"],
  json: [],
  columns: [],
  isPrepared: true,
});

export interface WaitingChecksParams {
  readonly limit: number;
  readonly offset: number;
}

export interface WaitingChecksRow {
  readonly memberId: string;
  readonly account: string;
  readonly nickname: string;
  readonly submittedAt: Date | null;
  readonly version: bigint;
}

/** Returns one page of the checks that wait for staff, longest waiting first. */
export const waitingChecks = statement<WaitingChecksParams, WaitingChecksRow>({
  name: "members/identity.waitingChecks",
  text: `select c.member_id, m.account, m.nickname, c.submitted_at, c.version
from identity_check c join member m on m.merchant_id = c.merchant_id and m.id = c.member_id
where c.merchant_id = $1 and c.status = 'pending'
order by c.submitted_at, c.member_id
limit $2::int offset $3::int`,
  params: ["merchant","limit","offset"],
  json: [],
  columns: ["memberId","account","nickname","submittedAt","version"],
  isPrepared: true,
});

export interface CountWaitingChecksRow {
  readonly total: number;
}

export const countWaitingChecks = statement<object, CountWaitingChecksRow>({
  name: "members/identity.countWaitingChecks",
  text: `select count(*)::int as "total!" from identity_check where merchant_id = $1 and status = 'pending'`,
  params: ["merchant"],
  json: [],
  columns: ["total"],
  isPrepared: true,
});

export interface InsertDocumentParams {
  readonly id: string;
  readonly memberId: string;
  readonly kind: string;
  readonly content: Buffer;
  readonly sha256: string;
  readonly width: number;
  readonly height: number;
  readonly createdAt: Date;
}

export const insertDocument = statement<InsertDocumentParams, never>({
  name: "members/identity.insertDocument",
  text: `insert into identity_document (merchant_id, id, member_id, kind, content, sha256, width, height, created_at)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
  params: ["merchant","id","memberId","kind","content","sha256","width","height","createdAt"],
  json: [],
  columns: [],
  isPrepared: true,
});

export interface DocumentsOfParams {
  readonly memberId: string;
}

export interface DocumentsOfRow {
  readonly id: string;
  readonly kind: IdentityKind;
  readonly createdAt: Date;
}

/** Returns a member's documents without pictures, latest first. */
export const documentsOf = statement<DocumentsOfParams, DocumentsOfRow>({
  name: "members/identity.documentsOf",
  text: `select id, kind, created_at from identity_document
where merchant_id = $1 and member_id = $2
order by created_at desc, id desc`,
  params: ["merchant","memberId"],
  json: [],
  columns: ["id","kind","createdAt"],
  isPrepared: true,
});

export interface DocumentByIdParams {
  readonly id: string;
}

export interface DocumentByIdRow {
  readonly memberId: string;
  readonly kind: IdentityKind;
  readonly content: Buffer;
  readonly width: number;
  readonly height: number;
  readonly createdAt: Date;
}

export const documentById = statement<DocumentByIdParams, DocumentByIdRow>({
  name: "members/identity.documentById",
  text: `select member_id, kind, content, width, height, created_at from identity_document
where merchant_id = $1 and id = $2`,
  params: ["merchant","id"],
  json: [],
  columns: ["memberId","kind","content","width","height","createdAt"],
  isPrepared: true,
});

export interface InsertIdentityEventParams {
  readonly id: string;
  readonly memberId: string;
  readonly action: string;
  readonly documentId: string | null;
  readonly reason: string | null;
  readonly actor: string;
  readonly at: Date;
}

export const insertIdentityEvent = statement<InsertIdentityEventParams, never>({
  name: "members/identity.insertIdentityEvent",
  text: `insert into identity_event (merchant_id, id, member_id, action, document_id, reason, actor, at)
values ($1, $2, $3, $4, $5, $6, $7, $8)`,
  params: ["merchant","id","memberId","action","documentId","reason","actor","at"],
  json: [],
  columns: [],
  isPrepared: true,
});

export interface IdentityEventsOfParams {
  readonly memberId: string;
}

export interface IdentityEventsOfRow {
  readonly action: "opened" | "verified" | "refused";
  readonly documentId: string | null;
  readonly reason: string | null;
  readonly actor: string;
  readonly at: Date;
}

/** Returns the actions of staff on a member's check, latest first. */
export const identityEventsOf = statement<IdentityEventsOfParams, IdentityEventsOfRow>({
  name: "members/identity.identityEventsOf",
  text: `select action, document_id, reason, actor, at from identity_event
where merchant_id = $1 and member_id = $2
order by at desc, id desc
limit 200`,
  params: ["merchant","memberId"],
  json: [],
  columns: ["action","documentId","reason","actor","at"],
  isPrepared: true,
});
