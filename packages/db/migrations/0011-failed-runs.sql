-- A run whose stretches end by themselves again and again without coming on stops and says so, instead of being tried for ever.
alter table app.verification_runs
  -- Stretches in a row that ended by themselves and changed nothing.
  add column fruitless smallint not null default 0,
  drop constraint verification_runs_stopped_because_check,
  add constraint verification_runs_stopped_because_check
    check (stopped_because in ('ceiling_reached', 'credits_insufficient', 'workspace_read_only', 'permission_lost', 'file_gone', 'failed'));
