-- Enrichment vendors that a workspace connected with its own key, what was asked of them, and their answers.

create table app.provider_connections (
  workspace_id uuid not null,
  id uuid not null,
  -- An included provider's ID, or 'own' for the workspace's own HTTP endpoint.
  provider text not null check (length(provider) between 1 and 40),
  name text not null check (length(name) between 1 and 100),
  -- The settings of an own endpoint; null for included providers.
  endpoint jsonb,
  -- Sealed with AES-256-GCM by the server; the database never has the key.
  sealed_key bytea not null,
  -- The last four characters.
  key_hint text not null check (length(key_hint) <= 4),
  -- Millionths of a US dollar for one of the provider's credits; null: not known.
  credit_price_micros bigint check (credit_price_micros between 0 and 1000000000),
  -- The most that may be spent in a calendar month (UTC), in millionths of a US dollar; null: no ceiling.
  month_ceiling_micros bigint check (month_ceiling_micros >= 0),
  -- Whether answers may stay in the workspace's records, and for how many days (null: without end).
  may_stay boolean not null default true,
  stay_days integer check (stay_days between 1 and 3650),
  -- The order by hand; learned order applies where it is null.
  position smallint,
  tested_at timestamptz,
  -- The kind of the outcome of the last test, and what the provider wrote.
  test_outcome text,
  test_message text,
  last_used_at timestamptz,
  created_by uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (workspace_id, id),
  check ((provider = 'own') = (endpoint is not null))
);
create unique index provider_connections_once on app.provider_connections (workspace_id, provider) where provider <> 'own';
-- A request that is sent twice connects one endpoint.
create unique index provider_connections_own on app.provider_connections (workspace_id, name) where provider = 'own';

-- The ledger: one row for each call, written before it is sent. It stays when the connection is removed.
create table app.provider_calls (
  workspace_id uuid not null,
  id uuid not null,
  connection_id uuid not null,
  provider text not null,
  -- Equal for the same question of the same row and run, so that a killed worker's call is found again.
  idempotency_key text not null check (length(idempotency_key) between 1 and 300),
  run_id uuid,
  subject_kind text not null check (subject_kind in ('person', 'company')),
  -- The most certain key of the question, such as "l:in/ana-silva"; "" after an erasure.
  subject text not null check (length(subject) <= 600),
  fields text[] not null,
  -- sent: written before the call; settled: its outcome is known; lost: nobody knows what came of it.
  status text not null check (status in ('sent', 'settled', 'lost')),
  outcome text,
  message text,
  -- By field: 'accepted', or why not.
  accepted jsonb not null default '{}',
  -- The most that it can cost, counted while it is not settled.
  reserved_micros bigint not null check (reserved_micros >= 0),
  cost_micros bigint not null default 0 check (cost_micros >= 0),
  cost_credits numeric(14, 4) not null default 0 check (cost_credits >= 0),
  -- A possible cost counts towards ceilings like a certain one.
  is_cost_certain boolean not null default true,
  sent_at timestamptz not null,
  settled_at timestamptz,
  primary key (workspace_id, id),
  unique (workspace_id, connection_id, idempotency_key),
  check ((status = 'settled') = (outcome is not null))
);
create index provider_calls_spent on app.provider_calls (workspace_id, connection_id, sent_at);
create index provider_calls_open on app.provider_calls (workspace_id, sent_at) where status = 'sent';
create index provider_calls_run on app.provider_calls (workspace_id, run_id) where run_id is not null;

-- Answers, also that nobody was found, by each key of the question.
create table app.provider_answers (
  workspace_id uuid not null,
  connection_id uuid not null,
  question_key text not null check (length(question_key) between 1 and 600),
  call_id uuid not null,
  fields text[] not null,
  outcome jsonb not null,
  answered_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (workspace_id, connection_id, question_key),
  foreign key (workspace_id, connection_id) references app.provider_connections on delete cascade
);
create index provider_answers_expires on app.provider_answers (workspace_id, expires_at);

call app.protect('app.provider_connections');
call app.protect('app.provider_calls');
call app.protect('app.provider_answers');
grant select, insert, update, delete on app.provider_connections, app.provider_calls, app.provider_answers to leadlight_app;
