/** The report on verified addresses: verdicts by day, by reason and by domain. */
import { early } from '@leadlight/ui/deferred';
import { Skeleton } from '@leadlight/ui/skeleton';
import { EmptyState } from '@leadlight/ui/states';
import { buttonClass } from '@leadlight/ui/button';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import type { VerificationSummary } from '../../api/contract.ts';
import { everyDay, firstOfDays } from '../../charts/days.ts';
import { EmailTabs } from '../../layout/email-tabs.tsx';
import { Page } from '../../layout/page.tsx';
import { Failed } from '../../layout/failed.tsx';
import { paths } from '../../paths.ts';
import { useWorkspace } from '../../session/session.queries.ts';
import { PartCounts, PartedBar, verdictParts } from '../../verification/verdict-bar.tsx';
import { verificationSummaryQuery } from '../../verification/verification.queries.ts';
import { wordNumber } from '../../words/numbers.ts';
import { DomainMix } from './domain-mix.tsx';
import { Reasons } from './reasons.tsx';
import { VerdictsChart } from './verdicts-chart.tsx';
import { summaryRanges } from './verification-summary.search.ts';

const AskingNotice = early(() => import('../../verification/asking-notice.tsx').then((module) => module.AskingNotice));
const route = getRouteApi('/w/$workspaceId/verification-summary');

export function VerificationSummaryScreen() {
  const { workspaceId } = useWorkspace();
  const { days = 30 } = route.useSearch();
  const navigate = route.useNavigate();
  const summary = useQuery(verificationSummaryQuery(workspaceId, days));
  return (
    <Page
      title="Email report"
      actions={
        <div role="group" aria-label="Days" className="flex gap-0.5">
          {summaryRanges.map((range) => (
            <button
              key={range}
              type="button"
              aria-pressed={range === days}
              className="touch-target h-7 rounded-[8px] px-2 text-12 text-muted tabular-nums hover:text-ink aria-pressed:bg-wash-strong aria-pressed:font-medium aria-pressed:text-ink "
              onClick={() => void navigate({ search: { days: range === 30 ? undefined : range }, replace: true, resetScroll: false })}
            >
              {range} days
            </button>
          ))}
        </div>
      }
    >
      <EmailTabs current="verification-summary" />
      <AskingNotice workspaceId={workspaceId} />
      {summary.isPending ? (
        <div role="status" aria-label="Loading the report" className="px-4 py-6 sm:px-6">
          <Skeleton className="h-8 w-40" />
          <Skeleton className="mt-4 h-3 w-full" />
          <Skeleton className="mt-8 h-[140px] w-full" />
        </div>
      ) : summary.data ? (
        <Numbers workspaceId={workspaceId} summary={summary.data} days={days} isOld={summary.isPlaceholderData} />
      ) : (
        <Failed query={summary} />
      )}
    </Page>
  );
}

interface NumbersProps {
  workspaceId: string;
  summary: VerificationSummary;
  days: number;
  isOld: boolean;
}

function Numbers({ workspaceId, summary, days, isOld }: NumbersProps) {
  const parts = verdictParts(summary.verdicts);
  const total = parts.reduce((sum, { count }) => sum + count, 0);
  if (total === 0)
    return (
      <EmptyState
        title={`No verifications in the last ${days} days`}
        action={
          <Link {...paths.verifications(workspaceId)} className={buttonClass('primary')}>
            Verify an email
          </Link>
        }
      >
        This report shows verdicts by day, by reason and by domain.
      </EmptyState>
    );
  return (
    <div aria-busy={isOld} className={isOld ? 'opacity-55 transition-opacity duration-150' : ''}>
      <section aria-labelledby="verdicts" className="border-b border-hairline px-4 py-5 sm:px-6">
        <h2 id="verdicts" className="font-text text-13 font-medium tracking-normal text-muted">
          Addresses verified
        </h2>
        <p className="font-heading text-32 leading-10 font-bold tracking-tight tabular-nums">{wordNumber(total)}</p>
        <PartedBar parts={parts} total={total} className="mt-2 h-3" />
        <PartCounts parts={parts} className="mt-3" />
      </section>
      <section aria-label="Verdicts by day" className="border-b border-hairline px-4 py-5 sm:px-6">
        <VerdictsChart
          key={days}
          days={everyDay(summary.byDay, firstOfDays(days), days, (day) => ({
            day,
            deliverable: 0,
            undeliverable: 0,
            risky: 0,
            unknown: 0,
          }))}
        />
      </section>
      <div className="grid lg:grid-cols-2 lg:divide-x lg:divide-hairline max-lg:divide-y max-lg:divide-hairline">
        <Reasons reasons={summary.reasons} total={total} />
        <DomainMix domains={summary.domains} otherDomains={summary.otherDomains} />
      </div>
    </div>
  );
}
