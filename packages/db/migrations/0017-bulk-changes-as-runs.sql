-- Bulk changes are runs: what every run has moves to app.runs, under the same id.

-- Row-level security applies to the owner too: it is lifted while rows of all workspaces are copied.
alter table app.lead_acts no force row level security;
alter table app.lead_act_items no force row level security;
alter table app.lead_picks no force row level security;
alter table app.runs no force row level security;
alter table app.idempotency_keys no force row level security;

-- While a change was undone, `done` counted backward from `changed`.
insert into app.runs (workspace_id, id, kind, status, is_undo, total, done, checkpoint, due_at, actor_kind, actor_id, created_at, started_at, ended_at)
select workspace_id, id, 'bulk-change',
  case status when 'done' then 'finished' when 'undone' then 'finished' when 'undoing' then 'queued' when 'cancelled' then 'canceled' else status end,
  status in ('undoing', 'undone'),
  case when status in ('undoing', 'undone') then changed else total end,
  case status when 'undone' then changed when 'undoing' then changed - least(done, changed) else done end,
  case when status not in ('undoing', 'undone') then to_jsonb(done) end,
  created_at, actor_kind, actor_id, created_at, created_at, ended_at
from app.lead_acts;

-- An undo works on the leads that are left, in a fixed order.
delete from app.lead_picks p using app.lead_acts a where a.workspace_id = p.workspace_id and a.id = p.pick_id and a.status = 'undoing';
insert into app.lead_picks (workspace_id, pick_id, number, ids)
select workspace_id, act_id, number, array_agg(lead_id order by lead_id)
from (
  select i.workspace_id, i.act_id, i.lead_id, (row_number() over (partition by i.workspace_id, i.act_id order by i.lead_id) - 1) / 1000 as number
  from app.lead_act_items i join app.lead_acts a on a.workspace_id = i.workspace_id and a.id = i.act_id
  where a.status = 'undoing'
) as left_to_undo
group by workspace_id, act_id, number;

drop policy at_work_before_known on app.lead_acts;
revoke select on app.lead_acts from leadlight_auth;
revoke select (workspace_id, id, status) on app.lead_acts from leadlight_auth;
alter table app.lead_acts
  drop column status, drop column total, drop column done, drop column actor_kind, drop column actor_id, drop column created_at, drop column ended_at,
  add foreign key (workspace_id, id) references app.runs on delete cascade deferrable initially deferred;

alter table app.lead_acts rename to bulk_changes;
alter table app.bulk_changes rename constraint lead_acts_pkey to bulk_changes_pkey;
alter table app.bulk_changes rename constraint lead_acts_kind_check to bulk_changes_kind_check;
alter table app.bulk_changes rename constraint lead_acts_workspace_id_id_fkey to bulk_changes_workspace_id_id_fkey;
alter table app.lead_act_items rename to bulk_change_items;
alter table app.bulk_change_items rename column act_id to bulk_change_id;
alter table app.bulk_change_items rename constraint lead_act_items_pkey to bulk_change_items_pkey;
alter table app.bulk_change_items rename constraint lead_act_items_workspace_id_act_id_fkey to bulk_change_items_workspace_id_bulk_change_id_fkey;
alter index app.lead_act_items_lead rename to bulk_change_items_lead;

-- Changing the column's type rewrites the table without the triggers that keep the audit log append-only, as in 0014.
alter table app.audit_events
  alter column target_kind type text using case target_kind when 'lead-act' then 'bulk-change' else target_kind end;

-- Responses that are kept for a day, for repeated requests.
update app.idempotency_keys set body = body || jsonb_build_object(
  'status', case body ->> 'status' when 'done' then 'finished' when 'cancelled' then 'canceled' else 'queued' end,
  'pauseReason', null, 'failure', null, 'isUndo', false, 'failed', 0, 'ceiling', null, 'creditsHeld', 0, 'creditsSpent', 0, 'rowsPerSecond', null,
  'secondsLeft', null, 'startedAt', case when body ->> 'status' = 'running' then null else body -> 'createdAt' end)
where body ? 'undoUntil' and body ? 'changed';

alter table app.bulk_changes force row level security;
alter table app.bulk_change_items force row level security;
alter table app.lead_picks force row level security;
alter table app.runs force row level security;
alter table app.idempotency_keys force row level security;
