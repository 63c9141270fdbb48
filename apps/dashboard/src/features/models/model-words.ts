/** Words for language models: APIs, outcomes, purposes. */
import type { ModelCall, WorkspaceModel } from '../../api/contract.ts';

export const apiNames: Readonly<Record<WorkspaceModel['api'], string>> = {
  'openai-compatible': 'OpenAI or compatible',
  anthropic: 'Anthropic',
  google: 'Google',
};

const outcomes: Readonly<Record<NonNullable<ModelCall['outcome']>, string>> = {
  answered: 'Answered',
  wrong_key: 'Key refused',
  quota_exhausted: 'No credits at the host',
  rate_limited: 'Too many requests',
  unknown_model: 'Unknown model',
  request_refused: 'Request refused',
  declined: 'Declined',
  truncated: 'Answer too long',
  bad_answer: 'Answer not in the requested form',
  timed_out: 'No answer in time',
  canceled: 'Canceled',
  unavailable: 'Not reached',
};

export const wordOutcome = ({ status, outcome }: Pick<ModelCall, 'status' | 'outcome'>): string =>
  outcome === null ? (status === 'lost' ? 'Outcome not known' : 'In progress') : outcomes[outcome];

export const purposeNames: Readonly<Record<ModelCall['purpose'], string>> = {
  test: 'Test',
  question: 'Question about a company',
  draft: 'Draft of an email',
  search: 'Search in words',
};

/** Whether a test shows that the model works. A model at the limit of its requests does. */
export const worked = (outcome: NonNullable<ModelCall['outcome']>): boolean => outcome === 'answered' || outcome === 'rate_limited';
