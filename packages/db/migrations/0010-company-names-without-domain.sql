-- Imports compare a company that has a domain with those of its name that have none: hundreds share a name, and a domain tells them apart.
create index companies_name_without_domain on app.companies (workspace_id, name_key) where domain is null and name_key is not null;
