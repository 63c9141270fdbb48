/** The request with which a model is tested: it contains nothing of a workspace. */
import type { ModelRequest } from '@leadlight/adapters/models';

/** Someone waits for it. */
const testTimeoutMs = 30_000;
/** Models that think before they answer need more than the answer has. */
const testTokens = 1_000;

export const testRequest = (): ModelRequest<boolean> => ({
  instructions: 'You are being tested. Answer with the JSON object {"works": true} and nothing else.',
  data: 'Answer now.',
  form: {
    name: 'test',
    jsonSchema: { type: 'object', properties: { works: { type: 'boolean' } }, required: ['works'], additionalProperties: false },
    read: (value) =>
      (value as { works?: unknown } | null)?.works === true
        ? { kind: 'read', value: true }
        : { kind: 'wrong', fault: 'The object must be {"works": true}.' },
  },
  maxOutputTokens: testTokens,
  signal: AbortSignal.timeout(testTimeoutMs * 3),
  timeoutMs: testTimeoutMs,
});
