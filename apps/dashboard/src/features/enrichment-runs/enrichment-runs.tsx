/** All enrichment runs, newest first. */
import '../../api/groups/enrichment.ts';
import { buttonClass } from '@leadlight/ui/button';
import { SkeletonRows } from '@leadlight/ui/skeleton';
import { EmptyState } from '@leadlight/ui/states';
import { Td, Th } from '@leadlight/ui/table';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Files } from 'lucide-react';
import type { EnrichmentRun } from '../../api/contract.ts';
import { enrichmentRunsQuery } from '../../enrichment/enrichment-runs.queries.ts';
import { DataTabs } from '../../layout/data-tabs.tsx';
import { Page } from '../../layout/page.tsx';
import { PagedList } from '../../layout/paged-list.tsx';
import { paths } from '../../paths.ts';
import { enrichmentRun } from '../../runs/enrichment-run.ts';
import { RunRow, RunTable, wordRows } from '../../runs/run-table.tsx';
import { useWorkspace } from '../../session/session.queries.ts';
import { wordNumber } from '../../words/numbers.ts';

export function EnrichmentRuns() {
  const workspace = useWorkspace();
  const { workspaceId } = workspace;
  const runs = useInfiniteQuery(enrichmentRunsQuery(workspaceId));
  const begin = workspace.may('enrichments.create') && !workspace.isReadOnly && (
    <Link {...paths.newEnrichmentRun(workspaceId)} className={buttonClass('primary')}>
      <Files aria-hidden />
      Enrich many
    </Link>
  );
  return (
    <Page title="Enrichment runs" actions={begin}>
      <DataTabs current="enrichments" />
      <div className="px-4 pb-16 sm:px-6">
        <PagedList
          pages={runs}
          skeleton={<SkeletonRows rows={6} label="Loading the runs" />}
          empty={
            <EmptyState title="No runs yet" action={begin}>
              Paste domains, choose a file of them, or select companies or people in a search or on a list. You see a forecast and set a
              ceiling before anything is read.
            </EmptyState>
          }
        >
          {(shown) => (
            <RunTable
              heads={
                <>
                  <Th numeric className="max-md:hidden">
                    Companies
                  </Th>
                  <Th numeric className="max-md:hidden">
                    With something new
                  </Th>
                </>
              }
            >
              {shown.map((run) => (
                <Row key={run.id} workspaceId={workspaceId} run={run} />
              ))}
            </RunTable>
          )}
        </PagedList>
      </div>
    </Page>
  );
}

function Row({ workspaceId, run }: { workspaceId: string; run: EnrichmentRun }) {
  const waits = run.status === 'running' && run.waiting > 0 ? `${wordNumber(run.waiting)} waiting` : undefined;
  return (
    <RunRow run={run} to={paths.enrichmentRun(workspaceId, run.id)} status={enrichmentRun(run)} waits={waits}>
      <Td numeric className="max-md:hidden">
        {wordRows(run)}
        {waits && <span className="block text-12 whitespace-nowrap text-muted">{waits}</span>}
      </Td>
      <Td numeric className="max-md:hidden">
        {wordNumber(run.enriched)}
      </Td>
    </RunRow>
  );
}
