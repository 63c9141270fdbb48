-- The schema after migration 0049-lookup-indexes.sql, for new databases: it replaces that migration and all before it, whose comments explain it.
-- Written by packages/db/testing/write-baseline.ts; a test compares it with the migrations.

-- Schemas

create schema if not exists app;
create schema if not exists auth;
create schema if not exists mail;
create schema if not exists web;

-- Sequences that several tables share

create sequence app.lead_ids as bigint;

-- Functions

set local check_function_bodies = off;

CREATE OR REPLACE FUNCTION auth.keep_an_owner()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  still_there boolean;
begin
  if old.role <> 'owner' or (tg_op = 'UPDATE' and new.role = 'owner' and new."organizationId" = old."organizationId") then
    return case tg_op when 'DELETE' then old else new end;
  end if;
  perform 1 from auth.organization where id = old."organizationId" for update;
  get diagnostics still_there = row_count;
  if still_there and not exists (
    select 1 from auth.member where "organizationId" = old."organizationId" and role = 'owner' and id <> old.id
  ) then
    raise exception 'the last owner cannot leave' using errcode = 'LL001';
  end if;
  return case tg_op when 'DELETE' then old else new end;
end $function$;

CREATE OR REPLACE FUNCTION app.current_workspace()
 RETURNS uuid
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN (NULLIF(current_setting('app.workspace_id'::text, true), ''::text))::uuid;

CREATE OR REPLACE PROCEDURE app.protect(IN name regclass)
 LANGUAGE plpgsql
AS $procedure$
begin
  execute format('alter table %s enable row level security', name);
  execute format('alter table %s force row level security', name);
  execute format('create policy own_workspace on %s using (workspace_id = app.current_workspace()) with check (workspace_id = app.current_workspace())', name);
end $procedure$;

CREATE OR REPLACE FUNCTION app.refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  -- The removal of a whole workspace is the one exception; only its own function may say so.
  if tg_op = 'DELETE' and current_setting('app.purging', true) = old.workspace_id::text then
    return old;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = 'LL002';
end $function$;

CREATE OR REPLACE FUNCTION app.purge_workspace(purged uuid, requested timestamp with time zone, completed timestamp with time zone)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'app'
AS $function$
declare
  removed jsonb := '{}';
  table_name text;
  count bigint;
begin
  if purged is distinct from app.current_workspace() then
    raise exception 'purge of a workspace other than the current one';
  end if;
  perform set_config('app.purging', purged::text, true);
  for table_name in
    select c.relname from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'app' and a.attname = 'workspace_id' and c.relkind in ('r', 'p') and not c.relispartition
      and c.relname <> 'deletion_reports' order by c.relname
  loop
    execute format('delete from app.%I where workspace_id = $1', table_name) using purged;
    get diagnostics count = row_count;
    removed := removed || jsonb_build_object(table_name, count);
  end loop;
  delete from auth.invitation where "organizationId" = purged;
  get diagnostics count = row_count;
  removed := removed || jsonb_build_object('invitations', count);
  select count(*) into count from auth.member where "organizationId" = purged;
  removed := removed || jsonb_build_object('members', count);
  update auth.session set "activeOrganizationId" = null where "activeOrganizationId" = purged;
  delete from auth.organization where id = purged;
  insert into app.deletion_reports (workspace_id, requested_at, completed_at, removed)
    values (purged, requested, completed, removed) on conflict do nothing;
  perform set_config('app.purging', '', true);
  return removed;
end $function$;
revoke execute on routine app.purge_workspace(uuid,timestamp with time zone,timestamp with time zone) from public;

CREATE OR REPLACE FUNCTION app.follow_entry()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'app'
AS $function$
begin
  update app.credit_accounts set balance = balance + new.amount, entries = entries + 1
    where workspace_id = new.workspace_id
    returning entries, balance into new.number, new.balance_after;
  if not found then
    raise exception 'no credit account' using errcode = 'LL003';
  end if;
  return new;
end $function$;
revoke execute on routine app.follow_entry() from public;

CREATE OR REPLACE FUNCTION app.check_lots()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'app'
AS $function$
declare
  of_account integer;
  of_lots bigint;
  before text := current_setting('app.workspace_id', true);
begin
  -- Runs when the transaction commits: it may have left this workspace by then, and an owner that is no superuser sees only the current one.
  perform set_config('app.workspace_id', new.workspace_id::text, true);
  select balance into of_account from app.credit_accounts where workspace_id = new.workspace_id;
  select coalesce(sum(remaining), 0) into of_lots from app.credit_lots where workspace_id = new.workspace_id and remaining > 0;
  perform set_config('app.workspace_id', coalesce(before, ''), true);
  if of_account is distinct from of_lots then
    raise exception 'credits do not add up: account %, lots %', of_account, of_lots using errcode = 'LL004';
  end if;
  return null;
end $function$;
revoke execute on routine app.check_lots() from public;

CREATE OR REPLACE FUNCTION app.pool_id()
 RETURNS uuid
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN '00000000-0000-0000-0000-000000000000'::uuid;

