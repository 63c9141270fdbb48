-- contract 0057-overwrite-policies.sql
-- Runs can also be paused because a ceiling of the month is reached. The version before writes the other reasons, which stay allowed.
alter table app.runs drop constraint runs_pause_reason_check;
alter table app.runs add constraint runs_pause_reason_check check (pause_reason in ('member', 'ceiling', 'credits', 'read_only', 'permission', 'month_ceiling')) not valid;
