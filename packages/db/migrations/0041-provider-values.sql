-- Which values of a person are from a provider: they are removed when their time is over, if its terms limit it.

create table app.provider_values (
  workspace_id uuid not null,
  id uuid not null,
  -- Null if no person was found or written: the values are only in the steps of the run.
  person_id bigint,
  -- Of the connection, which may be removed.
  connection_id uuid not null,
  -- The connection's name when it answered: the locator of the facts.
  name text not null check (length(name) between 1 and 100),
  -- The accepted facts, as [field, value, seconds since 1970].
  facts jsonb not null,
  -- The row of the profile run, whose steps show the values.
  run_id uuid not null,
  run_row integer not null,
  -- When the provider answered.
  answered_at timestamptz not null,
  -- Null: they may stay.
  due_at timestamptz,
  primary key (workspace_id, id)
);
create index provider_values_due on app.provider_values (workspace_id, due_at) where due_at is not null;
create index provider_values_person on app.provider_values (workspace_id, person_id);
create index provider_values_connection on app.provider_values (workspace_id, connection_id);

call app.protect('app.provider_values');
grant select, insert, update, delete on app.provider_values to leadlight_app;
