/** One enrichment run: its progress, and the outcome of each company. */
import '../../api/groups/enrichment.ts';
import { early } from '@leadlight/ui/deferred';
import { SkeletonRows } from '@leadlight/ui/skeleton';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { creditReads, leadReads, reread } from '../../api/reread.ts';
import { useEnd } from '../../api/use-end.ts';
import { enrichmentRunQuery } from '../../enrichment/enrichment-runs.queries.ts';
import { useEnrichmentRunControls } from '../../enrichment/use-enrichment-run-controls.ts';
import type { EnrichmentRun } from '../../api/contract.ts';
import { paths } from '../../paths.ts';
import { enrichmentRun } from '../../runs/enrichment-run.ts';
import { RunPage, wordStartAndEnd } from '../../runs/run-page.tsx';
import { RunProgress } from '../../runs/run-progress.tsx';
import { isAtWork } from '../../runs/run.ts';
import { useWorkspace, type OpenWorkspace } from '../../session/session.queries.ts';
import { useNow } from '../../verification/use-now.ts';
import { wordNumber } from '../../words/numbers.ts';
import { wordWait } from '../../words/wait.ts';

const RunRows = early(() => import('./enrichment-run-rows.tsx').then((module) => module.EnrichmentRunRows));
const route = getRouteApi('/w/$workspaceId/enrichment-runs/$enrichmentRunId');

export function EnrichmentRunScreen() {
  const workspace = useWorkspace();
  const { workspaceId } = workspace;
  const { enrichmentRunId } = route.useParams();
  const search = route.useSearch();
  const queries = useQueryClient();
  const one = useQuery(enrichmentRunQuery(workspaceId, enrichmentRunId));
  // The rows were read during the run: read them again for the last outcomes.
  useEnd(one.data !== undefined && isAtWork(enrichmentRun(one.data)), () =>
    reread(queries, workspaceId, ['listEnrichmentRunRows', 'listEnrichments', ...creditReads, ...leadReads]),
  );
  return (
    <RunPage one={one} allRuns={paths.enrichmentRuns(workspaceId)}>
      {(run) => (
        <div className="px-4 pb-16 sm:px-6">
          <ProgressOf workspace={workspace} run={run} isOld={one.isError} />
          <section aria-labelledby="companies" className="mt-8">
            <h2 id="companies" className="text-16">
              Companies
            </h2>
            <RunRows meanwhile={<SkeletonRows rows={8} label="Loading the rows" />} workspaceId={workspaceId} run={run} search={search} />
            <p className="mt-6 text-13 text-muted">{wordStartAndEnd(run)}</p>
          </section>
        </div>
      )}
    </RunPage>
  );
}

function ProgressOf({ workspace, run, isOld }: { workspace: OpenWorkspace; run: EnrichmentRun; isOld: boolean }) {
  const { workspaceId } = workspace;
  const shown = enrichmentRun(run);
  const controls = useEnrichmentRunControls(workspaceId, run.id);
  return (
    <RunProgress
      workspaceId={workspaceId}
      run={shown}
      label="Run"
      controls={workspace.may('enrichments.create') && !workspace.isReadOnly ? controls : undefined}
      lost={isOld ? 'Connection lost. The run continues.' : undefined}
      note={run.status === 'running' && <Waiting run={run} />}
      anotherRun={paths.newEnrichmentRun(workspaceId)}
      figures={[
        { name: 'Companies with something new', value: run.enriched },
        { name: 'Facts added', value: run.factsAdded },
        { name: 'Skipped', value: run.skipped },
        { name: 'Set aside after repeated failures', value: run.failed },
      ].filter(({ value }, index) => index < 2 || value > 0)}
    />
  );
}

function Waiting({ run: { waiting, nextAttemptAt } }: { run: EnrichmentRun }) {
  const nowMs = useNow(waiting > 0);
  if (waiting === 0 || nextAttemptAt === null) return null;
  return (
    <p className="mt-4 text-13 text-muted">
      {waiting === 1 ? '1 website' : `${wordNumber(waiting)} websites`} rejected a request or didn’t answer. Leadlight reads{' '}
      {waiting === 1 ? 'it' : 'them'} again automatically{waiting > 1 && ', the first one'} {wordWait(nextAttemptAt, nowMs)}.
    </p>
  );
}
