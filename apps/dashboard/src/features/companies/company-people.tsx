/** The people of a company, page by page. */
import { buttonClass } from '@leadlight/ui/button';
import { SkeletonRows } from '@leadlight/ui/skeleton';
import { EmptyState } from '@leadlight/ui/states';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { LeadCompany } from '../../api/contract.ts';
import { readPages } from '../../api/queries.ts';
import { PagedList } from '../../layout/paged-list.tsx';
import { narrowPerson } from '../../leads/table/narrow-rows.tsx';
import { paths } from '../../paths.ts';
import type { OpenWorkspace } from '../../session/session.queries.ts';
import { wordNumber } from '../../words/numbers.ts';

export function CompanyPeople({ workspace, company }: { workspace: OpenWorkspace; company: LeadCompany }) {
  const { workspaceId } = workspace;
  const people = useInfiniteQuery(readPages('listCompanyPeople', { params: { workspaceId, companyId: company.id }, query: { limit: 50 } }));
  return (
    <section aria-labelledby="people">
      <h2 id="people" className="flex items-baseline gap-2 px-4 pt-5 pb-2 text-16 sm:px-6">
        People <span className="font-text text-13 font-normal text-muted tabular-nums">{wordNumber(company.people)}</span>
      </h2>
      <PagedList
        pages={people}
        skeleton={
          <div className="px-4 sm:px-6">
            <SkeletonRows rows={6} label="Loading the people" />
          </div>
        }
        empty={
          <EmptyState
            title="No people yet"
            action={
              workspace.may('imports.create') &&
              !workspace.isReadOnly && (
                <Link {...paths.newImport(workspaceId)} className={buttonClass('primary')}>
                  Import people
                </Link>
              )
            }
          >
            People appear here when you add them from the company’s website, or import a file that names this company or its domain in their
            row.
          </EmptyState>
        }
      >
        {(shown) => (
          <ul aria-label="People">
            {shown.map((person) => (
              <li key={person.id} className="border-b border-hairline last:border-0">
                <Link
                  {...paths.people(workspaceId, { company: company.domain ?? company.name, lead: person.id })}
                  className="flex min-h-14 items-center px-4 py-2 text-13 no-underline hover:bg-wash sm:px-6"
                >
                  {narrowPerson(person)}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </section>
  );
}
