/**
 * Every error that the API answers with: its status and the words for a person. The one table; codes are stable, words may change.
 * Without schemas: who needs words alone does not load a validator.
 * A message never says whether an address has an account.
 */
export const errorTable = {
  validation_failed: { status: 422, message: 'Some of what was sent is not right.' },
  body_invalid: { status: 400, message: 'The request body is not valid JSON.' },
  body_too_large: { status: 413, message: 'The request body is too large.' },
  unauthenticated: { status: 401, message: 'Sign in to go on.' },
  origin_refused: { status: 403, message: 'This request came from another site and was refused.' },
  forbidden: { status: 403, message: 'Your role does not allow this. Ask an owner of the workspace.' },
  scope_missing: { status: 403, message: 'This API key does not have the scope that this needs.' },
  key_not_accepted: { status: 403, message: 'API keys cannot do this. A person has to sign in.' },
  workspace_read_only: {
    status: 403,
    message: 'This workspace is read-only until a plan is active. Reading and exporting work as before.',
  },
  not_found: { status: 404, message: 'There is nothing here, or you may not see it.' },
  rate_limited: { status: 429, message: 'Too many requests. Wait a moment, then try again.' },
  internal: { status: 500, message: 'Something went wrong on our side. Try again; if it stays, tell us the request id.' },
  unavailable: { status: 503, message: 'The service is not ready. Try again in a moment.' },

  credentials_invalid: {
    status: 401,
    message:
      'The email or the password is not right, or the email is not confirmed yet. If it only needs confirming, a new link is in your inbox.',
  },
  password_wrong: { status: 403, message: 'The password is not right.' },
  password_too_short: { status: 422, message: 'Use a password of 12 characters or more.' },
  password_too_long: { status: 422, message: 'Use a password of 128 characters or fewer.' },
  password_common: { status: 422, message: 'This password is too easy to guess. Use a few unrelated words.' },
  link_invalid: { status: 400, message: 'This link is used up or too old. Ask for a new one.' },
  code_wrong: { status: 403, message: 'This code is not right. Codes change every 30 seconds; enter the newest one.' },
  sign_in_expired: { status: 401, message: 'This sign-in took too long. Start again with email and password.' },
  two_factor_already_on: { status: 409, message: 'Two-factor sign-in is on already.' },
  two_factor_off: { status: 409, message: 'Two-factor sign-in is not on.' },
  email_unchanged: { status: 409, message: 'This is the email you have now.' },

  trial_used: { status: 409, message: 'There is one trial for each person and workspace, and this one has been used.' },
  last_owner: { status: 409, message: 'A workspace needs an owner. Make someone else an owner first, or delete the workspace.' },
  owner_required: { status: 403, message: 'Only an owner can do this to an owner.' },
  already_member: { status: 409, message: 'This person is a member already.' },
  already_invited: { status: 409, message: 'This person has been invited already. Send the invitation again instead.' },
  invitation_for_another: {
    status: 403,
    message:
      'This invitation was sent to another email than the one you are signed in with. Sign in with that one, or ask for a new invitation.',
  },
  invitation_over: { status: 410, message: 'This invitation has been used, withdrawn or is too old. Ask for a new one.' },
  deletion_pending: { status: 409, message: 'This workspace is to be deleted already.' },
  name_mismatch: { status: 422, message: 'Type the name of the workspace exactly as it is.' },
  limit_reached: { status: 409, message: 'There are as many of these as a workspace can have.' },

  idempotency_key_required: { status: 400, message: 'Send an Idempotency-Key header, so that a repeated request happens once.' },
  idempotency_key_reused: { status: 409, message: 'This Idempotency-Key was used for another request.' },
  credits_insufficient: { status: 409, message: 'There are not enough credits for this.' },
  ceiling_reached: { status: 409, message: 'This would pass the ceiling that was set.' },
  reservation_closed: { status: 409, message: 'This reservation has ended.' },
  refund_exceeds_spend: { status: 409, message: 'More would be refunded than was spent.' },

  selection_empty: { status: 409, message: 'None of these leads is there any more. Choose again.' },
  lead_suppressed: { status: 409, message: 'This lead is on the suppression list. Take it off the list first.' },
  lead_erased: { status: 409, message: 'This person asked to be erased and is not kept here any more.' },
  lead_exists: { status: 409, message: 'There is such a lead already. Edit that one.' },
  already_ended: { status: 409, message: 'This has ended already.' },
  undo_over: { status: 409, message: 'This cannot be undone any more.' },
  export_over: { status: 410, message: 'This export is too old. Ask for a new one.' },
  file_too_large: {
    status: 413,
    message: 'This file is larger than this installation takes. Split it, or ask the operator to raise the limit.',
  },
  file_empty: { status: 422, message: 'This file is empty.' },
  file_format_unknown: { status: 422, message: 'This is no file that can be imported. Send CSV, TSV, XLSX or JSON.' },
  file_broken: { status: 422, message: 'This file is damaged and cannot be read. Export it again.' },
  archive_unsafe: { status: 422, message: 'This workbook unpacks to far more than it should, and was refused. Save it as CSV.' },
  sheet_missing: { status: 422, message: 'There is no such sheet in this workbook.' },
  file_gone: { status: 410, message: 'The uploaded file has been removed. Upload it again.' },
  disk_full: { status: 507, message: 'There is no room left for this file. Nothing of it was kept; tell the operator.' },
  upload_broken: { status: 400, message: 'The upload ended too early. Nothing of it was kept; send it again.' },
  import_state: { status: 409, message: 'This cannot be done with the import as it stands now.' },
  column_mapped_twice: { status: 422, message: 'Another column has this already. Choose one of the two.' },
  mapping_makes_no_lead: {
    status: 422,
    message: "Say which column is the name, the email or the LinkedIn profile of a person, or a company's name or website.",
  },
  address_suppressed: { status: 409, message: 'This address is on the suppression list. Take it off the list first.' },
  name_unusable: { status: 422, message: 'No address can be made of this name. Write first and last name.' },
  domain_unusable: { status: 422, message: 'This is no domain that can have addresses. Write it like acme.com.' },
  columns_missing: { status: 422, message: 'Say which column is the address; to find addresses, which are the name and the domain.' },
  too_many_rows: { status: 422, message: 'This file has more rows than one run takes. Split it.' },
  merge_decided: { status: 409, message: 'This pair has been decided already.' },
  merge_open: { status: 409, message: 'This pair has not been decided.' },
  merge_outdated: { status: 409, message: 'One of these leads has been removed since.' },

  // Of one field each, beside validation_failed.
  required: { status: 422, message: 'This is needed.' },
  too_short: { status: 422, message: 'This is too short.' },
  too_long: { status: 422, message: 'This is too long.' },
  too_small: { status: 422, message: 'This is too small.' },
  too_large: { status: 422, message: 'This is too large.' },
  email_invalid: { status: 422, message: 'Enter an email in the format name@example.com.' },
  value_invalid: { status: 422, message: 'This value is not one of those possible.' },
  unknown_field: { status: 422, message: 'There is no such field.' },
  cursor_invalid: { status: 422, message: 'This cursor does not belong to this list.' },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof errorTable;

export const errorCodes = Object.keys(errorTable) as [ErrorCode, ...ErrorCode[]];
