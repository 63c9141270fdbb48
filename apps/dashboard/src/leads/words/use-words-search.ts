/** Reads a description and searches with its filters: they become the URL of the search. */
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import { read } from '../../api/queries.ts';
import '../../api/groups/words.ts';
import { wordFailure } from '../../api/word-failure.ts';
import { searchPath } from '../search-links.ts';
import { placesOfRegions } from './read-as-regions.ts';
import { rememberWords, searchKey, wordsOf, type KeptWords } from './kept-words.ts';

const none: readonly string[] = [];

export function useWordsSearch(workspaceId: string) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [isReading, setReading] = useState(false);
  const [failure, setFailure] = useState<string | undefined>();
  /**
   * @param staysIfUnread keeps the present screen, which shows what was not read, if nothing of the text was: its filters would be none
   * @param asTyped words to read as typed, even if they look misspelled
   * @returns what was read; null if it failed
   */
  const search = useCallback(
    async (text: string, { staysIfUnread = false, asTyped = none } = {}): Promise<KeptWords | null> => {
      setReading(true);
      setFailure(undefined);
      try {
        const { kind, filters, chips, notUnderstood, notFilterable, corrections } = await queries.query(
          read('readSearchWords', { params: { workspaceId }, body: asTyped.length > 0 ? { text, asTyped: [...asTyped] } : { text } }),
        );
        rememberWords(workspaceId, text);
        const isUnread = Object.keys(filters).length === 0 && notUnderstood.length + notFilterable.length > 0;
        if (isUnread && staysIfUnread) return { text, notUnderstood, notFilterable };
        const ofRegions = placesOfRegions(text, chips);
        const words = { text, searched: searchKey(kind, filters), notUnderstood, notFilterable, corrections, asTyped, ofRegions };
        wordsOf(workspaceId).write(words);
        const path = searchPath(workspaceId, kind, filters);
        await navigate({ ...path, search: { ...path.search, lead: undefined, sort: undefined } });
        return words;
      } catch (error) {
        setFailure(wordFailure(error).text);
        return null;
      } finally {
        setReading(false);
      }
    },
    [queries, navigate, workspaceId],
  );
  return { search, isReading, failure };
}
