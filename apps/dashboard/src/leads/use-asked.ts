import { useMemo } from 'react';
import { filtersOf, firstSort, readLeadParams, readSort, type Filters, type LeadKind, type LeadParams } from './lead-search.ts';

/** What the URL and the screen ask for. */
export function useAsked(kind: LeadKind, given: LeadParams, { fixed, listId }: { fixed: Filters | undefined; listId: string | undefined }) {
  const params = useMemo(() => readLeadParams(kind, given), [kind, given]);
  const filters = useMemo((): Filters => {
    const read = filtersOf(kind, params);
    // Columns belong to lists.
    return listId === undefined ? { ...read, column: undefined } : read;
  }, [kind, params, listId]);
  return {
    params,
    filters,
    asked: useMemo(() => ({ ...filters, ...fixed }), [filters, fixed]),
    sort: useMemo(() => readSort(params.sort, firstSort(filters)), [params.sort, filters]),
  };
}
