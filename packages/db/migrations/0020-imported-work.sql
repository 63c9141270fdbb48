-- What imports set of stage, owner, tags, notes and lists, and the values that they couldn't read.

-- What an import added to a lead, for its undo: only what wasn't there before.
create table app.import_work (
  workspace_id uuid not null,
  import_id uuid not null,
  lead_id bigint not null,
  stage text,
  owner_id uuid,
  tags text[] not null default '{}',
  note_ids uuid[] not null default '{}',
  -- As they were added: a note that was edited or deleted since isn't added again.
  note_bodies text[] not null default '{}',
  list_ids uuid[] not null default '{}',
  primary key (workspace_id, import_id, lead_id),
  foreign key (workspace_id, import_id) references app.imports on delete cascade deferrable initially deferred
);

-- Lists that the import created, for its limit and its undo.
alter table app.imports add column created_lists uuid[] not null default '{}';

-- How many cells of each column couldn't be read, by the reason.
create table app.import_invalid_columns (
  workspace_id uuid not null,
  import_id uuid not null,
  -- From 0.
  column_index integer not null,
  code text not null,
  count bigint not null,
  primary key (workspace_id, import_id, column_index, code),
  foreign key (workspace_id, import_id) references app.imports on delete cascade deferrable initially deferred
);

-- The cells themselves, up to a limit for each import.
create table app.import_invalid_values (
  workspace_id uuid not null,
  import_id uuid not null,
  row bigint not null,
  column_index integer not null,
  code text not null,
  value text not null,
  -- The lead that the row became, so that an erasure finds the value.
  lead_id bigint,
  primary key (workspace_id, import_id, row, column_index),
  foreign key (workspace_id, import_id) references app.imports on delete cascade deferrable initially deferred
);
create index import_invalid_values_lead on app.import_invalid_values (workspace_id, lead_id) where lead_id is not null;
create index import_work_lead on app.import_work (workspace_id, lead_id);

call app.protect('app.import_work');
call app.protect('app.import_invalid_columns');
call app.protect('app.import_invalid_values');
grant select, insert, update, delete on app.import_work, app.import_invalid_columns, app.import_invalid_values to leadlight_app;
