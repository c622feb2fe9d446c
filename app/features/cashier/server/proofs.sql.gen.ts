// Generated from proofs.sql. Do not edit.
import { statement } from "~/platform/db/statement";

export interface InsertProofParams {
  readonly id: string;
  readonly orderId: string;
  readonly content: Buffer;
  readonly sha256: string;
  readonly width: number;
  readonly height: number;
  readonly createdAt: Date;
}

export const insertProof = statement<InsertProofParams, never>({
  name: "cashier/proofs.insertProof",
  text: `insert into payment_proof (merchant_id, id, order_id, content, sha256, width, height, created_at)
values ($1, $2, $3, $4, $5, $6, $7, $8)`,
  params: ["merchant","id","orderId","content","sha256","width","height","createdAt"],
  json: [],
  columns: [],
  isPrepared: true,
});

export interface ProofByIdParams {
  readonly id: string;
}

export interface ProofByIdRow {
  readonly orderId: string;
  readonly content: Buffer;
  readonly width: number;
  readonly height: number;
  readonly createdAt: Date;
}

export const proofById = statement<ProofByIdParams, ProofByIdRow>({
  name: "cashier/proofs.proofById",
  text: `select order_id, content, width, height, created_at from payment_proof where merchant_id = $1 and id = $2`,
  params: ["merchant","id"],
  json: [],
  columns: ["orderId","content","width","height","createdAt"],
  isPrepared: true,
});

export interface ProofsOfOrderParams {
  readonly orderId: string;
}

export interface ProofsOfOrderRow {
  readonly id: string;
}

/** Returns the pictures of an order without content, oldest first. */
export const proofsOfOrder = statement<ProofsOfOrderParams, ProofsOfOrderRow>({
  name: "cashier/proofs.proofsOfOrder",
  text: `select id from payment_proof where merchant_id = $1 and order_id = $2 order by created_at, id`,
  params: ["merchant","orderId"],
  json: [],
  columns: ["id"],
  isPrepared: true,
});

export interface ProofsOfOrdersParams {
  readonly orderIds: readonly string[];
}

export interface ProofsOfOrdersRow {
  readonly id: string;
  readonly orderId: string;
}

/** Returns the pictures of several orders without content, oldest first. */
export const proofsOfOrders = statement<ProofsOfOrdersParams, ProofsOfOrdersRow>({
  name: "cashier/proofs.proofsOfOrders",
  text: `select id, order_id from payment_proof
where merchant_id = $1 and order_id = any($2)
order by created_at, id`,
  params: ["merchant","orderIds"],
  json: [],
  columns: ["id","orderId"],
  isPrepared: true,
});

export interface MarkUsedParams {
  readonly orderId: string;
  readonly ids: readonly string[];
}

export const markUsed = statement<MarkUsedParams, never>({
  name: "cashier/proofs.markUsed",
  text: `update payment_proof set used = true where merchant_id = $1 and order_id = $2 and id = any($3)`,
  params: ["merchant","orderId","ids"],
  json: [],
  columns: [],
  isPrepared: true,
});
