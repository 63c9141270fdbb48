/** The outcome of a call to a model, as a sentence for users. */
import type { ModelFailure } from '@leadlight/adapters/models';

export function wordModelFailure({ code, message, retryAfterMs }: Pick<ModelFailure, 'code' | 'message' | 'retryAfterMs'>): string {
  switch (code) {
    case 'wrong_key':
      return withMessage('The host refused the key, or the key may not use this model.', message);
    case 'quota_exhausted':
      return withMessage('No credits are left at the host.', message);
    case 'rate_limited':
      return retryAfterMs === null
        ? 'The host limits how many requests it accepts.'
        : `The host limits how many requests it accepts. It asks to wait ${Math.max(1, Math.ceil(retryAfterMs / 1000))} seconds.`;
    case 'unknown_model':
      return withMessage("The host doesn't have this model, or this isn't the address of its API.", message);
    case 'request_refused':
      return withMessage('The host refused the request.', message);
    case 'declined':
      return withMessage('The model declined to answer.', message);
    case 'truncated':
      return 'The answer was longer than allowed.';
    case 'bad_answer':
      return "The model didn't answer in the requested form, not even when it was asked again.";
    case 'timed_out':
      return 'No answer came in time.';
    case 'canceled':
      return 'The call was canceled.';
    case 'unavailable':
      return message === 'private_address'
        ? 'The address leads to a private network, where only the operator may use models.'
        : "The host couldn't be reached, or its reply couldn't be read.";
  }
}

const withMessage = (sentence: string, message: string | null): string =>
  message === null ? sentence : `${sentence} Message: “${message.replace(/\.$/, '')}”.`;
