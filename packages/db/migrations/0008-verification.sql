-- Verifying and finding addresses: what each workspace knows of an address and why, the runs, and how mail servers are treated by all of us together.

-- One row for each address that a workspace asked about: its last verdict, how it came about, and what it cost.
create table app.verifications (
  workspace_id uuid not null,
  id uuid not null,
  -- As it was asked for first.
  address text not null check (length(address) between 1 and 1000),
  -- Lower case, domain in A-labels; what is no address stands as it was asked, in lower case.
  address_key text not null,
  -- Part of the key after the last @; null for what is no address.
  domain text,
  -- checking: asked now; waiting: asked again at next_at; done: the verdict stands.
  status text not null check (status in ('checking', 'waiting', 'done')),
  kind text check (kind in ('deliverable', 'undeliverable', 'risky', 'unknown')),
  reason text,
  -- The engine's verdict without its evidence.
  verdict jsonb,
  checked_at timestamptz,
  -- The transcript of the last attempt; removed when its time is over.
  evidence jsonb,
  evidence_until timestamptz,
  attempts smallint not null default 0,
  next_at timestamptz,
  -- After this an unknown is final.
  deadline_at timestamptz,
  -- While somebody is at it; one whose worker was killed is taken up again after this.
  claimed_until timestamptz,
  -- What the check under way is paid from.
  hold_id uuid,
  -- The run that asks again; null: it is asked again by itself.
  run_id uuid,
  -- The last payment: checks within 30 days of it are free. How many there were: each has a key of its own in the ledger.
  paid_at timestamptz,
  entry_number integer,
  payments smallint not null default 0,
  -- What the last check cost.
  cost smallint not null default 0 check (cost in (0, 1)),
  bounced_at timestamptz,
  actor_kind text not null check (actor_kind in ('person', 'api_key', 'operator', 'system')),
  actor_id uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (workspace_id, id),
  unique (workspace_id, address_key),
  check ((kind is null) = (verdict is null)),
  check (status <> 'done' or kind is not null)
);
create index verifications_updated on app.verifications (workspace_id, updated_at desc, id desc);
create index verifications_checked on app.verifications (workspace_id, checked_at) where checked_at is not null;
create index verifications_due on app.verifications (next_at) where status = 'waiting' and run_id is null;
create index verifications_of_runs on app.verifications (workspace_id, next_at) where status = 'waiting' and run_id is not null;
create index verifications_claimed on app.verifications (claimed_until) where status = 'checking';
create index verifications_evidence on app.verifications (workspace_id, evidence_until) where evidence is not null;

-- One row for each name at a domain that a workspace looked for.
create table app.finds (
  workspace_id uuid not null,
  id uuid not null,
  name text not null check (length(name) between 1 and 300),
  domain text not null,
  -- Name and domain, folded: the same question again.
  find_key text not null,
  status text not null check (status in ('checking', 'waiting', 'done')),
  outcome text check (outcome in ('confirmed', 'pattern_only', 'not_found', 'unconfirmed')),
  address text,
  -- The engine's answer: best, others, what was asked with its verdicts (without evidence), how many addresses the pattern was learnt from.
  found jsonb,
  -- Of the best, where a mail server was asked about it.
  verification_id uuid,
  attempts smallint not null default 0,
  next_at timestamptz,
  deadline_at timestamptz,
  claimed_until timestamptz,
  hold_id uuid,
  paid_at timestamptz,
  entry_number integer,
  payments smallint not null default 0,
  cost smallint not null default 0 check (cost in (0, 1)),
  actor_kind text not null check (actor_kind in ('person', 'api_key', 'operator', 'system')),
  actor_id uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (workspace_id, id),
  unique (workspace_id, find_key),
  check ((outcome is null) = (found is null)),
  check (status <> 'done' or outcome is not null)
);
create index finds_updated on app.finds (workspace_id, updated_at desc, id desc);
create index finds_domain on app.finds (workspace_id, domain);
create index finds_due on app.finds (next_at) where status = 'waiting';
create index finds_claimed on app.finds (claimed_until) where status = 'checking';

-- Uploaded lists; the file itself lies in the data folder.
create table app.verification_files (
  workspace_id uuid not null,
  id uuid not null,
  file_name text not null,
  bytes bigint not null,
  -- How it is read and what its columns are.
  layout jsonb not null,
  -- With something in them, the header not counted.
  rows integer not null,
  actor_kind text not null check (actor_kind in ('person', 'api_key', 'operator', 'system')),
  actor_id uuid,
  created_at timestamptz not null,
  -- When the file is removed; null once it is.
  file_until timestamptz,
  primary key (workspace_id, id)
);
create index verification_files_until on app.verification_files (file_until) where file_until is not null;

