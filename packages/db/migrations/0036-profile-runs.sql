-- Enriching people: what only a profile run has, its rows, and what was learned about providers.

create table app.profile_runs (
  workspace_id uuid not null,
  id uuid not null,
  source text not null check (source in ('text', 'people')),
  name text not null,
  -- Groups of fields that are looked for: job, email, phone, background.
  wants text[] not null,
  asks_providers boolean not null,
  -- The most that providers may cost, in millionths of a US dollar.
  provider_ceiling_micros bigint not null check (provider_ceiling_micros >= 0),
  -- Of rows that are done.
  provider_micros bigint not null default 0,
  facts_added integer not null default 0,
  enriched integer not null default 0,
  skipped integer not null default 0,
  outcomes jsonb not null default '{}',
  primary key (workspace_id, id),
  foreign key (workspace_id, id) references app.runs on delete cascade deferrable initially deferred
);

create table app.profile_run_rows (
  workspace_id uuid not null,
  run_id uuid not null,
  -- Place in the run, from 1.
  row integer not null,
  -- The line of the list or the row of the file; null for people who were selected.
  position integer,
  given text not null,
  -- By which the person can be looked up, as engines/profiles/inputs/keys.ts has them; null for a row that can't be used.
  keys jsonb,
  -- The workspace's record: of a selected person from the start, otherwise once it is known.
  person_id bigint,
  status text not null check (status in ('pending', 'done', 'skipped', 'failed')),
  -- Why it was skipped: the code of an input error, duplicate, sample, gone, erased, suppressed.
  skip_reason text,
  -- A provider is paused: the row is continued then.
  next_at timestamptz,
  outcome text check (outcome in ('enriched', 'nothing_new', 'not_found')),
  facts_added integer not null default 0,
  cost smallint not null default 0 check (cost in (0, 1)),
  provider_micros bigint not null default 0,
  -- What was asked, as the contract writes it; also while it is in progress.
  steps jsonb not null default '[]',
  -- Why wanted fields have no value, by field.
  open jsonb not null default '{}',
  ended_at timestamptz,
  primary key (workspace_id, run_id, row),
  foreign key (workspace_id, run_id) references app.runs on delete cascade deferrable initially deferred
);
create index profile_run_rows_todo on app.profile_run_rows (workspace_id, run_id, status, row);
create index profile_run_rows_person on app.profile_run_rows (workspace_id, person_id, ended_at desc) where person_id is not null;

-- Counts from which the order of providers is learned (engines/profiles/waterfall/learning.ts).
create table app.provider_tallies (
  workspace_id uuid not null,
  key text not null check (length(key) between 1 and 500),
  count integer not null,
  sum double precision not null,
  primary key (workspace_id, key)
);

call app.protect('app.profile_runs');
call app.protect('app.profile_run_rows');
call app.protect('app.provider_tallies');
grant select, insert, update, delete on app.profile_runs, app.profile_run_rows, app.provider_tallies to leadlight_app;
