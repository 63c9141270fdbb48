-- Everything a customer owns. Every row carries workspace_id; row-level security is on and forced for every table,
-- so a query that forgets the workspace sees nothing, whoever runs it.

create function app.current_workspace() returns uuid language sql stable parallel safe
  return nullif(current_setting('app.workspace_id', true), '')::uuid;

create table app.workspaces (
  workspace_id uuid primary key,
  trial_plan text check (trial_plan in ('starter', 'basic', 'premium')),
  trial_started_at timestamptz,
  trial_ends_at timestamptz,
  plan text check (plan in ('starter', 'basic', 'premium')),
  -- The instant whose monthly anniversaries bring credits; kept when a plan ends, so that ending and starting again brings no second grant.
  plan_anchor_at timestamptz,
  -- How many monthly grants have been given since plan_anchor_at.
  periods_granted integer not null default 0,
  plan_ended_at timestamptz,
  delete_requested_by uuid,
  delete_requested_at timestamptz,
  delete_after timestamptz,
  created_at timestamptz not null,
  check ((trial_started_at is null) = (trial_ends_at is null)),
  check (plan is null or plan_anchor_at is not null)
);

create table app.audit_events (
  workspace_id uuid not null,
  id uuid not null,
  at timestamptz not null,
  actor_kind text not null check (actor_kind in ('person', 'api_key', 'operator', 'system')),
  actor_id uuid,
  action text not null,
  target_kind text,
  target_id text,
  details jsonb not null default '{}',
  primary key (workspace_id, id)
);

create table app.api_keys (
  workspace_id uuid not null,
  id uuid not null,
  name text not null check (length(name) between 1 and 100),
  scopes text[] not null,
  -- What a person recognises the key by: its first characters. The key itself is kept as a digest only.
  hint text not null,
  digest bytea not null unique,
  created_by uuid,
  created_at timestamptz not null,
  last_used_at timestamptz,
  revoked_at timestamptz,
  primary key (workspace_id, id)
);

create table app.idempotency_keys (
  workspace_id uuid not null,
  key text not null,
  actor_id uuid not null,
  fingerprint bytea not null,
  status integer,
  body jsonb,
  created_at timestamptz not null,
  primary key (workspace_id, actor_id, key)
);
create index idempotency_keys_created_at on app.idempotency_keys (workspace_id, created_at);

-- What a deletion removed: counts a table, no content. The one thing that outlives a workspace.
create table app.deletion_reports (
  workspace_id uuid primary key,
  requested_at timestamptz not null,
  completed_at timestamptz not null,
  removed jsonb not null
);

-- Puts a table under its workspace. Called by every migration that makes one; a test finds a table that was forgotten.
create procedure app.protect(name regclass) language plpgsql as $$
begin
  execute format('alter table %s enable row level security', name);
  execute format('alter table %s force row level security', name);
  execute format('create policy own_workspace on %s using (workspace_id = app.current_workspace()) with check (workspace_id = app.current_workspace())', name);
end $$;

call app.protect('app.workspaces');
call app.protect('app.audit_events');
call app.protect('app.api_keys');
call app.protect('app.idempotency_keys');
call app.protect('app.deletion_reports');

-- What must be read before the workspace is known: whether it may write, and whose a key is.
create policy standing_before_known on app.workspaces for select to leadlight_auth using (true);
create policy key_before_known on app.api_keys for select to leadlight_auth using (true);
-- A person's own act (a new password, two-factor off) is noted in each of their workspaces.
create policy note_personal_acts on app.audit_events for insert to leadlight_auth with check (true);

create function app.refuse_change() returns trigger language plpgsql as $$
begin
  -- The removal of a whole workspace is the one exception; only its own function may say so.
  if tg_op = 'DELETE' and current_setting('app.purging', true) = old.workspace_id::text then
    return old;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = 'LL002';
end $$;

create trigger append_only before update or delete on app.audit_events for each row execute function app.refuse_change();

-- Removes all that a workspace has, in every table that carries workspace_id, tables of later migrations included.
-- Runs as its owner, because the server itself may not delete from the append-only tables.
create function app.purge_workspace(purged uuid, requested timestamptz, completed timestamptz) returns jsonb
  language plpgsql security definer set search_path = pg_catalog, app as $$
declare
  removed jsonb := '{}';
  table_name text;
  count bigint;
begin
  if purged is distinct from app.current_workspace() then
    raise exception 'purge of a workspace other than the current one';
  end if;
  perform set_config('app.purging', purged::text, true);
  for table_name in
    select c.relname from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'app' and a.attname = 'workspace_id' and c.relkind in ('r', 'p') and not c.relispartition
      and c.relname <> 'deletion_reports' order by c.relname
  loop
    execute format('delete from app.%I where workspace_id = $1', table_name) using purged;
    get diagnostics count = row_count;
    removed := removed || jsonb_build_object(table_name, count);
  end loop;
  delete from auth.invitation where "organizationId" = purged;
  get diagnostics count = row_count;
  removed := removed || jsonb_build_object('invitations', count);
  select count(*) into count from auth.member where "organizationId" = purged;
  removed := removed || jsonb_build_object('members', count);
  update auth.session set "activeOrganizationId" = null where "activeOrganizationId" = purged;
  delete from auth.organization where id = purged;
  insert into app.deletion_reports (workspace_id, requested_at, completed_at, removed)
    values (purged, requested, completed, removed) on conflict do nothing;
  perform set_config('app.purging', '', true);
  return removed;
end $$;
revoke execute on function app.purge_workspace from public;

grant usage on schema app to leadlight_app, leadlight_auth;
grant execute on function app.current_workspace to leadlight_app, leadlight_auth;
grant execute on function app.purge_workspace to leadlight_app;
grant select, insert, update on app.workspaces to leadlight_app;
grant select, insert on app.audit_events to leadlight_app;
grant select, insert, update on app.api_keys to leadlight_app;
grant select, insert, update, delete on app.idempotency_keys to leadlight_app;
grant select on app.deletion_reports to leadlight_app;
grant select on app.workspaces, app.api_keys to leadlight_auth;
grant insert on app.audit_events to leadlight_auth;
