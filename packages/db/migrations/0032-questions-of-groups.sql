-- A group of leads that may be the same is one question, decided as a whole: the pairs that were decided together.
alter table app.merges
  add column decision_id uuid,
  -- The lead that the open pairs of the group had in common when it was decided, for the undo.
  add column group_id bigint;
create index merges_decision on app.merges (workspace_id, decision_id) where decision_id is not null;

-- Row-level security applies to the owner too: it is lifted while rows of all workspaces are changed.
alter table app.merges no force row level security;
-- Open pairs with a lead that was merged automatically were kept and not shown: they are about the lead that it is now part of.
with moves as (
  select distinct on (m.workspace_id, least(p.center, p.other), greatest(p.center, p.other)) m.workspace_id, m.id, p.center, p.other
  from app.merges m
  join app.merges d on d.workspace_id = m.workspace_id and d.state = 'merged' and d.gone_id in (m.keep_id, m.gone_id)
  cross join lateral (select d.keep_id as center, case when d.gone_id = m.keep_id then m.gone_id else m.keep_id end as other) p
  where m.state = 'open' and p.center <> p.other
    and not exists (
      select from app.merges k where k.workspace_id = m.workspace_id
        and least(k.keep_id, k.gone_id) = least(p.center, p.other) and greatest(k.keep_id, k.gone_id) = greatest(p.center, p.other))
  order by m.workspace_id, least(p.center, p.other), greatest(p.center, p.other), m.id)
update app.merges m set keep_id = moves.center, gone_id = moves.other from moves where m.workspace_id = moves.workspace_id and m.id = moves.id;
delete from app.merges m
where m.state = 'open' and exists (
  select from app.merges d where d.workspace_id = m.workspace_id and d.state = 'merged' and d.gone_id in (m.keep_id, m.gone_id));
alter table app.merges force row level security;
