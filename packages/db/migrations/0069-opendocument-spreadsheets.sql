-- contract 0062-more-file-formats.sql
-- Imports of OpenDocument spreadsheets. The version before writes the other formats, which stay allowed.
alter table app.imports drop constraint imports_format_check;
alter table app.imports add constraint imports_format_check check (format in ('csv', 'xlsx', 'json', 'vcf', 'xls', 'ods')) not valid;
