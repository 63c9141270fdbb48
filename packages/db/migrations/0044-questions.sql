-- Columns of lists that ask a question about each company, their runs, and the answers.

alter table app.list_columns add column question jsonb;
alter table app.list_columns add constraint list_columns_question check ((field = 'question') = (question is not null));
-- A field is a column once; questions differ in their text.
alter table app.list_columns drop constraint list_columns_workspace_id_list_id_field_key;
create unique index list_columns_field on app.list_columns (workspace_id, list_id, field) where question is null;
create unique index list_columns_question_once on app.list_columns (workspace_id, list_id, question) where question is not null;

create table app.question_runs (
  workspace_id uuid not null,
  id uuid not null,
  column_id uuid not null,
  name text not null,
  -- As it was when the run was started.
  question jsonb not null,
  -- The most that the model may cost, in millionths of a US dollar.
  model_ceiling_micros bigint not null check (model_ceiling_micros >= 0),
  -- Rows by what came of them: answered, not_stated, discarded, unread, failed.
  outcomes jsonb not null default '{}',
  -- Rows whose answer was known, because neither the pages nor the question changed.
  cached integer not null default 0,
  primary key (workspace_id, id),
  foreign key (workspace_id, id) references app.runs on delete cascade deferrable initially deferred
);

create table app.question_run_rows (
  workspace_id uuid not null,
  run_id uuid not null,
  -- Place in the run, from 1.
  row integer not null,
  domain text not null,
  status text not null check (status in ('pending', 'done', 'failed')),
  outcome text,
  -- How often the site or the model did not answer, and when it is tried again.
  tries integer not null default 0,
  next_at timestamptz,
  primary key (workspace_id, run_id, row),
  foreign key (workspace_id, run_id) references app.runs on delete cascade deferrable initially deferred
);
create index question_run_rows_todo on app.question_run_rows (workspace_id, run_id, status, row);
create index question_run_rows_domain on app.question_run_rows (workspace_id, domain) where status = 'pending';

-- What is known of a company's answer, by column. A discarded answer is kept as its reason, never as text.
create table app.question_answers (
  workspace_id uuid not null,
  column_id uuid not null,
  domain text not null,
  outcome text not null check (outcome in ('answered', 'not_stated', 'discarded', 'unread', 'failed')),
  -- A text or a number.
  answer jsonb,
  quote text,
  page_url text,
  -- Why there is no answer, as a sentence.
  reason text,
  -- Of the question, the model and the text that it got; null if it got none.
  asked_digest bytea,
  model text,
  run_id uuid,
  answered_at timestamptz not null,
  primary key (workspace_id, column_id, domain),
  foreign key (workspace_id, column_id) references app.list_columns on delete cascade deferrable initially deferred,
  check ((outcome = 'answered') = (answer is not null and quote is not null and page_url is not null))
);
create index question_answers_asked on app.question_answers (workspace_id, domain, asked_digest) where asked_digest is not null;

-- The list whose questions are columns of the file.
alter table app.lead_exports add column list_id uuid;

call app.protect('app.question_runs');
call app.protect('app.question_run_rows');
call app.protect('app.question_answers');
grant select, insert, update, delete on app.question_runs, app.question_run_rows, app.question_answers to leadlight_app;
