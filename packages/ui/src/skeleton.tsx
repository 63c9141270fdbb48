/** Placeholders for content that is loading, in its shape: pale glass in place of text. */
import { classNames } from './class-names.tsx';

export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden className={classNames('glass-pending block h-3.5', className)} />;
}

/** Rows of a list that is loading. Announced to screen readers once. */
export function SkeletonRows({ rows = 5, label = 'Loading' }: { rows?: number; label?: string }) {
  return (
    <div role="status" aria-label={label}>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className="flex h-11 items-center gap-6 border-b border-hairline last:border-0">
          <Skeleton className={['w-40', 'w-32', 'w-48', 'w-36'][row % 4] ?? ''} />
          <Skeleton className="ml-auto w-16" />
        </div>
      ))}
    </div>
  );
}
