/** The queries about leads. Rows and counts are separate, so that rows never wait for counts. */
import type { Facet, LeadKind } from '@leadlight/contract/vocabulary';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import type { CompanyAnswer, PersonAnswer } from '../api/contract.ts';
import { queryKey, read, readPages } from '../api/queries.ts';
import { bestFirst, firstSort, type Filters, type Sort } from './lead-search.ts';

/** Three screens of rows: enough to keep scrolling while the next page loads. */
const pageSize = 100;

const pageInput = (workspaceId: string, filters: Filters, sort: Sort) => ({
  params: { workspaceId },
  body: { filters, sort, limit: pageSize, facets: [] },
});

export const personPagesQuery = (workspaceId: string, filters: Filters, sort: Sort) =>
  readPages('searchPeople', pageInput(workspaceId, filters, sort));

/** The contract refuses person filters here; parsing the URL drops them. */
export const companyPagesQuery = (workspaceId: string, filters: Filters, sort: Sort) =>
  readPages('searchCompanies', pageInput(workspaceId, filters, sort));

export const leadCountsQuery = (kind: LeadKind, workspaceId: string, filters: Filters, facets: readonly Facet[]) => {
  const name = kind === 'people' ? 'searchPeople' : 'searchCompanies';
  // Of the list: the server doesn't count what a column leaves.
  const { column: _column, ...counted } = filters;
  const input = { params: { workspaceId }, body: { filters: counted, sort: bestFirst, limit: 0, facets: [...facets] } };
  return queryOptions({
    queryKey: queryKey(name, input, 'counts'),
    queryFn: ({ signal }): Promise<PersonAnswer | CompanyAnswer> => call(name, input, { signal }),
    placeholderData: keepPreviousData,
  });
};

/**
 * The leads whose name, domain, address or LinkedIn URL is the typed text, best match first. Never those of an earlier text: Enter opens the first.
 * @param within other filters, such as a list's
 */
export const peopleNamedQuery = (workspaceId: string, text: string, limit: number, within: Filters = {}) =>
  read('searchPeople', namedInput(workspaceId, text, limit, within));
export const companiesNamedQuery = (workspaceId: string, text: string, limit: number, within: Filters = {}) =>
  read('searchCompanies', namedInput(workspaceId, text, limit, within));

function namedInput(workspaceId: string, text: string, limit: number, within: Filters) {
  const filters: Filters = { ...within, name: { include: [text.slice(0, 200)] } };
  return { params: { workspaceId }, body: { filters, sort: firstSort(filters), limit, facets: [] } };
}

export const personQuery = (workspaceId: string, personId: string) => read('readPerson', { params: { workspaceId, personId } });

export const companyQuery = (workspaceId: string, companyId: string) => read('readCompany', { params: { workspaceId, companyId } });
