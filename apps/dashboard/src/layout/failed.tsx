import { ErrorState } from '@leadlight/ui/states';
import { RequestFailed } from '../api/failure.ts';
import { wordFailure } from '../api/word-failure.ts';

/** The failure of a query in words, with a button to try again. */
export function Failed({ query }: { query: { error: Error | null; refetch: () => unknown } }) {
  const { title, text, requestId } = wordFailure(query.error);
  return (
    <ErrorState title={title} requestId={requestId} onRetry={isFinal(query.error) ? undefined : () => void query.refetch()}>
      {text}
    </ErrorState>
  );
}

/** Whether the same request is refused again: the record doesn't exist (404), or what was sent, such as a damaged file, can't be used (422). */
const isFinal = (error: unknown): boolean =>
  error instanceof RequestFailed && error.failure.kind === 'refused' && [404, 422].includes(error.failure.status);
