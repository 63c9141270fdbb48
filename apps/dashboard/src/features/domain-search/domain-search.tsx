/** Searches a domain: the field, and below it everything that the workspace can already see there. */
import { EmptyState } from '@leadlight/ui/states';
import { getRouteApi } from '@tanstack/react-router';
import { FindNav } from '../../leads/find-nav.tsx';
import { departmentNames } from '../../leads/lead-words.ts';
import { Page } from '../../layout/page.tsx';
import { useWorkspace } from '../../session/session.queries.ts';
import { DomainForm } from './domain-form.tsx';
import { DomainResults } from './domain-results.tsx';
import { useDomainSearch, type DepartmentName } from './domain-search.queries.ts';

const route = getRouteApi('/w/$workspaceId/domain-search');

const readDepartment = (text: string | undefined): DepartmentName | undefined =>
  text !== undefined && Object.hasOwn(departmentNames, text) ? (text as DepartmentName) : undefined;

export function DomainSearchScreen() {
  const workspace = useWorkspace();
  const { workspaceId } = workspace;
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const domain = search.domain?.trim();
  const department = readDepartment(search.department);
  const pages = useDomainSearch(workspaceId, domain, department);
  return (
    <Page title="Domain search" heading="Find" actions={<FindNav workspaceId={workspaceId} current="domain" />}>
      <DomainForm
        domain={domain}
        error={pages.error}
        pending={domain !== undefined && pages.isPending}
        onSearch={(typed) => {
          // The same domain again is read again.
          if (typed === domain) void pages.refetch();
          else void navigate({ search: { domain: typed } });
        }}
      />
      {domain === undefined ? (
        <EmptyState title="Who is at this company?">
          Enter a domain to see everyone you can already reach there, how their addresses are built, and how the company receives mail.
        </EmptyState>
      ) : (
        <DomainResults
          workspace={workspace}
          pages={pages}
          department={department}
          onDepartment={(wanted) =>
            void navigate({ search: (before) => ({ ...before, department: wanted }), replace: true, resetScroll: false })
          }
        />
      )}
    </Page>
  );
}
