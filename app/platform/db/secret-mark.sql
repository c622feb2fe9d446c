/* @name storedMark */
select mark from secret_mark where name = :name!;

/* @name addMark */
insert into secret_mark (name, mark) values (:name!, :mark!) on conflict do nothing;

/* @name replaceMark */
update secret_mark set mark = :mark!, at = now() where name = :name! and mark = :replaces!;
