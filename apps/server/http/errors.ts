/**
 * Turns thrown errors into the contract's errors, in one place. Unknown errors are internal errors, logged without their message, because a database
 * error's message can contain a row's values.
 */
import { FilesUnavailable } from '@leadlight/adapters/files';
import { errorTable, type ApiError, type ErrorCode, type Errors } from '@leadlight/contract';
import { isDatabaseAway, isInterference, Refusal } from '@leadlight/db/platform';
import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Logger } from 'pino';
import type { z } from 'zod';
import { faultOf, isDiskFull } from './fault.ts';

export { faultOf };

/** Several errors in one request, each with its field. */
export class Invalid extends Error {
  readonly errors: readonly ApiError[];
  constructor(errors: readonly ApiError[]) {
    super('invalid');
    this.errors = errors;
  }
}

export function apiError(code: ErrorCode, field?: string): ApiError {
  return { code, message: errorTable[code].message, ...(field ? { field } : {}) };
}

/** A store that is restarted needs about this long. */
const filesRetryS = 30;
/** A database restarts in seconds, and a standby takes over in half a minute. */
const databaseRetryS = 5;

/** SQLSTATE of the trigger that prevents removing the last owner (migration 0001). */
const lastOwnerState = 'LL001';

export function answerError(c: Context, error: unknown, log: Logger): Response {
  if (error instanceof Invalid) return send(c, 422, error.errors);
  if (error instanceof Refusal && error.code in errorTable) {
    const code = error.code as ErrorCode;
    if (code === 'unauthenticated' && isOpenedAsPage(c)) return c.redirect(signInFor(c));
    const { field, retryAfterS } = error.details;
    if (typeof retryAfterS === 'number') c.header('Retry-After', String(retryAfterS));
    const answer = apiError(code, typeof field === 'string' ? field : undefined);
    return send(c, errorTable[code].status, [{ ...answer, message: messageOfRefusal(c, code, error.details) }]);
  }
  if (error instanceof FilesUnavailable) {
    log.error({ requestId: c.get('requestId'), reason: error.reason }, 'the file store is unavailable');
    c.header('Retry-After', String(filesRetryS));
    return send(c, errorTable.files_unavailable.status, [apiError('files_unavailable')]);
  }
  const { code } = error as { code?: unknown };
  if (isDiskFull(error)) {
    log.error({ requestId: c.get('requestId'), fault: faultOf(error) }, 'the disk is full');
    return send(c, errorTable.storage_full.status, [apiError('storage_full')]);
  }
  if (isDatabaseAway(error)) {
    log.error({ requestId: c.get('requestId'), fault: faultOf(error) }, 'the database is away');
    c.header('Retry-After', String(databaseRetryS));
    return send(c, errorTable.unavailable.status, [apiError('unavailable')]);
  }
  if (isInterference(error)) {
    log.warn({ requestId: c.get('requestId'), fault: faultOf(error) }, 'other transactions interfered with a request');
    c.header('Retry-After', '1');
    return send(c, errorTable.unavailable.status, [apiError('unavailable')]);
  }
  if (code === lastOwnerState) return send(c, 409, [apiError('last_owner')]);
  if (error instanceof HTTPException && error.status === 413) return send(c, 413, [apiError('body_too_large')]);
  log.error({ requestId: c.get('requestId'), fault: faultOf(error) }, 'a request failed');
  return send(c, 500, [apiError('internal')]);
}

/**
 * Whether a browser navigated to the API, for example with the link to an export (Fetch Metadata, Sec-Fetch-Dest). Programs don't send this header.
 */
function isOpenedAsPage(c: Context): boolean {
  return c.req.method === 'GET' && c.req.header('sec-fetch-dest') === 'document';
}