CREATE OR REPLACE FUNCTION app.fold_text(text text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
  select btrim(regexp_replace(
    regexp_replace(
      replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(
        regexp_replace(normalize(lower(normalize(text, nfkd)), nfkd), '[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]+', '', 'g'),
        'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'ø', 'o'), 'đ', 'd'), 'ð', 'd'), 'ł', 'l'), 'þ', 'th'), 'ı', 'i'), '&', ' and '),
      '[’''`´]', '', 'g'),
    '[^[:alnum:]]+', ' ', 'g'))
$function$;

CREATE OR REPLACE FUNCTION mail.try_enter(pass uuid, pass_owner uuid, host text, urgent boolean, at timestamp with time zone, new_limit integer, alive interval)
 RETURNS TABLE(state text, rest jsonb)
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'mail'
AS $function$
declare
  here mail.hosts;
  mine mail.passes;
begin
  insert into mail.hosts (address, connection_limit, updated_at) values (host, new_limit, at) on conflict do nothing;
  select * into here from mail.hosts where address = host for update;
  delete from mail.passes where address = host and alive_until < clock_timestamp() and id <> pass;
  if here.rest_until > at then
    delete from mail.passes where id = pass;
    return query select 'resting', here.standing;
    return;
  end if;
  insert into mail.passes as p (id, address, owner, is_urgent, alive_until) values (pass, host, pass_owner, urgent, clock_timestamp() + alive)
    on conflict (id) do update set alive_until = excluded.alive_until returning * into mine;
  if (select count(*) from mail.passes o where o.address = host and o.id <> pass
        and (o.entered_at is not null or (o.is_urgent, mine.asked_at, mine.id) > (mine.is_urgent, o.asked_at, o.id))) < here.connection_limit then
    update mail.passes set entered_at = clock_timestamp() where id = pass;
    return query select 'entered', null::jsonb;
  else
    return query select 'waiting', null::jsonb;
  end if;
end $function$;
revoke execute on routine mail.try_enter(uuid,uuid,text,boolean,timestamp with time zone,integer,interval) from public;

CREATE OR REPLACE FUNCTION web.try_enter(pass uuid, pass_owner uuid, of_site text, pause interval, aside boolean, longest_wait interval, alive interval)
 RETURNS TABLE(state text, until timestamp with time zone)
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'web'
AS $function$
declare
  here web.sites;
  mine web.passes;
  instant timestamptz;
  earliest timestamptz;
begin
  if exists (select from web.refused_sites where site = of_site) then
    delete from web.passes where id = pass;
    return query select 'opted_out', null::timestamptz;
    return;
  end if;
  insert into web.sites (site) values (of_site) on conflict do nothing;
  select * into here from web.sites where site = of_site for update;
  -- After the lock, so that a request admitted meanwhile is not younger than now.
  instant := clock_timestamp();
  delete from web.passes where site = of_site and alive_until < instant and id <> pass;
  if here.rest_until > instant + longest_wait then
    delete from web.passes where id = pass;
    return query select 'resting', here.rest_until;
    return;
  end if;
  insert into web.passes as p (id, site, owner, gap, is_aside, asked_at, alive_until) values (pass, of_site, pass_owner, pause, aside, instant, instant + alive)
    on conflict (id) do update set alive_until = excluded.alive_until returning * into mine;
  earliest := greatest(here.rest_until, case when aside then null else here.last_request + pause end, instant);
  if earliest > instant or exists (select from web.passes o where o.site = of_site and o.id <> pass
      and (o.entered_at is not null or (o.is_aside and not mine.is_aside)
        or (o.is_aside = mine.is_aside and (o.asked_at, o.id) < (mine.asked_at, mine.id)))) then
    return query select 'waiting', earliest;
    return;
  end if;
  update web.passes set entered_at = instant where id = pass;
  update web.sites set last_request = case when aside then last_request else instant end, updated_at = instant where site = of_site;
  return query select 'entered', instant;
end $function$;
revoke execute on routine web.try_enter(uuid,uuid,text,interval,boolean,interval,interval) from public;

CREATE OR REPLACE FUNCTION app.company_technologies(stated text[], seen text[], dropped text[])
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select coalesce(array_agg(name order by name collate "C"), '{}') from (
    select distinct on (lower(name collate "C")) name from (
      select name, 0 as rank from unnest(seen) as name
      union all
      select name, 1 from unnest(stated) as name
      where lower(name collate "C") not in (select lower(each collate "C") from unnest(dropped) as each)
    ) known order by lower(name collate "C"), rank, name collate "C"
  ) one
$function$;

CREATE OR REPLACE FUNCTION app.keep_register_keys()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION app.person_digests(texts text[], with_names boolean DEFAULT false)
 RETURNS bigint[]
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE COST 1000
AS $function$
declare
  one text;
  previous text;
  found text[];
  keys text[] := '{}';
  words text[];
begin
  foreach one in array coalesce(texts, '{}') loop
    if one is null then continue; end if;
    one := lower(one);
    -- What was given is often the address that was asked about.
    if one = previous then continue; end if;
    previous := one;
    -- In JSON, a line break is written as two characters.
    if strpos(one, '\') > 0 then one := regexp_replace(one, '\\[nrtbf]', ' ', 'g'); end if;
    if strpos(one, '@') > 0 then
      for found in select regexp_matches(one, '([^\s@,;<>()\[\]{}"\\]+)@([^\s@,;:<>()\[\]{}"''\\|/=&?#*!]+)', 'g') loop
        found[2] := rtrim(found[2], '.-');
        -- Whole, without signs in front, and what follows a sign that addresses may contain but texts put before them.
        keys := keys || (found[1] || '@' || found[2]) || (ltrim(found[1], '.''-_*+') || '@' || found[2])
          || (regexp_replace(found[1], '^.*[:''=&?/|]', '') || '@' || found[2]);
      end loop;
    end if;
    if strpos(one, '/') > 0 then
      for found in select regexp_matches(one, '\m((?:in|member|pool)/[^\s"''<>?#/,;)\\&|]+)', 'g') loop keys := keys || found; end loop;
      for found in select regexp_matches(one, '\m(pub/[^\s"''<>?#,;)\\&|]+)', 'g') loop keys := keys || rtrim(found[1], '/'); end loop;
    end if;
    if with_names then
      words := regexp_split_to_array(btrim(regexp_replace(one, '[^[:alnum:]]+', ' ', 'g')), ' ');
      for at in 2..cardinality(words) loop keys := keys || (words[at - 1] || ' ' || words[at]); end loop;
    end if;
  end loop;
  return array(select distinct hashtextextended(key, 0) from unnest(keys) as key);
end $function$;

-- Tables, each with its indexes, triggers, policies and grants

create table app.api_keys (
  workspace_id uuid not null,
  id uuid not null,
  name text not null,
  scopes text[] not null,
  hint text not null,
  digest bytea not null,
  created_by uuid,
  created_at timestamp with time zone not null,
  last_used_at timestamp with time zone,
  revoked_at timestamp with time zone,
  constraint api_keys_pkey PRIMARY KEY (workspace_id, id),
  constraint api_keys_name_check CHECK (((length(name) >= 1) AND (length(name) <= 100))),
  constraint api_keys_digest_key UNIQUE (digest)
);
call app.protect('app.api_keys');
create policy key_before_known on app.api_keys for select to leadlight_auth using (true);
grant select, insert, update on app.api_keys to leadlight_app;
grant select on app.api_keys to leadlight_auth;

create table app.audit_events (
  workspace_id uuid not null,
  id uuid not null,
  at timestamp with time zone not null,
  actor_kind text not null,
  actor_id uuid,
  action text not null,
  target_kind text,
  target_id text,
  details jsonb not null default '{}'::jsonb,
  constraint audit_events_pkey PRIMARY KEY (workspace_id, id),
  constraint audit_events_actor_kind_check CHECK ((actor_kind = ANY (ARRAY['user'::text, 'api_key'::text, 'operator'::text, 'system'::text])))
);
CREATE TRIGGER append_only BEFORE DELETE OR UPDATE ON app.audit_events FOR EACH ROW EXECUTE FUNCTION app.refuse_change();
call app.protect('app.audit_events');
create policy note_user_audit on app.audit_events for insert to leadlight_auth with check (true);
grant select, insert on app.audit_events to leadlight_app;
grant insert on app.audit_events to leadlight_auth;

create table app.billing_customers (
  workspace_id uuid not null,
  customer_id text not null,
  version integer not null default 0,
  synced_at timestamp with time zone,
  checkout_id text,
  checkout_url text,
  checkout_plan text,
  checkout_expires_at timestamp with time zone,
  changing_until timestamp with time zone,
  created_at timestamp with time zone not null,
  constraint billing_customers_pkey PRIMARY KEY (workspace_id),
  constraint billing_customers_check CHECK ((((checkout_id IS NULL) = (checkout_url IS NULL)) AND ((checkout_id IS NULL) = (checkout_plan IS NULL)) AND ((checkout_id IS NULL) = (checkout_expires_at IS NULL)))),
  constraint billing_customers_checkout_plan_check CHECK ((checkout_plan = ANY (ARRAY['starter'::text, 'basic'::text, 'premium'::text]))),
  constraint billing_customers_customer_id_check CHECK (((length(customer_id) >= 1) AND (length(customer_id) <= 255))),
  constraint billing_customers_customer_id_key UNIQUE (customer_id)
);
call app.protect('app.billing_customers');
create policy customer_before_known on app.billing_customers for select to leadlight_auth using (true);
grant select, insert, update on app.billing_customers to leadlight_app;
grant select (workspace_id, customer_id) on app.billing_customers to leadlight_auth;

create table app.billing_invoices (
  workspace_id uuid not null,
  id text not null,
  number text,
  subscription_id text,
  status text not null,
  sold text not null,
  plan text,
  currency text not null,
  total integer not null,
  paid integer not null,
  refunded integer not null default 0,
  is_disputed boolean not null default false,
  credits integer,
  lot_id uuid,
  credits_concerned integer not null default 0,
  problem text,
  url text,
  created_at timestamp with time zone not null,
  paid_at timestamp with time zone,
  constraint billing_invoices_pkey PRIMARY KEY (workspace_id, id),
  constraint billing_invoices_check CHECK (((lot_id IS NULL) OR (credits > 0))),
  constraint billing_invoices_credits_check CHECK ((credits >= 0)),
  constraint billing_invoices_credits_concerned_check CHECK ((credits_concerned >= 0)),
  constraint billing_invoices_currency_check CHECK ((length(currency) = 3)),
  constraint billing_invoices_id_check CHECK (((length(id) >= 1) AND (length(id) <= 255))),
  constraint billing_invoices_plan_check CHECK ((plan = ANY (ARRAY['starter'::text, 'basic'::text, 'premium'::text]))),
  constraint billing_invoices_refunded_check CHECK ((refunded >= 0)),
  constraint billing_invoices_sold_check CHECK ((sold = ANY (ARRAY['plan'::text, 'upgrade'::text, 'top_up'::text, 'other'::text]))),
  constraint billing_invoices_status_check CHECK ((status = ANY (ARRAY['open'::text, 'paid'::text, 'void'::text, 'uncollectible'::text])))
);
CREATE INDEX billing_invoices_created ON app.billing_invoices (workspace_id, created_at, id);
call app.protect('app.billing_invoices');
grant select, insert, update on app.billing_invoices to leadlight_app;

create table app.billing_notices (
  workspace_id uuid not null,
  kind text not null,
  reference text not null,
  sent_at timestamp with time zone not null,
  constraint billing_notices_pkey PRIMARY KEY (workspace_id, kind, reference)
);
call app.protect('app.billing_notices');
grant select, insert on app.billing_notices to leadlight_app;

create table app.billing_subscriptions (
  workspace_id uuid not null,
  id text not null,
  status text not null,
  is_chosen boolean not null,
  paid_plan text,
  next_plan text,
  item_id text not null,
  price_id text not null,
  amount integer not null,
  currency text not null,
  anchor_at timestamp with time zone not null,
  period_start timestamp with time zone not null,
  period_end timestamp with time zone not null,
  is_canceling boolean not null,
  failed_at timestamp with time zone,
  created_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  constraint billing_subscriptions_pkey PRIMARY KEY (workspace_id, id),
  constraint billing_subscriptions_currency_check CHECK ((length(currency) = 3)),
  constraint billing_subscriptions_id_check CHECK (((length(id) >= 1) AND (length(id) <= 255))),
  constraint billing_subscriptions_next_plan_check CHECK ((next_plan = ANY (ARRAY['starter'::text, 'basic'::text, 'premium'::text]))),
  constraint billing_subscriptions_paid_plan_check CHECK ((paid_plan = ANY (ARRAY['starter'::text, 'basic'::text, 'premium'::text])))
);
CREATE UNIQUE INDEX billing_subscriptions_chosen ON app.billing_subscriptions (workspace_id) WHERE is_chosen;
call app.protect('app.billing_subscriptions');
grant select, insert, update on app.billing_subscriptions to leadlight_app;

create table app.bounces (
  workspace_id uuid not null,
  address_key text not null,
  reported_at timestamp with time zone not null,
  refunded integer not null default 0,
  actor_kind text not null,
  actor_id uuid,
  is_owed boolean not null default false,
  evidence jsonb,
  constraint bounces_pkey PRIMARY KEY (workspace_id, address_key),
  constraint bounces_actor_kind_check CHECK ((actor_kind = ANY (ARRAY['user'::text, 'api_key'::text, 'operator'::text, 'system'::text])))
);
CREATE INDEX bounces_reported ON app.bounces (workspace_id, reported_at);
call app.protect('app.bounces');
grant select, insert, update, delete on app.bounces to leadlight_app;

create table app.bulk_change_items (
  workspace_id uuid not null,
  bulk_change_id uuid not null,
  lead_id bigint not null,
  before jsonb not null,
  constraint bulk_change_items_pkey PRIMARY KEY (workspace_id, bulk_change_id, lead_id)
);
CREATE INDEX bulk_change_items_lead ON app.bulk_change_items (workspace_id, lead_id);
CREATE INDEX bulk_change_items_person_digests ON app.bulk_change_items USING gin (app.person_digests(ARRAY[(before #>> '{lead,email}'::text[]), (before #>> '{lead,personal_email}'::text[]), (before #>> '{lead,linkedin}'::text[]), ('pool/'::text || (before #>> '{lead,pool_id}'::text[]))]));
call app.protect('app.bulk_change_items');
create policy for_erasure on app.bulk_change_items for select to leadlight_erasure using (true);
grant select, insert, update, delete on app.bulk_change_items to leadlight_app;
grant select on app.bulk_change_items to leadlight_erasure;

create table app.bulk_changes (
  workspace_id uuid not null,
  id uuid not null,
  kind text not null,
  change jsonb not null,
  changed integer not null default 0,
  undo_until timestamp with time zone not null,
  constraint bulk_changes_pkey PRIMARY KEY (workspace_id, id),
  constraint bulk_changes_kind_check CHECK ((kind = ANY (ARRAY['people'::text, 'companies'::text])))
);
call app.protect('app.bulk_changes');
grant select, insert, update, delete on app.bulk_changes to leadlight_app;

create table app.companies (
  id bigint not null default nextval('app.lead_ids'::regclass),
  workspace_id uuid not null,
  pool_id bigint,
  name text not null,
  domain text,
  linkedin text,
  industry text,
  size text,
  employees integer,
  founded smallint,
  country text,
  region text,
  city text,
  city_name text,
  phone text,
  description text,
  tags text[] not null default '{}'::text[],
  source text not null,
  is_sample boolean not null default false,
  score smallint not null default 0,
  facts jsonb not null,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  name_key text,
  status text,
  technologies text[] not null default '{}'::text[],
  mail_provider text,
  seen_technologies text[],
  dropped_technologies text[],
  hiring_in text[],
  job_days integer[],
  register_keys text[],
  constraint companies_pkey PRIMARY KEY (id),
  constraint companies_employees_check CHECK ((employees >= 0)),
  constraint companies_founded_check CHECK (((founded >= 1000) AND (founded <= 2200))),
  constraint companies_name_check CHECK (((length(name) >= 1) AND (length(name) <= 300))),
  constraint companies_size_check CHECK ((size = ANY (ARRAY['1'::text, '2-10'::text, '11-50'::text, '51-200'::text, '201-500'::text, '501-1000'::text, '1001-5000'::text, '5001-10000'::text, '10001+'::text]))),
  constraint companies_status_check CHECK ((status = ANY (ARRAY['active'::text, 'public'::text, 'acquired'::text, 'inactive'::text, 'closed'::text])))
);
CREATE INDEX companies_workspace ON app.companies (workspace_id, id);
CREATE INDEX companies_linkedin ON app.companies (workspace_id, linkedin) WHERE (linkedin IS NOT NULL);
CREATE INDEX companies_pool_id ON app.companies (pool_id, workspace_id) WHERE (pool_id IS NOT NULL);
CREATE INDEX companies_name ON app.companies (workspace_id, name_key);
CREATE INDEX companies_name_without_domain ON app.companies (workspace_id, name_key) WHERE ((domain IS NULL) AND (name_key IS NOT NULL));
CREATE INDEX companies_domain_and_name ON app.companies (workspace_id, domain, name_key) WHERE (domain IS NOT NULL);
CREATE TRIGGER delete_register_keys AFTER DELETE ON app.companies FOR EACH ROW WHEN ((old.register_keys IS NOT NULL)) EXECUTE FUNCTION app.keep_register_keys();
CREATE TRIGGER insert_register_keys AFTER INSERT ON app.companies FOR EACH ROW WHEN ((new.register_keys IS NOT NULL)) EXECUTE FUNCTION app.keep_register_keys();
CREATE TRIGGER update_register_keys AFTER UPDATE OF register_keys ON app.companies FOR EACH ROW WHEN ((old.register_keys IS DISTINCT FROM new.register_keys)) EXECUTE FUNCTION app.keep_register_keys();
call app.protect('app.companies');
create policy pool_for_all on app.companies for select using (((workspace_id = app.pool_id()) AND (app.current_workspace() IS NOT NULL)));
grant select, insert, update, delete on app.companies to leadlight_app;

create table app.company_details (
  workspace_id uuid not null,
  id uuid not null,
  company_id bigint not null,
  kind text not null,
  key text not null,
  value jsonb not null,
  evidence jsonb not null default '[]'::jsonb,
  department text,
  posted_on date,
  first_seen timestamp with time zone not null,
  last_seen timestamp with time zone not null,
  gone_since timestamp with time zone,
  missing_since timestamp with time zone,
  misses smallint not null default 0,
  rejected_at timestamp with time zone,
  person_id bigint,
  constraint company_details_pkey PRIMARY KEY (workspace_id, id),
  constraint company_details_check CHECK (((kind = 'job'::text) = (posted_on IS NOT NULL))),
  constraint company_details_key_check CHECK (((length(key) >= 1) AND (length(key) <= 600))),
  constraint company_details_kind_check CHECK ((kind = ANY (ARRAY['technology'::text, 'job'::text, 'contact'::text, 'location'::text, 'person'::text, 'identifier'::text]))),
  constraint company_details_workspace_id_company_id_kind_key_key UNIQUE (workspace_id, company_id, kind, key)
);
CREATE INDEX company_details_person ON app.company_details (workspace_id, person_id) WHERE (person_id IS NOT NULL);
CREATE INDEX company_details_key ON app.company_details (workspace_id, kind, key) WHERE (gone_since IS NULL);
CREATE INDEX company_details_first_seen ON app.company_details (workspace_id, first_seen DESC);
CREATE INDEX company_details_gone ON app.company_details (workspace_id, gone_since DESC) WHERE (gone_since IS NOT NULL);
CREATE INDEX company_details_person_digests ON app.company_details USING gin (app.person_digests(ARRAY[(value)::text, (evidence)::text], true));
call app.protect('app.company_details');
create policy for_erasure on app.company_details for select to leadlight_erasure using (true);
grant select, insert, update, delete on app.company_details to leadlight_app;
grant select on app.company_details to leadlight_erasure;

create table app.company_register_keys (
  workspace_id uuid not null,
  key text not null,
  company_id bigint not null,
  constraint company_register_keys_pkey PRIMARY KEY (workspace_id, key, company_id),
  constraint company_register_keys_key_check CHECK (((length(key) >= 1) AND (length(key) <= 120)))
);
call app.protect('app.company_register_keys');
create policy pool_for_all on app.company_register_keys for select using (((workspace_id = app.pool_id()) AND (app.current_workspace() IS NOT NULL)));
grant select, insert, update, delete on app.company_register_keys to leadlight_app;

create table app.credit_accounts (
  workspace_id uuid not null,
  balance integer not null default 0,
  held integer not null default 0,
  entries integer not null default 0,
  constraint credit_accounts_pkey PRIMARY KEY (workspace_id),
  constraint credit_accounts_balance_check CHECK ((balance >= 0)),
  constraint credit_accounts_check CHECK ((held <= balance)),
  constraint credit_accounts_held_check CHECK ((held >= 0))
);
call app.protect('app.credit_accounts');
grant select, insert on app.credit_accounts to leadlight_app;
grant update (held) on app.credit_accounts to leadlight_app;

create table app.credit_entries (
  workspace_id uuid not null,
  number integer not null,
  at timestamp with time zone not null,
  kind text not null,
  amount integer not null,
  balance_after integer not null,
  reason text not null,
  reference text,
  actor_kind text not null,
  actor_id uuid,
  idempotency_key text not null,
  lots jsonb not null,
  run_id uuid,
  constraint credit_entries_pkey PRIMARY KEY (workspace_id, number),
  constraint credit_entries_actor_kind_check CHECK ((actor_kind = ANY (ARRAY['user'::text, 'api_key'::text, 'operator'::text, 'system'::text]))),
  constraint credit_entries_amount_check CHECK ((amount <> 0)),
  constraint credit_entries_balance_after_check CHECK ((balance_after >= 0)),
  constraint credit_entries_check CHECK ((((kind = ANY (ARRAY['spend'::text, 'expiry'::text])) = (amount < 0)) OR (kind = 'adjustment'::text))),
  constraint credit_entries_kind_check CHECK ((kind = ANY (ARRAY['trial'::text, 'grant'::text, 'spend'::text, 'refund'::text, 'expiry'::text, 'adjustment'::text]))),
  constraint credit_entries_workspace_id_idempotency_key_key UNIQUE (workspace_id, idempotency_key)
);
CREATE INDEX credit_entries_at ON app.credit_entries (workspace_id, at);
CREATE INDEX credit_entries_reference ON app.credit_entries (workspace_id, reference) WHERE (reference IS NOT NULL);
CREATE INDEX credit_entries_run ON app.credit_entries (workspace_id, run_id) WHERE (run_id IS NOT NULL);
CREATE TRIGGER append_only BEFORE DELETE OR UPDATE ON app.credit_entries FOR EACH ROW EXECUTE FUNCTION app.refuse_change();
CREATE CONSTRAINT TRIGGER entries_match_lots AFTER INSERT ON app.credit_entries DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION app.check_lots();
CREATE TRIGGER follow_entry BEFORE INSERT ON app.credit_entries FOR EACH ROW EXECUTE FUNCTION app.follow_entry();
call app.protect('app.credit_entries');
grant select, insert on app.credit_entries to leadlight_app;

create table app.credit_lots (
  workspace_id uuid not null,
  id uuid not null,
  kind text not null,
  granted_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  amount integer not null,
  remaining integer not null,
  constraint credit_lots_pkey PRIMARY KEY (workspace_id, id),
  constraint credit_lots_amount_check CHECK ((amount > 0)),
  constraint credit_lots_check CHECK (((remaining >= 0) AND (remaining <= amount))),
  constraint credit_lots_kind_check CHECK ((kind = ANY (ARRAY['trial'::text, 'grant'::text, 'refund'::text, 'adjustment'::text])))
);
CREATE INDEX credit_lots_open ON app.credit_lots (workspace_id, expires_at, granted_at) WHERE (remaining > 0);
CREATE CONSTRAINT TRIGGER lots_match_entries AFTER INSERT OR UPDATE ON app.credit_lots DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION app.check_lots();
call app.protect('app.credit_lots');
grant select, insert on app.credit_lots to leadlight_app;
grant update (remaining) on app.credit_lots to leadlight_app;

create table app.credit_reservations (
  workspace_id uuid not null,
  id uuid not null,
  ceiling integer not null,
  spent integer not null default 0,
  reason text not null,
  reference text,
  actor_kind text not null,
  actor_id uuid,
  idempotency_key text not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  released_at timestamp with time zone,
  constraint credit_reservations_pkey PRIMARY KEY (workspace_id, id),
  constraint credit_reservations_actor_kind_check CHECK ((actor_kind = ANY (ARRAY['user'::text, 'api_key'::text, 'operator'::text, 'system'::text]))),
  constraint credit_reservations_ceiling_check CHECK ((ceiling > 0)),
  constraint credit_reservations_check CHECK (((spent >= 0) AND (spent <= ceiling))),
  constraint credit_reservations_workspace_id_idempotency_key_key UNIQUE (workspace_id, idempotency_key)
);
CREATE INDEX credit_reservations_open ON app.credit_reservations (workspace_id, expires_at) WHERE (released_at IS NULL);
call app.protect('app.credit_reservations');
grant select, insert on app.credit_reservations to leadlight_app;
grant update (spent, released_at) on app.credit_reservations to leadlight_app;

create table app.deletion_reports (
  workspace_id uuid not null,
  requested_at timestamp with time zone not null,
  completed_at timestamp with time zone not null,
  removed jsonb not null,
  constraint deletion_reports_pkey PRIMARY KEY (workspace_id)
);
call app.protect('app.deletion_reports');
grant select on app.deletion_reports to leadlight_app;

create table app.email_senders (
  workspace_id uuid not null,
  user_id uuid not null,
  fields jsonb not null,
  updated_at timestamp with time zone not null,
  constraint email_senders_pkey PRIMARY KEY (workspace_id, user_id)
);
call app.protect('app.email_senders');
grant select, insert, update, delete on app.email_senders to leadlight_app;

create table app.email_templates (
  workspace_id uuid not null,
  id uuid not null,
  name text not null,
  language text not null,
  steps jsonb not null,
  created_by uuid,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  constraint email_templates_pkey PRIMARY KEY (workspace_id, id),
  constraint email_templates_language_check CHECK ((length(language) = 2)),
  constraint email_templates_name_check CHECK (((length(name) >= 1) AND (length(name) <= 100)))
);
call app.protect('app.email_templates');
grant select, insert, update, delete on app.email_templates to leadlight_app;

create table app.enrichment_run_rows (
  workspace_id uuid not null,
  run_id uuid not null,
  "row" integer not null,
  given text not null,
  domain text,
  company_id bigint,
  status text not null,
  skip_reason text,
  next_at timestamp with time zone,
  outcome text,
  moved_to text,
  reason jsonb,
  pages_read smallint not null default 0,
  facts_added integer not null default 0,
  cost smallint not null default 0,
  constraint enrichment_run_rows_pkey PRIMARY KEY (workspace_id, run_id, "row"),
  constraint enrichment_run_rows_cost_check CHECK ((cost = ANY (ARRAY[0, 1]))),
  constraint enrichment_run_rows_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'done'::text, 'skipped'::text, 'failed'::text])))
);
CREATE INDEX enrichment_run_rows_todo ON app.enrichment_run_rows (workspace_id, run_id, status, "row");
CREATE INDEX enrichment_run_rows_domain ON app.enrichment_run_rows (workspace_id, run_id, domain) WHERE (domain IS NOT NULL);
CREATE INDEX enrichment_run_rows_company ON app.enrichment_run_rows (workspace_id, company_id) WHERE (company_id IS NOT NULL);
CREATE INDEX enrichment_run_rows_waiting ON app.enrichment_run_rows (workspace_id, run_id, next_at) WHERE ((status = 'pending'::text) AND (next_at IS NOT NULL));
CREATE INDEX enrichment_run_rows_person_digests ON app.enrichment_run_rows USING gin (app.person_digests(ARRAY[given])) WHERE (strpos(given, '@'::text) > 0);
call app.protect('app.enrichment_run_rows');
create policy for_erasure on app.enrichment_run_rows for select to leadlight_erasure using (true);
grant select, insert, update, delete on app.enrichment_run_rows to leadlight_app;
grant select on app.enrichment_run_rows to leadlight_erasure;

create table app.enrichment_runs (
  workspace_id uuid not null,
  id uuid not null,
  source text not null,
  name text not null,
  fresh_since timestamp with time zone not null,
  is_materialized boolean not null default false,
  facts_added integer not null default 0,
  enriched integer not null default 0,
  skipped integer not null default 0,
  outcomes jsonb not null default '{}'::jsonb,
  constraint enrichment_runs_pkey PRIMARY KEY (workspace_id, id),
  constraint enrichment_runs_source_check CHECK ((source = ANY (ARRAY['companies'::text, 'employers'::text, 'domains'::text])))
);
call app.protect('app.enrichment_runs');
grant select, insert, update, delete on app.enrichment_runs to leadlight_app;

create table app.enrichments (
  workspace_id uuid not null,
  id uuid not null,
  domain text not null,
  company_id bigint,
  status text not null,
  outcome text,
  moved_to text,
  reason jsonb,
  steps jsonb not null default '[]'::jsonb,
  pages_read smallint not null default 0,
  facts_added integer not null default 0,
  job_board jsonb,
  jobs_read_at timestamp with time zone,
  attempts smallint not null default 0,
  next_at timestamp with time zone,
  claimed_until timestamp with time zone,
  hold_id uuid,
  run_id uuid,
  paid_at timestamp with time zone,
  entry_number integer,
  payments smallint not null default 0,
  cost smallint not null default 0,
  paid_for jsonb,
  refunded_at timestamp with time zone,
  checked_at timestamp with time zone,
  actor_kind text not null,
  actor_id uuid,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  constraint enrichments_pkey PRIMARY KEY (workspace_id, id),
  constraint enrichments_actor_kind_check CHECK ((actor_kind = ANY (ARRAY['user'::text, 'api_key'::text, 'operator'::text, 'system'::text]))),
  constraint enrichments_check CHECK (((status <> 'done'::text) OR (outcome IS NOT NULL))),
  constraint enrichments_cost_check CHECK ((cost = ANY (ARRAY[0, 1]))),
  constraint enrichments_domain_check CHECK (((length(domain) >= 3) AND (length(domain) <= 253))),
  constraint enrichments_outcome_check CHECK ((outcome = ANY (ARRAY['read'::text, 'moved'::text, 'parked'::text, 'needs_scripts'::text, 'empty'::text, 'forbidden'::text, 'opted_out'::text, 'blocked'::text, 'no_site'::text, 'unreachable'::text]))),
  constraint enrichments_status_check CHECK ((status = ANY (ARRAY['reading'::text, 'waiting'::text, 'done'::text]))),
  constraint enrichments_workspace_id_domain_key UNIQUE (workspace_id, domain)
);
CREATE INDEX enrichments_updated ON app.enrichments (workspace_id, updated_at DESC, id DESC);
CREATE INDEX enrichments_company ON app.enrichments (workspace_id, company_id) WHERE (company_id IS NOT NULL);
CREATE INDEX enrichments_due ON app.enrichments (next_at) WHERE ((status = 'waiting'::text) AND (run_id IS NULL));
CREATE INDEX enrichments_claimed ON app.enrichments (claimed_until) WHERE ((status = 'reading'::text) AND (run_id IS NULL));
call app.protect('app.enrichments');
create policy at_work_before_known on app.enrichments for select to leadlight_auth using ((status = ANY (ARRAY['reading'::text, 'waiting'::text])));
grant select, insert, update, delete on app.enrichments to leadlight_app;
grant select (workspace_id, id, status, next_at, claimed_until, run_id) on app.enrichments to leadlight_auth;

create table app.erasures (
  workspace_id uuid not null,
  kind text not null,
  digest text not null,
  erased_at timestamp with time zone not null,
  constraint erasures_pkey PRIMARY KEY (workspace_id, kind, digest),
  constraint erasures_digest_check CHECK ((digest ~ '^[0-9a-f]{64}$'::text)),
  constraint erasures_kind_check CHECK ((kind = ANY (ARRAY['address'::text, 'linkedin'::text])))
);
call app.protect('app.erasures');
create policy pool_for_all on app.erasures for select using (((workspace_id = app.pool_id()) AND (app.current_workspace() IS NOT NULL)));
grant select, insert on app.erasures to leadlight_app;

create table app.finds (
  workspace_id uuid not null,
  id uuid not null,
  name text not null,
  domain text not null,
  find_key text not null,
  status text not null,
  outcome text,
  address text,
  found jsonb,
  verification_id uuid,
  attempts smallint not null default 0,
  next_at timestamp with time zone,
  deadline_at timestamp with time zone,
  claimed_until timestamp with time zone,
  hold_id uuid,
  paid_at timestamp with time zone,
  entry_number integer,
  payments smallint not null default 0,
  cost smallint not null default 0,
  actor_kind text not null,
  actor_id uuid,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  constraint finds_pkey PRIMARY KEY (workspace_id, id),
  constraint finds_actor_kind_check CHECK ((actor_kind = ANY (ARRAY['user'::text, 'api_key'::text, 'operator'::text, 'system'::text]))),
  constraint finds_check CHECK (((outcome IS NULL) = (found IS NULL))),
  constraint finds_check1 CHECK (((status <> 'done'::text) OR (outcome IS NOT NULL))),
  constraint finds_cost_check CHECK ((cost = ANY (ARRAY[0, 1]))),
  constraint finds_name_check CHECK (((length(name) >= 1) AND (length(name) <= 300))),
  constraint finds_outcome_check CHECK ((outcome = ANY (ARRAY['confirmed'::text, 'pattern_only'::text, 'not_found'::text, 'unconfirmed'::text]))),
  constraint finds_status_check CHECK ((status = ANY (ARRAY['checking'::text, 'waiting'::text, 'done'::text]))),
  constraint finds_workspace_id_find_key_key UNIQUE (workspace_id, find_key)
);
CREATE INDEX finds_updated ON app.finds (workspace_id, updated_at DESC, id DESC);
CREATE INDEX finds_domain ON app.finds (workspace_id, domain);
CREATE INDEX finds_due ON app.finds (next_at) WHERE (status = 'waiting'::text);
CREATE INDEX finds_claimed ON app.finds (claimed_until) WHERE (status = 'checking'::text);
CREATE INDEX finds_person_digests ON app.finds USING gin (app.person_digests(ARRAY[address, (found)::text]));
CREATE INDEX finds_address ON app.finds (workspace_id, address) WHERE (address IS NOT NULL);
call app.protect('app.finds');
create policy at_work_before_known on app.finds for select to leadlight_auth using ((status = ANY (ARRAY['checking'::text, 'waiting'::text])));
create policy for_erasure on app.finds for select to leadlight_erasure using (true);
grant select, insert, update, delete on app.finds to leadlight_app;
grant select on app.finds to leadlight_erasure;
grant select (workspace_id, id, status, next_at, claimed_until) on app.finds to leadlight_auth;

create table app.idempotency_keys (
  workspace_id uuid not null,
  key text not null,
  actor_id uuid not null,
  fingerprint bytea not null,
  status integer,
  body jsonb,
  created_at timestamp with time zone not null,
  constraint idempotency_keys_pkey PRIMARY KEY (workspace_id, actor_id, key)
);
CREATE INDEX idempotency_keys_created_at ON app.idempotency_keys (workspace_id, created_at);
call app.protect('app.idempotency_keys');
grant select, insert, update, delete on app.idempotency_keys to leadlight_app;

create table app.import_chunks (
  workspace_id uuid not null,
  import_id uuid not null,
  number integer not null,
  first_row bigint not null,
  last_row bigint not null,
  made bigint[] not null,
  told bigint[] not null,
  constraint import_chunks_pkey PRIMARY KEY (workspace_id, import_id, number)
);
call app.protect('app.import_chunks');
grant select, insert, update, delete on app.import_chunks to leadlight_app;

create table app.import_invalid_columns (
  workspace_id uuid not null,
  import_id uuid not null,
  column_index integer not null,
  code text not null,
  count bigint not null,
  constraint import_invalid_columns_pkey PRIMARY KEY (workspace_id, import_id, column_index, code)
);
call app.protect('app.import_invalid_columns');
grant select, insert, update, delete on app.import_invalid_columns to leadlight_app;

create table app.import_invalid_values (
  workspace_id uuid not null,
  import_id uuid not null,
  "row" bigint not null,
  column_index integer not null,
  code text not null,
  value text not null,
  lead_id bigint,
  constraint import_invalid_values_pkey PRIMARY KEY (workspace_id, import_id, "row", column_index)
);
CREATE INDEX import_invalid_values_lead ON app.import_invalid_values (workspace_id, lead_id) WHERE (lead_id IS NOT NULL);
CREATE INDEX import_invalid_values_person_digests ON app.import_invalid_values USING gin (app.person_digests(ARRAY[value]));
call app.protect('app.import_invalid_values');
create policy for_erasure on app.import_invalid_values for select to leadlight_erasure using (true);
grant select, insert, update, delete on app.import_invalid_values to leadlight_app;
grant select on app.import_invalid_values to leadlight_erasure;

create table app.import_refusals (
  workspace_id uuid not null,
  import_id uuid not null,
  "row" bigint not null,
  field text,
  code text not null,
  reason text not null,
  cells text[] not null,
  constraint import_refusals_pkey PRIMARY KEY (workspace_id, import_id, "row")
);
CREATE INDEX import_refusals_person_digests ON app.import_refusals USING gin (app.person_digests(cells));
call app.protect('app.import_refusals');
create policy for_erasure on app.import_refusals for select to leadlight_erasure using (true);
grant select, insert, update, delete on app.import_refusals to leadlight_app;
grant select on app.import_refusals to leadlight_erasure;

create table app.import_work (
  workspace_id uuid not null,
  import_id uuid not null,
  lead_id bigint not null,
  stage text,
  owner_id uuid,
  tags text[] not null default '{}'::text[],
  note_ids uuid[] not null default '{}'::uuid[],
  note_bodies text[] not null default '{}'::text[],
  list_ids uuid[] not null default '{}'::uuid[],
  constraint import_work_pkey PRIMARY KEY (workspace_id, import_id, lead_id)
);
CREATE INDEX import_work_lead ON app.import_work (workspace_id, lead_id);
CREATE INDEX import_work_person_digests ON app.import_work USING gin (app.person_digests(note_bodies));
call app.protect('app.import_work');
create policy for_erasure on app.import_work for select to leadlight_erasure using (true);
grant select, insert, update, delete on app.import_work to leadlight_app;
grant select on app.import_work to leadlight_erasure;

create table app.imports (
  workspace_id uuid not null,
  id uuid not null,
  file_name text not null,
  bytes bigint not null,
  sha256 text not null,
  format text,
  vendor text,
  reading jsonb,
  people_created integer not null default 0,
  companies_created integer not null default 0,
  matched integer not null default 0,
  unchanged integer not null default 0,
  merged integer not null default 0,
  doubtful integer not null default 0,
  refused integer not null default 0,
  actor_kind text not null,
  actor_id uuid,
  created_at timestamp with time zone not null,
  file_until timestamp with time zone,
  run_id uuid,
  canceled_at timestamp with time zone,
  created_lists uuid[] not null default '{}'::uuid[],
  skipped jsonb not null default '{}'::jsonb,
  constraint imports_pkey PRIMARY KEY (workspace_id, id),
  constraint imports_actor_kind_check CHECK ((actor_kind = ANY (ARRAY['user'::text, 'api_key'::text, 'operator'::text, 'system'::text]))),
  constraint imports_bytes_check CHECK ((bytes > 0)),
  constraint imports_check CHECK ((run_id = id)),
  constraint imports_file_name_check CHECK (((length(file_name) >= 1) AND (length(file_name) <= 200))),
  constraint imports_format_check CHECK ((format = ANY (ARRAY['csv'::text, 'xlsx'::text, 'json'::text])))
);
CREATE INDEX imports_sha256 ON app.imports (workspace_id, sha256);
CREATE INDEX imports_file_until ON app.imports (workspace_id, file_until) WHERE (file_until IS NOT NULL);
call app.protect('app.imports');
grant select, insert, update, delete on app.imports to leadlight_app;

create table app.lead_changes (
  workspace_id uuid not null,
  number bigint not null generated always as identity,
  kind text not null,
  first_id bigint,
  last_id bigint,
  list_id uuid,
  transaction xid8 not null default pg_current_xact_id(),
  at timestamp with time zone not null default clock_timestamp(),
  constraint lead_changes_pkey PRIMARY KEY (workspace_id, number),
  constraint lead_changes_kind_check CHECK ((kind = ANY (ARRAY['people'::text, 'companies'::text, 'states'::text, 'reveals'::text, 'suppressions'::text, 'list'::text, 'all'::text])))
);
CREATE INDEX lead_changes_at ON app.lead_changes (workspace_id, at);
CREATE INDEX lead_changes_transaction ON app.lead_changes (workspace_id, transaction);
call app.protect('app.lead_changes');
create policy pool_for_all on app.lead_changes for select using (((workspace_id = app.pool_id()) AND (app.current_workspace() IS NOT NULL)));
grant select, insert, delete on app.lead_changes to leadlight_app;

create table app.lead_exports (
  workspace_id uuid not null,
  id uuid not null,
  kind text not null,
  preset text not null,
  with_evidence boolean not null,
  total integer not null,
  actor_kind text not null,
  actor_id uuid,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  stale integer not null default 0,
  recheck_run_id uuid,
  with_technology_categories boolean not null default false,
  list_id uuid,
  constraint lead_exports_pkey PRIMARY KEY (workspace_id, id),
  constraint lead_exports_actor_kind_check CHECK ((actor_kind = ANY (ARRAY['user'::text, 'api_key'::text, 'operator'::text, 'system'::text]))),
  constraint lead_exports_kind_check CHECK ((kind = ANY (ARRAY['people'::text, 'companies'::text])))
);
call app.protect('app.lead_exports');
grant select, insert, update, delete on app.lead_exports to leadlight_app;

create table app.lead_notes (
  workspace_id uuid not null,
  id uuid not null,
  lead_id bigint not null,
  body text not null,
  author_id uuid,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  constraint lead_notes_pkey PRIMARY KEY (workspace_id, id),
  constraint lead_notes_body_check CHECK (((length(body) >= 1) AND (length(body) <= 5000)))
);
CREATE INDEX lead_notes_lead ON app.lead_notes (workspace_id, lead_id, created_at);
call app.protect('app.lead_notes');
grant select, insert, update, delete on app.lead_notes to leadlight_app;

create table app.lead_picks (
  workspace_id uuid not null,
  pick_id uuid not null,
  number integer not null,
  ids bigint[] not null,
  constraint lead_picks_pkey PRIMARY KEY (workspace_id, pick_id, number)
);
call app.protect('app.lead_picks');
grant select, insert, update, delete on app.lead_picks to leadlight_app;

create table app.lead_states (
  workspace_id uuid not null,
  lead_id bigint not null,
  stage text,
  owner_id uuid,
  tags text[] not null default '{}'::text[],
  updated_at timestamp with time zone not null,
  constraint lead_states_pkey PRIMARY KEY (workspace_id, lead_id)
);
call app.protect('app.lead_states');
grant select, insert, update, delete on app.lead_states to leadlight_app;

create table app.likeness_leads (
  workspace_id uuid not null,
  likeness_id uuid not null,
  lead_id bigint not null,
  judgment text not null,
  constraint likeness_leads_pkey PRIMARY KEY (workspace_id, likeness_id, lead_id),
  constraint likeness_leads_judgment_check CHECK ((judgment = ANY (ARRAY['example'::text, 'good'::text, 'bad'::text])))
);
CREATE INDEX likeness_leads_lead ON app.likeness_leads (workspace_id, lead_id);
call app.protect('app.likeness_leads');
grant select, insert, update, delete on app.likeness_leads to leadlight_app;

create table app.likenesses (
  workspace_id uuid not null,
  id uuid not null,
  kind text not null,
  name text not null,
  choices jsonb not null,
  created_by uuid,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  constraint likenesses_pkey PRIMARY KEY (workspace_id, id),
  constraint likenesses_kind_check CHECK ((kind = ANY (ARRAY['people'::text, 'companies'::text]))),
  constraint likenesses_name_check CHECK (((length(name) >= 1) AND (length(name) <= 100)))
);
call app.protect('app.likenesses');
grant select, insert, update, delete on app.likenesses to leadlight_app;

create table app.list_column_runs (
  workspace_id uuid not null,
  column_id uuid not null,
  run_id uuid not null,
  is_automatic boolean not null,
  created_at timestamp with time zone not null,
  constraint list_column_runs_pkey PRIMARY KEY (workspace_id, column_id, run_id)
);
CREATE INDEX list_column_runs_run ON app.list_column_runs (workspace_id, run_id);
call app.protect('app.list_column_runs');
grant select, insert, update, delete on app.list_column_runs to leadlight_app;

create table app.list_columns (
  workspace_id uuid not null,
  id uuid not null,
  list_id uuid not null,
  field text not null,
  asks_providers boolean not null,
  condition jsonb,
  is_automatic boolean not null,
  month_ceiling integer not null,
  month_provider_ceiling_micros bigint not null,
  automatic_since timestamp with time zone not null,
  looked_until timestamp with time zone not null,
  waits_for text,
  changed_by_kind text not null,
  changed_by uuid,
  created_at timestamp with time zone not null,
  question jsonb,
  constraint list_columns_pkey PRIMARY KEY (workspace_id, id),
  constraint list_columns_field_check CHECK (((length(field) >= 1) AND (length(field) <= 50))),
  constraint list_columns_month_ceiling_check CHECK ((month_ceiling >= 0)),
  constraint list_columns_month_provider_ceiling_micros_check CHECK ((month_provider_ceiling_micros >= 0)),
  constraint list_columns_question CHECK (((field = 'question'::text) = (question IS NOT NULL)))
);
CREATE UNIQUE INDEX list_columns_field ON app.list_columns (workspace_id, list_id, field) WHERE (question IS NULL);
CREATE UNIQUE INDEX list_columns_question_once ON app.list_columns (workspace_id, list_id, question) WHERE (question IS NOT NULL);
call app.protect('app.list_columns');
create policy automatic_before_known on app.list_columns for select to leadlight_auth using (is_automatic);
grant select, insert, update, delete on app.list_columns to leadlight_app;
grant select (workspace_id, id, is_automatic) on app.list_columns to leadlight_auth;

create table app.list_leads (
  workspace_id uuid not null,
  list_id uuid not null,
  lead_id bigint not null,
  added_by uuid,
  added_at timestamp with time zone not null,
  constraint list_leads_pkey PRIMARY KEY (workspace_id, list_id, lead_id)
);
CREATE INDEX list_leads_lead ON app.list_leads (workspace_id, lead_id);
CREATE INDEX list_leads_added ON app.list_leads (workspace_id, list_id, added_at);
call app.protect('app.list_leads');
grant select, insert, update, delete on app.list_leads to leadlight_app;

create table app.lists (
  workspace_id uuid not null,
  id uuid not null,
  kind text not null,
  name text not null,
  is_shared boolean not null default true,
  created_by uuid,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  constraint lists_pkey PRIMARY KEY (workspace_id, id),
  constraint lists_kind_check CHECK ((kind = ANY (ARRAY['people'::text, 'companies'::text]))),
  constraint lists_name_check CHECK (((length(name) >= 1) AND (length(name) <= 100)))
);
call app.protect('app.lists');
grant select, insert, update, delete on app.lists to leadlight_app;

create table app.merges (
  workspace_id uuid not null,
  id uuid not null,
  kind text not null,
  state text not null,
  keep_id bigint not null,
  gone_id bigint not null,
  reasons jsonb not null,
  is_automatic boolean not null default false,
  import_id uuid,
  before jsonb,
  created_at timestamp with time zone not null,
  decided_at timestamp with time zone,
  actor_kind text,
  actor_id uuid,
  decision_id uuid,
  group_id bigint,
  other_pairs jsonb,
  constraint merges_pkey PRIMARY KEY (workspace_id, id),
  constraint merges_actor_kind_check CHECK ((actor_kind = ANY (ARRAY['user'::text, 'api_key'::text, 'operator'::text, 'system'::text]))),
  constraint merges_check CHECK ((gone_id <> keep_id)),
  constraint merges_check1 CHECK (((state = 'merged'::text) = (before IS NOT NULL))),
  constraint merges_kind_check CHECK ((kind = ANY (ARRAY['people'::text, 'companies'::text]))),
  constraint merges_state_check CHECK ((state = ANY (ARRAY['open'::text, 'merged'::text, 'apart'::text])))
);
CREATE UNIQUE INDEX merges_pair ON app.merges (workspace_id, LEAST(keep_id, gone_id), GREATEST(keep_id, gone_id));
CREATE INDEX merges_state ON app.merges (workspace_id, state, id);
CREATE INDEX merges_import ON app.merges (workspace_id, import_id) WHERE (import_id IS NOT NULL);
CREATE INDEX merges_keep ON app.merges (workspace_id, keep_id);
CREATE INDEX merges_gone ON app.merges (workspace_id, gone_id);
CREATE INDEX merges_decision ON app.merges (workspace_id, decision_id) WHERE (decision_id IS NOT NULL);
CREATE INDEX merges_person_digests ON app.merges USING gin (app.person_digests(ARRAY[(before)::text])) WHERE (before IS NOT NULL);
CREATE INDEX merges_group ON app.merges (workspace_id, group_id) WHERE (group_id IS NOT NULL);
call app.protect('app.merges');
create policy for_erasure on app.merges for select to leadlight_erasure using (true);
grant select, insert, update, delete on app.merges to leadlight_app;
grant select on app.merges to leadlight_erasure;

create table app.model_calls (
  workspace_id uuid not null,
  id uuid not null,
  source text not null,
  model text not null,
  host text not null,
  purpose text not null,
  run_id uuid,
  subject text not null,
  status text not null,
  outcome text,
  message text,
  reserved_micros bigint not null,
  cost_micros bigint not null default 0,
  is_cost_certain boolean not null default true,
  input_tokens integer not null default 0,
  output_tokens integer not null default 0,
  sent_characters integer not null,
  sent_at timestamp with time zone not null,
  settled_at timestamp with time zone,
  constraint model_calls_pkey PRIMARY KEY (workspace_id, id),
  constraint model_calls_check CHECK (((status = 'settled'::text) = (outcome IS NOT NULL))),
  constraint model_calls_cost_micros_check CHECK ((cost_micros >= 0)),
  constraint model_calls_host_check CHECK ((length(host) <= 300)),
  constraint model_calls_input_tokens_check CHECK ((input_tokens >= 0)),
  constraint model_calls_model_check CHECK ((length(model) <= 200)),
  constraint model_calls_output_tokens_check CHECK ((output_tokens >= 0)),
  constraint model_calls_purpose_check CHECK (((length(purpose) >= 1) AND (length(purpose) <= 40))),
  constraint model_calls_reserved_micros_check CHECK ((reserved_micros >= 0)),
  constraint model_calls_sent_characters_check CHECK ((sent_characters >= 0)),
  constraint model_calls_source_check CHECK ((source = ANY (ARRAY['workspace'::text, 'operator'::text]))),
  constraint model_calls_status_check CHECK ((status = ANY (ARRAY['sent'::text, 'settled'::text, 'lost'::text]))),
  constraint model_calls_subject_check CHECK ((length(subject) <= 300))
);
CREATE INDEX model_calls_spent ON app.model_calls (workspace_id, source, sent_at);
CREATE INDEX model_calls_open ON app.model_calls (workspace_id, sent_at) WHERE (status = 'sent'::text);
CREATE INDEX model_calls_run ON app.model_calls (workspace_id, run_id) WHERE (run_id IS NOT NULL);
CREATE INDEX model_calls_person_digests ON app.model_calls USING gin (app.person_digests(ARRAY[message], true)) WHERE (message IS NOT NULL);
call app.protect('app.model_calls');
create policy for_erasure on app.model_calls for select to leadlight_erasure using (true);
grant select, insert, update, delete on app.model_calls to leadlight_app;
grant select on app.model_calls to leadlight_erasure;

create table app.people (
  id bigint not null default nextval('app.lead_ids'::regclass),
  workspace_id uuid not null,
  pool_id bigint,
  company_id bigint,
  name text not null,
  first_name text,
  last_name text,
  title text,
  title_key text,
  seniorities text[] not null default '{}'::text[],
  department text,
  country text,
  region text,
  city text,
  city_name text,
  email text,
  email_verdict text not null default 'not_checked'::text,
  email_checked_at timestamp with time zone,
  personal_email text,
  phone text,
  mobile_phone text,
  linkedin text,
  company_name text,
  company_domain text,
  source text not null,
  is_sample boolean not null default false,
  score smallint not null default 0,
  facts jsonb not null,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  name_key text,
  first_word text,
  last_word text,
  constraint people_pkey PRIMARY KEY (id),
  constraint people_email_verdict_check CHECK ((email_verdict = ANY (ARRAY['deliverable'::text, 'risky'::text, 'unknown'::text, 'undeliverable'::text, 'not_checked'::text]))),
  constraint people_name_check CHECK (((length(name) >= 1) AND (length(name) <= 300)))
);
CREATE INDEX people_workspace ON app.people (workspace_id, id);
CREATE INDEX people_email ON app.people (workspace_id, email) WHERE (email IS NOT NULL);
CREATE INDEX people_linkedin ON app.people (workspace_id, linkedin) WHERE (linkedin IS NOT NULL);
CREATE INDEX people_company ON app.people (company_id, workspace_id) WHERE (company_id IS NOT NULL);
CREATE INDEX people_pool_id ON app.people (pool_id, workspace_id) WHERE (pool_id IS NOT NULL);
CREATE INDEX people_personal_email ON app.people (workspace_id, personal_email) WHERE (personal_email IS NOT NULL);
CREATE INDEX people_name ON app.people (workspace_id, name_key, company_domain) WHERE (name_key IS NOT NULL);
CREATE INDEX people_name_without_domain ON app.people (workspace_id, name_key) WHERE ((company_domain IS NULL) AND (name_key IS NOT NULL));
CREATE INDEX people_last_word ON app.people (workspace_id, company_domain, last_word) WHERE (company_domain IS NOT NULL);
CREATE INDEX people_first_word ON app.people (workspace_id, company_domain, first_word) WHERE ((company_domain IS NOT NULL) AND (first_word IS NOT NULL));
call app.protect('app.people');
create policy pool_for_all on app.people for select using (((workspace_id = app.pool_id()) AND (app.current_workspace() IS NOT NULL)));
grant select, insert, update, delete on app.people to leadlight_app;

create table app.profile_run_rows (
  workspace_id uuid not null,
  run_id uuid not null,
  "row" integer not null,
  "position" integer,
  given text not null,
  keys jsonb,
  person_id bigint,
  status text not null,
  skip_reason text,
  next_at timestamp with time zone,
  outcome text,
  facts_added integer not null default 0,
  cost smallint not null default 0,
  provider_micros bigint not null default 0,
  steps jsonb not null default '[]'::jsonb,
  open jsonb not null default '{}'::jsonb,
  ended_at timestamp with time zone,
  constraint profile_run_rows_pkey PRIMARY KEY (workspace_id, run_id, "row"),
  constraint profile_run_rows_cost_check CHECK ((cost = ANY (ARRAY[0, 1]))),
  constraint profile_run_rows_outcome_check CHECK ((outcome = ANY (ARRAY['enriched'::text, 'nothing_new'::text, 'not_found'::text]))),
  constraint profile_run_rows_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'done'::text, 'skipped'::text, 'failed'::text])))
);
CREATE INDEX profile_run_rows_todo ON app.profile_run_rows (workspace_id, run_id, status, "row");
CREATE INDEX profile_run_rows_person ON app.profile_run_rows (workspace_id, person_id, ended_at DESC) WHERE (person_id IS NOT NULL);
CREATE INDEX profile_run_rows_person_digests ON app.profile_run_rows USING gin (app.person_digests(ARRAY[given, (keys)::text, (steps)::text]));
call app.protect('app.profile_run_rows');
create policy for_erasure on app.profile_run_rows for select to leadlight_erasure using (true);
grant select, insert, update, delete on app.profile_run_rows to leadlight_app;
grant select on app.profile_run_rows to leadlight_erasure;

