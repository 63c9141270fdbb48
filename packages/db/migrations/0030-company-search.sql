-- What searches find of a company beyond its profile: technologies, mail provider, open jobs.
alter table app.companies
  -- From the facts, as imports and the website give them; without duplicates.
  add column technologies text[] not null default '{}',
  add column mail_provider text,
  -- From company_details: technologies that are there, and those that are gone or rejected, whatever the facts say.
  add column seen_technologies text[],
  add column dropped_technologies text[],
  -- Departments with an open job, and the day of each open job since 1970-01-01, posted or first seen.
  add column hiring_in text[],
  add column job_days integer[];

-- The technologies that searches find. Names are compared in any case.
create function app.company_technologies(stated text[], seen text[], dropped text[]) returns text[] language sql immutable parallel safe as $$
  select coalesce(array_agg(name order by name collate "C"), '{}') from (
    select distinct on (lower(name collate "C")) name from (
      select name, 0 as rank from unnest(seen) as name
      union all
      select name, 1 from unnest(stated) as name
      where lower(name collate "C") not in (select lower(each collate "C") from unnest(dropped) as each)
    ) known order by lower(name collate "C"), rank, name collate "C"
  ) one
$$;

-- Where one list of technologies counts, it is the facts' current value. Where several do, the column stays empty until the company is written again.
alter table app.companies no force row level security;
with stated as (
  select c.workspace_id, c.id, c.facts #> '{f,technologies,0,0}' as names from app.companies c
  where c.facts -> 'f' ? 'technologies' and jsonb_array_length(c.facts #> '{f,technologies}') = 1
    and jsonb_array_length(c.facts #> '{f,technologies,0}') = 2
), listed as (
  select s.workspace_id, s.id, name from stated s,
    lateral (select jsonb_array_elements_text(case when jsonb_typeof(s.names) = 'array' then s.names end) as written
             union all select s.names #>> '{}' where jsonb_typeof(s.names) = 'string') each,
    lateral (select btrim(regexp_replace(each.written, '\s+', ' ', 'g')) as name) clean
  where name <> '' and length(name) <= 100
), cleaned as (
  select workspace_id, id, array_agg(name order by name collate "C") as names
  from (select distinct on (workspace_id, id, lower(name collate "C")) workspace_id, id, name from listed order by 1, 2, lower(name collate "C"), name) one
  group by workspace_id, id
)
update app.companies c set technologies = cleaned.names from cleaned where cleaned.workspace_id = c.workspace_id and cleaned.id = c.id;
alter table app.companies force row level security;

-- Whether the file has one column per category of technologies.
alter table app.lead_exports add column with_technology_categories boolean not null default false;
