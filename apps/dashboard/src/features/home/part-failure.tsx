import { wordFailure } from '../../api/word-failure.ts';

interface PartFailureProps {
  query: { error: unknown; refetch?: () => unknown };
  /** What could not be loaded, if the heading doesn't say it. */
  what?: string;
}

/** A part of the screen that could not be loaded; the rest is there. */
export function PartFailure({ query, what }: PartFailureProps) {
  const { text, requestId } = wordFailure(query.error);
  return (
    <div role="alert" className="mt-2 text-13 text-muted">
      {what && `${what} `}
      {text}{' '}
      <button
        type="button"
        className="touch-target font-medium text-ink underline underline-offset-3"
        onClick={() => void query.refetch?.()}
      >
        Try again
      </button>
      {requestId && <p className="mt-1 font-mono text-12">{requestId}</p>}
    </div>
  );
}
