/** What is asked of the leads. Rows and counts are two questions, so that the rows never wait for the counts. */
import type { Facet, LeadKind } from '@leadlight/contract/vocabulary';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import type { CompanyAnswer, LeadCompany, LeadPerson, PersonAnswer, PersonQuestion } from '../api/contract.ts';
import { queryKeys } from '../api/query-keys.ts';
import type { Filters, Sort } from './lead-search.ts';

export type LeadAnswer<K extends LeadKind> = K extends 'people' ? PersonAnswer : CompanyAnswer;
export type LeadRow<K extends LeadKind> = LeadAnswer<K>['items'][number];

/** Three screens of rows: enough to scroll on while the next are fetched. */
const pageSize = 100;

type Question = Pick<PersonQuestion, 'filters' | 'sort' | 'limit' | 'facets' | 'cursor'>;

function search<K extends LeadKind>(kind: K, workspaceId: string, body: Question, signal: AbortSignal): Promise<LeadAnswer<K>> {
  // The contract refuses filters of people where companies are asked for; the URL's reading leaves them out.
  const input = { params: { workspaceId }, body: body as never };
  return call(kind === 'people' ? 'searchPeople' : 'searchCompanies', input, { signal }) as Promise<LeadAnswer<K>>;
}

export const leadPagesQuery = <K extends LeadKind>(kind: K, workspaceId: string, filters: Filters, sort: Sort) =>
  infiniteQueryOptions({
    queryKey: queryKeys.leadPages(workspaceId, kind, { filters, sort }),
    queryFn: ({ pageParam, signal }) =>
      search(kind, workspaceId, { filters, sort, limit: pageSize, facets: [], ...(pageParam && { cursor: pageParam }) }, signal),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    // What was found before stays in sight until the new answer is there.
    placeholderData: keepPreviousData,
  });

export const leadCountsQuery = (kind: LeadKind, workspaceId: string, filters: Filters, facets: readonly Facet[]) =>
  queryOptions({
    queryKey: queryKeys.leadCounts(workspaceId, kind, { filters, facets }),
    queryFn: ({ signal }) =>
      search(kind, workspaceId, { filters, sort: { by: 'score', direction: 'descending' }, limit: 0, facets: [...facets] }, signal),
    placeholderData: keepPreviousData,
  });

export const personQuery = (workspaceId: string, personId: string) =>
  queryOptions({
    queryKey: queryKeys.lead(workspaceId, 'people', personId),
    queryFn: ({ signal }): Promise<LeadPerson> => call('readPerson', { params: { workspaceId, personId } }, { signal }),
  });

export const companyQuery = (workspaceId: string, companyId: string) =>
  queryOptions({
    queryKey: queryKeys.lead(workspaceId, 'companies', companyId),
    queryFn: ({ signal }): Promise<LeadCompany> => call('readCompany', { params: { workspaceId, companyId } }, { signal }),
  });
