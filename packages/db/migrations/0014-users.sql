-- Whoever signs in is a user: "person" is left to leads. Actors, audit actions and targets that were stored before are renamed.

-- Changing a column's type rewrites its table once, without the triggers that keep ledger and audit log append-only and without row-level
-- security, so that nothing has to be switched off, and without leaving every row behind twice as an update would.
do $$
declare
  kept record;
begin
  for kept in
    select c.relname as table_name, k.conname as constraint_name
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attname = 'actor_kind' and not a.attisdropped
    join pg_constraint k on k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]
    where n.nspname = 'app' and c.relkind in ('r', 'p') and not c.relispartition
  loop
    execute format(
      $alter$alter table app.%1$I drop constraint %2$I,
        alter column actor_kind type text using case actor_kind when 'person' then 'user' else actor_kind end,
        add constraint %2$I check (actor_kind in ('user', 'api_key', 'operator', 'system'))$alter$,
      kept.table_name, kept.constraint_name);
  end loop;
end $$;

alter table app.audit_events
  alter column action type text using regexp_replace(action, '^person\.', 'user.'),
  alter column target_kind type text using case target_kind when 'person' then 'user' else target_kind end;

-- Answers that are kept for a day name their actors as well.
alter table app.idempotency_keys no force row level security;
update app.idempotency_keys set body = replace(body::text, '"kind": "person"', '"kind": "user"')::jsonb where body::text like '%"kind": "person"%';
alter table app.idempotency_keys force row level security;

alter policy note_personal_acts on app.audit_events rename to note_user_audit;
