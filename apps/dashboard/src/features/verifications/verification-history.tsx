/** All verified addresses, newest first. */
import { Badge } from '@leadlight/ui/badge';
import { EmptyState } from '@leadlight/ui/states';
import { Table, Td, Th } from '@leadlight/ui/table';
import { useInfiniteQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import type { VerdictKind, VerificationRow } from '../../api/contract.ts';
import { History } from '../../layout/history.tsx';
import { paths } from '../../paths.ts';
import { useWorkspace } from '../../session/session.queries.ts';
import { VerdictBadge } from '../../verification/verdict-mark.tsx';
import { verdictKinds, verdictNames } from '../../verification/verdict-words.ts';
import { verificationsQuery } from '../../verification/verification.queries.ts';
import { wordAge, wordDistance, wordMoment } from '../../words/dates.ts';
import { wordCertainty } from '../../words/percents.ts';

const route = getRouteApi('/w/$workspaceId/verifications/');

export function VerificationHistory() {
  const { workspaceId } = useWorkspace();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const pages = useInfiniteQuery(verificationsQuery(workspaceId, search));
  return (
    <History
      pages={pages}
      title="Verified addresses"
      noun="addresses"
      skeletonRows={6}
      filters={{
        text: search.text,
        textLabel: 'Address',
        choice: search.verdict,
        choices: verdictKinds.map((kind) => ({ value: kind, name: verdictNames[kind] })),
        choiceLabel: 'Verdict',
        allChoices: 'All verdicts',
        onChange: (text, verdict) =>
          void navigate({ search: { text, verdict: verdict as VerdictKind | undefined }, replace: true, resetScroll: false }),
      }}
      onShowAll={() => void navigate({ search: {}, replace: true })}
      empty={
        <EmptyState title="No verified addresses yet">
          Enter an address above. Leadlight asks its mail servers whether they would accept a message, and shows you their answers. Nobody
          receives a message.
        </EmptyState>
      }
    >
      {(shown) => <HistoryTable workspaceId={workspaceId} rows={shown} />}
    </History>
  );
}

function HistoryTable({ workspaceId, rows }: { workspaceId: string; rows: readonly VerificationRow[] }) {
  return (
    <Table label="Addresses and their verdicts">
      <thead>
        <tr>
          <Th>Address</Th>
          <Th>Verdict</Th>
          <Th className="max-lg:hidden">Reason</Th>
          <Th numeric className="max-md:hidden">
            Sure
          </Th>
          <Th className="max-sm:hidden">Verified</Th>
          <Th numeric className="max-md:hidden">
            Credits
          </Th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id} className="hover:bg-wash">
            <Td className="max-w-64 max-sm:w-full max-sm:max-w-0">
              <Link
                {...paths.verification(workspaceId, row.id)}
                className="block truncate font-medium no-underline hover:underline pointer-coarse:leading-11"
              >
                {row.address}
              </Link>
            </Td>
            <Td>
              <Standing row={row} />
            </Td>
            <Td className="w-full max-w-0 truncate text-muted max-lg:hidden" title={row.verdict?.words}>
              {row.verdict?.words}
            </Td>
            <Td numeric className="text-muted max-md:hidden">
              {row.verdict && row.verdict.verdict !== 'unknown' ? wordCertainty(row.verdict.confidence) : ''}
            </Td>
            <Td className="whitespace-nowrap text-muted max-sm:hidden">
              <Age row={row} />
            </Td>
            <Td numeric className="text-muted max-md:hidden">
              {row.cost}
            </Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function Standing({ row: { verdict, status } }: { row: VerificationRow }) {
  if (status === 'checking' || !verdict) return <Badge tone="info">{status === 'waiting' ? 'Waiting' : 'Verifying'}</Badge>;
  return <VerdictBadge verdict={verdict.verdict} />;
}

function Age({ row: { verdict, nextAttemptAt, status } }: { row: VerificationRow }) {
  if (!verdict) return null;
  if (status === 'waiting' && nextAttemptAt) return <>next attempt {wordDistance(nextAttemptAt)}</>;
  return (
    <time dateTime={verdict.checkedAt} title={wordMoment(verdict.checkedAt)}>
      {wordAge(verdict.checkedAt)}
      {verdict.verdict !== 'unknown' && verdict.isStale && <span className="text-amber-text"> · outdated</span>}
    </time>
  );
}
