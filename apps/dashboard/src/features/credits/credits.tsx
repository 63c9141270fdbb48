/** The credits screen: the balance and when it expires, the use by day, and the ledger. */
import { Skeleton } from '@leadlight/ui/skeleton';
import { ErrorState } from '@leadlight/ui/states';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { Credits } from '../../api/contract.ts';
import { creditReads, reread } from '../../api/reread.ts';
import { wordFailure } from '../../api/word-failure.ts';
import { creditsQuery } from '../../api/workspace.queries.ts';
import { everyDay } from '../../charts/days.ts';
import { Page } from '../../layout/page.tsx';
import { useWorkspace } from '../../session/session.queries.ts';
import { wordDay } from '../../words/dates.ts';
import { wordNumber } from '../../words/numbers.ts';
import { creditUseQuery } from './credits.queries.ts';
import { chartRanges, readCreditsSearch } from './credits.search.ts';
import { Ledger } from './ledger.tsx';
import { UseChart } from './use-chart.tsx';

const route = getRouteApi('/w/$workspaceId/credits');

export function CreditsScreen() {
  const { workspaceId } = useWorkspace();
  const queries = useQueryClient();
  const credits = useQuery(creditsQuery(workspaceId));
  return (
    <Page title="Credits">
      {credits.isError ? (
        <ErrorState {...failureOf(credits.error)} onRetry={() => reread(queries, workspaceId, creditReads)} />
      ) : (
        <div className="grid border-b border-hairline lg:grid-cols-[minmax(300px,1fr)_minmax(0,2fr)]">
          <Balance credits={credits.data} />
          <Use workspaceId={workspaceId} />
        </div>
      )}
      <Ledger workspaceId={workspaceId} isFailureShown={credits.isError} />
    </Page>
  );
}

function failureOf(error: unknown) {
  const { title, text, requestId } = wordFailure(error);
  return { title, children: text, requestId };
}

const lotNames: Record<Credits['lots'][number]['kind'], string> = {
  trial: 'Trial',
  grant: 'Monthly',
  refund: 'Refunded',
  adjustment: 'Adjusted',
};

function Balance({ credits }: { credits: Credits | undefined }) {
  return (
    <section aria-labelledby="balance" className="px-4 py-5 sm:px-6 lg:border-r lg:border-hairline">
      <h2 id="balance" className="font-text text-13 font-medium tracking-normal text-muted">
        Available
      </h2>
      {credits ? (
        <>
          <p className="font-heading text-48 font-bold tracking-tight tabular-nums">{wordNumber(credits.available)}</p>
          <dl className="mt-3 grid gap-1.5 text-13">
            {credits.held > 0 && <Fact name="Reserved for runs" value={wordNumber(credits.held)} />}
            {credits.nextGrant && (
              <Fact name={`Next credits, ${wordDay(credits.nextGrant.at)}`} value={`+${wordNumber(credits.nextGrant.amount)}`} />
            )}
            {credits.lots.map((lot) => (
              <Fact key={lot.id} name={`${lotNames[lot.kind]}, until ${wordDay(lot.expiresAt)}`} value={wordNumber(lot.remaining)} />
            ))}
          </dl>
          {credits.lots.length > 0 && (
            <p className="mt-3 text-12 text-muted">
              The oldest credits are spent first. Unspent monthly credits are valid for one more month.
            </p>
          )}
        </>
      ) : (
        <div role="status" aria-label="Loading the balance">
          <Skeleton className="mt-2 h-10 w-36" />
          <Skeleton className="mt-5 w-full max-w-60" />
          <Skeleton className="mt-2.5 w-full max-w-52" />
        </div>
      )}
    </section>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex items-baseline justify-between gap-3">
      <dt className="text-muted">{name}</dt>
      <dd className="font-medium tabular-nums">{value}</dd>
    </div>
  );
}

const noUse = (day: string) => ({ day, spent: 0, granted: 0, refunded: 0, expired: 0 });

function Use({ workspaceId }: { workspaceId: string }) {
  const { days = 30 } = readCreditsSearch(route.useSearch());
  const navigate = route.useNavigate();
  const use = useQuery(creditUseQuery(workspaceId, days));
  return (
    <section aria-labelledby="use" className="min-w-0 px-4 py-5 max-lg:border-t max-lg:border-hairline sm:px-6">
      <div className="flex items-center justify-between gap-3">
        <h2 id="use" className="font-text text-13 font-medium tracking-normal text-muted">
          Usage
        </h2>
        <div role="group" aria-label="Days in the chart" className="flex gap-0.5">
          {chartRanges.map((range) => (
            <button
              key={range}
              type="button"
              aria-pressed={range === days}
              className="touch-target h-7 rounded-[8px] px-2 text-12 text-muted tabular-nums hover:text-ink aria-pressed:bg-wash-strong aria-pressed:font-medium aria-pressed:text-ink"
              onClick={() =>
                void navigate({
                  search: (before) => ({ ...before, days: range === 30 ? undefined : String(range) }),
                  replace: true,
                  resetScroll: false,
                })
              }
            >
              {range} days
            </button>
          ))}
        </div>
      </div>
      <div className="mt-1 min-h-[176px]">
        {use.data ? (
          <UseChart key={days} days={everyDay(use.data.days, use.data.from, days, noUse)} />
        ) : use.isError ? (
          <p role="alert" className="pt-10 text-center text-13 text-muted">
            {wordFailure(use.error).text}{' '}
            <button type="button" className="font-medium text-ink underline underline-offset-3" onClick={() => void use.refetch()}>
              Try again
            </button>
          </p>
        ) : (
          <div role="status" aria-label="Loading the chart">
            <Skeleton className="mb-3 w-40" />
            <Skeleton className="h-[120px] w-full" />
          </div>
        )}
      </div>
    </section>
  );
}
