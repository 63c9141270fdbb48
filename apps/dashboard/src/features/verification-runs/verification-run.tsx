/** One verification run: its progress, and its results by row. */
import { urlOf } from '@leadlight/contract/route';
import { deferred, early } from '@leadlight/ui/deferred';
import { SkeletonRows } from '@leadlight/ui/skeleton';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { endpointOf } from '../../api/endpoint.ts';
import type { VerificationRun } from '../../api/contract.ts';
import { leadReads, reread, verificationReads } from '../../api/reread.ts';
import { useEnd } from '../../api/use-end.ts';
import { paths } from '../../paths.ts';
import { RunPage, wordStartAndEnd } from '../../runs/run-page.tsx';
import { isAtWork, isPausedByMember } from '../../runs/run.ts';
import { verificationRun } from '../../runs/verification-run.ts';
import { useWorkspace } from '../../session/session.queries.ts';
import { runQuery } from '../../verification/verification-runs.queries.ts';
import { useNow } from '../../verification/use-now.ts';
import { verdictNames } from '../../verification/verdict-words.ts';
import { wordDay } from '../../words/dates.ts';
import { VerificationProgress } from './verification-progress.tsx';

const DownloadLink = deferred(() => import('../../downloads/download-link.tsx').then((module) => module.DownloadLink));
const RunRows = early(() => import('./run-rows.tsx').then((module) => module.RunRows));
const route = getRouteApi('/w/$workspaceId/verification-runs/$verificationRunId');

export function VerificationRunScreen() {
  const workspace = useWorkspace();
  const { workspaceId } = workspace;
  const { verificationRunId } = route.useParams();
  const queries = useQueryClient();
  const one = useQuery(runQuery(workspaceId, verificationRunId));
  // The rows were read during the run: read them again for the last results.
  useEnd(one.data !== undefined && isAtWork(verificationRun(one.data)), () =>
    reread(queries, workspaceId, ['listVerificationRunRows', ...verificationReads, ...leadReads]),
  );
  return (
    <RunPage one={one} allRuns={paths.verificationRuns(workspaceId)}>
      {(run) => (
        <div className="px-4 pb-16 sm:px-6">
          <VerificationProgress workspace={workspace} wire={run} isOld={one.isError} />
          <Results workspaceId={workspaceId} run={run} />
        </div>
      )}
    </RunPage>
  );
}

function Results({ workspaceId, run }: { workspaceId: string; run: VerificationRun }) {
  const search = route.useSearch();
  const href = (query: { verdict?: string }): string =>
    urlOf(endpointOf('fetchVerificationResults'), { workspaceId, verificationRunId: run.id }, query);
  const known = verificationRun(run);
  const isSettled = !isAtWork(known) && !isPausedByMember(known);
  const nowMs = useNow(false);
  // The results of a file are deleted with the file; those of pasted addresses and of people stay.
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
              <DownloadLink meanwhile={<span className="h-8 pointer-coarse:h-11" aria-hidden />} href={href({ verdict: search.verdict })}>
                Only {verdictNames[search.verdict].toLowerCase()}
              </DownloadLink>
            )}
            <DownloadLink meanwhile={<span className="h-8 pointer-coarse:h-11" aria-hidden />} href={href({})}>
              {isSettled ? 'Download all' : 'Download results so far'}
            </DownloadLink>
          </>
        )}
      </div>
      <RunRows meanwhile={<SkeletonRows rows={8} label="Loading the rows" />} workspaceId={workspaceId} run={run} search={search} />
      <p className="mt-6 text-13 text-muted">
        {wordStartAndEnd(run)}{' '}
        {isGone
          ? 'The file and its results were deleted.'
          : run.downloadUntil !== null && `The results can be downloaded until ${wordDay(run.downloadUntil)}.`}
      </p>
    </section>
  );
}