create table app.profile_runs (
  workspace_id uuid not null,
  id uuid not null,
  source text not null,
  name text not null,
  wants text[] not null,
  asks_providers boolean not null,
  provider_ceiling_micros bigint not null,
  provider_micros bigint not null default 0,
  facts_added integer not null default 0,
  enriched integer not null default 0,
  skipped integer not null default 0,
  outcomes jsonb not null default '{}'::jsonb,
  constraint profile_runs_pkey PRIMARY KEY (workspace_id, id),
  constraint profile_runs_provider_ceiling_micros_check CHECK ((provider_ceiling_micros >= 0)),
  constraint profile_runs_source_check CHECK ((source = ANY (ARRAY['text'::text, 'people'::text])))
);
call app.protect('app.profile_runs');
grant select, insert, update, delete on app.profile_runs to leadlight_app;

create table app.provider_answers (
  workspace_id uuid not null,
  connection_id uuid not null,
  question_key text not null,
  call_id uuid not null,
  fields text[] not null,
  outcome jsonb not null,
  answered_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  constraint provider_answers_pkey PRIMARY KEY (workspace_id, connection_id, question_key),
  constraint provider_answers_question_key_check CHECK (((length(question_key) >= 1) AND (length(question_key) <= 600)))
);
CREATE INDEX provider_answers_expires ON app.provider_answers (workspace_id, expires_at);
CREATE INDEX provider_answers_person_digests ON app.provider_answers USING gin (app.person_digests(ARRAY[question_key, (outcome)::text]));
call app.protect('app.provider_answers');
create policy for_erasure on app.provider_answers for select to leadlight_erasure using (true);
grant select, insert, update, delete on app.provider_answers to leadlight_app;
grant select on app.provider_answers to leadlight_erasure;

