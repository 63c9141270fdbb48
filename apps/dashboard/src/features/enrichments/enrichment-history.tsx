/** All domains that were read, newest first. */
import '../../api/groups/enrichment.ts';
import { Badge } from '@leadlight/ui/badge';
import { EmptyState } from '@leadlight/ui/states';
import { Table, Td, Th } from '@leadlight/ui/table';
import { useInfiniteQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import type { EnrichmentOutcome, EnrichmentRow } from '../../api/contract.ts';
import { outcomeNames, outcomes, outcomeTones } from '../../enrichment/enrichment-words.ts';
import { enrichmentsQuery } from '../../enrichment/enrichment.queries.ts';
import { Ago } from '../../layout/ago.tsx';
import { History } from '../../layout/history.tsx';
import { paths } from '../../paths.ts';
import { useWorkspace } from '../../session/session.queries.ts';

const route = getRouteApi('/w/$workspaceId/enrichments/');

export function EnrichmentHistory() {
  const { workspaceId } = useWorkspace();
  const search = route.useSearch();
  const outcome = outcomes.find((each) => each === search.outcome);
  const navigate = route.useNavigate();
  const pages = useInfiniteQuery(enrichmentsQuery(workspaceId, { outcome, text: search.text }));
  return (
    <History
      pages={pages}
      title="Websites read"
      noun="domains"
      skeletonRows={6}
      filters={{
        text: search.text,
        textLabel: 'Domain',
        choice: outcome,
        choices: outcomes.map((each) => ({ value: each, name: outcomeNames[each] })),
        choiceLabel: 'Outcome',
        allChoices: 'All outcomes',
        onChange: (text, choice) =>
          void navigate({ search: { text, outcome: choice as EnrichmentOutcome | undefined }, replace: true, resetScroll: false }),
      }}
      onShowAll={() => void navigate({ search: {}, replace: true })}
      empty={
        <EmptyState title="No website read yet">
          Enter a company’s domain above. Leadlight reads what its website says: who the company is, how to reach it, who works there, what
          its site runs on, and which jobs are open.
        </EmptyState>
      }
    >
      {(shown) => <HistoryTable workspaceId={workspaceId} rows={shown} />}
    </History>
  );
}

function HistoryTable({ workspaceId, rows }: { workspaceId: string; rows: readonly EnrichmentRow[] }) {
  return (
    <Table label="Domains and what was read">
      <thead>
        <tr>
          <Th>Domain</Th>
          <Th>Outcome</Th>
          <Th className="max-lg:hidden">In words</Th>
          <Th numeric className="max-md:hidden">
            Pages
          </Th>
          <Th numeric className="max-sm:hidden">
            Facts added
          </Th>
          <Th className="max-sm:hidden">Read</Th>
          <Th numeric className="max-md:hidden">
            Credits
          </Th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id} className="hover:bg-wash">
            <Td className="max-w-64 max-sm:w-full max-sm:max-w-0 lg:min-w-44">
              <Link
                {...paths.enrichment(workspaceId, row.id)}
                className="touch-target line-clamp-2 w-fit font-medium wrap-anywhere no-underline hover:underline"
              >
                {row.domain}
              </Link>
            </Td>
            <Td className="whitespace-nowrap">
              <Outcome row={row} />
            </Td>
            <Td className="w-full max-w-0 py-1.5 wrap-anywhere text-muted max-lg:hidden">{row.message}</Td>
            <Td numeric className="text-muted max-md:hidden">
              {row.pagesRead || ''}
            </Td>
            <Td numeric className="text-muted max-sm:hidden">
              {row.factsAdded || ''}
            </Td>
            <Td className="whitespace-nowrap text-muted max-sm:hidden">{row.checkedAt && <Ago at={row.checkedAt} />}</Td>
            <Td numeric className="text-muted max-md:hidden">
              {row.cost || ''}
            </Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function Outcome({ row: { status, outcome } }: { row: EnrichmentRow }) {
  if (status === 'reading' || !outcome) return <Badge tone="info">{status === 'waiting' ? 'Waiting' : 'Reading'}</Badge>;
  return (
    <Badge tone={outcomeTones[outcome]} pane>
      {outcomeNames[outcome]}
    </Badge>
  );
}
