/**
 * Values that runs found for fields that had another one: to accept or not, one by one or all; what was decided; and what a policy replaced. Each can be
 * undone in place.
 */
import '../../api/groups/list-columns.ts';
import '../../api/groups/profiles.ts';
import '../../api/groups/proposals.ts';
import { buttonClass } from '@leadlight/ui/button';
import { SkeletonRows } from '@leadlight/ui/skeleton';
import { EmptyState } from '@leadlight/ui/states';
import { useInfiniteQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { Proposal } from '../../api/contract.ts';
import { readPages } from '../../api/queries.ts';
import { DataTabs } from '../../layout/data-tabs.tsx';
import { Page } from '../../layout/page.tsx';
import { PagedList } from '../../layout/paged-list.tsx';
import { paths } from '../../paths.ts';
import { useWorkspace, type OpenWorkspace } from '../../session/session.queries.ts';
import { wordNumber } from '../../words/numbers.ts';
import { DecideAll } from './decide-all.tsx';
import { readProposalsSearch, type ProposalsSearch, type ProposalState } from './proposals.search.ts';
import { ProposalsOfPerson } from './proposals-of-person.tsx';

const route = getRouteApi('/w/$workspaceId/profile-runs');
type State = ProposalState;
const stateNames: Record<State, string> = { open: 'To decide', decided: 'Decided', replaced: 'Replaced' };
const pageSize = 50;

export function Proposals() {
  const workspace = useWorkspace();
  const { workspaceId } = workspace;
  const search = route.useSearch();
  const { state, run, column } = readProposalsSearch(search);
  const navigate = route.useNavigate();
  const pages = useInfiniteQuery(
    readPages('listProposals', {
      params: { workspaceId },
      query: { state, limit: pageSize, ...(run && { runId: run }), ...(column && { columnId: column }) },
    }),
  );
  const counts = pages.data?.pages[0]?.counts;
  return (
    <Page
      title="Proposals"
      actions={
        <div role="group" aria-label="Proposals shown" className="flex rounded-control bg-wash-strong p-0.5">
          {(Object.keys(stateNames) as State[]).map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={each === state}
              className="touch-target h-7 rounded-[7px] px-2.5 text-13 font-medium whitespace-nowrap text-muted hover:text-ink aria-pressed:bg-card aria-pressed:text-ink aria-pressed:shadow-[0_0_0_1px_var(--hairline)] pointer-coarse:h-10"
              onClick={() => void navigate({ search: { ...search, proposals: each }, replace: true })}
            >
              {stateNames[each]}
              {counts && counts[each] > 0 && <span className="ml-1 text-12 font-normal tabular-nums">{wordNumber(counts[each])}</span>}
            </button>
          ))}
        </div>
      }
    >
      <DataTabs current="profile-runs" />
      <div className="mx-auto w-full max-w-4xl px-4 pb-16 sm:px-6">
        <Scope workspaceId={workspaceId} search={search} />
        <PagedList pages={pages} skeleton={<SkeletonRows rows={6} label="Loading the proposals" />} empty={<Empty state={state} />}>
          {(shown) => (
            <>
              {state === 'open' && mayDecide(workspace) && counts && counts.open > 1 && (
                <DecideAll workspaceId={workspaceId} count={counts.open} run={run} column={column} />
              )}
              <List workspace={workspace} proposals={shown} label={stateNames[state]} />
            </>
          )}
        </PagedList>
      </div>
    </Page>
  );
}

const mayDecide = ({ may, isReadOnly }: OpenWorkspace): boolean => may('leads.update') && !isReadOnly;

/** Which proposals are listed, if not all of the workspace. */
function Scope({ workspaceId, search: { proposals, run, column } }: { workspaceId: string; search: ProposalsSearch }) {
  if (run === undefined && column === undefined) return null;
  return (
    <div className="flex flex-wrap items-center gap-2 pt-4 text-13 text-muted">
      <p className="mr-auto">{run === undefined ? 'Only proposals of one column.' : 'Only proposals of one run.'}</p>
      {run !== undefined && (
        <Link {...paths.profileRun(workspaceId, run)} className={buttonClass('outline', 'small')}>
          Open the run
        </Link>
      )}
      <Link to="/w/$workspaceId/profile-runs" params={{ workspaceId }} search={{ proposals }} className={buttonClass('outline', 'small')}>
        All proposals
      </Link>
    </div>
  );
}

function Empty({ state }: { state: State }) {
  const words: Record<State, [title: string, text: string]> = {
    open: [
      'Nothing to decide',
      'When a run looks for other values of filled fields and is set to ask you, those that differ appear here. Nothing changes until you decide.',
    ],
    decided: ['Nothing decided yet', 'Your decisions appear here. You can undo them.'],
    replaced: [
      'Nothing replaced yet',
      'When a run replaces old or unproven values with newer, proven ones, both appear here. You can undo it.',
    ],
  };
  const [title, text] = words[state];
  return <EmptyState title={title}>{text}</EmptyState>;
}

/** People with their proposals. After a decision, the focus moves to the next one. */
function List({ workspace, proposals, label }: { workspace: OpenWorkspace; proposals: readonly Proposal[]; label: string }) {
  const list = useRef<HTMLUListElement>(null);
  /** The place of the proposal that was decided. */
  const decided = useRef<number>(undefined);
  const ids = proposals.map(({ id }) => id).join(' ');
  useEffect(() => {
    const next = decided.current;
    if (next === undefined) return;
    const places = list.current?.querySelectorAll<HTMLElement>('[data-proposal]');
    const place = places?.[Math.min(next, (places.length || 1) - 1)];
    place?.querySelector<HTMLElement>('button')?.focus();
    decided.current = undefined;
    // Only when the decided one has left the list.
  }, [ids]);
  const people = [...Map.groupBy(proposals, ({ personId }) => personId).values()];
  const inOrder = people.flat();
  return (
    <ul ref={list} aria-label={label} className="grid gap-4 pt-4">
      {people.map((ofPerson) => (
        <ProposalsOfPerson
          key={ofPerson[0]?.personId}
          workspaceId={workspace.workspaceId}
          proposals={ofPerson}
          mayDecide={mayDecide(workspace)}
          onDecide={(id) => {
            decided.current = inOrder.findIndex((proposal) => proposal.id === id);
          }}
        />
      ))}
    </ul>
  );
}
