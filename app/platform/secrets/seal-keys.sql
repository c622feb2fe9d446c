/* @name sealKeysSince */
select kid, private_jwk, created_at from seal_key where created_at > :since! order by created_at desc, kid;

/* @name deleteSealKeysUntil */
delete from seal_key where created_at <= :until!;

/* @name insertSealKey */
insert into seal_key (kid, private_jwk, created_at) values (:kid!, :privateJwk!, :createdAt!);
