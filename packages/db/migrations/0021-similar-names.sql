-- Imports look for people at one employer whose first or last word of the name is the same, in either spelling of an umlaut (firstAndLastWord of
-- engines/leads). Columns, because row-level security uses no index on an expression: its functions could leak rows.
alter table app.people add column first_word text, add column last_word text;
-- Written like this, the table is rewritten once, and row-level security doesn't apply.
alter table app.people
  alter column first_word type text using case
    when name_key like '% %' and length(split_part(name_key, ' ', 1)) > 1
      then replace(replace(replace(replace(split_part(name_key, ' ', 1), 'ae', 'a'), 'oe', 'o'), 'ue', 'u'), 'aa', 'a') end,
  alter column last_word type text using case
    when name_key like '% %' and length(split_part(name_key, ' ', -1)) > 1
      then replace(replace(replace(replace(split_part(name_key, ' ', -1), 'ae', 'a'), 'oe', 'o'), 'ue', 'u'), 'aa', 'a') end;
create index people_last_word on app.people (workspace_id, company_domain, last_word) where company_domain is not null;
-- After the other, which also fits: of two indexes that cost the same by a new table's statistics, PostgreSQL takes the later one.
create index people_first_word on app.people (workspace_id, company_domain, first_word) where company_domain is not null and first_word is not null;
drop index app.people_company_domain;

-- Many companies can share a domain: of these, the ones of a name.
create index companies_domain_and_name on app.companies (workspace_id, domain, name_key) where domain is not null;
drop index app.companies_domain;

-- One question for each lead that may be one of several: of three open pairs among three leads, the youngest is asked about with the oldest only.
-- Row-level security applies to the owner too: it is lifted while rows of all workspaces are deleted.
alter table app.merges no force row level security;
delete from app.merges m
where m.state = 'open' and exists (
  select from app.merges a
  join app.merges b on b.workspace_id = a.workspace_id and b.kind = a.kind and b.state = 'open' and b.keep_id = a.keep_id and b.gone_id = m.keep_id
  where a.workspace_id = m.workspace_id and a.kind = m.kind and a.state = 'open' and a.gone_id = m.gone_id and a.keep_id < m.keep_id
);
alter table app.merges force row level security;
