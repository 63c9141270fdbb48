-- expand
-- Columns of lists that show a field of a provider's answer beyond our facts, their runs, and the values.

-- What the column shows, as the server wrote it: { connectionId, provider, about, at, label, type }. Its field is "provider:" with a digest of the first four.
alter table app.list_columns add column provider_field jsonb;
alter table app.list_columns add constraint list_columns_provider_field check (starts_with(field, 'provider:') = (provider_field is not null)) not valid;

create table app.provider_field_runs (
  workspace_id uuid not null,
  id uuid not null,
  column_id uuid not null,
  name text not null,
  connection_id uuid not null,
  -- Whose field it is, and the JSON pointer that is its name.
  about text not null check (about in ('person', 'company')),
  pointer text not null check (length(pointer) between 1 and 300),
  provider_field jsonb not null,
  -- The most that the provider may cost, in millionths of a US dollar.
  provider_ceiling_micros bigint not null check (provider_ceiling_micros >= 0),
  -- Of rows that are done.
  provider_micros bigint not null default 0,
  -- Rows by what came of them, as in the values.
  outcomes jsonb not null default '{}',
  -- Rows whose answer was stored, so that nothing was asked.
  cached integer not null default 0,
  primary key (workspace_id, id),
  foreign key (workspace_id, id) references app.runs on delete cascade deferrable initially deferred
);

create table app.provider_field_run_rows (
  workspace_id uuid not null,
  run_id uuid not null,
  -- Place in the run, from 1.
  row integer not null,
  person_id bigint,
  domain text,
  status text not null check (status in ('pending', 'done', 'failed')),
  outcome text,
  cost smallint not null default 0 check (cost in (0, 1)),
  provider_micros bigint not null default 0,
  -- The provider is paused: the row is continued then.
  next_at timestamptz,
  primary key (workspace_id, run_id, row),
  foreign key (workspace_id, run_id) references app.runs on delete cascade deferrable initially deferred,
  check ((person_id is null) <> (domain is null))
);
create index provider_field_run_rows_todo on app.provider_field_run_rows (workspace_id, run_id, status, row);
create index provider_field_run_rows_person on app.provider_field_run_rows (workspace_id, person_id) where person_id is not null;

-- What a provider's field has about a person, or about the company with a domain; also why it has nothing.
create table app.provider_field_values (
  workspace_id uuid not null,
  id uuid not null,
  -- Of the connection, which may be removed.
  connection_id uuid not null,
  about text not null check (about in ('person', 'company')),
  pointer text not null check (length(pointer) between 1 and 300),
  person_id bigint,
  domain text,
  outcome text not null check (outcome in ('found', 'no_value', 'not_found', 'other_subject', 'other_type', 'not_asked', 'unavailable', 'removed')),
  -- A text, a number, true or false, or a list of texts.
  value jsonb,
  -- Why there is no value, as a sentence.
  reason text,
  -- The connection's name when it answered.
  name text not null check (length(name) between 1 and 100),
  run_id uuid,
  -- When the provider answered; null if it was not asked.
  answered_at timestamptz,
  looked_at timestamptz not null,
  -- When the value is to be removed; null: it may stay.
  due_at timestamptz,
  primary key (workspace_id, id),
  check ((person_id is null) <> (domain is null)),
  check ((about = 'person') = (person_id is not null)),
  check ((outcome = 'found') = (value is not null))
);
create unique index provider_field_values_person on app.provider_field_values (workspace_id, person_id, connection_id, pointer) where person_id is not null;
create unique index provider_field_values_domain on app.provider_field_values (workspace_id, domain, connection_id, pointer) where domain is not null;
create index provider_field_values_due on app.provider_field_values (workspace_id, due_at) where due_at is not null;
create index provider_field_values_connection on app.provider_field_values (workspace_id, connection_id);
create index provider_field_values_person_digests on app.provider_field_values using gin ((app.person_digests(array[value::text, reason], true)));

call app.protect('app.provider_field_runs');
call app.protect('app.provider_field_run_rows');
call app.protect('app.provider_field_values');
grant select, insert, update, delete on app.provider_field_runs, app.provider_field_run_rows, app.provider_field_values to leadlight_app;
-- Where erasing a person looks for them (migration 48).
create policy for_erasure on app.provider_field_values for select to leadlight_erasure using (true);
grant select on app.provider_field_values to leadlight_erasure;
