-- expand
-- Imports of vCards, and of tables that programs name .xls.
alter table app.imports drop constraint imports_format_check;
alter table app.imports add constraint imports_format_check check (format in ('csv', 'xlsx', 'json', 'vcf', 'xls')) not valid;
