/** What each provider cost and returned, with a chart each, and the last calls. */
import '../../api/groups/providers.ts';
import { Badge } from '@leadlight/ui/badge';
import { textLink } from '@leadlight/ui/link';
import { Skeleton } from '@leadlight/ui/skeleton';
import { EmptyState } from '@leadlight/ui/states';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useId } from 'react';
import type { ProviderFigures } from '../../api/contract.ts';
import { read } from '../../api/queries.ts';
import { Failed } from '../../layout/failed.tsx';
import { SettingsPage } from '../../layout/settings-layout.tsx';
import { paths } from '../../paths.ts';
import { useWorkspace } from '../../session/session.queries.ts';
import { PartCounts, PartedBar, type BarPart } from '../../verification/verdict-bar.tsx';
import { wordDollars } from '../../words/money.ts';
import { wordCount, wordNumber } from '../../words/numbers.ts';
import { ProviderCalls } from './provider-calls.tsx';
import { wordAsked } from './provider-words.ts';
import { resultRanges } from './results.search.ts';
import { ValuesChart } from './values-chart.tsx';

const route = getRouteApi('/w/$workspaceId/settings/providers/results');

export function ProviderResults() {
  const { workspaceId, may } = useWorkspace();
  const { days = 90 } = route.useSearch();
  const navigate = route.useNavigate();
  const canRead = may('providers.read');
  const figures = useQuery({ ...read('readProviderFigures', { params: { workspaceId }, query: { days } }), enabled: canRead });
  const ranges = (
    <div role="group" aria-label="Days in the charts" className="flex gap-0.5">
      {resultRanges.map((range) => (
        <button
          key={range}
          type="button"
          aria-pressed={range === days}
          className="touch-target h-7 rounded-[8px] px-2 text-12 text-muted tabular-nums hover:text-ink aria-pressed:bg-wash-strong aria-pressed:font-medium aria-pressed:text-ink"
          onClick={() => void navigate({ search: range === 90 ? {} : { days: range }, replace: true, resetScroll: false })}
        >
          {range} days
        </button>
      ))}
    </div>
  );
  return (
    <SettingsPage title="Results of providers" wide actions={canRead && ranges}>
      <p className="mt-4 max-w-2xl text-muted">
        What each provider cost and returned, and how the accepted email addresses held up.{' '}
        <Link {...paths.settings(workspaceId, 'providers')} className={textLink}>
          Provider settings
        </Link>
      </p>
      {!canRead ? (
        <EmptyState title="For owners and admins">Only owners and admins can see what providers cost.</EmptyState>
      ) : figures.isPending ? (
        <div role="status" aria-label="Loading the results" className="mt-8">
          <Skeleton className="w-40" />
          <Skeleton className="mt-4 h-12 w-full" />
          <Skeleton className="mt-4 h-[140px] w-full" />
        </div>
      ) : figures.isError ? (
        <Failed query={figures} />
      ) : figures.data.providers.length === 0 ? (
        <EmptyState title={`No calls in ${wordCount(days, 'day')}`}>
          Providers are called when you enrich people and our own sources don’t have everything. Results appear here after the first call.
        </EmptyState>
      ) : (
        figures.data.providers.map((provider) => (
          <Provider key={`${provider.connectionId} ${days}`} provider={provider} from={figures.data.from} days={days} />
        ))
      )}
      {canRead && <ProviderCalls workspaceId={workspaceId} />}
    </SettingsPage>
  );
}

