import type { ReactNode } from 'react';
import { wordNumber } from '../words/numbers.ts';

interface DetailSectionProps {
  id: string;
  title: string;
  count?: number | undefined;
  action?: ReactNode;
  children: ReactNode;
}

/** A section of what a website says. */
export function DetailSection({ id, title, count, action, children }: DetailSectionProps) {
  return (
    <section aria-labelledby={id} className="@container border-t border-hairline px-4 py-5 sm:px-6">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id={id} tabIndex={-1} className="flex scroll-mt-14 items-baseline gap-2 text-16 outline-none">
          {title}
          {count !== undefined && count > 0 && (
            <span className="font-text text-13 font-normal text-muted tabular-nums">{wordNumber(count)}</span>
          )}
        </h2>
        {action}
      </div>
      {children}
    </section>
  );
}

/** What was looked for and not found: an answer of its own, different from what was never looked for. */
export function NothingFound({ children }: { children: ReactNode }) {
  return <p className="text-13 text-muted">{children}</p>;
}
