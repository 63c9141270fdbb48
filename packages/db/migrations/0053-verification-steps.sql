-- expand
-- What a check under way has done so far, for processes that are not doing it to show; null otherwise.
alter table app.verifications add column steps jsonb;
