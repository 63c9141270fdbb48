import { ErrorState } from '@leadlight/ui/states';
import { wordFailure } from '../api/word-failure.ts';

/** The failure of a query in words, with a button to try again. */
export function Failed({ query }: { query: { error: Error | null; refetch: () => unknown } }) {
  const { title, text, requestId } = wordFailure(query.error);
  return (
    <ErrorState title={title} requestId={requestId} onRetry={() => void query.refetch()}>
      {text}
    </ErrorState>
  );
}
