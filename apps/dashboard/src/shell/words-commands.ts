/** The last entry of the palette for a typed sentence: search in words. */
import { useNavigate } from '@tanstack/react-router';
import { Sparkles } from 'lucide-react';
import { useMemo } from 'react';
import { useWordsSearch } from '../leads/words/use-words-search.ts';
import type { OpenWorkspace } from '../session/session.queries.ts';
import { paths } from '../paths.ts';
import { wordsOf } from '../leads/words/kept-words.ts';
import type { Command } from './commands.ts';

/** One word is a name or a page; a sentence has several. */
const isSentence = (text: string): boolean => /\S\s+\S/.test(text) && text.length <= 400;

export function useWordsCommands({ workspaceId }: OpenWorkspace, text: string): readonly Command[] {
  const { search } = useWordsSearch(workspaceId);
  const navigate = useNavigate();
  const typed = text.trim();
  return useMemo(() => {
    if (!isSentence(typed)) return [];
    const run = async (): Promise<void> => {
      if (await search(typed)) return;
      // The box on the search keeps what was typed and says what failed.
      wordsOf(workspaceId).write({ text: typed, notUnderstood: [], notFilterable: [] });
      await navigate(paths.people(workspaceId));
    };
    return [{ id: 'words', group: 'Search in words', label: `Search: ${typed}`, icon: Sparkles, run: () => void run() }];
  }, [typed, search, navigate, workspaceId]);
}
