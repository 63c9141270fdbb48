-- Rows of enrichment runs that are postponed, because their site rejected a request or did not answer: few of many.
create index enrichment_run_rows_waiting on app.enrichment_run_rows (workspace_id, run_id, next_at) where status = 'pending' and next_at is not null;

-- The pairs of a group that a decision about it has no row for, as they were, for its undo: in one of the rows of the decision.
alter table app.merges add column other_pairs jsonb;
