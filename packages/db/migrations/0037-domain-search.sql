-- Domain search shows what earlier verifications learned of a domain.
create index verifications_domain on app.verifications (workspace_id, domain) where domain is not null;
