/* @name insertNote */
insert into member_note (merchant_id, id, member_id, kind, words, actor, at)
values (:merchant!, :id!, :memberId!, :kind!, :words!, :actor!, :at!);

-- Returns one page of the notes about a member, latest first.
/* @name notesPage */
select id, kind, words, actor, at from member_note
where merchant_id = :merchant! and member_id = :memberId!
order by id desc
limit :limit!::int offset :offset!::int;

/* @name countNotes */
select count(*)::int as "total!" from member_note where merchant_id = :merchant! and member_id = :memberId!;
