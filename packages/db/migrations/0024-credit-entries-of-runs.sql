-- The run that spent the credits, so that the ledger can show its entries as one. Null for earlier entries and for what no run spent.
alter table app.credit_entries add column run_id uuid;
create index credit_entries_run on app.credit_entries (workspace_id, run_id) where run_id is not null;