create table app.provider_calls (
  workspace_id uuid not null,
  id uuid not null,
  connection_id uuid not null,
  provider text not null,
  idempotency_key text not null,
  run_id uuid,
  subject_kind text not null,
  subject text not null,
  fields text[] not null,
  status text not null,
  outcome text,
  message text,
  accepted jsonb not null default '{}'::jsonb,
  reserved_micros bigint not null,
  cost_micros bigint not null default 0,
  cost_credits numeric(14,4) not null default 0,
  is_cost_certain boolean not null default true,
  sent_at timestamp with time zone not null,
  settled_at timestamp with time zone,
  name text not null default ''::text,
  run_row integer,
  judged_at timestamp with time zone,
  accepted_email text,
  constraint provider_calls_pkey PRIMARY KEY (workspace_id, id),
  constraint provider_calls_check CHECK (((status = 'settled'::text) = (outcome IS NOT NULL))),
  constraint provider_calls_cost_credits_check CHECK ((cost_credits >= (0)::numeric)),
  constraint provider_calls_cost_micros_check CHECK ((cost_micros >= 0)),
  constraint provider_calls_idempotency_key_check CHECK (((length(idempotency_key) >= 1) AND (length(idempotency_key) <= 300))),
  constraint provider_calls_reserved_micros_check CHECK ((reserved_micros >= 0)),
  constraint provider_calls_status_check CHECK ((status = ANY (ARRAY['sent'::text, 'settled'::text, 'lost'::text]))),
  constraint provider_calls_subject_check CHECK ((length(subject) <= 600)),
  constraint provider_calls_subject_kind_check CHECK ((subject_kind = ANY (ARRAY['person'::text, 'company'::text]))),
  constraint provider_calls_workspace_id_connection_id_idempotency_key_key UNIQUE (workspace_id, connection_id, idempotency_key)
);
CREATE INDEX provider_calls_spent ON app.provider_calls (workspace_id, connection_id, sent_at);
CREATE INDEX provider_calls_open ON app.provider_calls (workspace_id, sent_at) WHERE (status = 'sent'::text);
CREATE INDEX provider_calls_run ON app.provider_calls (workspace_id, run_id) WHERE (run_id IS NOT NULL);
CREATE INDEX provider_calls_newest ON app.provider_calls (workspace_id, id DESC);
CREATE INDEX provider_calls_sent ON app.provider_calls (workspace_id, sent_at);
CREATE INDEX provider_calls_person_digests ON app.provider_calls USING gin (app.person_digests(ARRAY[subject, idempotency_key, message, accepted_email]));
call app.protect('app.provider_calls');
create policy for_erasure on app.provider_calls for select to leadlight_erasure using (true);
grant select, insert, update, delete on app.provider_calls to leadlight_app;
grant select on app.provider_calls to leadlight_erasure;

