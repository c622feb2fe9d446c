-- Deletes some expired rate-limit counters.
/* @name deleteExpiredCounters */
delete from rate_limit where key in (select key from rate_limit where expire < :now! limit :limit!::int);
