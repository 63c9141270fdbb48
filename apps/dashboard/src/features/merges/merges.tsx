/** Leads that may be the same, one question for each group, and what was decided. Each decision can be undone in place. */
import { SkeletonRows } from '@leadlight/ui/skeleton';
import { EmptyState } from '@leadlight/ui/states';
import { useInfiniteQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { Merge } from '../../api/contract.ts';
import { readPages } from '../../api/queries.ts';
import { DataTabs } from '../../layout/data-tabs.tsx';
import { Page } from '../../layout/page.tsx';
import { PagedList } from '../../layout/paged-list.tsx';
import { useWorkspace, type OpenWorkspace } from '../../session/session.queries.ts';
import { wordCount } from '../../words/numbers.ts';
import { DecidedGroup, DecidedPair } from './decided-pair.tsx';
import { Group } from './group.tsx';

const route = getRouteApi('/w/$workspaceId/merges');
const stateNames: Record<Merge['state'], string> = { open: 'To decide', merged: 'Merged', apart: 'Kept apart' };

export function Merges() {
  const workspace = useWorkspace();
  const { state = 'open' } = route.useSearch();
  const navigate = route.useNavigate();
  return (
    <Page
      title="Duplicates"
      actions={
        <div role="group" aria-label="Pairs shown" className="flex rounded-control bg-wash-strong p-0.5">
          {(Object.keys(stateNames) as Merge['state'][]).map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={each === state}
              className="touch-target h-7 rounded-[7px] px-2.5 text-13 font-medium text-muted hover:text-ink aria-pressed:bg-card aria-pressed:text-ink aria-pressed:shadow-[0_0_0_1px_var(--hairline)] pointer-coarse:h-10"
              onClick={() => void navigate({ search: { state: each === 'open' ? undefined : each }, replace: true })}
            >
              {stateNames[each]}
            </button>
          ))}
        </div>
      }
    >
      <DataTabs current="merges" />
      <div className="mx-auto w-full max-w-4xl px-4 pb-16 sm:px-6">
        {state === 'open' ? <OpenGroups workspace={workspace} /> : <Decided key={state} workspace={workspace} state={state} />}
      </div>
    </Page>
  );
}

function OpenGroups({ workspace }: { workspace: OpenWorkspace }) {
  const { workspaceId } = workspace;
  const groups = useInfiniteQuery(readPages('listMergeGroups', { params: { workspaceId }, query: { limit: 20 } }));
  return (
    <PagedList
      pages={groups}
      skeleton={<SkeletonRows rows={6} label="Loading the questions" />}
      empty={
        <EmptyState title="No duplicates to review">
          Certain duplicates are merged during the import. Leads that may be the same appear here for you to decide.
        </EmptyState>
      }
    >
      {(shown) => (
        <>
          <p className="pt-5 text-13 text-muted">
            {wordCount(groups.data?.pages[0]?.total ?? shown.length, 'group')} of leads that may be the same. An import counts rows, so its
            number can differ.
          </p>
          <ul aria-label={stateNames.open} className="grid gap-4 pt-3">
            {shown.map((group) => (
              // A new component when the leads change, so that the decision starts over.
              <Group key={`${group.id} ${group.size}`} group={group} workspace={workspace} />
            ))}
          </ul>
        </>
      )}
    </PagedList>
  );
}

function Decided({ workspace, state }: { workspace: OpenWorkspace; state: 'merged' | 'apart' }) {
  const { workspaceId } = workspace;
  const merges = useInfiniteQuery(readPages('listMerges', { params: { workspaceId }, query: { state, limit: 20 } }));
  return (
    <PagedList
      pages={merges}
      skeleton={<SkeletonRows rows={6} label="Loading the pairs" />}
      empty={
        <EmptyState title={state === 'merged' ? 'Nothing merged yet' : 'Nothing kept apart yet'}>
          Your decisions appear here. You can undo them.
        </EmptyState>
      }
    >
      {(shown) => (
        <ul aria-label={stateNames[state]} className="grid gap-4 pt-5">
          {[...Map.groupBy(shown, ({ id, decisionId }) => decisionId ?? id)].map(([id, pairs]) =>
            pairs.length === 1 && pairs[0] ? (
              <DecidedPair key={id} merge={pairs[0]} workspace={workspace} />
            ) : (
              <DecidedGroup key={id} decisionId={id} pairs={pairs} workspace={workspace} />
            ),
          )}
        </ul>
      )}
    </PagedList>
  );
}
