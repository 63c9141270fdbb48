-- Leads: people and companies, as a shared pool and as each workspace's own imports.
-- The pool is a workspace under a reserved id: everyone may read its rows, only the operator writes them (in a transaction of that id).
-- A row carries the current value of every field, ready for search, and all facts with their evidence, packed (engines/leads/facts).

create function app.pool_id() returns uuid language sql immutable parallel safe
  return '00000000-0000-0000-0000-000000000000'::uuid;

-- People and companies share one numbering, so that an id says by itself which lead is meant.
create sequence app.lead_ids as bigint;

create table app.companies (
  id bigint primary key default nextval('app.lead_ids'),
  workspace_id uuid not null,
  -- The pool's record of the same company, which this one stands in front of in its own workspace.
  pool_id bigint,
  name text not null check (length(name) between 1 and 300),
  -- Registrable domain, ASCII, lower case.
  domain text,
  -- Key of a LinkedIn page: company/acme. Never fetched.
  linkedin text,
  industry text,
  size text check (size in ('1', '2-10', '11-50', '51-200', '201-500', '501-1000', '1001-5000', '5001-10000', '10001+')),
  employees integer check (employees >= 0),
  founded smallint check (founded between 1000 and 2200),
  country text,
  region text,
  -- Id of the gazetteer where the city is known to it; the words stand in city_name.
  city text,
  city_name text,
  phone text,
  description text,
  tags text[] not null default '{}',
  -- Where the record came from first: facts' source kinds.
  source text not null,
  is_sample boolean not null default false,
  -- 0 to 1,000; the default order (engines/leads/score).
  score smallint not null default 0,
  facts jsonb not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index companies_workspace on app.companies (workspace_id, id);
create index companies_domain on app.companies (workspace_id, domain) where domain is not null;
create index companies_linkedin on app.companies (workspace_id, linkedin) where linkedin is not null;
create index companies_name on app.companies (workspace_id, lower(name));
create index companies_pool_id on app.companies (pool_id, workspace_id) where pool_id is not null;

create table app.people (
  id bigint primary key default nextval('app.lead_ids'),
  workspace_id uuid not null,
  -- The pool's record of the same person, which this one stands in front of in its own workspace.
  pool_id bigint,
  -- Of this workspace or of the pool.
  company_id bigint,
  name text not null check (length(name) between 1 and 300),
  first_name text,
  last_name text,
  title text,
  -- The same for all spellings of a title (engines/leads/titles).
  title_key text,
  seniorities text[] not null default '{}',
  department text,
  country text,
  region text,
  city text,
  city_name text,
  email text,
  email_verdict text not null default 'not_checked' check (email_verdict in ('deliverable', 'risky', 'unknown', 'undeliverable', 'not_checked')),
  email_checked_at timestamptz,
  personal_email text,
  phone text,
  mobile_phone text,
  linkedin text,
  -- What the person's own words say where no company record is known yet.
  company_name text,
  company_domain text,
  source text not null,
  is_sample boolean not null default false,
  score smallint not null default 0,
  facts jsonb not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index people_workspace on app.people (workspace_id, id);
create index people_email on app.people (workspace_id, email) where email is not null;
create index people_linkedin on app.people (workspace_id, linkedin) where linkedin is not null;
create index people_company on app.people (company_id, workspace_id) where company_id is not null;
create index people_pool_id on app.people (pool_id, workspace_id) where pool_id is not null;

-- What a workspace keeps about a lead of its own or of the pool: who looks after it, how far it is, whether it is hidden.
create table app.lead_states (
  workspace_id uuid not null,
  lead_id bigint not null,
  stage text,
  owner_id uuid,
  tags text[] not null default '{}',
  updated_at timestamptz not null,
  primary key (workspace_id, lead_id)
);

create table app.lead_notes (
  workspace_id uuid not null,
  id uuid not null,
  lead_id bigint not null,
  body text not null check (length(body) between 1 and 5000),
  author_id uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (workspace_id, id)
);
create index lead_notes_lead on app.lead_notes (workspace_id, lead_id, created_at);

-- Once per workspace for ever: whoever is here is paid for, or was free because there was nothing to pay for.
create table app.reveals (
  workspace_id uuid not null,
  person_id bigint not null,
  revealed_at timestamptz not null,
  actor_kind text not null check (actor_kind in ('person', 'api_key', 'operator', 'system')),
  actor_id uuid,
  -- Number of the ledger's entry; null where it cost nothing.
  entry_number integer,
  primary key (workspace_id, person_id)
);

create table app.lists (
  workspace_id uuid not null,
  id uuid not null,
  kind text not null check (kind in ('people', 'companies')),
  name text not null check (length(name) between 1 and 100),
  -- Seen by its maker alone, or by the whole workspace.
  is_shared boolean not null default true,
  created_by uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (workspace_id, id)
);

create table app.list_leads (
  workspace_id uuid not null,
  list_id uuid not null,
  lead_id bigint not null,
  added_by uuid,
  added_at timestamptz not null,
  primary key (workspace_id, list_id, lead_id),
  foreign key (workspace_id, list_id) references app.lists on delete cascade deferrable initially deferred
);
create index list_leads_lead on app.list_leads (workspace_id, lead_id);

-- Nobody of these is shown, revealed, exported or verified for this workspace; survives every import.
create table app.suppressions (
  workspace_id uuid not null,
  id uuid not null,
  kind text not null check (kind in ('address', 'domain', 'hash')),
  -- An address and a domain in lower case; a hash is SHA-256 of the lower-case address, hex.
  value text not null check (length(value) between 1 and 320),
  reason text,
  created_by uuid,
  created_at timestamptz not null,
  primary key (workspace_id, id),
  unique (workspace_id, kind, value)
);

-- Names under which searches are kept; the query as the contract writes it.
create table app.saved_searches (
  workspace_id uuid not null,
  id uuid not null,
  kind text not null check (kind in ('people', 'companies')),
  name text not null check (length(name) between 1 and 100),
  query jsonb not null,
  is_shared boolean not null default false,
  created_by uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (workspace_id, id)
);

-- What search has yet to take in. The transaction that changes leads, or what a workspace keeps about them, writes here what it changed.
-- Readers must not trust the order of `number` alone: a transaction that began earlier may commit later (see lead-changes.queries.ts).
create table app.lead_changes (
  workspace_id uuid not null,
  number bigint generated always as identity,
  -- people, companies: rows changed or gone. states, reveals, suppressions: what the workspace keeps about them. list: its members.
  kind text not null check (kind in ('people', 'companies', 'states', 'reveals', 'suppressions', 'list', 'all')),
  -- Ids from first to last, all of them; null where the whole kind is to be read again.
  first_id bigint,
  last_id bigint,
  list_id uuid,
  transaction xid8 not null default pg_current_xact_id(),
  at timestamptz not null default clock_timestamp(),
  primary key (workspace_id, number)
);
create index lead_changes_at on app.lead_changes (workspace_id, at);

call app.protect('app.companies');
call app.protect('app.people');
call app.protect('app.lead_states');
call app.protect('app.lead_notes');
call app.protect('app.reveals');
call app.protect('app.lists');
call app.protect('app.list_leads');
call app.protect('app.suppressions');
call app.protect('app.saved_searches');
call app.protect('app.lead_changes');

-- The pool is there for every workspace to read; outside a workspace it is not.
create policy pool_for_all on app.companies for select using (workspace_id = app.pool_id() and app.current_workspace() is not null);
create policy pool_for_all on app.people for select using (workspace_id = app.pool_id() and app.current_workspace() is not null);
create policy pool_for_all on app.lead_changes for select using (workspace_id = app.pool_id() and app.current_workspace() is not null);

grant execute on function app.pool_id to leadlight_app, leadlight_auth;
grant usage on sequence app.lead_ids to leadlight_app;
grant select, insert, update, delete on
  app.companies, app.people, app.lead_states, app.lead_notes, app.lists, app.list_leads, app.suppressions, app.saved_searches
  to leadlight_app;
grant select, insert on app.reveals to leadlight_app;
grant select, insert, delete on app.lead_changes to leadlight_app;
