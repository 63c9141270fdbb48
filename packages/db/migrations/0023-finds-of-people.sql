-- A find run of people writes the addresses that mail servers confirmed to the people (`adds`), and counts them. Runs that exist never write.
alter table app.verification_runs
  add column adds boolean not null default false,
  add column added integer not null default 0;
alter table app.verification_run_rows add column is_added boolean not null default false;
-- Why a row of a find run has nothing to find, in addition to the reasons so far.
alter table app.verification_run_rows drop constraint verification_run_rows_skip_reason_check;
alter table app.verification_run_rows
  add constraint verification_run_rows_skip_reason_check
  check (skip_reason in ('empty', 'suppressed', 'not_revealed', 'gone', 'has_address', 'no_name', 'no_domain'));
