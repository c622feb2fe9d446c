/* @name roundOfMember */
select id, round_id, vendor, game_id, state, bet, win, opened_at, closed_at, record from round
where merchant_id = :merchant! and member_id = :memberId! and id = :id!;
