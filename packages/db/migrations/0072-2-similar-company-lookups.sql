-- concurrent
-- Imports look up companies of the workspace by these keys.
create index concurrently companies_other_name on app.companies (workspace_id, other_name_key) where other_name_key is not null;
create index concurrently companies_similar on app.companies (workspace_id, similar_key) where similar_key is not null;
