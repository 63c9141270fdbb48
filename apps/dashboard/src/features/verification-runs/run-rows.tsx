/** The rows of a run with their results; each links to its verdict and transcript. */
import { Button } from '@leadlight/ui/button';
import { SkeletonRows } from '@leadlight/ui/skeleton';
import { EmptyState } from '@leadlight/ui/states';
import { Table, Td, Th } from '@leadlight/ui/table';
import { useInfiniteQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import type { VerificationRun, VerificationRunRow } from '../../api/contract.ts';
import { PagedList } from '../../layout/paged-list.tsx';
import { RowFilters } from '../../runs/row-filters.tsx';
import { isAtWork } from '../../runs/run.ts';
import { verificationRun } from '../../runs/verification-run.ts';
import { paths } from '../../paths.ts';
import { wordNoMail } from '../../verification/answer-words.ts';
import { skipWords, wordRowStatus } from '../../verification/run-words.ts';
import { OutcomeBadge, VerdictBadge } from '../../verification/verdict-mark.tsx';
import { outcomeNames, outcomes, verdictKinds, verdictNames } from '../../verification/verdict-words.ts';
import { runRowsQuery } from '../../verification/verification-runs.queries.ts';
import { wordNumber } from '../../words/numbers.ts';
import { wordCertainty } from '../../words/percents.ts';
import type { RunSearch } from './verification-runs.search.ts';

const route = getRouteApi('/w/$workspaceId/verification-runs/$verificationRunId');

export function RunRows({ workspaceId, run, search }: { workspaceId: string; run: VerificationRun; search: RunSearch }) {
  const navigate = route.useNavigate();
  const isRunning = isAtWork(verificationRun(run));
  const pages = useInfiniteQuery(runRowsQuery(workspaceId, run.id, search, isRunning));
  const isFiltered = search.verdict !== undefined || search.outcome !== undefined;
  const filter = (next: RunSearch): void => void navigate({ search: next, replace: true, resetScroll: false });
  return (
    <>
      {run.kind === 'find' ? (
        <RowFilters
          total={run.total}
          choices={outcomes.map((outcome) => ({ value: outcome, name: outcomeNames[outcome], count: run.outcomes[outcome] }))}
          chosen={search.outcome}
          onChoose={(outcome) => filter({ outcome })}
          showsEmpty
        />
      ) : (
        <RowFilters
          total={run.total}
          choices={verdictKinds.map((verdict) => ({ value: verdict, name: verdictNames[verdict], count: run.verdicts[verdict] }))}
          chosen={search.verdict}
          onChoose={(verdict) => filter({ verdict })}
          showsEmpty
        />
      )}
      <PagedList
        pages={pages}
        skeleton={<SkeletonRows rows={8} label="Loading the rows" />}
        empty={
          isFiltered ? (
            <EmptyState title="No matching rows" action={<Button onClick={() => filter({})}>Show all rows</Button>}>
              {isRunning ? 'No result so far matches this filter.' : 'No result matches this filter.'}
            </EmptyState>
          ) : (
            <EmptyState title="No rows yet">{isRunning ? 'The rows are being prepared. They appear within seconds.' : null}</EmptyState>
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
                <Th className="max-sm:pl-0">{run.kind === 'find' ? 'Name and domain' : 'Address'}</Th>
                {run.kind === 'find' && <Th className="max-md:hidden">Found</Th>}
                <Th>{run.kind === 'find' ? 'Result' : 'Verdict'}</Th>
                <Th className="max-lg:hidden">Reason</Th>
                <Th numeric className="max-md:hidden">
                  {run.kind === 'find' ? 'Probability' : 'Confidence'}
                </Th>
                <Th numeric className="max-md:hidden">
                  Credits
                </Th>
              </tr>
            </thead>
            <tbody>
              {shown.map((row) => (
                <Row key={row.row} workspaceId={workspaceId} run={run} row={row} />
              ))}
            </tbody>
          </Table>
        )}
      </PagedList>
    </>
  );
}

function Row({ workspaceId, run, row }: { workspaceId: string; run: VerificationRun; row: VerificationRunRow }) {
  const { given, address, verdict, verificationId, personId, probability, cost, isDouble } = row;
  const isFind = run.kind === 'find';
  const shown = isFind ? given : (address ?? given);
  const share = isFind ? probability : verdict && verdict.verdict !== 'unknown' ? verdict.confidence : null;
  const skipped = row.skipReason ? skipWords[row.skipReason] : undefined;
  const reason = row.failure ?? skipped ?? (isFind ? wordFind(row) : verdict?.words);
  // A verdict has a screen of its own with its reason.
  const narrowReason = row.failure ?? skipped ?? (isFind ? reason : undefined);
  return (
    <tr className="hover:bg-wash">
      <Td numeric className="w-14 text-muted max-sm:hidden">
        {wordNumber(row.row)}
      </Td>
      <Td className="max-w-64 max-sm:w-full max-sm:max-w-0 max-sm:pl-0">
        {(isFind && personId) || verificationId ? (
          <Link
            {...(isFind && personId
              ? paths.people(workspaceId, { lead: personId })
              : paths.verification(workspaceId, verificationId ?? ''))}
            className="block truncate leading-6 font-medium no-underline hover:underline pointer-coarse:leading-11"
          >
            {shown}
          </Link>
        ) : (
          <span className={`block truncate ${shown ? 'font-medium' : 'text-muted'}`}>{shown || 'Empty'}</span>
        )}
        {isFind && address && (
          <span className="block truncate text-13 leading-6 md:hidden pointer-coarse:leading-11">
            <Found workspaceId={workspaceId} row={row} />
          </span>
        )}
      </Td>
      {isFind && (
        <Td className="max-w-64 truncate max-md:hidden">
          <Found workspaceId={workspaceId} row={row} />
        </Td>
      )}
      <Td className="min-w-32 whitespace-nowrap">
        <Answer run={run} row={row} />
        {/* Narrow screens have no column for reasons. */}
        {narrowReason && <p className="mt-0.5 max-w-56 text-12 whitespace-normal text-muted lg:hidden">{narrowReason}</p>}
      </Td>
      <Td className="w-full max-w-0 min-w-56 py-1.5 wrap-anywhere text-muted max-lg:hidden">
        {reason}
        {isDouble && <span className="text-12"> Same as an earlier row.</span>}
      </Td>
      <Td numeric className="text-muted max-md:hidden">
        {share === null ? '' : wordCertainty(share)}
      </Td>
      <Td numeric className="text-muted max-md:hidden">
        {cost > 0 ? cost : ''}
      </Td>
    </tr>
  );
}

/** The address, with its verdict and transcript. */
function Found({ workspaceId, row: { address, verificationId } }: { workspaceId: string; row: VerificationRunRow }) {
  if (!verificationId) return address;
  return (
    <Link
      {...paths.verification(workspaceId, verificationId)}
      className="inline-block max-w-full truncate align-bottom no-underline hover:underline"
    >
      {address}
    </Link>
  );
}

/** Why nothing was found, or what happened to what was. */
function wordFind(row: VerificationRunRow): string | undefined {
  if (row.outcome === 'not_found') return (row.verdict && wordNoMail([row.verdict])) ?? 'The likely addresses don’t exist.';
  if (row.outcome === 'unconfirmed') return 'No mail server confirmed or denied an address.';
  return row.personId && row.address ? wordAdded(row) : row.verdict?.words;
}

/** Whether what was found for a person is theirs now. */
function wordAdded({ isAdded, outcome }: VerificationRunRow): string {
  if (isAdded) return 'Added to the person.';
  if (outcome !== 'confirmed') return 'Not confirmed, so not added. Open the person to add it.';
  return 'Not added: it may belong to somebody else, or it was removed before.';
}

function Answer({ run, row }: { run: VerificationRun; row: VerificationRunRow }) {
  const isFind = run.kind === 'find';
  const { status, verdict, outcome } = row;
  if (isFind && outcome) return <OutcomeBadge outcome={outcome} />;
  if (!isFind && verdict && status === 'done') return <VerdictBadge verdict={verdict.verdict} />;
  return <span className="text-muted">{wordRowStatus(row, run.status)}</span>;
}
