import { trialDays } from '@leadlight/contract/plan-facts';
import { Progress } from '@leadlight/ui/progress';
import { Skeleton } from '@leadlight/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { creditsQuery, membersQuery } from '../../api/workspace.queries.ts';
import { paths } from '../../paths.ts';
import type { OpenWorkspace } from '../../session/session.queries.ts';
import { wordDay } from '../../words/dates.ts';
import { planNames, wordReadOnly } from '../../words/names.ts';
import { wordCount, wordNumber } from '../../words/numbers.ts';
import { PartFailure } from './part-failure.tsx';

/** Three figures: credits, trial or plan, members. */
export function Standings({ workspace }: { workspace: OpenWorkspace }) {
  const { workspaceId } = workspace;
  const credits = useQuery(creditsQuery(workspaceId));
  const members = useQuery(membersQuery(workspaceId));
  const granted = credits.data?.lots.reduce((sum, lot) => sum + lot.amount, 0) ?? 0;
  const next = credits.data?.lots[0];
  return (
    <div className="grid grid-cols-2 border-b border-hairline sm:grid-cols-3">
      <Figure title="Credits" path={paths.credits(workspaceId)} query={credits} value={credits.data && wordNumber(credits.data.available)}>
        {credits.data && next ? (
          <>
            <Progress
              label="Credits left"
              value={credits.data.available}
              max={granted}
              text={`${wordNumber(credits.data.available)} of ${wordNumber(granted)} credits`}
              tone="cobalt"
            />
            <p className="mt-2">
              {wordNumber(next.remaining)} expire on {wordDay(next.expiresAt)}
              {/* They are part of what expires, and not of what is available. */}
              {credits.data.held > 0 && `, ${wordNumber(credits.data.held)} reserved for runs`}
            </p>
          </>
        ) : (
          <p>No credits left. A plan includes new credits.</p>
        )}
      </Figure>
      <Time workspace={workspace} />
      <Figure
        title="Members"
        path={paths.settings(workspaceId, 'members')}
        query={members}
        value={members.data && wordNumber(members.data.items.length)}
      >
        {members.data && <p className="truncate">{members.data.items.map(({ name }) => name).join(', ')}</p>}
      </Figure>
    </div>
  );
}

function Time({ workspace: { workspaceId, standing, deleteAfter } }: { workspace: OpenWorkspace }) {
  const path = paths.settings(workspaceId, 'plan');
  const loaded = { isPending: false, isError: false, error: null };
  if (standing.kind === 'trial') {
    return (
      <Figure title="Trial" path={path} query={loaded} value={`${wordCount(standing.daysLeft, 'day')} left`}>
        <Progress
          label="Trial"
          value={standing.daysLeft}
          max={trialDays}
          text={`${wordCount(standing.daysLeft, 'day')} left of ${trialDays}`}
          tone={standing.daysLeft <= 3 ? 'ruby' : 'amber'}
        />
        <p className="mt-2">Until {wordDay(standing.endsAt)}, no credit card</p>
      </Figure>
    );
  }
  return (
    <Figure title="Plan" path={path} query={loaded} value={standing.kind === 'active' ? planNames[standing.plan] : 'Read-only'}>
      <p>
        {deleteAfter
          ? `Will be deleted on ${wordDay(deleteAfter)}`
          : standing.kind === 'read_only'
            ? wordReadOnly(standing)
            : standing.graceEndsAt
              ? `A payment failed. Pay by ${wordDay(standing.graceEndsAt)}`
              : 'Active'}
      </p>
    </Figure>
  );
}

interface FigureProps {
  title: string;
  path: ReturnType<typeof paths.credits> | ReturnType<typeof paths.settings>;
  query: { isPending: boolean; isError: boolean; error: unknown; refetch?: () => Promise<unknown> };
  value: string | undefined;
  children: ReactNode;
}

function Figure({ title, path, query, value, children }: FigureProps) {
  return (
    <section className="min-w-0 border-hairline px-4 py-5 not-last:border-r max-sm:last:col-span-2 max-sm:last:border-t max-sm:nth-2:border-r-0 sm:px-6">
      <h2 className="font-text text-13 font-medium tracking-normal text-muted">
        <Link {...path} className="touch-target no-underline hover:text-ink hover:underline hover:underline-offset-3">
          {title}
        </Link>
      </h2>
      {query.isError ? (
        <PartFailure query={query} />
      ) : query.isPending ? (
        <div role="status" aria-label={`Loading ${title.toLowerCase()}`}>
          <Skeleton className="mt-2.5 h-7 w-28" />
          <Skeleton className="mt-4 w-40" />
        </div>
      ) : (
        <>
          <p className="mt-0.5 mb-2 font-heading text-24 leading-8 font-bold tracking-tight tabular-nums sm:text-32 sm:leading-10">
            {value}
          </p>
          <div className="max-w-80 text-13 text-muted">{children}</div>
        </>
      )}
    </section>
  );
}
