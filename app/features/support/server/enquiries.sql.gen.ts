// Generated from enquiries.sql. Do not edit.
import type { EnquiryKind } from "~/features/support/rules/enquiries";
import { statement } from "~/platform/db/statement";

export interface InsertEnquiryParams {
  readonly id: string;
  readonly memberId: string | null;
  readonly topic: string;
  readonly content: string;
  readonly contact: string;
  readonly at: Date;
}

export const insertEnquiry = statement<InsertEnquiryParams, never>({
  name: "support/enquiries.insertEnquiry",
  text: `insert into enquiry (merchant_id, id, member_id, topic, content, contact, at)
values ($1, $2, $3, $4, $5, $6, $7)`,
  params: ["merchant","id","memberId","topic","content","contact","at"],
  json: [],
  columns: [],
  isPrepared: true,
});

export interface OpenEnquiriesParams {
  readonly limit: number;
  readonly offset: number;
}

export interface OpenEnquiriesRow {
  readonly id: string;
  readonly memberId: string | null;
  readonly topic: EnquiryKind;
  readonly content: string;
  readonly contact: string;
  readonly at: Date;
  readonly answeredAt: Date | null;
  readonly answeredBy: string | null;
  readonly account: string | null;
}

/** Returns one page of the enquiries without an answer, oldest first. */
export const openEnquiries = statement<OpenEnquiriesParams, OpenEnquiriesRow>({
  name: "support/enquiries.openEnquiries",
  text: `select e.id, e.member_id, e.topic, e.content, e.contact, e.at, e.answered_at, e.answered_by, m.account as "account?"
from enquiry e left join member m on m.merchant_id = e.merchant_id and m.id = e.member_id
where e.merchant_id = $1 and e.answered_at is null
order by e.id
limit $2::int offset $3::int`,
  params: ["merchant","limit","offset"],
  json: [],
  columns: ["id","memberId","topic","content","contact","at","answeredAt","answeredBy","account"],
  isPrepared: true,
});

export interface CountOpenEnquiriesRow {
  readonly total: number;
}

export const countOpenEnquiries = statement<object, CountOpenEnquiriesRow>({
  name: "support/enquiries.countOpenEnquiries",
  text: `select count(*)::int as "total!" from enquiry where merchant_id = $1 and answered_at is null`,
  params: ["merchant"],
  json: [],
  columns: ["total"],
  isPrepared: true,
});

export interface AnsweredEnquiriesParams {
  readonly limit: number;
  readonly offset: number;
}

export interface AnsweredEnquiriesRow {
  readonly id: string;
  readonly memberId: string | null;
  readonly topic: EnquiryKind;
  readonly content: string;
  readonly contact: string;
  readonly at: Date;
  readonly answeredAt: Date | null;
  readonly answeredBy: string | null;
  readonly account: string | null;
}

/** Returns one page of the answered enquiries, newest first. */
export const answeredEnquiries = statement<AnsweredEnquiriesParams, AnsweredEnquiriesRow>({
  name: "support/enquiries.answeredEnquiries",
  text: `select e.id, e.member_id, e.topic, e.content, e.contact, e.at, e.answered_at, e.answered_by, m.account as "account?"
from enquiry e left join member m on m.merchant_id = e.merchant_id and m.id = e.member_id
where e.merchant_id = $1 and e.answered_at is not null
order by e.id desc
limit $2::int offset $3::int`,
  params: ["merchant","limit","offset"],
  json: [],
  columns: ["id","memberId","topic","content","contact","at","answeredAt","answeredBy","account"],
  isPrepared: true,
});

export interface CountAnsweredEnquiriesRow {
  readonly total: number;
}

export const countAnsweredEnquiries = statement<object, CountAnsweredEnquiriesRow>({
  name: "support/enquiries.countAnsweredEnquiries",
  text: `select count(*)::int as "total!" from enquiry where merchant_id = $1 and answered_at is not null`,
  params: ["merchant"],
  json: [],
  columns: ["total"],
  isPrepared: true,
});

export interface EnquiryByIdParams {
  readonly id: string;
}

export interface EnquiryByIdRow {
  readonly id: string;
  readonly memberId: string | null;
  readonly topic: EnquiryKind;
  readonly content: string;
  readonly contact: string;
  readonly at: Date;
  readonly answeredAt: Date | null;
  readonly answeredBy: string | null;
  readonly account: string | null;
}

export const enquiryById = statement<EnquiryByIdParams, EnquiryByIdRow>({
  name: "support/enquiries.enquiryById",
  text: `select e.id, e.member_id, e.topic, e.content, e.contact, e.at, e.answered_at, e.answered_by, m.account as "account?"
from enquiry e left join member m on m.merchant_id = e.merchant_id and m.id = e.member_id
where e.merchant_id = $1 and e.id = $2`,
  params: ["merchant","id"],
  json: [],
  columns: ["id","memberId","topic","content","contact","at","answeredAt","answeredBy","account"],
  isPrepared: true,
});

export interface MarkAnsweredParams {
  readonly answeredAt: Date;
  readonly answeredBy: string;
  readonly id: string;
}

/** Marks an enquiry as answered, unless it is. */
export const markAnswered = statement<MarkAnsweredParams, never>({
  name: "support/enquiries.markAnswered",
  text: `update enquiry set answered_at = $1, answered_by = $2
where merchant_id = $3 and id = $4 and answered_at is null`,
  params: ["answeredAt","answeredBy","merchant","id"],
  json: [],
  columns: [],
  isPrepared: true,
});
