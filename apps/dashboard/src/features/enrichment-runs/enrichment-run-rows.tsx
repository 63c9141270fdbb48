/** The rows of an enrichment run with their outcomes; each links to its company. */
import '../../api/groups/enrichment.ts';
import { Badge } from '@leadlight/ui/badge';
import { Button } from '@leadlight/ui/button';
import { SkeletonRows } from '@leadlight/ui/skeleton';
import { EmptyState } from '@leadlight/ui/states';
import { Table, Td, Th } from '@leadlight/ui/table';
import { useInfiniteQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import type { EnrichmentRun, EnrichmentRunRow } from '../../api/contract.ts';
import { outcomeNames, outcomes, outcomeTones } from '../../enrichment/enrichment-words.ts';
import { enrichmentRunRowsQuery } from '../../enrichment/enrichment-runs.queries.ts';
import { rowSkipWords, skipWords } from '../../enrichment/run-words.ts';
import { PagedList } from '../../layout/paged-list.tsx';
import { paths } from '../../paths.ts';
import { enrichmentRun } from '../../runs/enrichment-run.ts';
import { RowFilters } from '../../runs/row-filters.tsx';
import { isAtWork, wordOpenRow } from '../../runs/run.ts';
import { useNow } from '../../verification/use-now.ts';
import { wordNumber } from '../../words/numbers.ts';
import { wordWait } from '../../words/wait.ts';
import type { EnrichmentRunSearch } from './enrichment-runs.search.ts';

const route = getRouteApi('/w/$workspaceId/enrichment-runs/$enrichmentRunId');

export function EnrichmentRunRows({ workspaceId, run, search }: { workspaceId: string; run: EnrichmentRun; search: EnrichmentRunSearch }) {
  const navigate = route.useNavigate();
  const isRunning = isAtWork(enrichmentRun(run));
  const nowMs = useNow(run.waiting > 0);
  const outcome = outcomes.find((each) => each === search.outcome);
  const pages = useInfiniteQuery(enrichmentRunRowsQuery(workspaceId, run.id, outcome, isRunning));
  const filter = (next: EnrichmentRunSearch): void => void navigate({ search: next, replace: true, resetScroll: false });
  const choices = outcomes.map((each) => ({ name: outcomeNames[each], count: run.outcomes[each] ?? 0, value: each }));
  return (
    <>
      <RowFilters total={run.total} choices={choices} chosen={outcome} onChoose={(value) => filter({ outcome: value })} />
      <PagedList
        pages={pages}
        skeleton={<SkeletonRows rows={8} label="Loading the rows" />}
        empty={
          outcome ? (
            <EmptyState title="No matching rows" action={<Button onClick={() => filter({})}>Show all rows</Button>}>
              {isRunning ? 'No outcome so far matches this filter.' : 'No outcome matches this filter.'}
            </EmptyState>
          ) : (
            <EmptyState title="No rows yet">{isRunning ? 'The selection is being read. Rows appear within seconds.' : null}</EmptyState>
          )
        }
      >
        {(shown) => (
          <Table label="Rows of the run">
            <thead>
              <tr>
                <Th numeric className="max-sm:hidden">
                  Row
                </Th>
                <Th className="max-sm:pl-0">Company</Th>
                <Th>Outcome</Th>
                <Th className="max-lg:hidden">In words</Th>
                <Th numeric className="max-md:hidden">
                  Facts added
                </Th>
                <Th numeric className="max-md:hidden">
                  Credits
                </Th>
              </tr>
            </thead>
            <tbody>
              {shown.map((row) => (
                <Row key={row.row} workspaceId={workspaceId} run={run} row={row} nowMs={nowMs} />
              ))}
            </tbody>
          </Table>
        )}
      </PagedList>
    </>
  );
}

interface RowProps {
  workspaceId: string;
  run: EnrichmentRun;
  row: EnrichmentRunRow;
  nowMs: number;
}

function Row({ workspaceId, run, row, nowMs }: RowProps) {
  const { given, domain, companyId, status, message, nextAttemptAt, skipReason, factsAdded, cost } = row;
  const name = given || domain;
  const words =
    nextAttemptAt && status === 'pending' && run.status !== 'canceled'
      ? `${message ?? 'It couldn’t be read.'} It is read again ${wordWait(nextAttemptAt, nowMs)}.`
      : (message ?? (skipReason && `${rowSkipWords[skipReason] ?? skipWords[skipReason]}.`));
  return (
    <tr className="hover:bg-wash">
      <Td numeric className="w-14 text-muted max-sm:hidden">
        {wordNumber(row.row)}
      </Td>
      <Td className="max-w-64 py-1.5 max-sm:w-full max-sm:max-w-0 max-sm:pl-0 lg:min-w-52">
        {companyId !== null ? (
          <Link
            {...paths.company(workspaceId, companyId)}
            className="touch-target line-clamp-2 w-fit font-medium wrap-anywhere no-underline hover:underline"
          >
            {name}
          </Link>
        ) : (
          <span className={`line-clamp-2 wrap-anywhere ${name ? 'font-medium' : 'text-muted'}`}>{name ?? 'Empty'}</span>
        )}
        {domain !== null && domain !== given && <span className="block truncate text-12 text-muted">{domain}</span>}
        {words && row.outcome !== 'read' && <span className="block text-12 wrap-anywhere text-muted lg:hidden">{words}</span>}
      </Td>
      <Td className="min-w-32 whitespace-nowrap">
        <Outcome run={run} row={row} />
      </Td>
      <Td className="w-full max-w-0 py-1.5 wrap-anywhere text-muted max-lg:hidden">{words}</Td>
      <Td numeric className="text-muted max-md:hidden">
        {factsAdded || ''}
      </Td>
      <Td numeric className="text-muted max-md:hidden">
        {cost || ''}
      </Td>
    </tr>
  );
}

const statusNames = { pending: 'Waiting', done: 'Done', skipped: 'Skipped', failed: 'Set aside' };

function Outcome({ run, row: { status, outcome } }: { run: EnrichmentRun; row: EnrichmentRunRow }) {
  if (status === 'done' && outcome)
    return (
      <Badge tone={outcomeTones[outcome]} pane>
        {outcomeNames[outcome]}
      </Badge>
    );
  return <span className="text-muted">{status === 'pending' ? wordOpenRow(run.status, statusNames.pending) : statusNames[status]}</span>;
}
