-- What providers returned: the ledger remembers the provider's name, the row that a call was for, and the address that was accepted, which is compared with
-- later verdicts.

alter table app.provider_calls
  -- Of the connection, which may be removed.
  add column name text not null default '',
  -- Place in the run of the row that asked.
  add column run_row integer,
  -- When its values were judged for the first time.
  add column judged_at timestamptz,
  -- As verifications.address_key; null without an accepted address, and after an erasure.
  add column accepted_email text;
create index provider_calls_newest on app.provider_calls (workspace_id, id desc);
create index provider_calls_sent on app.provider_calls (workspace_id, sent_at);
