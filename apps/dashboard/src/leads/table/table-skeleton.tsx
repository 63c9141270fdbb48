import { Skeleton } from '@leadlight/ui/skeleton';

const widths = ['w-36', 'w-28', 'w-40', 'w-32', 'w-44'];

/** A placeholder in the shape of the table while it is loading. */
export function TableSkeleton({ label, isNarrow }: { label: string; isNarrow: boolean }) {
  return (
    <div role="status" aria-label={label} className="min-h-0 flex-1 overflow-hidden">
      {Array.from({ length: 24 }, (_, row) => (
        <div key={row} className={`flex items-center gap-6 border-b border-hairline px-3 ${isNarrow ? 'h-16' : 'h-9'}`}>
          <Skeleton className="size-4" />
          <Skeleton className={widths[row % 5] ?? ''} />
          {!isNarrow &&
            [1, 2, 3, 4].map((column) => <Skeleton key={column} className={`${widths[(row + column) % 5]} max-lg:nth-4:hidden`} />)}
        </div>
      ))}
    </div>
  );
}
