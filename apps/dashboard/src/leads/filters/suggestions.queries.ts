import type { LeadKind } from '@leadlight/contract/vocabulary';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { InputOf } from '../../api/contract.ts';
import { read } from '../../api/queries.ts';

export type SuggestionField = InputOf<'listSuggestions'>['query']['field'];

/** Suggestions for typed text. Responses are cached, so that deleting a letter sends no request. */
export const suggestionsQuery = (workspaceId: string, kind: LeadKind, field: SuggestionField, text: string, limit: number) =>
  queryOptions({
    ...read('listSuggestions', { params: { workspaceId }, query: { kind, field, text, limit } }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
