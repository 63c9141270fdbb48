-- The language model that a workspace uses, and every call to it.

create table app.workspace_models (
  workspace_id uuid primary key,
  id uuid not null,
  -- workspace: with its own key; operator: the installation's, whose address, key and prices are in its configuration.
  source text not null check (source in ('workspace', 'operator')),
  api text check (length(api) between 1 and 40),
  base_url text check (length(base_url) between 1 and 500),
  model text check (length(model) between 1 and 200),
  -- Sealed with AES-256-GCM by the server; null for a host that asks for none.
  sealed_key bytea,
  -- The last four characters.
  key_hint text not null check (length(key_hint) <= 4),
  -- Millionths of a US dollar for a million tokens.
  input_price_micros bigint check (input_price_micros between 0 and 10000000000),
  output_price_micros bigint check (output_price_micros between 0 and 10000000000),
  -- The most that may be spent in a calendar month (UTC), in millionths of a US dollar.
  month_ceiling_micros bigint not null check (month_ceiling_micros >= 0),
  tested_at timestamptz,
  -- 'answered', or the code of the failure of the last test, and what the host wrote.
  test_outcome text,
  test_message text,
  created_by uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((source = 'workspace') = (api is not null)),
  check ((source = 'workspace') = (model is not null)),
  check ((source = 'workspace') = (input_price_micros is not null and output_price_micros is not null))
);

-- The ledger: one row for each call, written before it is sent. It stays when the model is removed.
create table app.model_calls (
  workspace_id uuid not null,
  id uuid not null,
  source text not null check (source in ('workspace', 'operator')),
  model text not null check (length(model) <= 200),
  host text not null check (length(host) <= 300),
  -- What it was asked for: test, question.
  purpose text not null check (length(purpose) between 1 and 40),
  run_id uuid,
  -- What the request was about: a company's domain; "" if it was about none.
  subject text not null check (length(subject) <= 300),
  -- sent: written before the call; settled: its outcome is known; lost: nobody knows what came of it.
  status text not null check (status in ('sent', 'settled', 'lost')),
  outcome text,
  message text,
  -- The most that it can cost, counted while it is not settled.
  reserved_micros bigint not null check (reserved_micros >= 0),
  cost_micros bigint not null default 0 check (cost_micros >= 0),
  -- A possible cost counts towards ceilings like a certain one.
  is_cost_certain boolean not null default true,
  input_tokens integer not null default 0 check (input_tokens >= 0),
  output_tokens integer not null default 0 check (output_tokens >= 0),
  -- Characters that were sent.
  sent_characters integer not null check (sent_characters >= 0),
  sent_at timestamptz not null,
  settled_at timestamptz,
  primary key (workspace_id, id),
  check ((status = 'settled') = (outcome is not null))
);
create index model_calls_spent on app.model_calls (workspace_id, source, sent_at);
create index model_calls_open on app.model_calls (workspace_id, sent_at) where status = 'sent';
create index model_calls_run on app.model_calls (workspace_id, run_id) where run_id is not null;

call app.protect('app.workspace_models');
call app.protect('app.model_calls');
grant select, insert, update, delete on app.workspace_models, app.model_calls to leadlight_app;
