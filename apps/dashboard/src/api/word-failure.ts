/** The one place that words a failure for people: what happened, and what to do next. */
import { RequestFailed } from './failure.ts';

export interface FailureWords {
  title: string;
  text: string;
  /** For whoever is asked for help. */
  requestId?: string | undefined;
}

export function wordFailure(error: unknown): FailureWords {
  const failure = error instanceof RequestFailed ? error.failure : undefined;
  switch (failure?.kind) {
    case 'refused':
      return wordRefusal(failure);
    case 'unreachable':
      return navigator.onLine
        ? { title: 'No answer from Leadlight', text: 'The server could not be reached. Check your connection, then try again.' }
        : { title: 'You are offline', text: 'Nothing was lost. Try again when the connection is back.' };
    case 'unreadable':
      return { title: 'Something went wrong', text: 'The answer could not be read. Try again in a moment.', requestId: failure.requestId };
    case 'signed_out':
      return { title: 'You are signed out', text: 'Sign in to go on.' };
    default:
      return { title: 'Something went wrong', text: 'This page has a fault. Load it again; if it stays, tell us what you did.' };
  }
}

function wordRefusal({ errors, requestId, status, retryAfterS }: Extract<RequestFailed['failure'], { kind: 'refused' }>): FailureWords {
  const [{ code, message }] = errors;
  if (code === 'rate_limited' && retryAfterS) return { title: 'Too many tries', text: `Wait ${waitOf(retryAfterS)}, then try again.` };
  const titles: Partial<Record<typeof code, string>> = {
    not_found: 'Nothing here',
    forbidden: 'Not allowed',
    workspace_read_only: 'This workspace is read-only',
    rate_limited: 'Too many tries',
    unavailable: 'Not ready yet',
    internal: 'Something went wrong',
  };
  // With several fields refused, each field says its own reason; the sentence above them is the common one.
  const text = errors.length > 1 || errors[0].field ? (errors.find(({ field }) => !field)?.message ?? message) : message;
  return { title: titles[code] ?? 'That did not work', text, requestId: status >= 500 ? requestId : undefined };
}

function waitOf(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? 'a second' : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? 'a minute' : `${minutes} minutes`;
}
