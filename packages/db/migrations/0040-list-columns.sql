-- Enrichment columns of lists: what they show and look for, and the runs that were started for them. Values are facts of the leads; a column stores none.

create table app.list_columns (
  workspace_id uuid not null,
  id uuid not null,
  list_id uuid not null,
  -- As in the contract: email, technologies, ….
  field text not null check (length(field) between 1 and 50),
  asks_providers boolean not null,
  -- Filters of a search; null for every lead of the list.
  condition jsonb,
  is_automatic boolean not null,
  month_ceiling integer not null check (month_ceiling >= 0),
  -- In millionths of a US dollar.
  month_provider_ceiling_micros bigint not null check (month_provider_ceiling_micros >= 0),
  -- Leads that were added earlier are not looked for automatically.
  automatic_since timestamptz not null,
  -- Leads that were added until then have been looked at.
  looked_until timestamptz not null,
  -- Why added leads are not looked for at the moment: ceiling, credits, web_contact, permission.
  waits_for text,
  -- Who added it or changed its settings last: automatic runs are started in their name.
  changed_by_kind text not null,
  changed_by uuid,
  created_at timestamptz not null,
  primary key (workspace_id, id),
  unique (workspace_id, list_id, field),
  foreign key (workspace_id, list_id) references app.lists on delete cascade deferrable initially deferred
);

create table app.list_column_runs (
  workspace_id uuid not null,
  column_id uuid not null,
  run_id uuid not null,
  is_automatic boolean not null,
  created_at timestamptz not null,
  primary key (workspace_id, column_id, run_id),
  foreign key (workspace_id, column_id) references app.list_columns on delete cascade deferrable initially deferred,
  foreign key (workspace_id, run_id) references app.runs on delete cascade deferrable initially deferred
);
create index list_column_runs_run on app.list_column_runs (workspace_id, run_id);
create index list_leads_added on app.list_leads (workspace_id, list_id, added_at);

call app.protect('app.list_columns');
call app.protect('app.list_column_runs');
-- Automatic columns must be found before their workspace is known. Which, and nothing about them.
create policy automatic_before_known on app.list_columns for select to leadlight_auth using (is_automatic);
grant select (workspace_id, id, is_automatic) on app.list_columns to leadlight_auth;
grant select, insert, update, delete on app.list_columns, app.list_column_runs to leadlight_app;
