-- What the last readings of companies' websites changed, newest first.

create index company_details_first_seen on app.company_details (workspace_id, first_seen desc);
create index company_details_gone on app.company_details (workspace_id, gone_since desc) where gone_since is not null;
