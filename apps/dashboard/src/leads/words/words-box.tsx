/** The field for a description in words, and what was not read of the last one. Its filters are those of the search, which has its own chips. */
import { Button, IconButton } from '@leadlight/ui/button';
import { deferred } from '@leadlight/ui/deferred';
import { Input } from '@leadlight/ui/field';
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useId, useState } from 'react';
import '../../api/groups/words.ts';
import { read } from '../../api/queries.ts';
import type { OpenWorkspace } from '../../session/session.queries.ts';
import { useKept } from '../../store/kept.ts';
import type { LeadParams } from '../lead-search.ts';
import { isAbout } from './is-about.ts';
import { noWords, recentWords, wordsOf } from './kept-words.ts';
import { placesOfRegions } from './read-as-regions.ts';
import { useWordsSearch } from './use-words-search.ts';

const WordsSuggestions = deferred(() => import('./words-suggestions.tsx').then((module) => module.WordsSuggestions));

const WordsCorrections = deferred(() => import('./words-corrections.tsx').then((module) => module.WordsCorrections));

interface WordsBoxProps {
  workspace: OpenWorkspace;
  /** Of the search on this screen, if it has one: a sentence about another search is not shown. */
  params?: LeadParams;
}

export function WordsBox({ workspace, params }: WordsBoxProps) {
  const { workspaceId } = workspace;
  const [last, setWords] = useKept(wordsOf(workspaceId), noWords);
  const words = isAbout(last, params) ? last : noWords;
  const [typed, setTyped] = useState<string>();
  const text = typed ?? words.text;
  const { search, isReading, failure } = useWordsSearch(workspaceId);
  const saved = useQuery({
    ...read('readSearchWords', { params: { workspaceId }, body: { text: words.text } }),
    enabled: words.isSaved === true && words.text !== '',
  });
  const again = words.isSaved ? saved.data : undefined;
  const { notUnderstood, notFilterable } = again ?? words;
  const ofRegions = again ? placesOfRegions(words.text, again.chips) : (words.ofRegions ?? []);
  const dismiss = (dismissed: 'notUnderstood' | 'notFilterable'): void =>
    setWords({ ...words, notUnderstood, notFilterable, ofRegions, isSaved: false, [dismissed]: [] });
  const id = useId();
  const submit = async (sentence = text.trim(), asTyped?: readonly string[]): Promise<void> => {
    if (sentence === '' || isReading) return;
    const found = await search(sentence, { staysIfUnread: true, asTyped });
    if (!found) return;
    setWords(found);
    setTyped(undefined);
  };
  return (
    <div className="border-b border-hairline px-3 py-2">
      <form
        role="search"
        aria-label="Search in words"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
        className="flex max-w-4xl items-center gap-2"
      >
        <label htmlFor={id} className="sr-only">
          Describe who you are looking for
        </label>
        <Input
          id={id}
          enterKeyHint="search"
          autoComplete="off"
          list={`${id}-recent`}
          maxLength={400}
          placeholder="Describe who you are looking for"
          className="min-w-0 flex-1"
          value={text}
          aria-describedby={`${id}-unmet`}
          onChange={(event) => setTyped(event.target.value)}
        />
        <datalist id={`${id}-recent`}>
          {recentWords(workspaceId).map((recent) => (
            <option key={recent} value={recent} aria-label={recent} />
          ))}
        </datalist>
        <Button type="submit" pending={isReading} pendingLabel="Reading…">
          Search
        </Button>
      </form>
      <div id={`${id}-unmet`} role="status" className="max-w-4xl text-13 empty:hidden">
        {failure !== undefined && <p className="mt-2 text-ruby-text">{failure}</p>}
        {ofRegions.map(({ place, regions }) => (
          <p key={place} className="mt-1.5 px-3 text-12 text-muted wrap-anywhere">
            Read “{place}” as its {regions} regions. Leads whose region is unknown aren’t found.
          </p>
        ))}
        <Unmet title="Not understood" parts={notUnderstood} onDismiss={() => dismiss('notUnderstood')} />
        <Unmet title="Can’t be filtered" parts={notFilterable} onDismiss={() => dismiss('notFilterable')} />
      </div>
      {words.corrections?.length ? (
        <WordsCorrections corrections={words.corrections} onUndo={(word) => void submit(words.text, [...(words.asTyped ?? []), word])} />
      ) : null}
      {notUnderstood.length + notFilterable.length > 0 && <WordsSuggestions workspace={workspace} text={words.text} />}
    </div>
  );
}

/** Parts of the description that restrict nothing, until they are dismissed. */
function Unmet({ title, parts, onDismiss }: { title: string; parts: readonly string[]; onDismiss: () => void }) {
  if (parts.length === 0) return null;
  return (
    <div className="mt-1.5 flex items-center gap-2 rounded-control bg-amber/10 py-0.5 pr-0.5 pl-3">
      <p className="min-w-0 flex-1 wrap-anywhere">
        {title}: <b>{parts.join(', ')}</b>
      </p>
      <IconButton label={`Dismiss “${title}”`} icon={<X aria-hidden />} onClick={onDismiss} />
    </div>
  );
}
