-- What companies publish about themselves: one row per domain that a workspace enriched, what was found beyond facts, and runs over many companies.

-- The last reading of each domain.
create table app.enrichments (
  workspace_id uuid not null,
  id uuid not null,
  -- Registrable domain, lower case, in A-labels.
  domain text not null check (length(domain) between 3 and 253),
  -- The workspace's company; null until something is known about it.
  company_id bigint,
  -- reading: a worker reads it now; waiting: it is read at next_at; done: the outcome is final.
  status text not null check (status in ('reading', 'waiting', 'done')),
  outcome text check (outcome in ('read', 'moved', 'parked', 'needs_scripts', 'empty', 'forbidden', 'opted_out', 'blocked', 'no_site', 'unreachable')),
  moved_to text,
  -- Why, as the site or the network says it: {"because": "rejected", "status": 403}.
  reason jsonb,
  -- What was requested, as the contract writes it. Replaced by each reading.
  steps jsonb not null default '[]',
  pages_read smallint not null default 0,
  -- Fields that the last reading filled or replaced.
  facts_added integer not null default 0,
  -- The job board that the site names: {"system", "token", "url", …}, and when it was last read to the end.
  job_board jsonb,
  jobs_read_at timestamptz,
  attempts smallint not null default 0,
  next_at timestamptz,
  -- A reading whose worker was killed is taken up again after this.
  claimed_until timestamptz,
  -- The reservation that the current reading is paid from.
  hold_id uuid,
  -- The run that reads it; null if it was requested alone.
  run_id uuid,
  paid_at timestamptz,
  entry_number integer,
  payments smallint not null default 0,
  cost smallint not null default 0 check (cost in (0, 1)),
  -- What the last payment was for, for the refund if all of it is rejected: fields and ids of details.
  paid_for jsonb,
  refunded_at timestamptz,
  checked_at timestamptz,
  actor_kind text not null check (actor_kind in ('user', 'api_key', 'operator', 'system')),
  actor_id uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (workspace_id, id),
  unique (workspace_id, domain),
  check (status <> 'done' or outcome is not null)
);
create index enrichments_updated on app.enrichments (workspace_id, updated_at desc, id desc);
create index enrichments_company on app.enrichments (workspace_id, company_id) where company_id is not null;
create index enrichments_due on app.enrichments (next_at) where status = 'waiting' and run_id is null;
create index enrichments_claimed on app.enrichments (claimed_until) where status = 'reading' and run_id is null;

-- What has a history of its own: technologies, jobs, contact points, addresses, people and register numbers. One table, because they share it: first and last
-- seen, gone, rejected, evidence (docs/decisions/0045-one-table-of-company-details.md).
create table app.company_details (
  workspace_id uuid not null,
  id uuid not null,
  company_id bigint not null,
  kind text not null check (kind in ('technology', 'job', 'contact', 'location', 'person', 'identifier')),
  -- Equal for the same thing in two readings: a technology's slug, a job's board and id, an address.
  key text not null check (length(key) between 1 and 600),
  -- As the kind's type in packages/db/enrichments has it.
  value jsonb not null,
  -- Quotes: page, rule, snippet, before, after, fetchedAt (seconds since 1970).
  evidence jsonb not null default '[]',
  -- Of a job, for searches: department of the vocabulary; the day it was posted or, if the board doesn't say, first seen.
  department text,
  posted_on date,
  first_seen timestamptz not null,
  last_seen timestamptz not null,
  gone_since timestamptz,
  -- Since when, and in how many good readings, it has been missing. A job is gone after two, anything else after one.
  missing_since timestamptz,
  misses smallint not null default 0,
  rejected_at timestamptz,
  -- The lead that a person on the site was added as.
  person_id bigint,
  primary key (workspace_id, id),
  unique (workspace_id, company_id, kind, key),
  check ((kind = 'job') = (posted_on is not null))
);
create index company_details_person on app.company_details (workspace_id, person_id) where person_id is not null;
create index company_details_key on app.company_details (workspace_id, kind, key) where gone_since is null;

-- What only an enrichment run has.
create table app.enrichment_runs (
  workspace_id uuid not null,
  id uuid not null,
  source text not null check (source in ('companies', 'employers', 'domains')),
  name text not null,
  -- Sites that were read after this are left out.
  fresh_since timestamptz not null,
  is_materialized boolean not null default false,
  facts_added integer not null default 0,
  enriched integer not null default 0,
  skipped integer not null default 0,
  outcomes jsonb not null default '{}',
  primary key (workspace_id, id),
  foreign key (workspace_id, id) references app.runs on delete cascade deferrable initially deferred
);

create table app.enrichment_run_rows (
  workspace_id uuid not null,
  run_id uuid not null,
  -- Place in the selection, from 1.
  row integer not null,
  given text not null,
  domain text,
  company_id bigint,
  status text not null check (status in ('pending', 'reading', 'done', 'skipped', 'failed')),
  skip_reason text,
  outcome text,
  moved_to text,
  reason jsonb,
  facts_added integer not null default 0,
  cost smallint not null default 0 check (cost in (0, 1)),
  primary key (workspace_id, run_id, row),
  foreign key (workspace_id, run_id) references app.runs on delete cascade deferrable initially deferred
);
create index enrichment_run_rows_todo on app.enrichment_run_rows (workspace_id, run_id, status, row);
create index enrichment_run_rows_company on app.enrichment_run_rows (workspace_id, company_id) where company_id is not null;

call app.protect('app.enrichments');
call app.protect('app.company_details');
call app.protect('app.enrichment_runs');
call app.protect('app.enrichment_run_rows');

-- Readings that are due, or were cut off, must be found before their workspace is known. Which, and nothing about them.
create policy at_work_before_known on app.enrichments for select to leadlight_auth using (status in ('reading', 'waiting'));
grant select (workspace_id, id, status, next_at, claimed_until, run_id) on app.enrichments to leadlight_auth;
grant select, insert, update, delete on app.enrichments, app.company_details, app.enrichment_runs, app.enrichment_run_rows to leadlight_app;
