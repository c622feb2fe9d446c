-- @report
-- Returns the columns of the tables with member data.
/* @name memberColumns */
select c.table_name::text as "table!", c.column_name::text as "column!", c.data_type::text as "type!"
from information_schema.columns c
where c.table_schema = current_schema() and (c.table_name = 'member' or exists (
  select 1 from information_schema.columns o
  where o.table_schema = c.table_schema and o.table_name = c.table_name and o.column_name = 'member_id'))
order by c.table_name, c.ordinal_position;
