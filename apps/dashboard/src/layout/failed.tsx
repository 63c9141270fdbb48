import { ErrorState } from '@leadlight/ui/states';
import { isRefusedWith } from '../api/failure.ts';
import { wordFailure } from '../api/word-failure.ts';

/** The failure of a query in words, with a button to try again. */
export function Failed({ query }: { query: { error: Error | null; refetch: () => unknown } }) {
  const { title, text, requestId } = wordFailure(query.error);
  return (
    // Trying again doesn't help if the record doesn't exist.
    <ErrorState
      title={title}
      requestId={requestId}
      onRetry={isRefusedWith(query.error, 'not_found') ? undefined : () => void query.refetch()}
    >
      {text}
    </ErrorState>
  );
}
