/** One field for all filters: typed text can be a title, a company, a place, an industry or a keyword, and the user picks which. */
import type { LeadKind } from '@leadlight/contract/vocabulary';
import { Combobox } from '@leadlight/ui/combobox';
import { useQueries } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useState, type Ref } from 'react';
import { wordNumber } from '../../words/numbers.ts';
import { withChoice, type ChoiceName, type Filters } from '../lead-search.ts';
import { filterNames } from '../lead-words.ts';
import { useDebounced } from '../use-debounced.ts';
import { suggestionsQuery } from './suggestions.queries.ts';

const fieldsOf: Record<LeadKind, readonly ('title' | 'company' | 'industry' | 'country' | 'region' | 'city')[]> = {
  people: ['title', 'company', 'industry', 'country', 'region', 'city'],
  companies: ['company', 'industry', 'country', 'region', 'city'],
};

interface FindBoxProps {
  workspaceId: string;
  kind: LeadKind;
  filters: Filters;
  onFilters: (filters: Filters) => void;
  inputRef?: Ref<HTMLInputElement>;
}

export function FindBox({ workspaceId, kind, filters, onFilters, inputRef }: FindBoxProps) {
  const [text, setText] = useState('');
  const asked = useDebounced(text.trim(), 120);
  const fields = fieldsOf[kind];
  const answers = useQueries({
    queries: fields.map((field) => ({ ...suggestionsQuery(workspaceId, kind, field, asked, 4), enabled: asked.length > 1 })),
  });
  const typed = text.trim();
  const pick = (name: ChoiceName, value: string): void => {
    setText('');
    onFilters(withChoice(filters, name, value, 'include'));
  };
  const suggested =
    asked.length > 1 && typed !== ''
      ? fields.flatMap((field, index) =>
          (answers[index]?.data?.items ?? []).map(({ value, name, detail, count }) => ({
            key: `${field} ${value}`,
            group: filterNames[field],
            onPick: () => pick(field, value),
            content: (
              <>
                <span className="min-w-0 flex-1 truncate">
                  {name}
                  {detail && <span className="text-muted"> {detail}</span>}
                </span>
                <span className="text-12 text-muted tabular-nums">{wordNumber(count)}</span>
              </>
            ),
          })),
        )
      : [];
  const asIs = (name: ChoiceName) => ({
    key: `as-is ${name}`,
    group: 'As typed',
    onPick: () => pick(name, typed),
    content: (
      <span className="min-w-0 truncate">
        <span className="text-muted">{filterNames[name]}:</span> {typed}
      </span>
    ),
  });
  const items = typed === '' ? [] : [...suggested, ...(kind === 'people' ? [asIs('title')] : []), asIs('company'), asIs('keyword')];
  return (
    <Combobox
      label={`Find ${kind} by title, company, place or industry`}
      placeholder={kind === 'people' ? 'Title, company, place…' : 'Company, industry, place…'}
      icon={<Search className="size-4 shrink-0 text-muted" aria-hidden />}
      hint={
        <kbd className="rounded-small border border-hairline px-1.5 font-text text-12 text-muted pointer-coarse:hidden" aria-hidden>
          /
        </kbd>
      }
      text={text}
      onText={setText}
      items={items}
      {...(inputRef && { inputRef })}
    />
  );
}
