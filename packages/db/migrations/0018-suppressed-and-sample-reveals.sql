-- Reveals that found a suppressed address and cost nothing. There is an allowance for these, because each one confirms an address.
create table app.withheld_reveals (
  workspace_id uuid not null,
  id uuid not null,
  at timestamptz not null,
  primary key (workspace_id, id)
);
create index withheld_reveals_at on app.withheld_reveals (workspace_id, at);
call app.protect('app.withheld_reveals');
grant select, insert, delete on app.withheld_reveals to leadlight_app;

-- What the allowances are computed from.
create index reveals_at on app.reveals (workspace_id, revealed_at);

-- Fictional people are revealed for free.
alter table app.reveal_runs add column sample integer not null default 0;
