/** Everything that the workspace can already see at a domain. */
import { buttonClass } from '@leadlight/ui/button';
import { SkeletonRows } from '@leadlight/ui/skeleton';
import { EmptyState } from '@leadlight/ui/states';
import { Link } from '@tanstack/react-router';
import { Fragment } from 'react';
import type { DomainSearch } from '../../api/contract.ts';
import { Failed } from '../../layout/failed.tsx';
import { SampleMark } from '../../leads/table/cells.tsx';
import { paths } from '../../paths.ts';
import type { OpenWorkspace } from '../../session/session.queries.ts';
import { DomainFacts } from './domain-facts.tsx';
import { refusalOfDomain } from './domain-form.tsx';
import { DomainPeople } from './domain-people.tsx';
import type { DepartmentName, DomainPages } from './domain-search.queries.ts';
import { DomainSitePeople } from './domain-site-people.tsx';
import { DomainWebsite } from './domain-website.tsx';

interface DomainResultsProps {
  workspace: OpenWorkspace;
  pages: DomainPages;
  department: DepartmentName | undefined;
  onDepartment: (department: DepartmentName | undefined) => void;
}

export function DomainResults({ workspace, pages, department, onDepartment }: DomainResultsProps) {
  const found = pages.data?.pages[0];
  if (!found) {
    if (!pages.isError)
      return (
        <div className="px-4 pt-4 sm:px-6">
          <SkeletonRows rows={8} label="Searching the domain" />
        </div>
      );
    // The field shows why.
    if (refusalOfDomain(pages.error) !== undefined) return null;
    return <Failed query={pages} />;
  }
  if (found.isSuppressed)
    return (
      <EmptyState
        title={`${found.domain} is on your suppression list`}
        action={
          <Link {...paths.suppressions(workspace.workspaceId)} className={buttonClass('outline')}>
            Open the suppression list
          </Link>
        }
      >
        Nothing of this domain is shown. Remove it from the list to search it.
      </EmptyState>
    );
  return (
    <>
      <Heading workspace={workspace} found={found} />
      <div className="grid flex-1 max-lg:content-start lg:grid-cols-[minmax(0,1fr)_360px]">
        <div className="min-w-0 lg:col-start-2 lg:row-start-1 lg:border-l lg:border-hairline">
          <DomainFacts found={found} />
        </div>
        <div className="min-w-0 pb-16 max-lg:border-t max-lg:border-hairline">
          <DomainPeople workspace={workspace} found={found} pages={pages} department={department} onDepartment={onDepartment} />
          {!found.isSample && (
            <>
              <DomainWebsite key={found.domain} workspace={workspace} found={found} />
              {found.sitePeople.length > 0 && <DomainSitePeople workspace={workspace} found={found} />}
            </>
          )}
        </div>
      </div>
    </>
  );
}

/** The domain, and whose it is. */
function Heading({
  workspace: { workspaceId },
  found: { domain, companies, isSample },
}: {
  workspace: OpenWorkspace;
  found: DomainSearch;
}) {
  return (
    <div className="border-b border-hairline px-4 py-4 sm:px-6">
      <h2 className="flex flex-wrap items-center gap-x-2 text-20 leading-7 wrap-anywhere">
        {domain}
        {isSample && <SampleMark />}
      </h2>
      <p className="mt-0.5 text-13 text-muted">
        {companies.length === 0
          ? 'No company with this domain is in your data or the shared pool.'
          : companies.map(({ id, name }, index) => (
              <Fragment key={id}>
                {index > 0 && ', '}
                <Link
                  {...paths.company(workspaceId, id)}
                  className="text-ink underline decoration-control underline-offset-3 hover:decoration-ink"
                >
                  {name}
                </Link>
              </Fragment>
            ))}
      </p>
      {isSample && <p className="mt-1 text-13 text-muted">This company is fictional, so it has no website to read and no mail.</p>}
    </div>
  );
}
