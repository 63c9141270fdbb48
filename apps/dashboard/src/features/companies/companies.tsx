import { buttonClass } from '@leadlight/ui/button';
import { deferred } from '@leadlight/ui/deferred';
import { EmptyState } from '@leadlight/ui/states';
import { getRouteApi, Link } from '@tanstack/react-router';
import { Page } from '../../layout/page.tsx';
import { FindHeader, FindHeading } from '../../leads/find-header.tsx';
import { LeadBrowser } from '../../leads/lead-browser.tsx';
import { companyColumns } from '../../leads/table/company-columns.tsx';
import { narrowCompany } from '../../leads/table/narrow-rows.tsx';
import { useColumns } from '../../leads/use-columns.ts';
import { useNarrow } from '../../leads/use-narrow.ts';
import { paths } from '../../paths.ts';
import { useWorkspace } from '../../session/session.queries.ts';

const SampleNotice = deferred(() => import('../../leads/sample-notice.tsx').then((module) => module.SampleNotice));
const SavedSearchMenu = deferred(() => import('../../leads/saved-search-menu.tsx').then((module) => module.SavedSearchMenu));
const route = getRouteApi('/w/$workspaceId/companies');

/** Find companies. */
export function Companies() {
  const workspace = useWorkspace();
  // On phones what is found comes first, and the word about it after.
  const isNarrow = useNarrow();
  const params = route.useSearch();
  const navigate = route.useNavigate();
  const columns = useColumns(workspace.workspaceId, companyColumns);
  return (
    <Page
      title="Find companies"
      heading={<FindHeading kind="companies" />}
      actions={
        <FindHeader
          workspace={workspace}
          kind="companies"
          onAdded={(lead) => void navigate({ search: { ...params, lead }, resetScroll: false })}
        />
      }
    >
      {!isNarrow && <SampleNotice workspace={workspace} />}
      <LeadBrowser
        workspace={workspace}
        kind="companies"
        params={params}
        onParams={(search, { replace }) => void navigate({ search, replace, resetScroll: false })}
        columns={columns}
        narrowRow={narrowCompany}
        renderActions={({ filters, sort }) => <SavedSearchMenu workspace={workspace} kind="companies" filters={filters} sort={sort} />}
        nothing={
          <EmptyState
            title="No companies yet"
            action={
              workspace.may('imports.create') &&
              !workspace.isReadOnly && (
                <Link {...paths.newImport(workspace.workspaceId)} className={buttonClass('primary')}>
                  Import a file
                </Link>
              )
            }
          >
            Bring a list of accounts as CSV, XLSX or JSON. Industry, size and place are read into filters.
          </EmptyState>
        }
      />
      {isNarrow && <SampleNotice workspace={workspace} />}
    </Page>
  );
}
