import { CircleAlert } from 'lucide-react';
import type { FailureWords } from '../api/word-failure.ts';

/** An error that concerns a whole form; announced by screen readers when it appears. */
export function FormFailure({ failure }: { failure: FailureWords | undefined }) {
  return (
    // Always rendered, so that screen readers announce its content; takes no space in the form while it is empty.
    <div role="alert" className="empty:absolute">
      {failure && (
        <div className="flex gap-2.5 rounded-control bg-ruby/10 px-3 py-2.5 text-13 text-ruby-text">
          <CircleAlert className="mt-0.5 size-4 shrink-0" aria-hidden />
          <div>
            <p className="font-medium">{failure.text}</p>
            {failure.requestId && <p className="mt-1 font-mono text-12">{failure.requestId}</p>}
          </div>
        </div>
      )}
    </div>
  );
}
