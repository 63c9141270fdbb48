/** Tables: 36 px rows, hairlines, numbers right-aligned and tabular. Scrolls horizontally itself, so that the page does not. */
import type { ComponentProps } from 'react';
import { classNames } from './class-names.tsx';

/** @param label what the table lists, for screen readers */
export function Table({ label, className, ...props }: ComponentProps<'table'> & { label: string }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable content must be reachable by keyboard (WCAG 2.1.1)
    <div className="overflow-x-auto" role="region" aria-label={label} tabIndex={0}>
      <table {...props} aria-label={label} className={classNames('w-full border-collapse text-13', className)} />
    </div>
  );
}

export function Th({ className, numeric = false, ...props }: ComponentProps<'th'> & { numeric?: boolean }) {
  return (
    <th
      scope="col"
      {...props}
      className={classNames(
        'h-9 border-b border-hairline px-3 font-medium whitespace-nowrap text-muted first:pl-0 last:pr-0',
        numeric ? 'text-right' : 'text-left',
        className,
      )}
    />
  );
}

interface TdProps extends ComponentProps<'td'> {
  numeric?: boolean;
  /** As high as the header, for mice and trackpads. */
  isDense?: boolean;
}

export function Td({ className, numeric = false, isDense = false, ...props }: TdProps) {
  return (
    <td
      {...props}
      className={classNames(
        isDense ? 'h-9 pointer-coarse:h-11' : 'h-11',
        'border-b border-hairline px-3 first:pl-0 last:pr-0',
        numeric && 'text-right tabular-nums whitespace-nowrap',
        className,
      )}
    />
  );
}
