-- contract 0060-month-ceiling-pauses.sql
-- Imports of vCards, and of tables that programs name .xls. The version before writes the other formats, which stay allowed.
alter table app.imports drop constraint imports_format_check;
alter table app.imports add constraint imports_format_check check (format in ('csv', 'xlsx', 'json', 'vcf', 'xls')) not valid;
