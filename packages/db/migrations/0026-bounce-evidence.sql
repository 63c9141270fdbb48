-- Bounces that are refunded on the workspace's word alone are limited; beyond the limit the bounce message is the evidence.
alter table app.bounces
  -- Something was paid for the address, and is refunded once there is evidence.
  add column is_owed boolean not null default false,
  -- What the bounce message says: the status, the server that reported, when. Null without one.
  add column evidence jsonb;
create index bounces_reported on app.bounces (workspace_id, reported_at);
