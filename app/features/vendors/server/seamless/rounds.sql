-- Opens the round of a bet, or adds the bet to it; writes no row for a closed round and another player's.
/* @name openOrRaiseRound */
insert into round (merchant_id, vendor, round_id, id, member_id, game_id, category, demo, state, bet, win, opened_at)
values (:merchant!, :vendor!, :roundId!, :id!, :memberId!, :gameId!, :category!, :demo!, 'open', :amount!, 0, :at!)
on conflict (merchant_id, vendor, round_id) do update set bet = round.bet + excluded.bet
where round.state = 'open' and round.member_id = excluded.member_id;

/* @name addWin */
update round set win = win + :amount!
where merchant_id = :merchant! and vendor = :vendor! and round_id = :roundId! and member_id = :memberId!
  and state = 'open' and bet > 0
returning demo, game_id;

/* @name subtractBet */
update round set bet = bet - :amount!
where merchant_id = :merchant! and vendor = :vendor! and round_id = :roundId! and member_id = :memberId! and state = 'open'
returning demo, game_id;

/* @name closeRound */
update round set state = 'closed', closed_at = :at!, record = :record
where merchant_id = :merchant! and vendor = :vendor! and round_id = :roundId! and member_id = :memberId! and state = 'open'
returning member_id, game_id, category, bet, demo;

/* @name setTurnover */
update round set turnover = :turnover! where merchant_id = :merchant! and vendor = :vendor! and round_id = :roundId!;

/* @name stateOfRound */
select member_id, state from round where merchant_id = :merchant! and vendor = :vendor! and round_id = :roundId!;

/* @name typeOfMember */
select type from member where merchant_id = :merchant! and id = :id!;
