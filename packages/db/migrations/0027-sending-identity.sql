-- How this installation presents itself to mail servers, and the links with which the operator opens the screen that sets it up. Neither belongs to a
-- workspace, like everything in the schema `mail`.

create table mail.sending_identity (
  is_only boolean primary key default true check (is_only),
  helo_name text not null check (length(helo_name) <= 253),
  -- '<>' is the null sender.
  sender text not null check (length(sender) <= 320),
  updated_at timestamptz not null
);

create table mail.setup_links (
  digest bytea primary key,
  expires_at timestamptz not null
);

grant select, insert, update on mail.sending_identity to leadlight_app;
grant select, insert, delete on mail.setup_links to leadlight_app;
