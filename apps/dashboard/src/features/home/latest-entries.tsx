import { quietLink } from '@leadlight/ui/link';
import { SkeletonRows } from '@leadlight/ui/skeleton';
import { EmptyState } from '@leadlight/ui/states';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { read } from '../../api/queries.ts';
import { Ago } from '../../layout/ago.tsx';
import { Failed } from '../../layout/failed.tsx';
import { paths } from '../../paths.ts';
import type { OpenWorkspace } from '../../session/session.queries.ts';
import { wordReason } from '../../words/credit-names.ts';
import { wordActor } from '../../words/names.ts';
import { wordChange, wordNumber } from '../../words/numbers.ts';

const shown = 6;

/** The latest ledger entries; those of a run are one line, as in the ledger. */
export function LatestEntries({ workspace: { workspaceId } }: { workspace: OpenWorkspace }) {
  const entries = useQuery(read('listCreditEntries', { params: { workspaceId }, query: { limit: shown, group: 'run' } }));
  const items = entries.data?.items ?? [];
  return (
    <section aria-labelledby="latest" className="px-4 py-6 sm:px-6">
      <div className="flex items-baseline justify-between gap-3">
        <h2 id="latest" className="text-16">
          Credit activity
        </h2>
        {items.length > 0 && (
          <Link {...paths.credits(workspaceId)} className={quietLink}>
            Open ledger
          </Link>
        )}
      </div>
      {entries.isPending ? (
        <div className="mt-2">
          <SkeletonRows rows={4} label="Loading the credit activity" />
        </div>
      ) : entries.isError ? (
        <Failed query={entries} />
      ) : items.length === 0 ? (
        <EmptyState title="No entries yet">Every change of your credits is recorded here, with its reason.</EmptyState>
      ) : (
        <ul className="mt-2">
          {items.map(({ number, reason, at, amount, actor, entries: count, runId }) => (
            <li key={number} className="flex min-h-11 items-center gap-3 py-1 border-b border-hairline text-14 last:border-0">
              <span className="min-w-0 flex-1 truncate">
                {wordReason(reason)}
                <span className="ml-2 text-13 text-muted max-sm:ml-0 max-sm:block max-sm:truncate">
                  {count > 1 && runId !== null && (
                    <>
                      <Link {...paths.credits(workspaceId, { run: runId })} className={quietLink}>
                        {wordNumber(count)} in one run
                      </Link>
                      {' · '}
                    </>
                  )}
                  {wordActor(actor)}
                </span>
              </span>
              <Ago at={at} className="text-13 whitespace-nowrap text-muted" />
              <span className={`w-20 text-right font-medium tabular-nums ${amount > 0 ? 'text-emerald-text' : ''}`}>
                {wordChange(amount)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
