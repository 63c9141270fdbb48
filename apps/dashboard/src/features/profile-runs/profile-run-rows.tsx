/** The rows of a profile run: who was given, who it is, how to reach them, and the outcome. Each opens its details. */
import '../../api/groups/profiles.ts';
import { Badge } from '@leadlight/ui/badge';
import { Button } from '@leadlight/ui/button';
import { SkeletonRows } from '@leadlight/ui/skeleton';
import { EmptyState } from '@leadlight/ui/states';
import { Table, Td, Th } from '@leadlight/ui/table';
import type { EmailVerdict } from '@leadlight/contract/vocabulary';
import { useInfiniteQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import type { MouseEvent } from 'react';
import type { ProfileRun, ProfileRunRow } from '../../api/contract.ts';
import { PagedList } from '../../layout/paged-list.tsx';
import { Verdict } from '../../leads/table/cells.tsx';
import { paths } from '../../paths.ts';
import { profileRunRowsQuery, type RowFilter } from '../../profiles/profile-runs.queries.ts';
import { filterOf, outcomeNames, outcomeTones, rowFilters, wordReason } from '../../profiles/profile-words.ts';
import { profileRun } from '../../runs/profile-run.ts';
import { RowFilters } from '../../runs/row-filters.tsx';
import { isAtWork, wordOpenRow, type RunStatus } from '../../runs/run.ts';
import { wordNumber } from '../../words/numbers.ts';
import { detailsLinkId, type ProfileRunSearch } from './profile-runs.search.ts';

const route = getRouteApi('/w/$workspaceId/profile-runs/$profileRunId');

/** How many rows have each outcome, or wait for one. */
function countsOf({ outcomes, skipped, failed, total }: ProfileRun): Record<RowFilter, number> {
  const { enriched = 0, nothing_new = 0, not_found = 0 } = outcomes;
  const pending = Math.max(0, total - enriched - nothing_new - not_found - skipped - failed);
  return { enriched, nothing_new, not_found, skipped, failed, pending };
}

export function ProfileRunRows({ workspaceId, run, search }: { workspaceId: string; run: ProfileRun; search: ProfileRunSearch }) {
  const navigate = route.useNavigate();
  const isRunning = isAtWork(profileRun(run));
  const shownOutcome = rowFilters.find((each) => each === search.outcome);
  const pages = useInfiniteQuery(profileRunRowsQuery(workspaceId, run.id, shownOutcome, isRunning));
  const filter = (outcome: RowFilter | undefined): void =>
    void navigate({ search: { ...search, outcome }, replace: true, resetScroll: false });
  const counts = countsOf(run);
  const isGiven = run.source === 'text';
  const choices = rowFilters.map((each) => ({ name: wordRow(each, run.status), count: counts[each], value: each }));
  return (
    // The panel of a row takes from the width of the table, not of the window.
    <div className="@container">
      <RowFilters total={run.total} choices={choices} chosen={shownOutcome} onChoose={filter} />
      <PagedList
        pages={pages}
        skeleton={<SkeletonRows rows={8} label="Loading the rows" />}
        empty={
          shownOutcome ? (
            <EmptyState title="No matching rows" action={<Button onClick={() => filter(undefined)}>Show all rows</Button>}>
              {isRunning ? 'No outcome so far matches this filter.' : 'No outcome matches this filter.'}
            </EmptyState>
          ) : (
            <EmptyState title="No rows yet">{isRunning ? 'The list is being read. Rows appear within seconds.' : null}</EmptyState>
          )
        }
      >
        {(shown) => (
          <Table label="Rows of the run" className="table-fixed">
            <thead>
              <tr>
                <Th numeric className="w-14 @max-2xl:hidden">
                  Row
                </Th>
                {isGiven && <Th className="@max-2xl:pl-0 @max-md:w-[55%]">Given</Th>}
                <Th className={isGiven ? '@max-md:hidden' : '@max-2xl:pl-0 @max-md:w-[55%]'}>Person</Th>
                <Th className="@max-2xl:hidden">Job</Th>
                <Th className="w-[24%] @max-2xl:hidden">Email and phone</Th>
                <Th className="@2xl:w-[22%]">Outcome</Th>
                <Th className="w-12">
                  <span className="sr-only">Details</span>
                </Th>
              </tr>
            </thead>
            <tbody>
              {shown.map((row) => (
                <Row key={row.row} workspaceId={workspaceId} run={run} row={row} search={search} />
              ))}
            </tbody>
          </Table>
        )}
      </PagedList>
    </div>
  );
}

interface RowProps {
  workspaceId: string;
  run: ProfileRun;
  row: ProfileRunRow;
  search: ProfileRunSearch;
}

function Row({ workspaceId, run, row, search }: RowProps) {
  const navigate = route.useNavigate();
  const { given, person, personId } = row;
  const details = paths.profileRun(workspaceId, run.id, { ...search, row: row.row });
  const isOpen = search.row === row.row;
  const isReplacing = search.row !== undefined;
  const job = [person?.title, person?.companyName].filter(Boolean).join(', ');
  const name = person && personId !== null && (
    <Link
      {...paths.people(workspaceId, { lead: personId })}
      className="touch-target line-clamp-2 w-fit font-medium wrap-anywhere no-underline hover:underline"
    >
      {person.name}
    </Link>
  );
  const openDetails = ({ target }: MouseEvent): void => {
    if (target instanceof Element && !target.closest('a, button') && getSelection()?.isCollapsed !== false)
      void navigate({ ...details, replace: isReplacing, resetScroll: false });
  };
  return (
    // A click anywhere in the row does what its last link does.
    <tr className={`cursor-default ${isOpen ? 'bg-cobalt/8' : 'hover:bg-wash'}`} onClick={openDetails}>
      <Td numeric className="text-muted @max-2xl:hidden">
        {wordNumber(row.row)}
      </Td>
      {run.source === 'text' && (
        <Td className="py-1.5 @max-2xl:pl-0">
          <span className="line-clamp-2 wrap-anywhere" title={given}>
            {wordGiven(given)}
          </span>
          <span className="block text-12 @md:hidden">{name}</span>
          {job && <span className="block truncate text-12 text-muted @md:hidden">{job}</span>}
        </Td>
      )}
      <Td className={`py-1.5 ${run.source === 'text' ? '@max-md:hidden' : '@max-2xl:pl-0'}`}>
        {name || (run.source === 'text' ? <None /> : given)}
        {job && <span className="block truncate text-12 text-muted @2xl:hidden">{job}</span>}
      </Td>
      <Td className="@max-2xl:hidden">
        {job ? (
          <>
            <span className="block truncate" title={person?.title ?? undefined}>
              {person?.title ?? <None />}
            </span>
            <span className="block truncate text-12 text-muted">{person?.companyName}</span>
          </>
        ) : (
          <None />
        )}
      </Td>
      <Td className="py-1.5 @max-2xl:hidden">
        {person?.email && (
          <span className="block truncate" title={person.email}>
            {person.email}
          </span>
        )}
        <span className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
          {person?.email && <Verdict verdict={person.emailVerdict as EmailVerdict} />}
          {person?.phone && <span className="text-12 whitespace-nowrap tabular-nums">{person.phoneText}</span>}
          {!person?.email && !person?.phone && <None />}
        </span>
      </Td>
      <Td className="py-1.5">
        <RowOutcome run={run} row={row} />
        <span className="mt-0.5 block text-12 wrap-anywhere text-muted">{wordReason(row, run.status)}</span>
      </Td>
      <Td>
        <Link
          {...details}
          replace={isReplacing}
          resetScroll={false}
          id={detailsLinkId(row.row)}
          aria-label={`Details of row ${row.row}`}
          aria-current={isOpen ? 'true' : undefined}
          title="Details"
          className="touch-target grid size-8 place-items-center rounded-control text-muted hover:bg-wash-strong hover:text-ink"
        >
          <ChevronRight className="size-4" aria-hidden />
        </Link>
      </Td>
    </tr>
  );
}

function None() {
  return (
    <span className="text-control">
      <span aria-hidden>–</span>
      <span className="sr-only">not known</span>
    </span>
  );
}

/** Without the protocol of a URL: what distinguishes rows comes first. */
const wordGiven = (given: string): string => given.replace(/^https?:\/\/(www\.)?/i, '') || 'Empty';

const wordRow = (outcome: RowFilter, run: RunStatus): string =>
  outcome === 'pending' ? wordOpenRow(run, outcomeNames.pending) : outcomeNames[outcome];

export function RowOutcome({ run, row }: { run: Pick<ProfileRun, 'status'>; row: Pick<ProfileRunRow, 'status' | 'outcome'> }) {
  const outcome = filterOf(row);
  if (outcome === 'enriched' || outcome === 'nothing_new' || outcome === 'not_found')
    return (
      <Badge tone={outcomeTones[outcome]} pane>
        {outcomeNames[outcome]}
      </Badge>
    );
  return <span className={outcome === 'failed' ? 'text-ruby-text' : 'text-muted'}>{wordRow(outcome, run.status)}</span>;
}
