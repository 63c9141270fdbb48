/** How many leads were marked, and a way to remove the marks. */
import { Button } from '@leadlight/ui/button';
import { wordCount } from '../../words/numbers.ts';

interface MarkedLeadsProps {
  good: readonly string[];
  bad: readonly string[];
  /** Undefined when the user may not. */
  onClear: (() => void) | undefined;
}

export function MarkedLeads({ good, bad, onClear }: MarkedLeadsProps) {
  if (good.length + bad.length === 0) return null;
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-2 rounded-card bg-wash px-3 py-2 text-13">
      <p>
        {wordCount(good.length, 'good match', 'good matches')} and {wordCount(bad.length, 'bad one')} marked. They are left out and change
        the order.
      </p>
      {onClear && (
        <Button size="small" tone="quiet" onClick={onClear}>
          Remove marks
        </Button>
      )}
    </div>
  );
}
