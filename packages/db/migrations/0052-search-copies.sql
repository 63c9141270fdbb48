-- expand
-- What a ClickHouse cluster that searches has of each workspace and of the pool. Its leads are a function of this database: copies only.

-- Numbers of attempts to write changes, unique for all owners.
create sequence app.search_versions;

create table app.search_copies (
  workspace_id uuid not null,
  -- The tables in ClickHouse. A rebuild fills those of a new generation while the previous one serves.
  generation bigint not null,
  -- The pool's only: whether searches use this generation; while it is filled, until when its builder has it.
  serves boolean not null default false,
  building_until timestamptz,
  -- Of the cluster and database that the position belongs to.
  database text not null,
  -- In the search outbox: entries of older transactions are in ClickHouse, and of the others those that are known.
  position text not null,
  known bigint[] not null default '{}',
  -- Of the newest written change, and how many were written.
  version bigint not null default 0,
  batches integer not null default 0,
  -- A workspace's only: the pool's version that its rows refer to.
  pool_version bigint not null default 0,
  pool_batches integer not null default 0,
  -- The pool's only: rows of each shard that were written when the generation was filled, people and companies in turn.
  base_rows bigint[] not null default '{}',
  -- Rows written since the generation was filled.
  changed_rows bigint not null default 0,
  fed_at timestamptz not null,
  built_at timestamptz not null,
  primary key (workspace_id, generation)
);
create unique index search_copies_serves on app.search_copies (workspace_id) where serves;

-- Attempts to write changes that have begun. One that succeeds is deleted; rows of the others in ClickHouse don't count.
create table app.search_attempts (
  workspace_id uuid not null,
  generation bigint not null,
  version bigint not null,
  primary key (workspace_id, generation, version),
  foreign key (workspace_id, generation) references app.search_copies on delete cascade
);

call app.protect('app.search_copies');
call app.protect('app.search_attempts');
create policy pool_for_all on app.search_copies for select using (workspace_id = app.pool_id() and app.current_workspace() is not null);
create policy pool_for_all on app.search_attempts for select using (workspace_id = app.pool_id() and app.current_workspace() is not null);
grant usage on sequence app.search_versions to leadlight_app;
grant select, insert, update, delete on app.search_copies, app.search_attempts to leadlight_app;
