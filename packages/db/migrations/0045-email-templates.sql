-- Templates of emails to leads, and what a member says about themselves in them. Emails are not stored: they are filled when they are shown.

create table app.email_templates (
  workspace_id uuid not null,
  id uuid not null,
  name text not null check (length(name) between 1 and 100),
  language text not null check (length(language) = 2),
  -- In order: subject, body, afterDays.
  steps jsonb not null,
  created_by uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (workspace_id, id)
);

-- One for each member.
create table app.email_senders (
  workspace_id uuid not null,
  user_id uuid not null,
  -- By field of engines/writing: senderName, senderTitle and so on.
  fields jsonb not null,
  updated_at timestamptz not null,
  primary key (workspace_id, user_id)
);

call app.protect('app.email_templates');
call app.protect('app.email_senders');
grant select, insert, update, delete on app.email_templates, app.email_senders to leadlight_app;
