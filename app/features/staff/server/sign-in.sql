/* @name deleteSessionsBefore */
delete from staff_session where created_at < :before!;

/* @name setStaffPassword */
update staff_account set password_hash = :passwordHash!, password_once = false, version = version + 1 where id = :id!;

/* @name setStaffSecret */
update staff_account set two_step_secret = :secret! where id = :id! and not two_step_on;

/* @name confirmStaffTwoStep */
update staff_account set two_step_on = true, version = version + 1 where id = :id!;

-- Marks the code of a time step as used; writes no row when this or a later code was used before.
/* @name spendStaffStep */
update staff_account set two_step_used = :step! where id = :id! and two_step_used < :step!;
