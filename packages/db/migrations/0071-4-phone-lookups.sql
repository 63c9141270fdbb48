-- concurrent
-- Imports look up people and companies of the workspace by the end of their numbers.
create index concurrently people_phone_end on app.people (workspace_id, phone_end) where phone_end is not null;
create index concurrently companies_phone_end on app.companies (workspace_id, phone_end) where phone_end is not null;