create table app.verification_runs (
  workspace_id uuid not null,
  id uuid not null,
  kind text not null check (kind in ('verify', 'find')),
  source text not null check (source in ('file', 'people', 'addresses')),
  name text not null,
  file_id uuid,
  -- The columns of the file that were chosen, as the contract writes them.
  columns jsonb,
  fresh boolean not null default false,
  -- Checks again, before an export, what was paid for once: pays for nothing.
  is_free boolean not null default false,
  status text not null check (status in ('running', 'paused', 'done', 'cancelled', 'stopped')),
  stopped_because text check (stopped_because in ('ceiling_reached', 'credits_insufficient', 'workspace_read_only', 'permission_lost', 'file_gone')),
  -- The rows are laid out first, from the file or from the people that were kept under the run's id; then they are asked about.
  is_laid boolean not null default false,
  -- How far the laying is: row that comes next, and where in the file it begins.
  laid_row integer not null default 1,
  laid_offset bigint not null default 0,
  total integer not null,
  answered integer not null default 0,
  waiting integer not null default 0,
  skipped integer not null default 0,
  deliverable integer not null default 0,
  undeliverable integer not null default 0,
  risky integer not null default 0,
  unknown integer not null default 0,
  confirmed integer not null default 0,
  pattern_only integer not null default 0,
  not_found integer not null default 0,
  unconfirmed integer not null default 0,
  -- Of the stretch of work under way: for rows a second.
  work_ms bigint not null default 0,
  work_rows integer not null default 0,
  ceiling integer not null check (ceiling >= 0),
  spent integer not null default 0,
  reservation_id uuid,
  holds integer not null default 0,
  -- When there is something to do: now, or when the first of the rows that wait is asked again.
  due_at timestamptz not null,
  -- After this, unknown is final.
  deadline_at timestamptz not null,
  actor_kind text not null check (actor_kind in ('person', 'api_key', 'operator', 'system')),
  actor_id uuid,
  created_at timestamptz not null,
  ended_at timestamptz,
  primary key (workspace_id, id),
  check (spent <= ceiling),
  check ((status = 'stopped') = (stopped_because is not null))
);
create index verification_runs_at_work on app.verification_runs (due_at) where status = 'running';
create index verification_runs_file on app.verification_runs (workspace_id, file_id) where file_id is not null;

create table app.verification_run_rows (
  workspace_id uuid not null,
  run_id uuid not null,
  -- Place in the file (as a spreadsheet numbers its rows) or selection, from 1.
  row integer not null,
  given text not null,
  -- What is asked about: as verifications.address_key or finds.find_key; null where there is nothing to ask.
  ask_key text,
  -- Of a run that finds.
  name text,
  domain text,
  person_id bigint,
  result text not null check (result in ('open', 'waiting', 'answered', 'empty', 'suppressed', 'not_revealed', 'gone')),
  -- An earlier row asks for this one too.
  is_double boolean not null default false,
  -- The answer as it was in this run: the address' own record goes on changing.
  address text,
  kind text check (kind in ('deliverable', 'undeliverable', 'risky', 'unknown')),
  -- Without evidence.
  verdict jsonb,
  verification_id uuid,
  find_id uuid,
  outcome text check (outcome in ('confirmed', 'pattern_only', 'not_found', 'unconfirmed')),
  probability real,
  cost smallint not null default 0 check (cost in (0, 1)),
  attempts smallint not null default 0,
  next_at timestamptz,
  primary key (workspace_id, run_id, row),
  foreign key (workspace_id, run_id) references app.verification_runs on delete cascade deferrable initially deferred
);
create index verification_run_rows_todo on app.verification_run_rows (workspace_id, run_id, result, row);
create index verification_run_rows_due on app.verification_run_rows (workspace_id, run_id, next_at) where result = 'waiting' and not is_double;
create index verification_run_rows_key on app.verification_run_rows (workspace_id, run_id, ask_key) where ask_key is not null;
create index verification_run_rows_answer on app.verification_run_rows (workspace_id, run_id, kind, row) where kind is not null;
create index verification_run_rows_outcome on app.verification_run_rows (workspace_id, run_id, outcome, row) where outcome is not null;

-- Addresses that bounced, as a member reported them; each refunds once.
create table app.bounces (
  workspace_id uuid not null,
  address_key text not null,
  reported_at timestamptz not null,
  refunded integer not null default 0,
  actor_kind text not null check (actor_kind in ('person', 'api_key', 'operator', 'system')),
  actor_id uuid,
  primary key (workspace_id, address_key)
);

