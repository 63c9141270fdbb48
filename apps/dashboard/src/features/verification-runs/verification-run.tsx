/** One run: how far it is, what came of it, row by row. */
import { urlOf } from '@leadlight/contract/route';
import { buttonClass } from '@leadlight/ui/button';
import { SkeletonRows } from '@leadlight/ui/skeleton';
import { ErrorState } from '@leadlight/ui/states';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { endpointOf } from '../../api/endpoints.ts';
import type { VerificationRun } from '../../api/contract.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { wordFailure } from '../../api/word-failure.ts';
import { Page } from '../../layout/page.tsx';
import { refreshLeads } from '../../leads/work.queries.ts';
import { paths } from '../../paths.ts';
import { DownloadLink } from '../../downloads/download-link.tsx';
import { useWorkspace } from '../../session/session.queries.ts';
import { isRunAtWork } from '../../verification/run-words.ts';
import { refreshVerifications, runQuery } from '../../verification/verification.queries.ts';
import { useNow } from '../../verification/use-now.ts';
import { verdictNames } from '../../verification/verdict-words.ts';
import { wordDay, wordMoment } from '../../words/dates.ts';
import { wordActor } from '../../words/names.ts';
import { RunProgress } from './run-progress.tsx';
import { RunRows } from './run-rows.tsx';

const route = getRouteApi('/w/$workspaceId/verification-runs/$verificationRunId');

export function VerificationRunScreen() {
  const workspace = useWorkspace();
  const { workspaceId } = workspace;
  const { verificationRunId } = route.useParams();
  const queries = useQueryClient();
  const one = useQuery(runQuery(workspaceId, verificationRunId));
  const status = one.data?.status;
  const before = useRef(status);
  useEffect(() => {
    if (isRunAtWork(before.current) && !isRunAtWork(status)) {
      // The rows were asked for while it ran; the last answers came after.
      void queries.invalidateQueries({ queryKey: [...queryKeys.verificationRun(workspaceId, verificationRunId), 'rows'] });
      refreshVerifications(queries, workspaceId);
      refreshLeads(queries, workspaceId);
    }
    before.current = status;
  }, [status, queries, workspaceId, verificationRunId]);
  return (
    <Page
      title={one.data?.name ?? 'Run'}
      actions={
        <Link {...paths.verificationRuns(workspaceId)} className={buttonClass('outline')}>
          All runs
        </Link>
      }
    >
      {one.isPending ? (
        <div className="px-4 sm:px-6">
          <SkeletonRows rows={8} label="Loading the run" />
        </div>
      ) : one.data ? (
        <div className="px-4 pb-16 sm:px-6">
          <RunProgress workspace={workspace} run={one.data} isOld={one.isError} />
          <Results workspaceId={workspaceId} run={one.data} />
        </div>
      ) : (
        <ErrorState title={wordFailure(one.error).title} requestId={wordFailure(one.error).requestId} onRetry={() => void one.refetch()}>
          {wordFailure(one.error).text}
        </ErrorState>
      )}
    </Page>
  );
}

function Results({ workspaceId, run }: { workspaceId: string; run: VerificationRun }) {
  const search = route.useSearch();
  const href = (query: { verdict?: string }): string =>
    urlOf(endpointOf('fetchVerificationResults'), { workspaceId, verificationRunId: run.id }, query);
  const isOver = !isRunAtWork(run.status) && run.status !== 'paused';
  const nowMs = useNow(false);
  // A file's results go with the file; those of pasted addresses and of people stay with the run.
  const isGone = run.downloadUntil !== null && Date.parse(run.downloadUntil) <= nowMs;
  return (
    <section aria-labelledby="results" className="mt-8">
      <div className="flex flex-wrap items-center gap-2">
        <h2 id="results" className="mr-auto text-16 max-sm:w-full">
          Results
        </h2>
        {!isGone && (
          <>
            {search.verdict && (
              <DownloadLink href={href({ verdict: search.verdict })}>Only {verdictNames[search.verdict].toLowerCase()}</DownloadLink>
            )}
            <DownloadLink href={href({})}>{isOver ? 'Download all' : 'Download so far'}</DownloadLink>
          </>
        )}
      </div>
      <RunRows workspaceId={workspaceId} run={run} search={search} />
      <p className="mt-6 text-13 text-muted">
        Started by {wordActor(run.startedBy)} on {wordMoment(run.createdAt)}
        {run.endedAt && `, ended on ${wordMoment(run.endedAt)}`}.{' '}
        {isGone
          ? 'The file is gone, and its results can no longer be downloaded.'
          : run.downloadUntil !== null && `The results can be downloaded until ${wordDay(run.downloadUntil)}.`}
      </p>
    </section>
  );
}
