-- concurrent
-- Where erasing a person looks for them (migration 48), rows of verification runs by person, finds by the address found, which bounces look
-- up, and pairs of leads by their group, which every deletion and merge updates.
create index concurrently bulk_change_items_person_digests on app.bulk_change_items
  using gin ((app.person_digests(array[before #>> '{lead,email}', before #>> '{lead,personal_email}', before #>> '{lead,linkedin}', 'pool/' || (before #>> '{lead,pool_id}')])));
create index concurrently company_details_person_digests on app.company_details
  using gin ((app.person_digests(array[value::text, evidence::text], true)));
create index concurrently enrichment_run_rows_person_digests on app.enrichment_run_rows
  using gin ((app.person_digests(array[given]))) where strpos(given, '@') > 0;
create index concurrently finds_person_digests on app.finds
  using gin ((app.person_digests(array[address, found::text])));
create index concurrently import_invalid_values_person_digests on app.import_invalid_values
  using gin ((app.person_digests(array[value])));
create index concurrently import_refusals_person_digests on app.import_refusals
  using gin ((app.person_digests(cells)));
create index concurrently import_work_person_digests on app.import_work
  using gin ((app.person_digests(note_bodies)));
create index concurrently merges_person_digests on app.merges
  using gin ((app.person_digests(array[before::text]))) where before is not null;
create index concurrently model_calls_person_digests on app.model_calls
  using gin ((app.person_digests(array[message], true))) where message is not null;
create index concurrently profile_run_rows_person_digests on app.profile_run_rows
  using gin ((app.person_digests(array[given, keys::text, steps::text])));
create index concurrently provider_answers_person_digests on app.provider_answers
  using gin ((app.person_digests(array[question_key, outcome::text])));
create index concurrently provider_calls_person_digests on app.provider_calls
  using gin ((app.person_digests(array[subject, idempotency_key, message, accepted_email])));
create index concurrently question_answers_person_digests on app.question_answers
  using gin ((app.person_digests(array[answer::text, quote, reason], true)));
create index concurrently verification_run_rows_person_digests on app.verification_run_rows
  using gin ((app.person_digests(array[given, ask_key, address])));
create index concurrently verifications_person_digests on app.verifications
  using gin ((app.person_digests(array[verdict::text, evidence::text])));
create index concurrently verification_run_rows_person on app.verification_run_rows (workspace_id, person_id) where person_id is not null;
create index concurrently finds_address on app.finds (workspace_id, address) where address is not null;
create index concurrently merges_group on app.merges (workspace_id, group_id) where group_id is not null;
