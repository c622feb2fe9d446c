/* @name insertProof */
insert into payment_proof (merchant_id, id, order_id, content, sha256, width, height, created_at)
values (:merchant!, :id!, :orderId!, :content!, :sha256!, :width!, :height!, :createdAt!);

/* @name proofById */
select order_id, content, width, height, created_at from payment_proof where merchant_id = :merchant! and id = :id!;

-- Returns the pictures of an order without content, oldest first.
/* @name proofsOfOrder */
select id from payment_proof where merchant_id = :merchant! and order_id = :orderId! order by created_at, id;

-- Returns the pictures of several orders without content, oldest first.
/* @name proofsOfOrders */
select id, order_id from payment_proof
where merchant_id = :merchant! and order_id = any(:orderIds!)
order by created_at, id;

/* @name markUsed */
update payment_proof set used = true where merchant_id = :merchant! and order_id = :orderId! and id = any(:ids!);
