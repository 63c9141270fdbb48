-- How all of us together treat websites: the pace of requests to each site, robots.txt, copies of pages, and sites whose owners do not want to be read.
-- No table belongs to a workspace.

create schema web;

-- A site is a registrable domain, or the system of job boards ("boards:greenhouse"). Times are by the database's clock, so that the clocks of the machines
-- that read need not agree.
create table web.sites (
  site text primary key check (length(site) between 1 and 300),
  -- When the last request that counts ended; while it is under way, or if its process was killed, when it began.
  last_request timestamptz,
  -- As the site asked (Retry-After).
  rest_until timestamptz,
  updated_at timestamptz not null default clock_timestamp()
);

-- Requests under way, or waiting for their turn. One whose owner was killed expires.
create table web.passes (
  id uuid primary key,
  site text not null,
  owner uuid not null,
  gap interval not null,
  -- It waits for its turn only, not for the pause, and delays no other request.
  is_aside boolean not null,
  asked_at timestamptz not null default clock_timestamp(),
  -- Null while it waits.
  entered_at timestamptz,
  alive_until timestamptz not null
);
create index passes_site on web.passes (site);
create index passes_owner on web.passes (owner);

create table web.refused_sites (
  site text primary key check (length(site) between 1 and 253),
  -- How it was asked for: the form of the public page, or the operator.
  origin text not null check (origin in ('form', 'operator')),
  reason text not null default '' check (length(reason) <= 500),
  created_at timestamptz not null
);

create table web.robots (
  origin text primary key check (length(origin) <= 300),
  state text not null check (state in ('read', 'none', 'unreachable')),
  fault text,
  body text not null,
  fetched_at timestamptz not null
);

-- What was read last from each URL, for conditional requests. Removed 30 days after it was read.
create table web.pages (
  url text primary key check (length(url) <= 2048),
  site text not null,
  -- SHA-256 of the body as it was read.
  digest bytea not null,
  headers jsonb not null,
  -- Compressed with gzip.
  body bytea not null,
  is_cut boolean not null,
  fetched_at timestamptz not null
);
create index pages_site on web.pages (site);
create index pages_fetched on web.pages (fetched_at);

-- Admits a request if it is its turn and the pause is over; otherwise it waits. Callers of one site are served one after the other.
create function web.try_enter(pass uuid, pass_owner uuid, of_site text, pause interval, aside boolean, longest_wait interval, alive interval)
  returns table (state text, until timestamptz) language plpgsql set search_path = pg_catalog, web as $$
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
end $$;
revoke execute on function web.try_enter from public;

grant usage on schema web to leadlight_app;
grant execute on function web.try_enter to leadlight_app;
grant select, insert, update, delete on web.sites, web.passes, web.refused_sites, web.robots, web.pages to leadlight_app;
