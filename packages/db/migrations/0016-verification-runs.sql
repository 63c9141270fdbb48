-- Verification runs and find runs keep what every run has in app.runs; here stays what only they need.

-- Row-level security binds the owner too: it is lifted while rows of all workspaces are copied.
alter table app.runs no force row level security;
alter table app.verification_runs no force row level security;
alter table app.verification_run_rows no force row level security;
alter table app.idempotency_keys no force row level security;

insert into app.runs (workspace_id, id, kind, status, pause_reason, failure, total, done, ceiling, credits_spent, reservation_id, reservations, due_at,
  actor_kind, actor_id, created_at, started_at, ended_at)
select workspace_id, id, case kind when 'find' then 'find' else 'verification' end,
  case status when 'done' then 'finished' when 'cancelled' then 'canceled'
    when 'stopped' then case when stopped_because in ('file_gone', 'failed') then 'failed' else 'paused' end else status end,
  case when status = 'paused' then 'member' else case stopped_because when 'ceiling_reached' then 'ceiling' when 'credits_insufficient' then 'credits'
    when 'workspace_read_only' then 'read_only' when 'permission_lost' then 'permission' end end,
  case stopped_because when 'file_gone' then '{"code": "file_gone", "details": {}}'::jsonb when 'failed' then '{"code": "stalled", "details": {}}'::jsonb end,
  total, answered + skipped, ceiling, spent, reservation_id, holds, due_at, actor_kind, actor_id, created_at, created_at, ended_at
from app.verification_runs;

drop policy at_work_before_known on app.verification_runs;
revoke select on app.verification_runs from leadlight_auth;
revoke select (workspace_id, id, status, due_at) on app.verification_runs from leadlight_auth;
drop index app.verification_runs_at_work;
alter table app.verification_runs rename column is_laid to is_materialized;
-- Next row to materialize, and where it begins in the file.
alter table app.verification_runs rename column laid_row to materialized_row;
alter table app.verification_runs rename column laid_offset to materialized_offset;
alter table app.verification_runs
  drop column kind, drop column status, drop column stopped_because, drop column total, drop column answered, drop column work_ms,
  drop column work_rows, drop column ceiling, drop column spent, drop column reservation_id, drop column holds, drop column due_at,
  drop column fruitless, drop column actor_kind, drop column actor_id, drop column created_at, drop column ended_at,
  add foreign key (workspace_id, id) references app.runs on delete cascade deferrable initially deferred;

-- Rows. One that a mail server deferred is pending, with the time of its next attempt.
drop index app.verification_run_rows_todo;
drop index app.verification_run_rows_due;
alter table app.verification_run_rows drop constraint verification_run_rows_result_check;
alter table app.verification_run_rows rename column result to status;
alter table app.verification_run_rows
  add column skip_reason text check (skip_reason in ('empty', 'suppressed', 'not_revealed', 'gone'));
update app.verification_run_rows set skip_reason = status where status in ('empty', 'suppressed', 'not_revealed', 'gone');
-- Changing the type rewrites the table once, without leaving every row behind twice as an update would.
alter table app.verification_run_rows
  alter column status type text using case status when 'open' then 'pending' when 'waiting' then 'pending' when 'answered' then 'done' else 'skipped' end,
  add constraint verification_run_rows_status_check check (status in ('pending', 'done', 'skipped', 'failed')),
  add constraint verification_run_rows_skip_reason_given check ((status = 'skipped') = (skip_reason is not null));
-- What is left to do: never asked about (no next_at), or deferred. Rows leave it with their answer.
create index verification_run_rows_pending on app.verification_run_rows (workspace_id, run_id, next_at, row) where status = 'pending' and not is_double;
create index verification_run_rows_failed on app.verification_run_rows (workspace_id, run_id, row) where status = 'failed';

-- Answers that are kept for a day, for requests that are repeated.
update app.idempotency_keys set body = body - 'stoppedBecause' - 'spent' || jsonb_build_object('status', 'queued', 'pauseReason', null, 'failure', null,
  'isUndo', false, 'failed', 0, 'creditsHeld', least((body ->> 'ceiling')::int, (body ->> 'total')::int), 'creditsSpent', body -> 'spent',
  'startedAt', null)
where body ? 'stoppedBecause' and body ? 'verdicts';

alter table app.runs force row level security;
alter table app.verification_runs force row level security;
alter table app.verification_run_rows force row level security;
alter table app.idempotency_keys force row level security;
