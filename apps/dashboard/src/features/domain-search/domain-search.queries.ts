/** What the workspace can already see at a domain, page by page. */
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { DomainSearch } from '../../api/contract.ts';
import { readPages } from '../../api/queries.ts';

export type DepartmentName = NonNullable<DomainSearch['departments'][number]['department']>;

const pageSize = 50;

export function useDomainSearch(workspaceId: string, domain: string | undefined, department: DepartmentName | undefined) {
  return useInfiniteQuery({
    ...readPages('searchDomain', {
      params: { workspaceId },
      query: { domain: domain ?? '', limit: pageSize, ...(department && { department }) },
    }),
    enabled: domain !== undefined,
    // Choosing a department keeps everything else; another domain starts anew.
    placeholderData: (before, query) => {
      const [, , input] = (query?.queryKey ?? []) as [string, string, { query?: { domain?: string } } | undefined];
      return input?.query?.domain === domain ? keepPreviousData(before) : undefined;
    },
  });
}

export type DomainPages = ReturnType<typeof useDomainSearch>;
