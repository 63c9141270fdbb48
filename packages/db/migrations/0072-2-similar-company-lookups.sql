-- concurrent
-- Imports look up companies of the workspace by these keys.
create index concurrently companies_second_key on app.companies (workspace_id, second_key) where second_key is not null;
create index concurrently companies_similar on app.companies (workspace_id, similar_key) where similar_key is not null;