create table app.provider_connections (
  workspace_id uuid not null,
  id uuid not null,
  provider text not null,
  name text not null,
  endpoint jsonb,
  sealed_key bytea not null,
  key_hint text not null,
  credit_price_micros bigint,
  month_ceiling_micros bigint,
  may_stay boolean not null default true,
  stay_days integer,
  "position" smallint,
  tested_at timestamp with time zone,
  test_outcome text,
  test_message text,
  last_used_at timestamp with time zone,
  created_by uuid,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  constraint provider_connections_pkey PRIMARY KEY (workspace_id, id),
  constraint provider_connections_check CHECK (((provider = 'own'::text) = (endpoint IS NOT NULL))),
  constraint provider_connections_credit_price_micros_check CHECK (((credit_price_micros >= 0) AND (credit_price_micros <= 1000000000))),
  constraint provider_connections_key_hint_check CHECK ((length(key_hint) <= 4)),
  constraint provider_connections_month_ceiling_micros_check CHECK ((month_ceiling_micros >= 0)),
  constraint provider_connections_name_check CHECK (((length(name) >= 1) AND (length(name) <= 100))),
  constraint provider_connections_provider_check CHECK (((length(provider) >= 1) AND (length(provider) <= 40))),
  constraint provider_connections_stay_days_check CHECK (((stay_days >= 1) AND (stay_days <= 3650)))
);
CREATE UNIQUE INDEX provider_connections_once ON app.provider_connections (workspace_id, provider) WHERE (provider <> 'own'::text);
CREATE UNIQUE INDEX provider_connections_own ON app.provider_connections (workspace_id, name) WHERE (provider = 'own'::text);
call app.protect('app.provider_connections');
grant select, insert, update, delete on app.provider_connections to leadlight_app;

create table app.provider_tallies (
  workspace_id uuid not null,
  key text not null,
  count integer not null,
  sum double precision not null,
  constraint provider_tallies_pkey PRIMARY KEY (workspace_id, key),
  constraint provider_tallies_key_check CHECK (((length(key) >= 1) AND (length(key) <= 500)))
);
call app.protect('app.provider_tallies');
grant select, insert, update, delete on app.provider_tallies to leadlight_app;

create table app.provider_values (
  workspace_id uuid not null,
  id uuid not null,
  person_id bigint,
  connection_id uuid not null,
  name text not null,
  facts jsonb not null,
  run_id uuid not null,
  run_row integer not null,
  answered_at timestamp with time zone not null,
  due_at timestamp with time zone,
  constraint provider_values_pkey PRIMARY KEY (workspace_id, id),
  constraint provider_values_name_check CHECK (((length(name) >= 1) AND (length(name) <= 100)))
);
CREATE INDEX provider_values_due ON app.provider_values (workspace_id, due_at) WHERE (due_at IS NOT NULL);
CREATE INDEX provider_values_person ON app.provider_values (workspace_id, person_id);
CREATE INDEX provider_values_connection ON app.provider_values (workspace_id, connection_id);
call app.protect('app.provider_values');
grant select, insert, update, delete on app.provider_values to leadlight_app;

