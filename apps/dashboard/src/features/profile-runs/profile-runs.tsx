/** Profile enrichment: enrich one or many, and all runs, newest first. */
import { buttonClass } from '@leadlight/ui/button';
import { deferred, early } from '@leadlight/ui/deferred';
import { Skeleton, SkeletonRows } from '@leadlight/ui/skeleton';
import { EmptyState } from '@leadlight/ui/states';
import { Td, Th } from '@leadlight/ui/table';
import { useInfiniteQuery } from '@tanstack/react-query';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import type { ProfileRun } from '../../api/contract.ts';
import { DataTabs } from '../../layout/data-tabs.tsx';
import { Page } from '../../layout/page.tsx';
import { PagedList } from '../../layout/paged-list.tsx';
import { paths } from '../../paths.ts';
import { profileRunsQuery } from '../../profiles/profile-runs.queries.ts';
import { wordWants } from '../../profiles/want-words.ts';
import { profileRun } from '../../runs/profile-run.ts';
import { RunRow, RunTable, wordRows } from '../../runs/run-table.tsx';
import { useWorkspace } from '../../session/session.queries.ts';
import { wordNumber } from '../../words/numbers.ts';

const route = getRouteApi('/w/$workspaceId/profile-runs');
const Proposals = deferred(() => import('./proposals.tsx').then((module) => module.Proposals));
const NewProfileRun = early(() => import('./new-profile-run.tsx').then((module) => module.NewProfileRun));

/** The runs, or the values that they proposed. */
export function ProfileRuns() {
  const { proposals } = route.useSearch();
  return proposals === undefined ? <AllRuns /> : <Proposals meanwhile={<SkeletonRows rows={6} label="Loading the proposals" />} />;
}

function AllRuns() {
  const workspace = useWorkspace();
  const { workspaceId } = workspace;
  const navigate = useNavigate();
  const runs = useInfiniteQuery(profileRunsQuery(workspaceId));
  const mayEnrich = workspace.may('profiles.create') && !workspace.isReadOnly;
  return (
    <Page
      title="Profile enrichment"
      actions={
        <Link to="/w/$workspaceId/profile-runs" params={{ workspaceId }} search={{ proposals: 'open' }} className={buttonClass('outline')}>
          Proposals
        </Link>
      }
    >
      <DataTabs current="profile-runs" />
      <div className="px-4 pb-16 sm:px-6">
        <section aria-label="Enrich people" className="max-w-3xl pt-5">
          {mayEnrich ? (
            <NewProfileRun
              meanwhile={<Skeleton className="h-24" />}
              workspace={workspace}
              onStarted={({ id }, row) => void navigate(paths.profileRun(workspaceId, id, { row }))}
            />
          ) : (
            <p className="text-14 text-muted">
              {workspace.isReadOnly
                ? 'This workspace is read-only. To enrich people, activate a plan.'
                : 'Your role can’t enrich people. Ask an owner of the workspace.'}
            </p>
          )}
        </section>
        {/* The table is a landmark with this name. */}
        <div className="mt-10">
          <h2 className="text-16">Runs</h2>
          <PagedList
            pages={runs}
            skeleton={<SkeletonRows rows={6} label="Loading the runs" />}
            empty={
              <EmptyState title="No runs yet">
                A LinkedIn URL, an email address or a name with a company becomes a profile: job, verified email, phone, background. Each
                value has its source. You see a forecast and set ceilings before anything is spent.
              </EmptyState>
            }
          >
            {(shown) => <Runs workspaceId={workspaceId} runs={shown} />}
          </PagedList>
        </div>
      </div>
    </Page>
  );
}

function Runs({ workspaceId, runs }: { workspaceId: string; runs: readonly ProfileRun[] }) {
  return (
    <RunTable
      heads={
        <>
          <Th className="max-xl:hidden">Looked for</Th>
          <Th numeric className="max-md:hidden">
            Rows
          </Th>
          <Th numeric className="max-md:hidden">
            With something new
          </Th>
        </>
      }
    >
      {runs.map((run) => (
        <Row key={run.id} workspaceId={workspaceId} run={run} />
      ))}
    </RunTable>
  );
}

function Row({ workspaceId, run }: { workspaceId: string; run: ProfileRun }) {
  return (
    <RunRow run={run} to={paths.profileRun(workspaceId, run.id)} status={profileRun(run)}>
      <Td className="text-muted max-xl:hidden">{wordWants(run.wants)}</Td>
      <Td numeric className="max-md:hidden">
        {wordRows(run)}
      </Td>
      <Td numeric className="max-md:hidden">
        {wordNumber(run.enriched)}
      </Td>
    </RunRow>
  );
}
