-- Runs: durable work over many rows, whatever its kind. A kind keeps what only it needs in a table of its own, under the run's id.
create table app.runs (
  workspace_id uuid not null,
  id uuid not null,
  -- import, bulk-change, reveal, verification, find. Without a list: a new kind needs no migration here.
  kind text not null check (kind ~ '^[a-z]+(-[a-z]+)*$'),
  status text not null check (status in ('queued', 'running', 'paused', 'finished', 'canceled', 'failed')),
  pause_reason text check (pause_reason in ('member', 'ceiling', 'credits', 'read_only', 'permission')),
  -- {"code": "file_gone", "details": {…}}
  failure jsonb,
  -- Goes backward: takes back what the run did.
  is_undo boolean not null default false,
  -- Rows; null while nobody knows.
  total bigint check (total >= 0),
  done bigint not null default 0,
  -- Rows that were set aside: run_failed_rows has them.
  failed bigint not null default 0,
  -- The most credits that it may spend; null where it costs nothing.
  ceiling integer check (ceiling >= 0),
  credits_spent integer not null default 0,
  -- The reservation under way, and how many there were: each has an idempotency key of its own.
  reservation_id uuid,
  reservations integer not null default 0,
  -- Where it goes on, as its kind writes it, and how many rows behind that are done: written in the transaction that did them.
  checkpoint jsonb,
  rows_past_checkpoint integer not null default 0,
  -- Slices of work so far, and how many of the last ones ended without progress; counted when a slice begins.
  attempt integer not null default 0,
  stalled_attempts smallint not null default 0,
  -- One worker at a time, by the clock of the database. Every commit of a worker checks that the lease is still its own.
  leased_by uuid,
  leased_until timestamptz,
  -- When there is something to do.
  due_at timestamptz not null,
  -- Of the slice under way: for rows per second.
  work_ms bigint not null default 0,
  work_rows bigint not null default 0,
  actor_kind text not null check (actor_kind in ('person', 'api_key', 'operator', 'system')),
  actor_id uuid,
  created_at timestamptz not null,
  started_at timestamptz,
  ended_at timestamptz,
  primary key (workspace_id, id),
  check (credits_spent <= ceiling),
  check ((status = 'paused') = (pause_reason is not null)),
  check ((status = 'failed') = (failure is not null)),
  check ((leased_by is null) = (leased_until is null))
);
create index runs_kind on app.runs (workspace_id, kind, id);
create index runs_at_work on app.runs (due_at) where status in ('queued', 'running');

-- Rows that failed. Pending: tried again by the run; failed: set aside after the third time, until somebody retries.
create table app.run_failed_rows (
  workspace_id uuid not null,
  run_id uuid not null,
  -- Place in the run, from 1.
  row bigint not null,
  -- What people know the row by: a lead's name, a row of a file.
  subject text not null,
  -- What its kind needs to find the row again.
  ref jsonb not null,
  status text not null check (status in ('pending', 'failed')),
  -- Counted before each attempt, so that a row that ends its process is counted too.
  attempts smallint not null,
  -- Null until an attempt has failed.
  code text,
  reason text,
  -- For the operator: kind and place of the error, without its message.
  fault jsonb,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (workspace_id, run_id, row),
  foreign key (workspace_id, run_id) references app.runs on delete cascade deferrable initially deferred
);
create index run_failed_rows_status on app.run_failed_rows (workspace_id, run_id, status, row);

-- Reveal runs so far. Row-level security binds the owner too: it is lifted while rows of all workspaces are copied.
alter table app.reveal_runs no force row level security;
alter table app.idempotency_keys no force row level security;

insert into app.runs (workspace_id, id, kind, status, pause_reason, total, done, ceiling, credits_spent, reservation_id, reservations, checkpoint, due_at,
  actor_kind, actor_id, created_at, started_at, ended_at)
select workspace_id, id, 'reveal', case status when 'done' then 'finished' when 'cancelled' then 'canceled' when 'stopped' then 'paused' else status end,
  case when status = 'paused' then 'member' else case stopped_because when 'ceiling_reached' then 'ceiling' when 'credits_insufficient' then 'credits'
    when 'workspace_read_only' then 'read_only' when 'permission_lost' then 'permission' end end,
  total, done, ceiling, spent, reservation_id, holds, to_jsonb(done), created_at, actor_kind, actor_id, created_at, created_at, ended_at
from app.reveal_runs;

drop policy at_work_before_known on app.reveal_runs;
revoke select on app.reveal_runs from leadlight_auth;
revoke select (workspace_id, id) on app.reveal_runs from leadlight_auth;
alter table app.reveal_runs
  drop column status, drop column stopped_because, drop column total, drop column done, drop column ceiling, drop column spent,
  drop column reservation_id, drop column holds, drop column actor_kind, drop column actor_id, drop column created_at, drop column ended_at,
  add foreign key (workspace_id, id) references app.runs on delete cascade deferrable initially deferred;

-- Answers that are kept for a day, for requests that are repeated.
update app.idempotency_keys set body = body - 'stoppedBecause' - 'spent' || jsonb_build_object('kind', 'reveal', 'status', 'queued', 'pauseReason', null,
  'failure', null, 'isUndo', false, 'failed', 0, 'creditsHeld', least(body -> 'ceiling', body -> 'total'), 'creditsSpent', body -> 'spent',
  'rowsPerSecond', null, 'secondsLeft', null, 'startedAt', null)
where body ? 'stoppedBecause' and body ? 'nothingToReveal';

alter table app.reveal_runs force row level security;
alter table app.idempotency_keys force row level security;

call app.protect('app.runs');
call app.protect('app.run_failed_rows');

-- Work that is due must be found before its workspace is known. Which, and nothing about it.
create policy at_work_before_known on app.runs for select to leadlight_auth using (status in ('queued', 'running'));
grant select (workspace_id, id, kind, status, due_at, leased_until) on app.runs to leadlight_auth;

grant select, insert, update, delete on app.runs, app.run_failed_rows to leadlight_app;
