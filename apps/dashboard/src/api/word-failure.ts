/** The texts of all failures: what happened, and what to do next. */
import { RequestFailed } from './failure.ts';

export interface FailureWords {
  title: string;
  text: string;
  /** For support. */
  requestId?: string | undefined;
}

export function wordFailure(error: unknown): FailureWords {
  const failure = error instanceof RequestFailed ? error.failure : undefined;
  switch (failure?.kind) {
    case 'refused':
      return wordRefusal(failure);
    case 'unreachable':
      return navigator.onLine
        ? { title: 'No response from Leadlight', text: 'The server can’t be reached. Check your connection, then try again.' }
        : { title: 'You’re offline', text: 'Nothing was lost. Try again when the connection is back.' };
    case 'unreadable':
      return { title: 'Something went wrong', text: 'The response couldn’t be read. Try again in a moment.', requestId: failure.requestId };
    case 'signed_out':
      return { title: 'You’re signed out', text: 'Sign in to continue.' };
    default:
      return {
        title: 'Something went wrong',
        text: 'This page has an error. Reload it. If the error persists, contact us and describe what you did.',
      };
  }
}

function wordRefusal({ errors, requestId, status, retryAfterS }: Extract<RequestFailed['failure'], { kind: 'refused' }>): FailureWords {
  const [{ code, message }] = errors;
  // A form shows only the text.
  if (code === 'rate_limited' && retryAfterS)
    return { title: 'Try again later', text: `There were too many attempts. Wait ${waitOf(retryAfterS)}, then try again.` };
  const titles: Partial<Record<typeof code, string>> = {
    not_found: 'Not found',
    forbidden: 'Not allowed',
    workspace_read_only: 'This workspace is read-only',
    rate_limited: 'Too many attempts',
    unavailable: 'Not ready yet',
    internal: 'Something went wrong',
  };
  // If several fields are refused, each shows its own reason, and the sentence above them is the general one.
  const text = errors.length > 1 || errors[0].field ? (errors.find(({ field }) => !field)?.message ?? message) : message;
  return { title: titles[code] ?? 'That didn’t work', text, requestId: status >= 500 ? requestId : undefined };
}

function waitOf(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? 'a second' : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? 'a minute' : `${minutes} minutes`;
}
