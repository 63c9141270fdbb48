-- Imports: files that become leads, what each of them did, and pairs of leads that are or may be one.

-- Whether the fictional sample is left out of every search of this workspace.
alter table app.workspaces add column if not exists hides_sample boolean not null default false;

-- The name as it is compared (folded: without case, accents, punctuation, legal form): the key by which the same person or company is found again.
alter table app.companies add column name_key text;
alter table app.people add column name_key text;
drop index app.companies_name;
create index companies_name on app.companies (workspace_id, name_key);
-- A name alone is no key: with an employer it is.
create index people_name on app.people (workspace_id, name_key, company_domain) where name_key is not null;
create index if not exists people_personal_email on app.people (workspace_id, personal_email) where personal_email is not null;

create table app.imports (
  workspace_id uuid not null,
  id uuid not null,
  file_name text not null check (length(file_name) between 1 and 200),
  bytes bigint not null check (bytes > 0),
  sha256 text not null,
  state text not null check (state in ('uploaded', 'queued', 'running', 'paused', 'done', 'failed', 'cancelled', 'undoing', 'undone')),
  -- Where a paused or failed import goes on: taking it in, or taking it back.
  is_undo boolean not null default false,
  format text check (format in ('csv', 'xlsx', 'json')),
  vendor text,
  -- As it was started, complete: a run that goes on reads the file exactly as the one before.
  reading jsonb,
  phase text not null default 'waiting' check (phase in ('waiting', 'reading', 'taking', 'finishing', 'undoing')),
  -- The checkpoint, written in the transaction of the rows before it: rows of the file that are done, and where in the file the next one begins.
  rows_read bigint not null default 0,
  bytes_read bigint not null default 0,
  rows_expected bigint,
  people_created integer not null default 0,
  companies_created integer not null default 0,
  matched integer not null default 0,
  unchanged integer not null default 0,
  merged integer not null default 0,
  doubtful integer not null default 0,
  refused integer not null default 0,
  -- Time at work in the run under way, and the rows of it: for the rate.
  run_ms bigint not null default 0,
  run_rows bigint not null default 0,
  problem jsonb,
  -- Runs that ended by themselves without getting any further, since the last progress.
  failures smallint not null default 0,
  actor_kind text not null check (actor_kind in ('person', 'api_key', 'operator', 'system')),
  actor_id uuid,
  created_at timestamptz not null,
  started_at timestamptz,
  finished_at timestamptz,
  -- When the uploaded file is removed; null once it is.
  file_until timestamptz,
  primary key (workspace_id, id)
);
create index imports_sha256 on app.imports (workspace_id, sha256);
create index imports_file_until on app.imports (workspace_id, file_until) where file_until is not null;
create index imports_at_work on app.imports (id) where state in ('queued', 'running', 'undoing');

-- What an import did, a row for each of its transactions: by this it is undone.
create table app.import_chunks (
  workspace_id uuid not null,
  import_id uuid not null,
  number integer not null,
  first_row bigint not null,
  last_row bigint not null,
  -- Leads that it made, and leads that were there and that it told something about.
  made bigint[] not null,
  told bigint[] not null,
  primary key (workspace_id, import_id, number),
  foreign key (workspace_id, import_id) references app.imports on delete cascade deferrable initially deferred
);

create table app.import_refusals (
  workspace_id uuid not null,
  import_id uuid not null,
  row bigint not null,
  field text,
  code text not null,
  reason text not null,
  -- The row as it stands in the file.
  cells text[] not null,
  primary key (workspace_id, import_id, row),
  foreign key (workspace_id, import_id) references app.imports on delete cascade deferrable initially deferred
);

create table app.merges (
  workspace_id uuid not null,
  id uuid not null,
  kind text not null check (kind in ('people', 'companies')),
  state text not null check (state in ('open', 'merged', 'apart')),
  -- While merged, `keep_id` is the lead that is left and `gone_id` the one that is in it.
  keep_id bigint not null,
  gone_id bigint not null check (gone_id <> keep_id),
  reasons jsonb not null,
  is_automatic boolean not null default false,
  import_id uuid,
  -- Both records as they were, and what was moved from one to the other; null unless merged.
  before jsonb,
  created_at timestamptz not null,
  decided_at timestamptz,
  actor_kind text check (actor_kind in ('person', 'api_key', 'operator', 'system')),
  actor_id uuid,
  primary key (workspace_id, id),
  check ((state = 'merged') = (before is not null))
);
-- A pair is asked about once, whichever way round.
create unique index merges_pair on app.merges (workspace_id, least(keep_id, gone_id), greatest(keep_id, gone_id));
create index merges_state on app.merges (workspace_id, state, id);
create index merges_import on app.merges (workspace_id, import_id) where import_id is not null;

call app.protect('app.imports');
call app.protect('app.import_chunks');
call app.protect('app.import_refusals');
call app.protect('app.merges');

-- Work that was cut off must be found before its workspace is known. Which, and nothing about it.
create policy at_work_before_known on app.imports for select to leadlight_auth using (state in ('queued', 'running', 'undoing'));
grant select (workspace_id, id, state) on app.imports to leadlight_auth;

grant select, insert, update, delete on app.imports, app.import_chunks, app.import_refusals, app.merges to leadlight_app;