-- What an address that nobody has was told, by domain and server: for a day. A workspace's own, so that nobody learns where others asked.
create table app.verification_controls (
  workspace_id uuid not null,
  domain text not null,
  address text not null,
  reply jsonb not null,
  tested_at timestamptz not null,
  primary key (workspace_id, domain, address)
);

-- What is nobody's: how mail servers are treated by all workers and workspaces together. Says nothing about who asked, or about whom. Not part of a backup:
-- where a copy is restored it is learned anew.
create schema mail;

create table mail.hosts (
  address text primary key,
  -- As engines/verification/politeness has it; null until the first report.
  standing jsonb,
  -- The standing's limit and rest, for the statements that let in.
  connection_limit integer not null,
  rest_until timestamptz,
  version integer not null default 0,
  updated_at timestamptz not null
);

-- Connections that are open to a server, or waited for. One whose owner was killed lapses: by this machine's clock, whatever time it is in the product.
create table mail.passes (
  id uuid primary key,
  address text not null,
  owner uuid not null,
  is_urgent boolean not null,
  asked_at timestamptz not null default clock_timestamp(),
  -- Null while it waits.
  entered_at timestamptz,
  alive_until timestamptz not null
);
create index passes_address on mail.passes (address);
create index passes_owner on mail.passes (owner);

-- Lets a pass in if there is room behind all that were there before or are more urgent; else it waits. Whoever asks about one server comes one after the other.
create function mail.try_enter(pass uuid, pass_owner uuid, host text, urgent boolean, at timestamptz, new_limit integer, alive interval)
  returns table (state text, rest jsonb) language plpgsql set search_path = pg_catalog, mail as $$
declare
  here mail.hosts;
  mine mail.passes;
begin
  insert into mail.hosts (address, connection_limit, updated_at) values (host, new_limit, at) on conflict do nothing;
  select * into here from mail.hosts where address = host for update;
  delete from mail.passes where address = host and alive_until < clock_timestamp() and id <> pass;
  if here.rest_until > at then
    delete from mail.passes where id = pass;
    return query select 'resting', here.standing;
    return;
  end if;
  insert into mail.passes as p (id, address, owner, is_urgent, alive_until) values (pass, host, pass_owner, urgent, clock_timestamp() + alive)
    on conflict (id) do update set alive_until = excluded.alive_until returning * into mine;
  if (select count(*) from mail.passes o where o.address = host and o.id <> pass
        and (o.entered_at is not null or (o.is_urgent, mine.asked_at, mine.id) > (mine.is_urgent, o.asked_at, o.id))) < here.connection_limit then
    update mail.passes set entered_at = clock_timestamp() where id = pass;
    return query select 'entered', null::jsonb;
  else
    return query select 'waiting', null::jsonb;
  end if;
end $$;
revoke execute on function mail.try_enter from public;

grant usage on schema mail to leadlight_app;
grant execute on function mail.try_enter to leadlight_app;
grant select, insert, update, delete on mail.hosts, mail.passes to leadlight_app;

-- Chosen people whose verdict was paid for and had become stale, and the run that checks them again.
alter table app.lead_exports add column stale integer not null default 0, add column recheck_run_id uuid;

call app.protect('app.verifications');
call app.protect('app.finds');
call app.protect('app.verification_files');
call app.protect('app.verification_runs');
call app.protect('app.verification_run_rows');
call app.protect('app.bounces');
call app.protect('app.verification_controls');

-- Work that is due, or was cut off, must be found before its workspace is known. Which, and nothing about it.
create policy at_work_before_known on app.verifications for select to leadlight_auth using (status in ('checking', 'waiting'));
create policy at_work_before_known on app.finds for select to leadlight_auth using (status in ('checking', 'waiting'));
create policy at_work_before_known on app.verification_runs for select to leadlight_auth using (status = 'running');
create policy due_before_known on app.verification_files for select to leadlight_auth using (file_until is not null);
grant select (workspace_id, id, status, next_at, claimed_until, run_id) on app.verifications to leadlight_auth;
grant select (workspace_id, id, status, next_at, claimed_until) on app.finds to leadlight_auth;
grant select (workspace_id, id, status, due_at) on app.verification_runs to leadlight_auth;
grant select (workspace_id, id, file_until) on app.verification_files to leadlight_auth;

grant select, insert, update, delete on
  app.verifications, app.finds, app.verification_files, app.verification_runs, app.verification_run_rows, app.bounces, app.verification_controls
  to leadlight_app;
