-- Likenesses: examples that leads are compared with, and what the user chose about their traits. The ranking is not stored: it follows the leads.

create table app.likenesses (
  workspace_id uuid not null,
  id uuid not null,
  kind text not null check (kind in ('people', 'companies')),
  name text not null check (length(name) between 1 and 100),
  -- [{ family, value, choice }], as the contract writes them.
  choices jsonb not null,
  created_by uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (workspace_id, id)
);

create table app.likeness_leads (
  workspace_id uuid not null,
  likeness_id uuid not null,
  lead_id bigint not null,
  -- example: chosen at the beginning; good, bad: marked in the ranking.
  judgment text not null check (judgment in ('example', 'good', 'bad')),
  primary key (workspace_id, likeness_id, lead_id),
  foreign key (workspace_id, likeness_id) references app.likenesses on delete cascade deferrable initially deferred
);
create index likeness_leads_lead on app.likeness_leads (workspace_id, lead_id);

call app.protect('app.likenesses');
call app.protect('app.likeness_leads');
grant select, insert, update, delete on app.likenesses, app.likeness_leads to leadlight_app;
