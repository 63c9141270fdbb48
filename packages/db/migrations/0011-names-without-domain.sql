-- Of each name that a row brings, those are looked for that have no employer's domain: through the index of all of that name this took as long as all else.
create index people_name_without_domain on app.people (workspace_id, name_key) where company_domain is null and name_key is not null;
