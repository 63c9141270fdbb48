-- Whatever deletes a lead looks for the pairs that it is in.
create index merges_keep on app.merges (workspace_id, keep_id);
create index merges_gone on app.merges (workspace_id, gone_id);

-- Whoever has no name is shown by another label. In the pool it was the address, which is shown only to those who have revealed it.
select set_config('app.workspace_id', app.pool_id()::text, true);
with labeled as (
  update app.people set name = 'Unnamed person'
  where workspace_id = app.pool_id() and name_key is null and name in (left(email, 300), left(personal_email, 300)) returning id)
insert into app.lead_changes (workspace_id, kind) select app.pool_id(), 'all' where exists (select from labeled);
