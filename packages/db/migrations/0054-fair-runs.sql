-- expand
-- Whether a run was ever worked on must be known before its workspace is, so that it can come before the others.
grant select (attempt) on app.runs to leadlight_auth;
