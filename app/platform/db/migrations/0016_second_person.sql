-- The first of two of staff who approved a withdrawal.
alter table payment_order add column first_approved_by text;
