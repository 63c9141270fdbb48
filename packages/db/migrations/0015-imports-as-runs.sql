-- Imports are runs: what every run has moves to app.runs, under the same id. An import that was uploaded and not started has no run yet.

-- Row-level security binds the owner too: it is lifted while rows of all workspaces are copied.
alter table app.imports no force row level security;
alter table app.runs no force row level security;
alter table app.idempotency_keys no force row level security;

alter table app.imports
  -- Null until it is started.
  add column run_id uuid check (run_id = id),
  -- Of one that was never started.
  add column canceled_at timestamptz;

update app.imports set canceled_at = coalesce(finished_at, created_at) where state = 'cancelled' and started_at is null;
update app.imports set run_id = id where state <> 'uploaded' and canceled_at is null;

insert into app.runs (workspace_id, id, kind, status, pause_reason, failure, is_undo, total, done, checkpoint, due_at,
  actor_kind, actor_id, created_at, started_at, ended_at)
select workspace_id, id, 'import',
  case state when 'done' then 'finished' when 'undone' then 'finished' when 'undoing' then 'queued' when 'cancelled' then 'canceled' else state end,
  case when state = 'paused' then 'member' end,
  case when state = 'failed' then case when problem is null or problem ->> 'code' = 'import_fault' then '{"code": "stalled", "details": {}}'
    else jsonb_build_object('code', problem -> 'code', 'details', jsonb_strip_nulls(jsonb_build_object('row', problem -> 'row'))) end end,
  goes_back,
  case when goes_back then greatest(coalesce(rows_expected, 0), rows_read) else greatest(rows_expected, rows_read) end,
  case when goes_back then greatest(coalesce(rows_expected, 0), rows_read) - rows_read else rows_read end,
  case when not goes_back and rows_read > 0 then jsonb_build_object('row', rows_read + 1, 'offset', bytes_read) end,
  coalesce(started_at, created_at), actor_kind, actor_id, coalesce(started_at, created_at), started_at,
  case when state in ('done', 'undone', 'cancelled') then finished_at end
from (select *, is_undo or state in ('undoing', 'undone') as goes_back from app.imports where run_id is not null) as i;

drop policy at_work_before_known on app.imports;
revoke select on app.imports from leadlight_auth;
revoke select (workspace_id, id, state) on app.imports from leadlight_auth;
alter table app.imports
  drop column state, drop column is_undo, drop column phase, drop column rows_read, drop column bytes_read, drop column rows_expected,
  drop column run_ms, drop column run_rows, drop column problem, drop column failures, drop column started_at, drop column finished_at,
  add foreign key (workspace_id, run_id) references app.runs on delete cascade deferrable initially deferred;

-- Answers that are kept for a day, for requests that are repeated.
update app.idempotency_keys set body = body - 'state' - 'problem' - 'createdBy' - 'finishedAt' || jsonb_build_object('status', body -> 'state',
  'pauseReason', null, 'failure', null, 'isUndo', false, 'total', body #> '{progress,rowsExpected}', 'done', 0, 'failed', 0, 'ceiling', null,
  'creditsHeld', 0, 'creditsSpent', 0, 'rowsPerSecond', null, 'secondsLeft', null, 'startedBy', body -> 'createdBy', 'startedAt', null,
  'endedAt', null, 'progress', (body -> 'progress') - 'rowsExpected' - 'rowsPerSecond' - 'secondsLeft')
where body ? 'fileUntil' and body ? 'sameAs';

alter table app.imports force row level security;
alter table app.runs force row level security;
alter table app.idempotency_keys force row level security;
