/**
 * Every error that the API returns: its status, and a sentence that says what happened and what to do next. Codes are stable; sentences may change.
 * This file has no schemas, so that code that needs only the sentences doesn't load a validator.
 * A message never reveals whether an address has an account.
 */
export const errorTable = {
  validation_failed: { status: 422, message: "Some fields are invalid. Check each field's message." },
  body_invalid: { status: 400, message: "The request body isn't valid JSON. Correct it, then send it again." },
  body_too_large: { status: 413, message: 'The request body is too large. Split it into several requests.' },
  unauthenticated: { status: 401, message: 'Sign in to continue.' },
  api_key_unknown: { status: 401, message: "This API key doesn't exist or was revoked. Check the key, or create a new one." },
  origin_refused: { status: 403, message: 'This request came from another site and was refused. Send it from the application.' },
  forbidden: { status: 403, message: "Your role doesn't allow this. Ask an owner of the workspace." },
  scope_missing: { status: 403, message: "This API key doesn't have the required scope. Create a key with that scope." },
  key_not_accepted: { status: 403, message: "API keys can't do this. Sign in as a user instead." },
  workspace_read_only: { status: 403, message: 'This workspace is read-only until a plan is active. You can still read and export.' },
  not_found: { status: 404, message: "This doesn't exist, or you don't have access to it." },
  rate_limited: { status: 429, message: 'Too many requests. Wait a moment, then try again.' },
  links_sent: {
    status: 429,
    message: 'Too many emails with links to this address were requested. Open the link in the newest one that arrived, or try again later.',
  },
  internal: { status: 500, message: 'Something went wrong on our side. Try again. If it keeps happening, contact us with the request ID.' },
  busy: { status: 503, message: 'Too many requests are waiting. Nothing was changed. Try again in a few seconds.' },
  unavailable: { status: 503, message: "The service isn't ready. Try again in a moment." },

  credentials_invalid: {
    status: 401,
    message:
      "The email or password is incorrect, or the email isn't confirmed yet. If it only needs confirming, we've sent you a new link.",
  },
  password_wrong: { status: 403, message: 'The password is incorrect. Try again.' },
  password_not_set: {
    status: 409,
    message: 'Your account has no password yet. Choose one first: request a link with “Forgot your password?” on the sign-in page.',
  },
  password_already_set: { status: 409, message: 'Your account already has a password. Change it instead.' },
  password_too_short: { status: 422, message: 'Use a password of 12 characters or more.' },
  password_too_long: { status: 422, message: 'Use a password of 128 characters or fewer.' },
  password_common: { status: 422, message: 'This password is too easy to guess. Use a few unrelated words.' },
  setup_link_invalid: {
    status: 403,
    message: 'This link has expired or is incomplete. Run npm run operator -- verification --link to get a new one.',
  },
  setup_link_elsewhere: {
    status: 403,
    message: 'The setup opens from here only on the machine that runs Leadlight. Run npm run operator -- verification --link there.',
  },
  sending_identity_invalid: {
    status: 422,
    message: 'Mail servers would reject this host name or this sender. The check says why.',
  },
  identity_in_environment: {
    status: 409,
    message:
      'The host name and the sender are set by VERIFY_HELO_NAME and VERIFY_MAIL_FROM. Change them there, or remove both and restart.',
  },
  link_invalid: { status: 400, message: 'This link has expired or was already used. Request a new one.' },
  code_wrong: { status: 403, message: 'This code is incorrect or was already used. Codes change every 30 seconds; enter the newest one.' },
  sign_in_expired: { status: 401, message: 'This sign-in took too long. Start again with your email and password.' },
  two_factor_already_on: { status: 409, message: 'Two-factor sign-in is already on.' },
  two_factor_off: { status: 409, message: "Two-factor sign-in isn't on. Turn it on first." },
  email_unchanged: { status: 409, message: 'This is already your email. Enter a different one.' },

  trial_used: { status: 409, message: 'Each user and workspace gets one trial, and this one has been used. Choose a plan instead.' },
  last_owner: {
    status: 409,
    message:
      'A workspace needs an owner. Make someone else an owner first, or delete the workspace: you can leave once it is deleted, after 14 days.',
  },
  owner_required: { status: 403, message: 'Only an owner can do this to an owner. Ask an owner of the workspace.' },
  already_member: { status: 409, message: 'This user is already a member.' },
  already_invited: { status: 409, message: 'This email has already been invited. Resend the invitation instead.' },
  invitation_for_another: {
    status: 403,
    message:
      "This invitation was sent to a different email from the one you're signed in with. Sign in with that email, or ask for a new invitation.",
  },
  invitation_over: { status: 410, message: 'This invitation was used or withdrawn, or it has expired. Ask for a new one.' },
  deletion_pending: { status: 409, message: 'This workspace is already scheduled for deletion.' },
  name_mismatch: { status: 422, message: 'Type the workspace name exactly as shown.' },
  limit_reached: { status: 409, message: "You can't create more of these. Delete one that you no longer need, then try again." },

  idempotency_key_required: { status: 400, message: 'Send an Idempotency-Key header so that a repeated request takes effect only once.' },
  idempotency_key_reused: { status: 409, message: 'This Idempotency-Key was used for a different request. Use a new key.' },
  credits_insufficient: {
    status: 409,
    message: "You don't have enough credits for this. An owner can add credits under Settings, Plan and credits.",
  },
  month_ceiling: {
    status: 409,
    message:
      "This would exceed your workspace's monthly credit ceiling. Owners and admins can raise it under Settings, Plan and credits. It resets on the first of next month.",
  },
  ceiling_reached: { status: 409, message: 'This would exceed the ceiling. Raise the ceiling to continue.' },
  reservation_closed: { status: 409, message: 'This reservation has ended. Make a new one.' },
  refund_exceeds_spend: { status: 409, message: 'The refund is larger than the amount spent. Refund at most that amount.' },

  billing_by_invoice: { status: 409, message: 'Plans of this installation are paid by invoice. Contact us to get or change a plan.' },
  event_refused: { status: 400, message: 'The signature of this event is wrong or too old.' },
  billing_unavailable: { status: 503, message: "Stripe didn't answer. Nothing was changed. Try again in a moment." },
  billing_not_set_up: { status: 503, message: "Payments aren't set up yet. Contact us, and we will finish the setup." },
  already_subscribed: { status: 409, message: 'This workspace already has a plan. Change the plan instead.' },
  not_subscribed: { status: 409, message: 'This workspace has no subscription. Choose a plan first.' },
  no_customer: { status: 409, message: 'Nothing was paid in this workspace yet. Choose a plan first.' },
  payment_failed: { status: 402, message: 'The card was declined, so the plan stays as it is. Change the card, then try again.' },
  subscription_past_due: { status: 409, message: 'A payment failed. Pay the open invoice first, then change the plan.' },
  subscription_changing: { status: 409, message: 'The plan is being changed already. Try again in a moment.' },
  top_up_unknown: { status: 422, message: "This number of credits isn't offered. Choose one of those shown." },
  plan_required: { status: 409, message: 'Choose a plan first. Credits can be bought in addition to a plan.' },

  selection_empty: { status: 409, message: 'None of the selected leads exist anymore. Select again.' },
  too_many_people: { status: 422, message: 'These are more than 10,000 people. Enrich them in several runs.' },
  too_many_for_emails: { status: 422, message: 'This list has more than 5,000 people. Split it into shorter lists.' },
  column_exists: { status: 409, message: 'This list already has a column for this field. Change its settings instead.' },
  column_field_unknown: { status: 422, message: "The leads of this list don't have this field. Choose another one." },
  column_not_overwritten: {
    status: 422,
    message: 'Only fields of people have an overwrite policy: values of websites, answers and fields of providers are read anew.',
  },
  provider_field_unknown: { status: 422, message: "This provider doesn't have this field for the leads of this list. Choose another one." },
  provider_field_incomplete: {
    status: 422,
    message: 'Enter a name, a type and a JSON pointer, such as /data/score, for the field of your own endpoint.',
  },
  provider_gone: {
    status: 409,
    message: 'The provider of this column is no longer connected, or no longer has the field. Connect it again, or remove the column.',
  },
  provider_price_unknown: {
    status: 409,
    message: "Set the price of the provider's credits in Settings, Providers. Without it, the ceiling can't be enforced.",
  },
  column_complete: {
    status: 409,
    message:
      "This column has no lead left to look up: each one has a value, was looked up in the last 30 days, or doesn't match the condition.",
  },
  column_list_missing: { status: 422, message: "Filter by the column's list only: a column has no values outside its list." },
  too_many_for_column: {
    status: 422,
    message: 'Sorting and filtering by a column works for up to 10,000 leads. Narrow the list with filters.',
  },
  version_outdated: {
    status: 412,
    message: 'Someone changed this after you read it, so nothing was saved. Check the current values, then repeat your change.',
  },
  lead_suppressed: { status: 409, message: 'This lead is on the suppression list. Remove it from the list first.' },
  lead_erased: { status: 409, message: "This person asked to be erased and can't be stored again." },
  lead_exists: { status: 409, message: 'This lead already exists. Edit the existing lead instead.' },
  already_ended: { status: 409, message: 'This has already ended. Reload to see the result.' },
  undo_over: { status: 409, message: 'This can no longer be undone.' },
  export_over: { status: 410, message: 'This export has expired. Request a new one.' },
  file_too_large: {
    status: 413,
    message: 'This file is larger than this installation allows. Split it, or ask the operator to raise the limit.',
  },
  file_empty: { status: 422, message: 'This file is empty. Choose another file.' },
  file_format_unknown: { status: 422, message: "This file can't be read. Save it as CSV or XLSX, then upload the new file." },
  workbook_old: {
    status: 422,
    message: "Excel 97–2003 workbooks (.xls) can't be read. In Excel, save the workbook as XLSX or CSV, then upload that file.",
  },
  workbook_protected: {
    status: 422,
    message: 'This workbook is protected by a password. Remove the password, or save the workbook as CSV, then upload it again.',
  },
  workbook_numbers: {
    status: 422,
    message: "Numbers documents can't be read. In Numbers, export the document as CSV, then upload that file.",
  },
  file_is_link: {
    status: 422,
    message: 'This file only contains a link. Open the link, download the sheet as CSV or XLSX, then upload that file.',
  },
  file_packed: { status: 422, message: 'This file is an archive. Unpack it, then upload the file with the list.' },
  file_broken: { status: 422, message: "This file is damaged and can't be read. Export it again." },
  file_slow: {
    status: 503,
    message: "This file couldn't be read within a minute, and nothing was changed. Try again in a few minutes, or save it as CSV.",
  },
  file_not_read: {
    status: 503,
    message:
      "This file couldn't be read: it takes too much memory, or reading was interrupted. Nothing was changed. Try again in a few minutes, or save it as CSV.",
  },
  archive_unsafe: { status: 422, message: 'This workbook was refused because it unpacks to an unsafe size. Save it as CSV.' },
  too_many_columns: {
    status: 422,
    message: "This file has more than 2,000 columns. Remove the ones you don't need, then upload it again.",
  },
  row_too_large: { status: 422, message: 'A row of this file is larger than 4 MB. Remove or split it, then upload the file again.' },
  sheet_missing: { status: 422, message: 'This file has no such sheet or array. Choose another one.' },
  file_gone: { status: 410, message: 'The uploaded file has been deleted. Upload it again.' },
  ranking_unsupported: {
    status: 422,
    message:
      "This installation can't rank more than 25,000 people or companies, because its search has no index of all leads. Ask the operator.",
  },
  files_unavailable: {
    status: 503,
    message: "Files can't be stored or read right now, and nothing was changed. Try again in a few minutes.",
  },
  storage_full: {
    status: 507,
    message: 'The disk of this installation is full, and nothing was changed. Ask the operator to free space, then try again.',
  },
  disk_full: {
    status: 507,
    message: "There isn't enough disk space for this file, and nothing was stored. Ask the operator to free space, then upload it again.",
  },
  upload_broken: { status: 400, message: 'The upload was interrupted, and nothing was stored. Upload the file again.' },
  import_state: { status: 409, message: "This isn't possible in the import's current status. Reload to see its status." },
  column_mapped_twice: { status: 422, message: 'Another column already has this target. Choose one of the two.' },
  mapping_makes_no_lead: {
    status: 422,
    message: "Choose which column is a person's name, email or LinkedIn profile, or a company's name or website.",
  },
  leads_undecided: { status: 422, message: 'Choose whether the rows of this file are people or companies.' },
  address_suppressed: { status: 409, message: 'This address is on the suppression list. Remove it from the list first.' },
  name_unusable: { status: 422, message: "This name can't be turned into an address. Enter a first and last name." },
  domain_unusable: { status: 422, message: "This domain can't have email addresses. Enter it in the format acme.com." },
  company_domain_invalid: { status: 422, message: "Enter the domain of a company's website, in the format acme.com." },
  company_domain_shared: {
    status: 422,
    message:
      "This domain belongs to a mailbox provider, a social network or a site builder, not to one company. Enter the company's own domain.",
  },
  company_domain_private: {
    status: 422,
    message: "This is an IP address or a private name, which is never read. Enter the company's public domain.",
  },
  company_domain_confusable: {
    status: 422,
    message:
      'This domain imitates another one with letters of a different alphabet. If you mean exactly this domain, enter it in the format xn--….',
  },
  company_domain_missing: { status: 409, message: 'This company has no domain. Add its website first.' },
  company_fictional: { status: 409, message: 'This company is part of the sample: it is fictional and has no website.' },
  web_contact_invalid: {
    status: 422,
    message: 'Enter the address of a page on the public web, such as https://example.com/bot.',
  },
  web_contact_in_environment: {
    status: 409,
    message: 'WEB_CONTACT_URL sets this page. Change it there, or remove it and restart.',
  },
  web_contact_missing: {
    status: 409,
    message: 'No website is read until the operator sets the page that says who reads websites (WEB_CONTACT_URL).',
  },
  provider_connected: {
    status: 409,
    message: 'This provider, or an endpoint with this name, is already connected. Change its key instead.',
  },
  provider_key_wrong: { status: 422, message: 'The provider refused this key. Copy it again from your account there. Nothing was saved.' },
  provider_not_reached: {
    status: 422,
    message: "The key couldn't be tested, because the provider didn't answer as documented. Nothing was saved. Try again in a few minutes.",
  },
  provider_key_unreadable: {
    status: 409,
    message: 'The stored key can no longer be read, because the secret of this installation has changed. Enter the key again.',
  },
  model_missing: {
    status: 409,
    message: 'No language model is connected. An owner or admin can connect one in the settings, under Models.',
  },
  question_choices: { status: 422, message: 'Enter 2 to 20 different options.' },
  question_not_automatic: { status: 422, message: "A question isn't asked automatically. Ask it about the leads that were added." },
  model_not_offered: { status: 409, message: 'This installation has no language model of its own. Connect one with your own key.' },
  model_url_invalid: {
    status: 422,
    message:
      'Enter a public https address without a port or query, such as https://api.openai.com/v1. Models in a private network are set up by the operator.',
  },
  model_key_wrong: { status: 422, message: 'The host refused this key, or the key may not use this model. Nothing was saved.' },
  model_unknown: {
    status: 422,
    message:
      "The host doesn't have this model, or this isn't the address of its API. Copy both from the host's documentation. Nothing was saved.",
  },
  model_not_answering: {
    status: 422,
    message: "The model didn't answer the test as asked. Nothing was saved. Try again, or choose another model.",
  },
  model_key_unreadable: {
    status: 409,
    message: 'The stored key can no longer be read, because the secret of this installation has changed. Connect the model again.',
  },
  model_ceiling: {
    status: 409,
    message: 'This could exceed the monthly ceiling for the language model. Raise the ceiling, or wait for the next month.',
  },
  model_failed: {
    status: 502,
    message: "The language model didn't return a usable answer. Try again, or look at its calls in the settings, under Models.",
  },
  endpoint_invalid: { status: 422, message: "This endpoint can't be used. Test it: the result says what to correct." },
  endpoint_sample_failed: {
    status: 422,
    message: "The endpoint found nothing for the sample, so it wasn't saved. Test it, and correct the URL, the headers or the fields.",
  },
  endpoint_needs_sample: { status: 409, message: 'Test your own endpoint with a sample.' },
  columns_missing: {
    status: 422,
    message: 'Choose the column with the addresses. To find addresses, choose the columns with the name and the domain.',
  },
  domains_missing: { status: 422, message: 'No column of this file contains company domains. Choose another file, or paste the domains.' },
  too_many_rows: { status: 422, message: 'This file has more rows than one run allows. Split it.' },
  merge_decided: { status: 409, message: 'This pair has already been decided. Undo that decision first.' },
  merge_open: { status: 409, message: "This pair hasn't been decided yet. Decide it first." },
  merge_outdated: {
    status: 409,
    message: 'Someone else has decided about these leads since, or one of them was deleted. Reload the list.',
  },

  // Each applies to one field, in addition to validation_failed.
  required: { status: 422, message: 'This field is required.' },
  too_short: { status: 422, message: 'This is too short.' },
  too_long: { status: 422, message: 'This is too long.' },
  too_small: { status: 422, message: 'This is too small.' },
  too_large: { status: 422, message: 'This is too large.' },
  email_invalid: { status: 422, message: 'Enter an email in the format name@example.com.' },
  phone_invalid: { status: 422, message: 'Enter a phone number, such as +49 30 1234567.' },
  linkedin_invalid: {
    status: 422,
    message: 'Enter the URL of a LinkedIn profile: linkedin.com/in/… for a person, linkedin.com/company/… for a company.',
  },
  value_invalid: { status: 422, message: "This value isn't allowed. Choose one of the allowed values." },
  text_invalid: { status: 422, message: "This text contains characters that can't be stored. Remove them, then try again." },
  unknown_field: { status: 422, message: "This field doesn't exist. Remove it." },
  cursor_invalid: { status: 422, message: "This cursor doesn't belong to this list. Start from the first page." },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof errorTable;

export const errorCodes = Object.keys(errorTable) as [ErrorCode, ...ErrorCode[]];
