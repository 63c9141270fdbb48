import type { LeadKind } from '@leadlight/contract/vocabulary';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import type { InputOf } from '../../api/contract.ts';
import { queryKeys } from '../../api/query-keys.ts';

export type SuggestionField = InputOf<'listSuggestions'>['query']['field'];

/** What could be meant by a beginning. Answers are kept: going back a letter asks nothing. */
export const suggestionsQuery = (workspaceId: string, kind: LeadKind, field: SuggestionField, text: string, limit: number) =>
  queryOptions({
    queryKey: queryKeys.suggestions(workspaceId, { kind, field, text, limit }),
    queryFn: ({ signal }) => call('listSuggestions', { params: { workspaceId }, query: { kind, field, text, limit } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
