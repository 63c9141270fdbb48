-- expand
-- What may become of fields that have a value, per profile run and per column, and the values that were found for such fields.

-- Policies by field of the contract (email, phone, title, …), without those that are "only_empty".
alter table app.profile_runs add column overwrite jsonb not null default '{}';
-- A proven value of at least this age is asked about again, in days.
alter table app.profile_runs add column older_than_days integer not null default 180;
alter table app.list_columns add column overwrite text not null default 'only_empty';
alter table app.list_columns add column older_than_days integer not null default 180;

-- A value that was found for a field that has another one: a member decides on it, or the policy replaced the other one with it.
create table app.proposals (
  workspace_id uuid not null,
  id uuid not null,
  person_id bigint not null,
  field text not null check (length(field) between 1 and 50),
  -- Whose value it is, as far as a member rejects it for that source: the kind of source; of a provider, with its name.
  source_key text not null,
  -- Digest of what the value means, so that a rejected value stays rejected when the value itself may not stay.
  value_key text not null check (length(value_key) = 64),
  -- A text, a number, or several texts; null when it may no longer stay.
  value jsonb,
  -- As in the facts: { source, locator, row, snippet, fetchedAt, hash }.
  evidence jsonb,
  -- The run that found it last, and the row in it.
  run_id uuid not null,
  run_row integer not null,
  status text not null check (status in ('open', 'accepted', 'kept', 'replaced')),
  made_at timestamptz not null,
  -- Who decided; the system for a value that a policy replaced.
  decided_at timestamptz,
  decided_by_kind text,
  decided_by uuid,
  primary key (workspace_id, id),
  check ((value is null) = (evidence is null)),
  check ((status = 'open') = (decided_at is null))
);
create unique index proposals_value on app.proposals (workspace_id, person_id, field, source_key, value_key);
create index proposals_run on app.proposals (workspace_id, run_id, status, id);
create index proposals_open on app.proposals (workspace_id, id) where status = 'open';
create index proposals_digests on app.proposals using gin ((app.person_digests(array[value::text, evidence::text], true)));

call app.protect('app.proposals');
grant select, insert, update, delete on app.proposals to leadlight_app;
-- Where erasing a person looks for them (migration 48).
create policy for_erasure on app.proposals for select to leadlight_erasure using (true);
grant select on app.proposals to leadlight_erasure;
