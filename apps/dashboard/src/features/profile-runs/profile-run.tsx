/** One profile run: its progress, the outcome of each person, and the details of one of them beside it. */
import '../../api/groups/profiles.ts';
import { urlOf } from '@leadlight/contract/route';
import { deferred, early } from '@leadlight/ui/deferred';
import { SkeletonRows } from '@leadlight/ui/skeleton';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { ProfileRun } from '../../api/contract.ts';
import { creditReads, leadReads, reread } from '../../api/reread.ts';
import { endpointOf } from '../../api/endpoint.ts';
import { useEnd } from '../../api/use-end.ts';
import { useNarrow } from '../../leads/use-narrow.ts';
import { paths } from '../../paths.ts';
import { profileRunQuery } from '../../profiles/profile-runs.queries.ts';
import { wordWants } from '../../profiles/want-words.ts';
import { profileRun } from '../../runs/profile-run.ts';
import { RunPage, wordStartAndEnd } from '../../runs/run-page.tsx';
import { isAtWork, isPausedByMember } from '../../runs/run.ts';
import { useWorkspace, type OpenWorkspace } from '../../session/session.queries.ts';
import { detailsLinkId } from './profile-runs.search.ts';
import { ProfileProgress } from './profile-progress.tsx';

const RunRows = early(() => import('./profile-run-rows.tsx').then((module) => module.ProfileRunRows));
const ProposalLinks = deferred(() => import('../../profiles/run-overwrite.tsx').then((module) => module.ProposalLinks));
const OverwriteNote = deferred(() => import('../../profiles/run-overwrite.tsx').then((module) => module.OverwriteNote));
const DownloadLink = deferred(() => import('../../downloads/download-link.tsx').then((module) => module.DownloadLink));
const RowPanel = deferred(() => import('./row-panel.tsx').then((module) => module.RowPanel));
const route = getRouteApi('/w/$workspaceId/profile-runs/$profileRunId');

export function ProfileRunScreen() {
  const workspace = useWorkspace();
  const { workspaceId } = workspace;
  const { profileRunId } = route.useParams();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const queries = useQueryClient();
  const one = useQuery(profileRunQuery(workspaceId, profileRunId));
  const isRunning = one.data !== undefined && isAtWork(profileRun(one.data));
  // The rows were read during the run: read them again for the last outcomes.
  useEnd(isRunning, () => reread(queries, workspaceId, ['listProfileRunRows', 'readProfileRunRow', ...creditReads, ...leadReads]));
  const openRow = (row: number | undefined): void =>
    void navigate({ search: { ...search, row }, replace: row !== undefined && search.row !== undefined, resetScroll: false });
  const close = (row: number | undefined): void => {
    openRow(undefined);
    document.querySelector<HTMLElement>(`#${detailsLinkId(row)}`)?.focus({ preventScroll: true });
  };
  return (
    <RunPage one={one} allRuns={paths.profileRuns(workspaceId)}>
      {(run) => (
        <WithPanel
          panel={
            search.row !== undefined && (
              <RowPanel workspaceId={workspaceId} run={run} row={search.row} onOpen={openRow} onClose={() => close(search.row)} />
            )
          }
        >
          <ProfileProgress workspace={workspace} wire={run} isOld={one.isError} />
          <Results workspace={workspace} run={run} />
        </WithPanel>
      )}
    </RunPage>
  );
}

/** In wide windows, the content scrolls beside the panel, which stays; on phones, the panel covers the page. */
function WithPanel({ panel, children }: { panel: ReactNode; children: ReactNode }) {
  const isNarrow = useNarrow();
  if (isNarrow)
    return (
      <>
        <div className="px-4 pb-16 sm:px-6">{children}</div>
        {panel}
      </>
    );
  return (
    <div className="relative min-h-105 flex-1">
      {/* Room beside the panel, so that every row can be read and opened. */}
      <div className={`absolute inset-0 overflow-y-auto px-6 pb-16 ${panel ? 'xl:pr-118 2xl:pr-126' : ''}`}>{children}</div>
      {panel}
    </div>
  );
}

function Results({ workspace, run }: { workspace: OpenWorkspace; run: ProfileRun }) {
  const { workspaceId } = workspace;
  const search = route.useSearch();
  const known = profileRun(run);
  const isSettled = !isAtWork(known) && !isPausedByMember(known);
  return (
    <section aria-labelledby="people" className="mt-8">
      <div className="flex flex-wrap items-center gap-2">
        <h2 id="people" className="mr-auto text-16">
          People
        </h2>
        {run.replaced + run.openProposals > 0 && <ProposalLinks meanwhile={null} workspaceId={workspaceId} run={run} />}
        {workspace.may('leads.export') && (
          <DownloadLink
            meanwhile={<span className="h-8 pointer-coarse:h-11" aria-hidden />}
            href={urlOf(endpointOf('fetchProfileResults'), { workspaceId, profileRunId: run.id }, {})}
          >
            {isSettled ? 'Export CSV' : 'Export CSV so far'}
          </DownloadLink>
        )}
      </div>
      <RunRows meanwhile={<SkeletonRows rows={8} label="Loading the rows" />} workspaceId={workspaceId} run={run} search={search} />
      <p className="mt-6 text-13 text-muted">
        {wordWants(run.wants)}. {Object.keys(run.overwrite).length > 0 && <OverwriteNote meanwhile={null} run={run} />}
        {wordStartAndEnd(run)}
      </p>
    </section>
  );
}
