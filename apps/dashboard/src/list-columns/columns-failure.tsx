import { Button } from '@leadlight/ui/button';
import { wordFailure } from '../api/word-failure.ts';

/** Above the table or in the panel of a lead: the leads are there, the values of the list's columns are not. */
export function ColumnsFailure({ what, error, onRetry }: { what: string; error: Error; onRetry: () => void }) {
  return (
    <div role="alert" className="mx-3 mb-2.5 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-control bg-amber/10 px-3 py-1.5 text-13">
      <p className="min-w-0 flex-1 basis-60">
        {what} {wordFailure(error).text}
      </p>
      <Button size="small" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
