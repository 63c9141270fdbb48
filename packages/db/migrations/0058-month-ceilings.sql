-- expand
-- The most credits that a workspace spends in a calendar month: for everything, and for profile enrichment alone. Without a row, there is no ceiling.
create table app.month_ceilings (
  workspace_id uuid not null,
  subject text not null check (subject in ('all', 'profile')),
  credits integer not null check (credits >= 0),
  changed_at timestamptz not null,
  primary key (workspace_id, subject)
);
call app.protect('app.month_ceilings');
grant select, insert, update, delete on app.month_ceilings to leadlight_app;
