-- Numbers under which registers know a company ("lei:…", "cik:…"), derived from its facts like its other columns, and a row for each to find it by.
-- Null: none.
alter table app.companies add column register_keys text[];

-- A table, because row-level security uses no index on an array: its operators could leak rows.
create table app.company_register_keys (
  workspace_id uuid not null,
  key text not null check (length(key) between 1 and 120),
  company_id bigint not null,
  primary key (workspace_id, key, company_id)
);
call app.protect('app.company_register_keys');
create policy pool_for_all on app.company_register_keys for select using (workspace_id = app.pool_id() and app.current_workspace() is not null);
grant select, insert, update, delete on app.company_register_keys to leadlight_app;

-- Kept by triggers, because companies are also written by merges, undo and erasure.
create function app.keep_register_keys() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    delete from app.company_register_keys
    where workspace_id = old.workspace_id and key = any(coalesce(old.register_keys, '{}')) and company_id = old.id;
  end if;
  if tg_op <> 'DELETE' then
    insert into app.company_register_keys (workspace_id, key, company_id)
    select new.workspace_id, key, new.id from unnest(new.register_keys) as key on conflict do nothing;
  end if;
  return null;
end $$;
create trigger insert_register_keys after insert on app.companies for each row
  when (new.register_keys is not null) execute function app.keep_register_keys();
create trigger update_register_keys after update of register_keys on app.companies for each row
  when (old.register_keys is distinct from new.register_keys) execute function app.keep_register_keys();
create trigger delete_register_keys after delete on app.companies for each row
  when (old.register_keys is not null) execute function app.keep_register_keys();

-- SEC numbers are the only ones that earlier versions imported. Others, and those with several values, follow when the company is written again.
alter table app.companies no force row level security;
alter table app.company_register_keys no force row level security;
update app.companies set register_keys = array['cik:' || lpad(trim(facts -> 'f' -> 'cik' -> 0 ->> 0), 10, '0')]
where facts -> 'f' ? 'cik' and jsonb_array_length(facts -> 'f' -> 'cik') = 1 and jsonb_array_length(facts -> 'f' -> 'cik' -> 0) = 2
  and trim(facts -> 'f' -> 'cik' -> 0 ->> 0) ~ '^\d{1,10}$' and trim(facts -> 'f' -> 'cik' -> 0 ->> 0) !~ '^0+$';
alter table app.companies force row level security;
alter table app.company_register_keys force row level security;

-- Records of a register that are no company or may not be used, by reason.
alter table app.imports add column skipped jsonb not null default '{}';