create table app.question_answers (
  workspace_id uuid not null,
  column_id uuid not null,
  domain text not null,
  outcome text not null,
  answer jsonb,
  quote text,
  page_url text,
  reason text,
  asked_digest bytea,
  model text,
  run_id uuid,
  answered_at timestamp with time zone not null,
  constraint question_answers_pkey PRIMARY KEY (workspace_id, column_id, domain),
  constraint question_answers_check CHECK (((outcome = 'answered'::text) = ((answer IS NOT NULL) AND (quote IS NOT NULL) AND (page_url IS NOT NULL)))),
  constraint question_answers_outcome_check CHECK ((outcome = ANY (ARRAY['answered'::text, 'not_stated'::text, 'discarded'::text, 'unread'::text, 'failed'::text])))
);
CREATE INDEX question_answers_asked ON app.question_answers (workspace_id, domain, asked_digest) WHERE (asked_digest IS NOT NULL);
CREATE INDEX question_answers_person_digests ON app.question_answers USING gin (app.person_digests(ARRAY[(answer)::text, quote, reason], true));
call app.protect('app.question_answers');
create policy for_erasure on app.question_answers for select to leadlight_erasure using (true);
grant select, insert, update, delete on app.question_answers to leadlight_app;
grant select on app.question_answers to leadlight_erasure;

create table app.question_run_rows (
  workspace_id uuid not null,
  run_id uuid not null,
  "row" integer not null,
  domain text not null,
  status text not null,
  outcome text,
  tries integer not null default 0,
  next_at timestamp with time zone,
  constraint question_run_rows_pkey PRIMARY KEY (workspace_id, run_id, "row"),
  constraint question_run_rows_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'done'::text, 'failed'::text])))
);
CREATE INDEX question_run_rows_todo ON app.question_run_rows (workspace_id, run_id, status, "row");
CREATE INDEX question_run_rows_domain ON app.question_run_rows (workspace_id, domain) WHERE (status = 'pending'::text);
call app.protect('app.question_run_rows');
grant select, insert, update, delete on app.question_run_rows to leadlight_app;

create table app.question_runs (
  workspace_id uuid not null,
  id uuid not null,
  column_id uuid not null,
  name text not null,
  question jsonb not null,
  model_ceiling_micros bigint not null,
  outcomes jsonb not null default '{}'::jsonb,
  cached integer not null default 0,
  constraint question_runs_pkey PRIMARY KEY (workspace_id, id),
  constraint question_runs_model_ceiling_micros_check CHECK ((model_ceiling_micros >= 0))
);
call app.protect('app.question_runs');
grant select, insert, update, delete on app.question_runs to leadlight_app;

create table app.reveal_runs (
  workspace_id uuid not null,
  id uuid not null,
  paid integer not null default 0,
  undeliverable integer not null default 0,
  already_revealed integer not null default 0,
  nothing_to_reveal integer not null default 0,
  suppressed integer not null default 0,
  gone integer not null default 0,
  sample integer not null default 0,
  constraint reveal_runs_pkey PRIMARY KEY (workspace_id, id)
);
call app.protect('app.reveal_runs');
grant select, insert, update, delete on app.reveal_runs to leadlight_app;

create table app.reveals (
  workspace_id uuid not null,
  person_id bigint not null,
  revealed_at timestamp with time zone not null,
  actor_kind text not null,
  actor_id uuid,
  entry_number integer,
  constraint reveals_pkey PRIMARY KEY (workspace_id, person_id),
  constraint reveals_actor_kind_check CHECK ((actor_kind = ANY (ARRAY['user'::text, 'api_key'::text, 'operator'::text, 'system'::text])))
);
CREATE INDEX reveals_at ON app.reveals (workspace_id, revealed_at);
call app.protect('app.reveals');
grant select, insert on app.reveals to leadlight_app;

create table app.run_failed_rows (
  workspace_id uuid not null,
  run_id uuid not null,
  "row" bigint not null,
  subject text not null,
  ref jsonb not null,
  status text not null,
  attempts smallint not null,
  code text,
  reason text,
  fault jsonb,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  constraint run_failed_rows_pkey PRIMARY KEY (workspace_id, run_id, "row"),
  constraint run_failed_rows_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'failed'::text])))
);
CREATE INDEX run_failed_rows_status ON app.run_failed_rows (workspace_id, run_id, status, "row");
call app.protect('app.run_failed_rows');
grant select, insert, update, delete on app.run_failed_rows to leadlight_app;

create table app.runs (
  workspace_id uuid not null,
  id uuid not null,
  kind text not null,
  status text not null,
  pause_reason text,
  failure jsonb,
  is_undo boolean not null default false,
  total bigint,
  done bigint not null default 0,
  failed bigint not null default 0,
  ceiling integer,
  credits_spent integer not null default 0,
  reservation_id uuid,
  reservations integer not null default 0,
  checkpoint jsonb,
  rows_past_checkpoint integer not null default 0,
  attempt integer not null default 0,
  stalled_attempts smallint not null default 0,
  leased_by uuid,
  leased_until timestamp with time zone,
  due_at timestamp with time zone not null,
  work_ms bigint not null default 0,
  work_rows bigint not null default 0,
  actor_kind text not null,
  actor_id uuid,
  created_at timestamp with time zone not null,
  started_at timestamp with time zone,
  ended_at timestamp with time zone,
  constraint runs_pkey PRIMARY KEY (workspace_id, id),
  constraint runs_actor_kind_check CHECK ((actor_kind = ANY (ARRAY['user'::text, 'api_key'::text, 'operator'::text, 'system'::text]))),
  constraint runs_ceiling_check CHECK ((ceiling >= 0)),
  constraint runs_check CHECK ((credits_spent <= ceiling)),
  constraint runs_check1 CHECK (((status = 'paused'::text) = (pause_reason IS NOT NULL))),
  constraint runs_check2 CHECK (((status = 'failed'::text) = (failure IS NOT NULL))),
  constraint runs_check3 CHECK (((leased_by IS NULL) = (leased_until IS NULL))),
  constraint runs_kind_check CHECK ((kind ~ '^[a-z]+(-[a-z]+)*$'::text)),
  constraint runs_pause_reason_check CHECK ((pause_reason = ANY (ARRAY['member'::text, 'ceiling'::text, 'credits'::text, 'read_only'::text, 'permission'::text]))),
  constraint runs_status_check CHECK ((status = ANY (ARRAY['queued'::text, 'running'::text, 'paused'::text, 'finished'::text, 'canceled'::text, 'failed'::text]))),
  constraint runs_total_check CHECK ((total >= 0))
);
CREATE INDEX runs_kind ON app.runs (workspace_id, kind, id);
CREATE INDEX runs_at_work ON app.runs (due_at) WHERE (status = ANY (ARRAY['queued'::text, 'running'::text]));
call app.protect('app.runs');
create policy at_work_before_known on app.runs for select to leadlight_auth using ((status = ANY (ARRAY['queued'::text, 'running'::text])));
grant select, insert, update, delete on app.runs to leadlight_app;
grant select (workspace_id, id, kind, status, leased_until, due_at) on app.runs to leadlight_auth;

create table app.saved_searches (
  workspace_id uuid not null,
  id uuid not null,
  kind text not null,
  name text not null,
  query jsonb not null,
  is_shared boolean not null default false,
  created_by uuid,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  constraint saved_searches_pkey PRIMARY KEY (workspace_id, id),
  constraint saved_searches_kind_check CHECK ((kind = ANY (ARRAY['people'::text, 'companies'::text]))),
  constraint saved_searches_name_check CHECK (((length(name) >= 1) AND (length(name) <= 100)))
);
call app.protect('app.saved_searches');
grant select, insert, update, delete on app.saved_searches to leadlight_app;

create table app.suppressions (
  workspace_id uuid not null,
  id uuid not null,
  kind text not null,
  value text not null,
  reason text,
  created_by uuid,
  created_at timestamp with time zone not null,
  constraint suppressions_pkey PRIMARY KEY (workspace_id, id),
  constraint suppressions_kind_check CHECK ((kind = ANY (ARRAY['address'::text, 'domain'::text, 'hash'::text]))),
  constraint suppressions_value_check CHECK (((length(value) >= 1) AND (length(value) <= 320))),
  constraint suppressions_workspace_id_kind_value_key UNIQUE (workspace_id, kind, value)
);
call app.protect('app.suppressions');
grant select, insert, update, delete on app.suppressions to leadlight_app;

create table app.verification_controls (
  workspace_id uuid not null,
  domain text not null,
  address text not null,
  reply jsonb not null,
  tested_at timestamp with time zone not null,
  sender text not null,
  shape text not null,
  number smallint not null,
  constraint verification_controls_pkey PRIMARY KEY (workspace_id, domain, address, sender, shape, number)
);
call app.protect('app.verification_controls');
grant select, insert, update, delete on app.verification_controls to leadlight_app;

create table app.verification_files (
  workspace_id uuid not null,
  id uuid not null,
  file_name text not null,
  bytes bigint not null,
  layout jsonb not null,
  rows integer not null,
  actor_kind text not null,
  actor_id uuid,
  created_at timestamp with time zone not null,
  file_until timestamp with time zone,
  constraint verification_files_pkey PRIMARY KEY (workspace_id, id),
  constraint verification_files_actor_kind_check CHECK ((actor_kind = ANY (ARRAY['user'::text, 'api_key'::text, 'operator'::text, 'system'::text])))
);
CREATE INDEX verification_files_until ON app.verification_files (file_until) WHERE (file_until IS NOT NULL);
call app.protect('app.verification_files');
create policy due_before_known on app.verification_files for select to leadlight_auth using ((file_until IS NOT NULL));
grant select, insert, update, delete on app.verification_files to leadlight_app;
grant select (workspace_id, id, file_until) on app.verification_files to leadlight_auth;

create table app.verification_run_rows (
  workspace_id uuid not null,
  run_id uuid not null,
  "row" integer not null,
  given text not null,
  ask_key text,
  name text,
  domain text,
  person_id bigint,
  status text not null,
  is_double boolean not null default false,
  address text,
  kind text,
  verdict jsonb,
  verification_id uuid,
  find_id uuid,
  outcome text,
  probability real,
  cost smallint not null default 0,
  attempts smallint not null default 0,
  next_at timestamp with time zone,
  skip_reason text,
  is_added boolean not null default false,
  constraint verification_run_rows_pkey PRIMARY KEY (workspace_id, run_id, "row"),
  constraint verification_run_rows_cost_check CHECK ((cost = ANY (ARRAY[0, 1]))),
  constraint verification_run_rows_kind_check CHECK ((kind = ANY (ARRAY['deliverable'::text, 'undeliverable'::text, 'risky'::text, 'unknown'::text]))),
  constraint verification_run_rows_outcome_check CHECK ((outcome = ANY (ARRAY['confirmed'::text, 'pattern_only'::text, 'not_found'::text, 'unconfirmed'::text]))),
  constraint verification_run_rows_skip_reason_check CHECK ((skip_reason = ANY (ARRAY['empty'::text, 'suppressed'::text, 'not_revealed'::text, 'gone'::text, 'has_address'::text, 'no_name'::text, 'no_domain'::text]))),
  constraint verification_run_rows_skip_reason_given CHECK (((status = 'skipped'::text) = (skip_reason IS NOT NULL))),
  constraint verification_run_rows_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'done'::text, 'skipped'::text, 'failed'::text])))
);
CREATE INDEX verification_run_rows_key ON app.verification_run_rows (workspace_id, run_id, ask_key) WHERE (ask_key IS NOT NULL);
CREATE INDEX verification_run_rows_answer ON app.verification_run_rows (workspace_id, run_id, kind, "row") WHERE (kind IS NOT NULL);
CREATE INDEX verification_run_rows_outcome ON app.verification_run_rows (workspace_id, run_id, outcome, "row") WHERE (outcome IS NOT NULL);
CREATE INDEX verification_run_rows_pending ON app.verification_run_rows (workspace_id, run_id, next_at, "row") WHERE ((status = 'pending'::text) AND (NOT is_double));
CREATE INDEX verification_run_rows_failed ON app.verification_run_rows (workspace_id, run_id, "row") WHERE (status = 'failed'::text);
CREATE INDEX verification_run_rows_person_digests ON app.verification_run_rows USING gin (app.person_digests(ARRAY[given, ask_key, address]));
CREATE INDEX verification_run_rows_person ON app.verification_run_rows (workspace_id, person_id) WHERE (person_id IS NOT NULL);
call app.protect('app.verification_run_rows');
create policy for_erasure on app.verification_run_rows for select to leadlight_erasure using (true);
grant select, insert, update, delete on app.verification_run_rows to leadlight_app;
grant select on app.verification_run_rows to leadlight_erasure;

create table app.verification_runs (
  workspace_id uuid not null,
  id uuid not null,
  source text not null,
  name text not null,
  file_id uuid,
  columns jsonb,
  fresh boolean not null default false,
  is_free boolean not null default false,
  is_materialized boolean not null default false,
  materialized_row integer not null default 1,
  materialized_offset bigint not null default 0,
  waiting integer not null default 0,
  skipped integer not null default 0,
  deliverable integer not null default 0,
  undeliverable integer not null default 0,
  risky integer not null default 0,
  unknown integer not null default 0,
  confirmed integer not null default 0,
  pattern_only integer not null default 0,
  not_found integer not null default 0,
  unconfirmed integer not null default 0,
  deadline_at timestamp with time zone not null,
  adds boolean not null default false,
  added integer not null default 0,
  constraint verification_runs_pkey PRIMARY KEY (workspace_id, id),
  constraint verification_runs_source_check CHECK ((source = ANY (ARRAY['file'::text, 'people'::text, 'addresses'::text])))
);
CREATE INDEX verification_runs_file ON app.verification_runs (workspace_id, file_id) WHERE (file_id IS NOT NULL);
call app.protect('app.verification_runs');
grant select, insert, update, delete on app.verification_runs to leadlight_app;

