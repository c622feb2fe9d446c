/* @name overrideOf */
select actor, at, reason, value from brand_override where merchant_id = :merchant! and key = :key!;
