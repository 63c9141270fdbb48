/** The page of one run: its name, the link to all runs of its kind, and what it shows while it loads or if it can't be loaded. */
import { buttonClass } from '@leadlight/ui/button';
import { SkeletonRows } from '@leadlight/ui/skeleton';
import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Failed } from '../layout/failed.tsx';
import { Page } from '../layout/page.tsx';
import { wordMoment } from '../words/dates.ts';
import { wordActor } from '../words/names.ts';

interface RunPageProps<R> {
  one: { data: R | undefined; isPending: boolean; error: Error | null; refetch: () => unknown };
  allRuns: LinkProps;
  children: (run: R) => ReactNode;
}

export function RunPage<R extends { name: string }>({ one, allRuns, children }: RunPageProps<R>) {
  return (
    <Page
      title={one.data?.name ?? 'Run'}
      actions={
        <Link {...allRuns} className={buttonClass('outline')}>
          All runs
        </Link>
      }
    >
      {one.isPending ? (
        <div className="px-4 sm:px-6">
          <SkeletonRows rows={8} label="Loading the run" />
        </div>
      ) : one.data ? (
        children(one.data)
      ) : (
        <Failed query={one} />
      )}
    </Page>
  );
}

interface StartedAndEnded {
  startedBy: Parameters<typeof wordActor>[0];
  createdAt: string;
  endedAt: string | null;
}

/** "Started by Ann on May 3, 10:12 AM, ended on May 3, 10:20 AM." */
export const wordStartAndEnd = ({ startedBy, createdAt, endedAt }: StartedAndEnded): string =>
  `Started by ${wordActor(startedBy)} on ${wordMoment(createdAt)}${endedAt ? `, ended on ${wordMoment(endedAt)}` : ''}.`;