create table app.verifications (
  workspace_id uuid not null,
  id uuid not null,
  address text not null,
  address_key text not null,
  domain text,
  status text not null,
  kind text,
  reason text,
  verdict jsonb,
  checked_at timestamp with time zone,
  evidence jsonb,
  evidence_until timestamp with time zone,
  attempts smallint not null default 0,
  next_at timestamp with time zone,
  deadline_at timestamp with time zone,
  claimed_until timestamp with time zone,
  hold_id uuid,
  run_id uuid,
  paid_at timestamp with time zone,
  entry_number integer,
  payments smallint not null default 0,
  cost smallint not null default 0,
  bounced_at timestamp with time zone,
  actor_kind text not null,
  actor_id uuid,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  constraint verifications_pkey PRIMARY KEY (workspace_id, id),
  constraint verifications_actor_kind_check CHECK ((actor_kind = ANY (ARRAY['user'::text, 'api_key'::text, 'operator'::text, 'system'::text]))),
  constraint verifications_address_check CHECK (((length(address) >= 1) AND (length(address) <= 1000))),
  constraint verifications_check CHECK (((kind IS NULL) = (verdict IS NULL))),
  constraint verifications_check1 CHECK (((status <> 'done'::text) OR (kind IS NOT NULL))),
  constraint verifications_cost_check CHECK ((cost = ANY (ARRAY[0, 1]))),
  constraint verifications_kind_check CHECK ((kind = ANY (ARRAY['deliverable'::text, 'undeliverable'::text, 'risky'::text, 'unknown'::text]))),
  constraint verifications_status_check CHECK ((status = ANY (ARRAY['checking'::text, 'waiting'::text, 'done'::text]))),
  constraint verifications_workspace_id_address_key_key UNIQUE (workspace_id, address_key)
);
CREATE INDEX verifications_updated ON app.verifications (workspace_id, updated_at DESC, id DESC);
CREATE INDEX verifications_checked ON app.verifications (workspace_id, checked_at) WHERE (checked_at IS NOT NULL);
CREATE INDEX verifications_due ON app.verifications (next_at) WHERE ((status = 'waiting'::text) AND (run_id IS NULL));
CREATE INDEX verifications_of_runs ON app.verifications (workspace_id, next_at) WHERE ((status = 'waiting'::text) AND (run_id IS NOT NULL));
CREATE INDEX verifications_claimed ON app.verifications (claimed_until) WHERE (status = 'checking'::text);
CREATE INDEX verifications_evidence ON app.verifications (workspace_id, evidence_until) WHERE (evidence IS NOT NULL);
CREATE INDEX verifications_domain ON app.verifications (workspace_id, domain) WHERE (domain IS NOT NULL);
CREATE INDEX verifications_person_digests ON app.verifications USING gin (app.person_digests(ARRAY[(verdict)::text, (evidence)::text]));
call app.protect('app.verifications');
create policy at_work_before_known on app.verifications for select to leadlight_auth using ((status = ANY (ARRAY['checking'::text, 'waiting'::text])));
create policy for_erasure on app.verifications for select to leadlight_erasure using (true);
grant select, insert, update, delete on app.verifications to leadlight_app;
grant select on app.verifications to leadlight_erasure;
grant select (workspace_id, id, status, next_at, claimed_until, run_id) on app.verifications to leadlight_auth;

create table app.workspace_models (
  workspace_id uuid not null,
  id uuid not null,
  source text not null,
  api text,
  base_url text,
  model text,
  sealed_key bytea,
  key_hint text not null,
  input_price_micros bigint,
  output_price_micros bigint,
  month_ceiling_micros bigint not null,
  tested_at timestamp with time zone,
  test_outcome text,
  test_message text,
  created_by uuid,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  constraint workspace_models_pkey PRIMARY KEY (workspace_id),
  constraint workspace_models_api_check CHECK (((length(api) >= 1) AND (length(api) <= 40))),
  constraint workspace_models_base_url_check CHECK (((length(base_url) >= 1) AND (length(base_url) <= 500))),
  constraint workspace_models_check CHECK (((source = 'workspace'::text) = (api IS NOT NULL))),
  constraint workspace_models_check1 CHECK (((source = 'workspace'::text) = (model IS NOT NULL))),
  constraint workspace_models_check2 CHECK (((source = 'workspace'::text) = ((input_price_micros IS NOT NULL) AND (output_price_micros IS NOT NULL)))),
  constraint workspace_models_input_price_micros_check CHECK (((input_price_micros >= 0) AND (input_price_micros <= '10000000000'::bigint))),
  constraint workspace_models_key_hint_check CHECK ((length(key_hint) <= 4)),
  constraint workspace_models_model_check CHECK (((length(model) >= 1) AND (length(model) <= 200))),
  constraint workspace_models_month_ceiling_micros_check CHECK ((month_ceiling_micros >= 0)),
  constraint workspace_models_output_price_micros_check CHECK (((output_price_micros >= 0) AND (output_price_micros <= '10000000000'::bigint))),
  constraint workspace_models_source_check CHECK ((source = ANY (ARRAY['workspace'::text, 'operator'::text])))
);
call app.protect('app.workspace_models');
grant select, insert, update, delete on app.workspace_models to leadlight_app;

create table app.workspaces (
  workspace_id uuid not null,
  trial_plan text,
  trial_started_at timestamp with time zone,
  trial_ends_at timestamp with time zone,
  plan text,
  plan_anchor_at timestamp with time zone,
  periods_granted integer not null default 0,
  plan_ended_at timestamp with time zone,
  delete_requested_by uuid,
  delete_requested_at timestamp with time zone,
  delete_after timestamp with time zone,
  created_at timestamp with time zone not null,
  hides_sample boolean not null default false,
  is_billed boolean not null default false,
  grace_ends_at timestamp with time zone,
  constraint workspaces_pkey PRIMARY KEY (workspace_id),
  constraint workspaces_check CHECK (((trial_started_at IS NULL) = (trial_ends_at IS NULL))),
  constraint workspaces_check1 CHECK (((plan IS NULL) OR (plan_anchor_at IS NOT NULL))),
  constraint workspaces_plan_check CHECK ((plan = ANY (ARRAY['starter'::text, 'basic'::text, 'premium'::text]))),
  constraint workspaces_trial_plan_check CHECK ((trial_plan = ANY (ARRAY['starter'::text, 'basic'::text, 'premium'::text])))
);
call app.protect('app.workspaces');
create policy standing_before_known on app.workspaces for select to leadlight_auth using (true);
grant select, insert, update on app.workspaces to leadlight_app;
grant select on app.workspaces to leadlight_auth;

create table auth."twoFactor" (
  id uuid not null,
  secret text not null,
  "backupCodes" text not null,
  "userId" uuid not null,
  verified boolean default true,
  "failedVerificationCount" integer default 0,
  "lockedUntil" timestamp with time zone,
  "lastUsedStep" bigint,
  constraint "twoFactor_pkey" PRIMARY KEY (id)
);
CREATE INDEX two_factor_secret ON auth."twoFactor" (secret);
CREATE INDEX two_factor_user_id ON auth."twoFactor" ("userId");
grant select, insert, update, delete on auth."twoFactor" to leadlight_auth;

create table auth."user" (
  id uuid not null,
  name text not null,
  email text not null,
  "emailVerified" boolean not null default false,
  image text,
  "createdAt" timestamp with time zone not null,
  "updatedAt" timestamp with time zone not null,
  "twoFactorEnabled" boolean default false,
  "chosenPlan" text,
  constraint user_pkey PRIMARY KEY (id),
  constraint "user_chosenPlan_check" CHECK (("chosenPlan" = ANY (ARRAY['starter'::text, 'basic'::text, 'premium'::text]))),
  constraint user_email_check CHECK ((email = lower(email))),
  constraint user_name_check CHECK (((length(name) >= 1) AND (length(name) <= 200))),
  constraint user_email_key UNIQUE (email)
);
grant select, insert, update, delete on auth."user" to leadlight_auth;

create table auth.account (
  id uuid not null,
  "accountId" text not null,
  "providerId" text not null,
  "userId" uuid not null,
  "accessToken" text,
  "refreshToken" text,
  "idToken" text,
  "accessTokenExpiresAt" timestamp with time zone,
  "refreshTokenExpiresAt" timestamp with time zone,
  scope text,
  password text,
  "createdAt" timestamp with time zone not null,
  "updatedAt" timestamp with time zone not null,
  constraint account_pkey PRIMARY KEY (id)
);
CREATE INDEX account_user_id ON auth.account ("userId");
grant select, insert, update, delete on auth.account to leadlight_auth;

create table auth.billing_events (
  id text not null,
  type text not null,
  customer_id text,
  object_id text,
  workspace_id uuid,
  status text not null,
  created_at timestamp with time zone not null,
  received_at timestamp with time zone not null,
  handled_at timestamp with time zone,
  constraint billing_events_pkey PRIMARY KEY (id),
  constraint billing_events_id_check CHECK (((length(id) >= 1) AND (length(id) <= 255))),
  constraint billing_events_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'handled'::text, 'kept'::text]))),
  constraint billing_events_type_check CHECK (((length(type) >= 1) AND (length(type) <= 255)))
);
CREATE INDEX billing_events_pending ON auth.billing_events (customer_id, received_at) WHERE (status = 'pending'::text);
CREATE INDEX billing_events_workspace ON auth.billing_events (workspace_id);
CREATE INDEX billing_events_received ON auth.billing_events (received_at);
grant select, insert, update, delete on auth.billing_events to leadlight_auth;

create table auth.email_changes (
  user_id uuid not null,
  token_digest bytea not null,
  created_at timestamp with time zone not null,
  constraint email_changes_pkey PRIMARY KEY (user_id)
);
grant select, insert, update, delete on auth.email_changes to leadlight_auth;

create table auth.idempotency_keys (
  user_id uuid not null,
  key text not null,
  fingerprint bytea not null,
  status integer,
  body jsonb,
  created_at timestamp with time zone not null,
  constraint idempotency_keys_pkey PRIMARY KEY (user_id, key)
);
CREATE INDEX idempotency_keys_created_at ON auth.idempotency_keys (created_at);
grant select, insert, update, delete on auth.idempotency_keys to leadlight_auth;

create table auth.invitation (
  id uuid not null,
  "organizationId" uuid not null,
  email text not null,
  role text not null,
  status text not null default 'pending'::text,
  "expiresAt" timestamp with time zone not null,
  "inviterId" uuid not null,
  "createdAt" timestamp with time zone not null,
  constraint invitation_pkey PRIMARY KEY (id),
  constraint invitation_role_check CHECK ((role = ANY (ARRAY['owner'::text, 'admin'::text, 'member'::text]))),
  constraint invitation_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'accepted'::text, 'rejected'::text, 'canceled'::text])))
);
CREATE INDEX invitation_organization_id ON auth.invitation ("organizationId");
CREATE INDEX invitation_email ON auth.invitation (email);
grant select, insert, update, delete on auth.invitation to leadlight_auth;

create table auth.member (
  id uuid not null,
  "organizationId" uuid not null,
  "userId" uuid not null,
  role text not null,
  "createdAt" timestamp with time zone not null,
  constraint member_pkey PRIMARY KEY (id),
  constraint member_role_check CHECK ((role = ANY (ARRAY['owner'::text, 'admin'::text, 'member'::text]))),
  constraint "member_organizationId_userId_key" UNIQUE ("organizationId", "userId")
);
CREATE INDEX member_user_id ON auth.member ("userId");
CREATE TRIGGER keep_an_owner BEFORE DELETE OR UPDATE ON auth.member FOR EACH ROW EXECUTE FUNCTION auth.keep_an_owner();
grant select, insert, update, delete on auth.member to leadlight_auth;

create table auth.organization (
  id uuid not null,
  name text not null,
  slug text not null,
  logo text,
  metadata text,
  "createdAt" timestamp with time zone not null,
  constraint organization_pkey PRIMARY KEY (id),
  constraint organization_name_check CHECK (((length(name) >= 1) AND (length(name) <= 100))),
  constraint organization_slug_key UNIQUE (slug)
);
grant select, insert, update, delete on auth.organization to leadlight_auth;

create table auth.rate_limits (
  key text not null,
  points integer not null default 0,
  expire bigint,
  constraint rate_limits_pkey PRIMARY KEY (key)
);
grant select, insert, update, delete on auth.rate_limits to leadlight_auth;

create table auth.session (
  id uuid not null,
  token text not null,
  "userId" uuid not null,
  "expiresAt" timestamp with time zone not null,
  "createdAt" timestamp with time zone not null,
  "updatedAt" timestamp with time zone not null,
  "ipAddress" text,
  "userAgent" text,
  "activeOrganizationId" uuid,
  constraint session_pkey PRIMARY KEY (id),
  constraint session_token_key UNIQUE (token)
);
CREATE INDEX session_user_id ON auth.session ("userId");
grant select, insert, update, delete on auth.session to leadlight_auth;

create table auth.sign_ups (
  id uuid not null,
  email text not null,
  name text not null,
  password text not null,
  chosen_plan text,
  browser_digest bytea not null,
  created_at timestamp with time zone not null,
  constraint sign_ups_pkey PRIMARY KEY (id),
  constraint sign_ups_chosen_plan_check CHECK ((chosen_plan = ANY (ARRAY['starter'::text, 'basic'::text, 'premium'::text]))),
  constraint sign_ups_email_check CHECK ((email = lower(email))),
  constraint sign_ups_name_check CHECK (((length(name) >= 1) AND (length(name) <= 200)))
);
CREATE INDEX sign_ups_email ON auth.sign_ups (email, created_at DESC);
grant select, insert, update, delete on auth.sign_ups to leadlight_auth;

