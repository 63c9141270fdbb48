-- Search: how texts are compared, and what its readers look up.

-- As engines/leads/text/fold.ts: without case, accents and punctuation. What the rules of the engine find, plain SQL finds.
create function app.fold_text(text text) returns text language sql immutable parallel safe strict as $$
  select btrim(regexp_replace(
    regexp_replace(
      replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(
        regexp_replace(normalize(lower(normalize(text, nfkd)), nfkd), '[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]+', '', 'g'),
        'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'ø', 'o'), 'đ', 'd'), 'ð', 'd'), 'ł', 'l'), 'þ', 'th'), 'ı', 'i'), '&', ' and '),
      '[’''`´]', '', 'g'),
    '[^[:alnum:]]+', ' ', 'g'))
$$;
grant execute on function app.fold_text to leadlight_app;

-- Whether the fictional sample is left out of every search of the workspace.
alter table app.workspaces add column if not exists hides_sample boolean not null default false;

-- A reader goes on from the oldest transaction that was open when it last looked.
create index lead_changes_transaction on app.lead_changes (workspace_id, transaction);

-- Whom a suppression names, among ten million. (Addresses of work have their index; their domains and hashes are looked for row by row: under
-- row-level security PostgreSQL uses no index on a function's result.)
create index people_personal_email on app.people (workspace_id, personal_email) where personal_email is not null;
create index people_company_domain on app.people (workspace_id, company_domain) where company_domain is not null;
