// Generated from notes.sql. Do not edit.
import type { StaffNoteKind } from "~/features/support/rules/players";
import { statement } from "~/platform/db/statement";

export interface InsertNoteParams {
  readonly id: string;
  readonly memberId: string;
  readonly kind: string;
  readonly words: string;
  readonly actor: string;
  readonly at: Date;
}

export const insertNote = statement<InsertNoteParams, never>({
  name: "support/notes.insertNote",
  text: `insert into member_note (merchant_id, id, member_id, kind, words, actor, at)
values ($1, $2, $3, $4, $5, $6, $7)`,
  params: ["merchant","id","memberId","kind","words","actor","at"],
  json: [],
  columns: [],
  isPrepared: true,
});

export interface NotesPageParams {
  readonly memberId: string;
  readonly limit: number;
  readonly offset: number;
}

export interface NotesPageRow {
  readonly id: string;
  readonly kind: StaffNoteKind;
  readonly words: string;
  readonly actor: string;
  readonly at: Date;
}

/** Returns one page of the notes about a member, latest first. */
export const notesPage = statement<NotesPageParams, NotesPageRow>({
  name: "support/notes.notesPage",
  text: `select id, kind, words, actor, at from member_note
where merchant_id = $1 and member_id = $2
order by id desc
limit $3::int offset $4::int`,
  params: ["merchant","memberId","limit","offset"],
  json: [],
  columns: ["id","kind","words","actor","at"],
  isPrepared: true,
});

export interface CountNotesParams {
  readonly memberId: string;
}

export interface CountNotesRow {
  readonly total: number;
}

export const countNotes = statement<CountNotesParams, CountNotesRow>({
  name: "support/notes.countNotes",
  text: `select count(*)::int as "total!" from member_note where merchant_id = $1 and member_id = $2`,
  params: ["merchant","memberId"],
  json: [],
  columns: ["total"],
  isPrepared: true,
});
