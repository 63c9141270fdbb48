import { Skeleton } from '@leadlight/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { FactContext as Answer, LeadFact } from '../api/contract.ts';
import { wordFailure } from '../api/word-failure.ts';
import { factContextQuery } from './enrichment.queries.ts';
import { QuoteView } from './evidence-window.tsx';

const reasons: Readonly<Record<Exclude<Answer['state'], 'shown'>, string>> = {
  not_from_page: 'This isn’t quoted from a page.',
  not_in_text: 'This is in the page’s source code, not in its text.',
  changed: 'The page was read again and no longer has this line.',
  copy_gone: 'The copy of this page is gone: copies are kept for at most 30 days. Read the website again, or open the page.',
  withheld: 'The rest of the page is hidden to protect a person who was erased. Open the page instead.',
  unreadable: 'The page is too large to show.',
};

interface FactContextProps {
  workspaceId: string;
  companyId: string;
  fact: LeadFact;
  /** The quoted line alone, shown until its context is. */
  line: ReactNode;
}

/** The quote of a fact in its context, or why that can't be shown. */
export function FactContext({ workspaceId, companyId, fact, line }: FactContextProps) {
  const context = useQuery(factContextQuery(workspaceId, companyId, fact));
  return <FactContextView context={context} line={line} />;
}

interface FactContextViewProps {
  context: { data?: Answer | undefined; error: unknown; isFetching: boolean; refetch: () => unknown };
  line: ReactNode;
}

export function FactContextView({ context: { data, error, isFetching, refetch }, line }: FactContextViewProps) {
  if (data?.quote)
    return (
      <div role="status" className="mt-1 text-12">
        <QuoteView quote={data.quote} />
      </div>
    );
  return (
    <>
      {line}
      <div role="status" className="mt-1 text-12 text-muted">
        {data && data.state !== 'shown' ? (
          reasons[data.state]
        ) : error !== null && !isFetching ? (
          <>
            {wordFailure(error).text}{' '}
            <button
              type="button"
              className="touch-target rounded-small font-medium text-ink underline underline-offset-3"
              onClick={() => void refetch()}
            >
              Try again
            </button>
          </>
        ) : (
          <>
            <span className="sr-only">Loading the page’s text</span>
            <Skeleton className="mt-1.5 w-full" />
            <Skeleton className="mt-1.5 w-2/3" />
          </>
        )}
      </div>
    </>
  );
}
