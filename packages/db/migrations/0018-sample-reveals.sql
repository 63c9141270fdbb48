-- The limit of refunds is computed from the paid reveals of the last 30 days.
create index reveals_at on app.reveals (workspace_id, revealed_at);

-- Fictional people are revealed for free.
alter table app.reveal_runs add column sample integer not null default 0;