/** Names what a program has to send. Browsers send Sec-Fetch-Site with every request (Fetch Metadata); their users are asked to sign in. */
function messageOfRefusal(c: Context, code: ErrorCode, { scope }: Refusal['details']): string {
  if (code === 'unauthenticated' && c.req.header('sec-fetch-site') === undefined)
    return 'Send an API key in the header "Authorization: Bearer ll_…", or sign in.';
  if (code === 'scope_missing' && typeof scope === 'string')
    return `This API key doesn't have the scope ${scope}. Create a key with that scope.`;
  return errorTable[code].message;
}

/** The URL of the sign-in page, which continues to the link's workspace. */
function signInFor(c: Context): string {
  const workspaceId = c.req.param('workspaceId');
  return workspaceId ? `/sign-in?${new URLSearchParams({ next: `/w/${workspaceId}` })}` : '/sign-in';
}

export function send(c: Context, status: number, errors: readonly ApiError[]): Response {
  return c.json({ errors: [...errors] } satisfies Errors, status as ContentfulStatusCode);
}

const codeOfIssue = (issue: z.core.$ZodIssue): ErrorCode => {
  switch (issue.code) {
    // A rule of the contract with a code of its own.
    case 'custom':
      return (issue.params?.['code'] as ErrorCode | undefined) ?? (issue.input === undefined ? 'required' : 'value_invalid');
    case 'too_small':
      return issue.origin === 'string' || issue.origin === 'array' ? (issue.minimum === 1 ? 'required' : 'too_short') : 'too_small';
    case 'too_big':
      return issue.origin === 'string' || issue.origin === 'array' ? 'too_long' : 'too_large';
    case 'unrecognized_keys':
      return 'unknown_field';
    case 'invalid_format':
      return issue.format === 'email' ? 'email_invalid' : 'value_invalid';
    // JSON has no undefined, so the field is missing, whatever type the schema expects.
    default:
      return issue.input === undefined ? 'required' : 'value_invalid';
  }
};

/** A message with more values would be longer than the documentation of the field. */
const mostValues = 30;
const typeNames: Readonly<Record<string, string>> = {
  string: 'a string',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'an array',
  object: 'an object',
  record: 'an object',
};

/** The code's message, with what is allowed if the contract says it. */
function messageOfIssue(issue: z.core.$ZodIssue, code: ErrorCode): string {
  const { message } = errorTable[code];
  // A missing field needs a value first.
  if (code === 'required') return message;
  switch (issue.code) {
    case 'invalid_value':
      return allowedMessage(issue.values, message);
    // The field that decides which of several forms an object has, such as `kind`.
    case 'invalid_union':
      return 'options' in issue && issue.options ? allowedMessage(issue.options, message) : message;
    case 'invalid_type':
      return issue.expected in typeNames ? `This must be ${typeNames[issue.expected]}.` : message;
    case 'too_small':
      return issue.inclusive === false ? message : `${message} The minimum is ${issue.minimum}${unitOf(issue.origin)}.`;
    case 'too_big':
      return issue.inclusive === false ? message : `${message} The maximum is ${issue.maximum}${unitOf(issue.origin)}.`;
    default:
      return message;
  }
}

/** Names the allowed values, unless there are too many of them. */
const allowedMessage = (values: readonly unknown[], message: string): string =>
  values.length > mostValues ? message : `This value isn't allowed. Use one of: ${values.map(String).join(', ')}.`;

const unitOf = (origin: string): string => (origin === 'string' ? ' characters' : origin === 'array' ? ' items' : '');

/** One error for each wrong field: the first that was found. */
export function invalidFrom(issues: readonly z.core.$ZodIssue[]): Invalid {
  const byField = new Map<string, ApiError>();
  for (const issue of issues) {
    const names = issue.code === 'unrecognized_keys' ? issue.keys : [''];
    for (const name of names) {
      const field = [...issue.path.map(String), ...(name ? [name] : [])].join('.');
      const code = codeOfIssue(issue);
      if (!byField.has(field)) byField.set(field, { ...apiError(code, field || undefined), message: messageOfIssue(issue, code) });
    }
  }
  return new Invalid([...byField.values()]);
}
