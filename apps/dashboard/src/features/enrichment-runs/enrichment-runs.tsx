/** All enrichment runs, newest first. */
import '../../api/groups/enrichment.ts';
import { Badge } from '@leadlight/ui/badge';
import { buttonClass } from '@leadlight/ui/button';
import { SkeletonRows } from '@leadlight/ui/skeleton';
import { EmptyState } from '@leadlight/ui/states';
import { Table, Td, Th } from '@leadlight/ui/table';
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
import { useWorkspace } from '../../session/session.queries.ts';
import { wordDistance, wordMoment } from '../../words/dates.ts';
import { wordActor } from '../../words/names.ts';
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
            <Table label="Runs">
              <thead>
                <tr>
                  <Th>Run</Th>
                  <Th>Status</Th>
                  <Th numeric className="max-md:hidden">
                    Companies
                  </Th>
                  <Th numeric className="max-md:hidden">
                    With something new
                  </Th>
                  <Th numeric className="max-lg:hidden">
                    Credits
                  </Th>
                  <Th className="max-lg:hidden">By</Th>
                  <Th className="max-sm:hidden">When</Th>
                </tr>
              </thead>
              <tbody>
                {shown.map((run) => (
                  <Row key={run.id} workspaceId={workspaceId} run={run} />
                ))}
              </tbody>
            </Table>
          )}
        </PagedList>
      </div>
    </Page>
  );
}

/** "120 of 500", or "500" once all are done. */
const wordRows = ({ done, total }: EnrichmentRun): string =>
  done < total ? `${wordNumber(done)} of ${wordNumber(total)}` : wordNumber(total);

function Row({ workspaceId, run }: { workspaceId: string; run: EnrichmentRun }) {
  const { tone, statusName } = enrichmentRun(run);
  const waits = run.status === 'running' && run.waiting > 0 ? `${wordNumber(run.waiting)} waiting` : undefined;
  return (
    <tr className="hover:bg-wash">
      <Td className="max-w-72 max-sm:py-2">
        <Link {...paths.enrichmentRun(workspaceId, run.id)} className="touch-target font-medium wrap-anywhere no-underline hover:underline">
          {run.name}
        </Link>
        <span className="block text-12 text-muted tabular-nums sm:hidden">
          {wordRows(run)}
          {waits && `, ${waits}`} · {wordDistance(run.createdAt)}
        </span>
      </Td>
      <Td>
        <Badge tone={tone} pane>
          {statusName}
        </Badge>
      </Td>
      <Td numeric className="max-md:hidden">
        {wordRows(run)}
        {waits && <span className="block text-12 whitespace-nowrap text-muted">{waits}</span>}
      </Td>
      <Td numeric className="max-md:hidden">
        {wordNumber(run.enriched)}
      </Td>
      <Td numeric className="text-muted max-lg:hidden">
        {wordNumber(run.creditsSpent)}
      </Td>
      <Td className="text-muted max-lg:hidden">{wordActor(run.startedBy)}</Td>
      <Td className="whitespace-nowrap text-muted max-sm:hidden">
        <time dateTime={run.createdAt} title={wordMoment(run.createdAt)}>
          {wordDistance(run.createdAt)}
        </time>
      </Td>
    </tr>
  );
}
