-- Working with leads: acts on many of them with their undo, reveal runs, exports, and who was erased.

-- The leads that an act, a reveal run or an export is for, as they were when it was asked for: in their order, 1,000 to a row.
create table app.lead_picks (
  workspace_id uuid not null,
  -- Id of the act, run or export.
  pick_id uuid not null,
  -- 0, 1, 2…
  number integer not null,
  ids bigint[] not null,
  primary key (workspace_id, pick_id, number)
);

create table app.lead_acts (
  workspace_id uuid not null,
  id uuid not null,
  kind text not null check (kind in ('people', 'companies')),
  -- As the contract writes it.
  change jsonb not null,
  status text not null check (status in ('running', 'done', 'cancelled', 'undoing', 'undone')),
  total integer not null,
  -- Leads looked at: the checkpoint, written in the transaction of what it did to them.
  done integer not null default 0,
  changed integer not null default 0,
  actor_kind text not null check (actor_kind in ('person', 'api_key', 'operator', 'system')),
  actor_id uuid,
  created_at timestamptz not null,
  ended_at timestamptz,
  undo_until timestamptz not null,
  primary key (workspace_id, id)
);
create index lead_acts_at_work on app.lead_acts (id) where status in ('running', 'undoing');

-- What an act changed, and how it was before: for undo and for a lead's history.
create table app.lead_act_items (
  workspace_id uuid not null,
  act_id uuid not null,
  lead_id bigint not null,
  before jsonb not null,
  primary key (workspace_id, act_id, lead_id),
  foreign key (workspace_id, act_id) references app.lead_acts on delete cascade deferrable initially deferred
);
create index lead_act_items_lead on app.lead_act_items (workspace_id, lead_id);

create table app.reveal_runs (
  workspace_id uuid not null,
  id uuid not null,
  status text not null check (status in ('running', 'paused', 'done', 'cancelled', 'stopped')),
  stopped_because text check (stopped_because in ('ceiling_reached', 'credits_insufficient', 'workspace_read_only', 'permission_lost')),
  total integer not null,
  -- People looked at: the checkpoint, written in the transaction that revealed and paid.
  done integer not null default 0,
  paid integer not null default 0,
  undeliverable integer not null default 0,
  already_revealed integer not null default 0,
  nothing_to_reveal integer not null default 0,
  suppressed integer not null default 0,
  gone integer not null default 0,
  ceiling integer not null check (ceiling >= 0),
  spent integer not null default 0,
  -- The hold under way, and how many there were: each has a key of its own.
  reservation_id uuid,
  holds integer not null default 0,
  actor_kind text not null check (actor_kind in ('person', 'api_key', 'operator', 'system')),
  actor_id uuid,
  created_at timestamptz not null,
  ended_at timestamptz,
  primary key (workspace_id, id),
  check (spent <= ceiling),
  check ((status = 'stopped') = (stopped_because is not null)),
  check (done = paid + undeliverable + already_revealed + nothing_to_reveal + suppressed + gone)
);
create index reveal_runs_at_work on app.reveal_runs (id) where status = 'running';

create table app.lead_exports (
  workspace_id uuid not null,
  id uuid not null,
  kind text not null check (kind in ('people', 'companies')),
  preset text not null,
  with_evidence boolean not null,
  total integer not null,
  actor_kind text not null check (actor_kind in ('person', 'api_key', 'operator', 'system')),
  actor_id uuid,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (workspace_id, id)
);

-- Who asked to be erased everywhere: digests alone, so that no import brings them back. Written by the operator, under the pool's id.
create table app.erasures (
  workspace_id uuid not null,
  kind text not null check (kind in ('address', 'linkedin')),
  -- SHA-256, hex, of the lower-case address or of the key of the LinkedIn profile ("in/ana-silva").
  digest text not null check (digest ~ '^[0-9a-f]{64}$'),
  erased_at timestamptz not null,
  primary key (workspace_id, kind, digest)
);

call app.protect('app.lead_picks');
call app.protect('app.lead_acts');
call app.protect('app.lead_act_items');
call app.protect('app.reveal_runs');
call app.protect('app.lead_exports');
call app.protect('app.erasures');
create policy pool_for_all on app.erasures for select using (workspace_id = app.pool_id() and app.current_workspace() is not null);

-- Work that was cut off must be found before its workspace is known. Which, and nothing about it.
create policy at_work_before_known on app.lead_acts for select to leadlight_auth using (status in ('running', 'undoing'));
create policy at_work_before_known on app.reveal_runs for select to leadlight_auth using (status = 'running');
grant select (workspace_id, id, status) on app.lead_acts to leadlight_auth;
grant select (workspace_id, id, status) on app.reveal_runs to leadlight_auth;

grant select, insert, update, delete on app.lead_picks, app.lead_acts, app.lead_act_items, app.reveal_runs, app.lead_exports to leadlight_app;
grant select, insert on app.erasures to leadlight_app;
