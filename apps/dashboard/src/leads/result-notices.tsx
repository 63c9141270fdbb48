/** What is said about results beside the table: values of a link that don't exist, and that nothing matches. */
import { Button } from '@leadlight/ui/button';

export function UnknownValues({ values, onForget }: { values: readonly string[]; onForget: () => void }) {
  return (
    <div role="alert" className="mx-3 mb-2.5 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-control bg-amber/10 px-3 py-1.5 text-13">
      <p className="min-w-0 flex-1 basis-60 wrap-anywhere">
        This link contains values that don’t exist, so they don’t restrict the results: <b>{values.slice(0, 5).join(', ')}</b>
        {values.length > 5 && ` and ${values.length - 5} more`}
      </p>
      <Button size="small" onClick={onForget}>
        Remove from the link
      </Button>
    </div>
  );
}

export function NoMatches({ noun, isByEmail, onClear }: { noun: string; isByEmail: boolean; onClear: () => void }) {
  return (
    <div className="grid justify-items-center px-4 py-16 text-center">
      <p className="font-heading text-16 font-bold tracking-tight">No {noun} match these filters</p>
      <p className="mt-1.5 max-w-sm text-14 text-pretty text-muted">
        {isByEmail
          ? 'An email finds only people who are yours or revealed, because other people’s emails are masked. Try their name or their company’s domain.'
          : 'Remove a filter, or clear all of them to start over. The counts next to the filters show how many leads match each value.'}
      </p>
      <Button className="mt-5" onClick={onClear}>
        Clear all filters
      </Button>
    </div>
  );
}