function Provider({ provider, from, days }: { provider: ProviderFigures; from: string; days: number }) {
  const id = useId();
  const { name, isConnected, calls, found, withAccepted, asked, accepted } = provider;
  const { certainMicros, possibleMicros, microsPerAccepted } = provider;
  return (
    <section aria-labelledby={id} className="mt-6 border-b border-hairline pt-2 pb-8">
      <h2 id={id} className="flex flex-wrap items-center gap-2 text-16 wrap-anywhere">
        {name}
        {!isConnected && <Badge tone="neutral">Disconnected</Badge>}
      </h2>
      <dl className="mt-3 grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-4">
        <Figure term="Cost" value={wordDollars(certainMicros)}>
          {possibleMicros > 0 && `and possibly ${wordDollars(possibleMicros)} more`}
        </Figure>
        <Figure term="Per accepted value" value={microsPerAccepted === null ? '–' : wordDollars(microsPerAccepted)}>
          {microsPerAccepted === null && 'none accepted'}
        </Figure>
        <Figure term="Values accepted" value={wordNumber(accepted)}>
          of {wordNumber(asked)} requested
        </Figure>
        <Figure term="Calls" value={wordNumber(calls)}>
          {wordNumber(found)} found someone, {wordNumber(withAccepted)} with an accepted value
        </Figure>
      </dl>
      <div className="mt-6 grid gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <ValuesChart provider={provider} from={from} days={days} />
        <div className="grid content-start gap-6">
          <Emails emails={provider.emails} />
          <Refusals refusals={provider.refusals} />
        </div>
      </div>
      <Fields provider={provider} />
    </section>
  );
}

function Figure({ term, value, children }: { term: string; value: string; children?: React.ReactNode }) {
  return (
    <div>
      <dt className="text-13 text-muted">{term}</dt>
      <dd className="font-heading text-20 font-bold tabular-nums">{value}</dd>
      {children && <dd className="text-12 text-muted">{children}</dd>}
    </div>
  );
}

function Emails({ emails }: { emails: ProviderFigures['emails'] }) {
  const { accepted, stillDeliverable, undeliverable, unconfirmed, notVerifiedAgain } = emails;
  const parts: BarPart[] = [
    { name: 'Still deliverable', count: stillDeliverable, fill: 'bg-emerald', text: 'text-emerald-text' },
    { name: 'Undeliverable or bounced', count: undeliverable, fill: 'bg-ruby', text: 'text-ruby-text' },
    { name: 'No longer confirmed', count: unconfirmed, fill: 'bg-amber', text: 'text-amber-text' },
    { name: 'Not verified again', count: notVerifiedAgain, fill: 'bg-control', text: 'text-muted' },
  ].filter(({ count }) => count > 0);
  return (
    <div>
      <h3 className="text-13 font-medium">Accepted email addresses, by later verdicts</h3>
      {accepted === 0 ? (
        <p className="mt-1 text-13 text-muted">No email address was accepted.</p>
      ) : (
        <>
          <div className="mt-2">
            <PartedBar parts={parts} total={accepted} />
          </div>
          <PartCounts parts={parts} className="mt-3" />
        </>
      )}
    </div>
  );
}

function Refusals({ refusals }: { refusals: ProviderFigures['refusals'] }) {
  if (refusals.length === 0) return null;
  return (
    <div>
      <h3 className="text-13 font-medium">Why values were refused</h3>
      <ul className="mt-1 text-13">
        {refusals.map(({ reason, message, count }) => (
          <li key={reason} className="flex items-baseline justify-between gap-4 border-b border-hairline py-1.5 last:border-0">
            <span>{message}</span>
            <span className="text-muted tabular-nums">{wordNumber(count)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What it answers well, and what not: the accepted share of each field. */
function Fields({ provider: { name, fields } }: { provider: ProviderFigures }) {
  return (
    <details className="mt-4 text-13">
      <summary className="touch-target w-fit text-muted hover:text-ink">
        By field<span className="sr-only">: {name}</span>
      </summary>
      <table className="mt-2 w-full max-w-xl">
        <caption className="sr-only">Values of {name} by field</caption>
        <thead>
          <tr className="border-b border-hairline text-muted">
            <th scope="col" className="py-1.5 text-left font-normal">
              Field
            </th>
            {['Requested', 'Accepted', 'Refused'].map((label) => (
              <th key={label} scope="col" className="w-24 py-1.5 text-right font-normal">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {fields.map(({ field, label, asked, accepted, refused }) => (
            <tr key={field} className="border-b border-hairline">
              <th scope="row" className="py-1.5 text-left font-normal first-letter:uppercase">
                {wordAsked({ field, label })}
              </th>
              <td className="text-right tabular-nums">{wordNumber(asked)}</td>
              <td className="text-right tabular-nums">{wordNumber(accepted)}</td>
              <td className="text-right tabular-nums">{wordNumber(refused)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
