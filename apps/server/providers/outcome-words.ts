/** The outcome of a call to a provider, as one sentence for users. */
import type { EndpointFault, ProviderOutcome } from '@leadlight/adapters/providers';

/** @returns null if there is nothing to say */
export function wordOutcome(outcome: ProviderOutcome): string | null {
  switch (outcome.kind) {
    case 'found':
      return null;
    case 'not_found':
      return outcome.because === 'legal' ? 'The provider may not answer about this person.' : 'Nothing was found.';
    case 'wrong_key':
      return withMessage(
        outcome.because === 'rejected' ? 'The key was refused.' : "The key's plan doesn't include this call.",
        outcome.message,
      );
    case 'quota_exhausted':
      return withMessage('No credits are left at the provider.', outcome.message);
    case 'rate_limited':
      return outcome.retryAfterMs === null
        ? 'Too many requests at the moment.'
        : `Too many requests. Try again in ${Math.max(1, Math.ceil(outcome.retryAfterMs / 1000))} seconds.`;
    case 'error_inside':
      return withMessage('The provider reported an error.', outcome.message);
    case 'bad_answer':
      return outcome.field === ''
        ? 'The answer is not JSON that can be read.'
        : `The answer has ${outcome.fault === 'missing' ? 'no value' : 'an unexpected value'} at ${outcome.field}; expected ${outcome.expected}.`;
    case 'timed_out':
      return `No answer came within ${Math.round(outcome.afterMs / 1000)} seconds.`;
    case 'canceled':
      return 'The call was canceled.';
    case 'unavailable':
      return `The provider couldn't be reached (${outcome.reason.replaceAll('_', ' ')}).`;
    case 'refused_input':
      return outcome.because === 'not_enough'
        ? "The sample doesn't have what the template needs."
        : withMessage('The provider refused the request.', outcome.message);
  }
}

const withMessage = (sentence: string, message: string | null): string =>
  message === null ? sentence : `${sentence} Message of the provider: “${message.replace(/\.$/, '')}”.`;

/** For a provider that may have charged for a call without a usable answer. */
export const wordLost = (name: string): string =>
  `${name} was asked before and gave no usable answer. It isn't asked again, because it might charge twice.`;

/** What is wrong with an own endpoint, and what to do. */
export function wordEndpointFault(fault: EndpointFault): string {
  switch (fault.part) {
    case 'url':
      return urlWords[fault.reason];
    case 'header':
      return `The header ${fault.name} can't be sent: ${headerWords[fault.reason]}`;
    case 'body':
      return bodyWords[fault.reason];
    case 'mapping':
      return fault.field === '' ? 'Choose at least one field of the answer.' : `${fault.field}: ${mappingWords[fault.reason]}`;
  }
}

const urlWords = {
  not_https: 'The URL must start with https://.',
  not_public: 'The URL must lead to a public host name on the standard port, without a user name or password.',
  host_placeholder: 'The host name can’t contain placeholders.',
  unknown_placeholder: 'The URL contains an unknown placeholder.',
  no_placeholder: 'The URL or the body needs a placeholder, such as {email}. Otherwise every answer would be the same.',
  key_in_url: 'The key can’t be part of the URL, because URLs are logged. Send it in a header.',
} as const;

const headerWords = {
  name: 'its name contains characters that are not allowed.',
  value: 'its value contains characters or placeholders that are not allowed. Only {key} is.',
  reserved: 'it controls the connection.',
} as const;

const bodyWords = {
  not_json: 'The body is not valid JSON.',
  unknown_placeholder: 'The body contains an unknown placeholder.',
  not_with_get: 'A GET request has no body. Choose POST.',
} as const;

const mappingWords = {
  unknown_field: 'this field doesn’t exist.',
  not_a_pointer: 'enter a JSON pointer, such as /data/email.',
  empty: 'choose at least one field.',
} as const;
