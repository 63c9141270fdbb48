import { buttonClass } from '@leadlight/ui/button';
import { deferred } from '@leadlight/ui/deferred';
import { EmptyState } from '@leadlight/ui/states';
import { getRouteApi, Link } from '@tanstack/react-router';
import { Page } from '../../layout/page.tsx';
import { FindHeader, FindHeading } from '../../leads/find-header.tsx';
import { LeadBrowser } from '../../leads/lead-browser.tsx';
import { narrowPerson } from '../../leads/table/narrow-rows.tsx';
import { personColumns } from '../../leads/table/person-columns.tsx';
import { useColumns } from '../../leads/use-columns.ts';
import { useNarrow } from '../../leads/use-narrow.ts';
import { paths } from '../../paths.ts';
import { useWorkspace } from '../../session/session.queries.ts';

const SampleNotice = deferred(() => import('../../leads/sample-notice.tsx').then((module) => module.SampleNotice));
const SavedSearchMenu = deferred(() => import('../../leads/saved-search-menu.tsx').then((module) => module.SavedSearchMenu));
const route = getRouteApi('/w/$workspaceId/people');

/** Find people. */
export function People() {
  const workspace = useWorkspace();
  // On phones what is found comes first, and the word about it after.
  const isNarrow = useNarrow();
  const params = route.useSearch();
  const navigate = route.useNavigate();
  const columns = useColumns(workspace.workspaceId, personColumns);
  return (
    <Page
      title="Find people"
      heading={<FindHeading kind="people" />}
      actions={
        <FindHeader
          workspace={workspace}
          kind="people"
          onAdded={(lead) => void navigate({ search: { ...params, lead }, resetScroll: false })}
        />
      }
    >
      {!isNarrow && <SampleNotice workspace={workspace} />}
      <LeadBrowser
        workspace={workspace}
        kind="people"
        params={params}
        onParams={(search, { replace }) => void navigate({ search, replace, resetScroll: false })}
        columns={columns}
        narrowRow={narrowPerson}
        renderActions={({ filters, sort }) => <SavedSearchMenu workspace={workspace} kind="people" filters={filters} sort={sort} />}
        nothing={
          <EmptyState
            title="Nobody here yet"
            action={
              workspace.may('imports.create') &&
              !workspace.isReadOnly && (
                <Link {...paths.newImport(workspace.workspaceId)} className={buttonClass('primary')}>
                  Import a file
                </Link>
              )
            }
          >
            Bring a CSV of your CRM, or your connections from LinkedIn: each person is read, told apart from the ones you have, and
            searchable within a second.
          </EmptyState>
        }
      />
      {isNarrow && <SampleNotice workspace={workspace} />}
    </Page>
  );
}