create table auth.trial (
  address_digest bytea not null,
  workspace_id uuid not null,
  started_at timestamp with time zone not null,
  constraint trial_pkey PRIMARY KEY (address_digest)
);
grant select, insert, update, delete on auth.trial to leadlight_auth;

create table auth.verification (
  id uuid not null,
  identifier text not null,
  value text not null,
  "expiresAt" timestamp with time zone not null,
  "createdAt" timestamp with time zone not null,
  "updatedAt" timestamp with time zone not null,
  constraint verification_pkey PRIMARY KEY (id)
);
CREATE INDEX verification_identifier ON auth.verification (identifier);
grant select, insert, update, delete on auth.verification to leadlight_auth;

create table mail.hosts (
  address text not null,
  standing jsonb,
  connection_limit integer not null,
  rest_until timestamp with time zone,
  version integer not null default 0,
  updated_at timestamp with time zone not null,
  constraint hosts_pkey PRIMARY KEY (address)
);
grant select, insert, update, delete on mail.hosts to leadlight_app;

create table mail.passes (
  id uuid not null,
  address text not null,
  owner uuid not null,
  is_urgent boolean not null,
  asked_at timestamp with time zone not null default clock_timestamp(),
  entered_at timestamp with time zone,
  alive_until timestamp with time zone not null,
  constraint passes_pkey PRIMARY KEY (id)
);
CREATE INDEX passes_address ON mail.passes (address);
CREATE INDEX passes_owner ON mail.passes (owner);
grant select, insert, update, delete on mail.passes to leadlight_app;

create table mail.sending_identity (
  is_only boolean not null default true,
  helo_name text not null,
  sender text not null,
  updated_at timestamp with time zone not null,
  constraint sending_identity_pkey PRIMARY KEY (is_only),
  constraint sending_identity_helo_name_check CHECK ((length(helo_name) <= 253)),
  constraint sending_identity_is_only_check CHECK (is_only),
  constraint sending_identity_sender_check CHECK ((length(sender) <= 320))
);
grant select, insert, update on mail.sending_identity to leadlight_app;

create table mail.setup_links (
  digest bytea not null,
  expires_at timestamp with time zone not null,
  constraint setup_links_pkey PRIMARY KEY (digest)
);
grant select, insert, delete on mail.setup_links to leadlight_app;

create table web.contact (
  is_only boolean not null default true,
  url text not null,
  updated_at timestamp with time zone not null,
  constraint contact_pkey PRIMARY KEY (is_only),
  constraint contact_is_only_check CHECK (is_only),
  constraint contact_url_check CHECK ((length(url) <= 2000))
);
grant select, insert, update on web.contact to leadlight_app;

create table web.pages (
  url text not null,
  site text not null,
  digest bytea not null,
  headers jsonb not null,
  body bytea not null,
  is_cut boolean not null,
  fetched_at timestamp with time zone not null,
  constraint pages_pkey PRIMARY KEY (url),
  constraint pages_url_check CHECK ((length(url) <= 2048))
);
CREATE INDEX pages_site ON web.pages (site);
CREATE INDEX pages_fetched ON web.pages (fetched_at);
grant select, insert, update, delete on web.pages to leadlight_app;

create table web.passes (
  id uuid not null,
  site text not null,
  owner uuid not null,
  gap interval not null,
  is_aside boolean not null,
  asked_at timestamp with time zone not null default clock_timestamp(),
  entered_at timestamp with time zone,
  alive_until timestamp with time zone not null,
  constraint passes_pkey PRIMARY KEY (id)
);
CREATE INDEX passes_site ON web.passes (site);
CREATE INDEX passes_owner ON web.passes (owner);
grant select, insert, update, delete on web.passes to leadlight_app;

create table web.refused_sites (
  site text not null,
  origin text not null,
  reason text not null default ''::text,
  created_at timestamp with time zone not null,
  constraint refused_sites_pkey PRIMARY KEY (site),
  constraint refused_sites_origin_check CHECK ((origin = ANY (ARRAY['form'::text, 'operator'::text]))),
  constraint refused_sites_reason_check CHECK ((length(reason) <= 500)),
  constraint refused_sites_site_check CHECK (((length(site) >= 1) AND (length(site) <= 253)))
);
grant select, insert, update, delete on web.refused_sites to leadlight_app;

create table web.robots (
  origin text not null,
  state text not null,
  fault text,
  body text not null,
  fetched_at timestamp with time zone not null,
  constraint robots_pkey PRIMARY KEY (origin),
  constraint robots_origin_check CHECK ((length(origin) <= 300)),
  constraint robots_state_check CHECK ((state = ANY (ARRAY['read'::text, 'none'::text, 'unreachable'::text])))
);
grant select, insert, update, delete on web.robots to leadlight_app;

create table web.sites (
  site text not null,
  last_request timestamp with time zone,
  rest_until timestamp with time zone,
  updated_at timestamp with time zone not null default clock_timestamp(),
  constraint sites_pkey PRIMARY KEY (site),
  constraint sites_site_check CHECK (((length(site) >= 1) AND (length(site) <= 300)))
);
grant select, insert, update, delete on web.sites to leadlight_app;

-- References between tables

alter table app.billing_customers add constraint billing_customers_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES app.workspaces(workspace_id) DEFERRABLE INITIALLY DEFERRED;
alter table app.billing_invoices add constraint billing_invoices_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES app.workspaces(workspace_id) DEFERRABLE INITIALLY DEFERRED;
alter table app.billing_invoices add constraint billing_invoices_workspace_id_lot_id_fkey FOREIGN KEY (workspace_id, lot_id) REFERENCES app.credit_lots(workspace_id, id) DEFERRABLE INITIALLY DEFERRED;
alter table app.billing_notices add constraint billing_notices_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES app.workspaces(workspace_id) DEFERRABLE INITIALLY DEFERRED;
alter table app.billing_subscriptions add constraint billing_subscriptions_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES app.workspaces(workspace_id) DEFERRABLE INITIALLY DEFERRED;
alter table app.bulk_change_items add constraint bulk_change_items_workspace_id_bulk_change_id_fkey FOREIGN KEY (workspace_id, bulk_change_id) REFERENCES app.bulk_changes(workspace_id, id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED;
alter table app.bulk_changes add constraint bulk_changes_workspace_id_id_fkey FOREIGN KEY (workspace_id, id) REFERENCES app.runs(workspace_id, id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED;
alter table app.credit_accounts add constraint credit_accounts_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES app.workspaces(workspace_id) DEFERRABLE INITIALLY DEFERRED;
alter table app.credit_entries add constraint credit_entries_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES app.workspaces(workspace_id) DEFERRABLE INITIALLY DEFERRED;
alter table app.credit_lots add constraint credit_lots_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES app.workspaces(workspace_id) DEFERRABLE INITIALLY DEFERRED;
alter table app.credit_reservations add constraint credit_reservations_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES app.workspaces(workspace_id) DEFERRABLE INITIALLY DEFERRED;
alter table app.enrichment_run_rows add constraint enrichment_run_rows_workspace_id_run_id_fkey FOREIGN KEY (workspace_id, run_id) REFERENCES app.runs(workspace_id, id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED;
alter table app.enrichment_runs add constraint enrichment_runs_workspace_id_id_fkey FOREIGN KEY (workspace_id, id) REFERENCES app.runs(workspace_id, id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED;
alter table app.import_chunks add constraint import_chunks_workspace_id_import_id_fkey FOREIGN KEY (workspace_id, import_id) REFERENCES app.imports(workspace_id, id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED;
alter table app.import_invalid_columns add constraint import_invalid_columns_workspace_id_import_id_fkey FOREIGN KEY (workspace_id, import_id) REFERENCES app.imports(workspace_id, id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED;
alter table app.import_invalid_values add constraint import_invalid_values_workspace_id_import_id_fkey FOREIGN KEY (workspace_id, import_id) REFERENCES app.imports(workspace_id, id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED;
alter table app.import_refusals add constraint import_refusals_workspace_id_import_id_fkey FOREIGN KEY (workspace_id, import_id) REFERENCES app.imports(workspace_id, id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED;
alter table app.import_work add constraint import_work_workspace_id_import_id_fkey FOREIGN KEY (workspace_id, import_id) REFERENCES app.imports(workspace_id, id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED;
alter table app.imports add constraint imports_workspace_id_run_id_fkey FOREIGN KEY (workspace_id, run_id) REFERENCES app.runs(workspace_id, id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED;
alter table app.likeness_leads add constraint likeness_leads_workspace_id_likeness_id_fkey FOREIGN KEY (workspace_id, likeness_id) REFERENCES app.likenesses(workspace_id, id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED;
alter table app.list_column_runs add constraint list_column_runs_workspace_id_column_id_fkey FOREIGN KEY (workspace_id, column_id) REFERENCES app.list_columns(workspace_id, id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED;
alter table app.list_column_runs add constraint list_column_runs_workspace_id_run_id_fkey FOREIGN KEY (workspace_id, run_id) REFERENCES app.runs(workspace_id, id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED;
alter table app.list_columns add constraint list_columns_workspace_id_list_id_fkey FOREIGN KEY (workspace_id, list_id) REFERENCES app.lists(workspace_id, id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED;
alter table app.list_leads add constraint list_leads_workspace_id_list_id_fkey FOREIGN KEY (workspace_id, list_id) REFERENCES app.lists(workspace_id, id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED;
alter table app.profile_run_rows add constraint profile_run_rows_workspace_id_run_id_fkey FOREIGN KEY (workspace_id, run_id) REFERENCES app.runs(workspace_id, id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED;
alter table app.profile_runs add constraint profile_runs_workspace_id_id_fkey FOREIGN KEY (workspace_id, id) REFERENCES app.runs(workspace_id, id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED;
alter table app.provider_answers add constraint provider_answers_workspace_id_connection_id_fkey FOREIGN KEY (workspace_id, connection_id) REFERENCES app.provider_connections(workspace_id, id) ON DELETE CASCADE;
alter table app.question_answers add constraint question_answers_workspace_id_column_id_fkey FOREIGN KEY (workspace_id, column_id) REFERENCES app.list_columns(workspace_id, id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED;
alter table app.question_run_rows add constraint question_run_rows_workspace_id_run_id_fkey FOREIGN KEY (workspace_id, run_id) REFERENCES app.runs(workspace_id, id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED;
alter table app.question_runs add constraint question_runs_workspace_id_id_fkey FOREIGN KEY (workspace_id, id) REFERENCES app.runs(workspace_id, id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED;
alter table app.reveal_runs add constraint reveal_runs_workspace_id_id_fkey FOREIGN KEY (workspace_id, id) REFERENCES app.runs(workspace_id, id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED;
alter table app.run_failed_rows add constraint run_failed_rows_workspace_id_run_id_fkey FOREIGN KEY (workspace_id, run_id) REFERENCES app.runs(workspace_id, id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED;
alter table app.verification_run_rows add constraint verification_run_rows_workspace_id_run_id_fkey FOREIGN KEY (workspace_id, run_id) REFERENCES app.verification_runs(workspace_id, id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED;
alter table app.verification_runs add constraint verification_runs_workspace_id_id_fkey FOREIGN KEY (workspace_id, id) REFERENCES app.runs(workspace_id, id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED;
alter table auth."twoFactor" add constraint "twoFactor_userId_fkey" FOREIGN KEY ("userId") REFERENCES auth."user"(id) ON DELETE CASCADE;
alter table auth.account add constraint "account_userId_fkey" FOREIGN KEY ("userId") REFERENCES auth."user"(id) ON DELETE CASCADE;
alter table auth.billing_events add constraint billing_events_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES auth.organization(id) ON DELETE CASCADE;
alter table auth.email_changes add constraint email_changes_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth."user"(id) ON DELETE CASCADE;
alter table auth.idempotency_keys add constraint idempotency_keys_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth."user"(id) ON DELETE CASCADE;
alter table auth.invitation add constraint "invitation_inviterId_fkey" FOREIGN KEY ("inviterId") REFERENCES auth."user"(id) ON DELETE CASCADE;
alter table auth.invitation add constraint "invitation_organizationId_fkey" FOREIGN KEY ("organizationId") REFERENCES auth.organization(id) ON DELETE CASCADE;
alter table auth.member add constraint "member_organizationId_fkey" FOREIGN KEY ("organizationId") REFERENCES auth.organization(id) ON DELETE CASCADE;
alter table auth.member add constraint "member_userId_fkey" FOREIGN KEY ("userId") REFERENCES auth."user"(id) ON DELETE CASCADE;
alter table auth.session add constraint "session_userId_fkey" FOREIGN KEY ("userId") REFERENCES auth."user"(id) ON DELETE CASCADE;

-- Grants on schemas, sequences and functions

grant usage on schema app to leadlight_app;
grant usage on schema app to leadlight_auth;
grant usage on schema app to leadlight_erasure;
grant usage on schema auth to leadlight_auth;
grant usage on schema mail to leadlight_app;
grant usage on schema web to leadlight_app;
grant usage on sequence app.lead_ids to leadlight_app;
grant execute on routine app.current_workspace() to leadlight_app;
grant execute on routine app.current_workspace() to leadlight_auth;
grant execute on routine app.current_workspace() to leadlight_erasure;
grant execute on routine app.fold_text(text) to leadlight_app;
grant execute on routine app.pool_id() to leadlight_app;
grant execute on routine app.pool_id() to leadlight_auth;
grant execute on routine app.pool_id() to leadlight_erasure;
grant execute on routine app.purge_workspace(uuid,timestamp with time zone,timestamp with time zone) to leadlight_app;
grant execute on routine mail.try_enter(uuid,uuid,text,boolean,timestamp with time zone,integer,interval) to leadlight_app;
grant execute on routine web.try_enter(uuid,uuid,text,interval,boolean,interval,interval) to leadlight_app;
