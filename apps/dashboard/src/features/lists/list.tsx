import { buttonClass } from '@leadlight/ui/button';
import { deferred, early } from '@leadlight/ui/deferred';
import { SkeletonRows } from '@leadlight/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { LeadList } from '../../api/contract.ts';
import { read } from '../../api/queries.ts';
import { Page } from '../../layout/page.tsx';
import { Failed } from '../../layout/failed.tsx';
import type { Filters } from '../../leads/lead-search.ts';
import { LeadBrowser } from '../../leads/lead-browser.tsx';
import { companySet } from '../../leads/company-set.ts';
import { personSet } from '../../leads/person-set.ts';
import { paths } from '../../paths.ts';
import { useWorkspace, type OpenWorkspace } from '../../session/session.queries.ts';

const AddColumn = deferred(() => import('../../list-columns/add-column.tsx').then((module) => module.AddColumn));
const EmptyList = deferred(() => import('./empty-list.tsx').then((module) => module.EmptyList));
// Beside the table's code, so that they appear with it.
const ListButtons = early(() => import('./list-buttons.tsx').then((module) => module.ListButtons));
const route = getRouteApi('/w/$workspaceId/lists/$listId');

/** One list: the same table as in a search, with the leads on the list. */
export function ListScreen() {
  const workspace = useWorkspace();
  const { listId } = route.useParams();
  const { workspaceId } = workspace;
  const list = useQuery(read('readList', { params: { workspaceId, listId } }));
  if (!list.isSuccess)
    return (
      <Page title="List">
        {list.isError ? (
          <>
            <Failed query={list} />
            <Link {...paths.lists(workspaceId)} className={buttonClass('outline', 'medium', 'mx-auto')}>
              All lists
            </Link>
          </>
        ) : (
          <div className="px-4 sm:px-6">
            <SkeletonRows rows={8} label="Loading the list" />
          </div>
        )}
      </Page>
    );
  return <OpenList key={listId} workspace={workspace} list={list.data} />;
}

function OpenList({ workspace, list }: { workspace: OpenWorkspace; list: LeadList }) {
  const { workspaceId } = workspace;
  const params = route.useSearch();
  const navigate = route.useNavigate();
  const fixed = useMemo(() => ({ list: { include: [list.id] } }), [list.id]);
  const common = {
    workspace,
    params,
    onParams: (search: typeof params, { replace }: { replace: boolean }) => void navigate({ search, replace, resetScroll: false }),
    fixed,
    listId: list.id,
    renderActions: ({ filters }: { filters: Filters }) => <AddColumn workspace={workspace} list={list} filters={filters} />,
    nothing: <EmptyList workspaceId={workspaceId} kind={list.kind} />,
  };
  return (
    <Page title={list.name} actions={<ListButtons workspace={workspace} list={list} fixed={fixed} />}>
      {list.kind === 'people' ? <LeadBrowser {...common} set={personSet} /> : <LeadBrowser {...common} set={companySet} />}
    </Page>
  );
}
