-- batches
with batch as (
  select id from app.companies where workspace_id = app.current_workspace() and id > coalesce(nullif($1, '')::bigint, 0) order by id limit $2
), changed as (
  update app.companies p set phone_end = app.phone_end(p.phone) from batch
  where p.workspace_id = app.current_workspace() and p.id = batch.id and p.phone_end is distinct from app.phone_end(p.phone) returning 1
)
select max(id)::text as next, (select count(*) from changed) as changed from batch;
