/** The text field of one filter: suggests values with their counts, and accepts free text if the filter does. */
import type { LeadKind } from '@leadlight/contract/vocabulary';
import { Combobox } from '@leadlight/ui/combobox';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { wordNumber } from '../../words/numbers.ts';
import { useDebounced } from '../use-debounced.ts';
import { suggestionsQuery, type SuggestionField } from './suggestions.queries.ts';

interface ValueBoxProps {
  workspaceId: string;
  kind: LeadKind;
  /** The facet whose values are suggested; absent for free text. */
  field: SuggestionField | undefined;
  label: string;
  placeholder: string;
  /** Whether typed text is accepted as it is. */
  isFree: boolean;
  onPick: (value: string, name: string) => void;
}

export function ValueBox({ workspaceId, kind, field, label, placeholder, isFree, onPick }: ValueBoxProps) {
  const [text, setText] = useState('');
  const typed = text.trim();
  const asked = useDebounced(typed, 120);
  const { data, isFetching } = useQuery({
    ...suggestionsQuery(workspaceId, kind, field ?? 'title', asked, 8),
    enabled: field !== undefined && typed !== '',
  });
  const pick = (value: string, name: string): void => {
    setText('');
    onPick(value, name);
  };
  const suggested = typed === '' || !field ? [] : (data?.items ?? []);
  const items = [
    ...(isFree && typed !== '' && !suggested.some(({ name }) => name.toLowerCase() === typed.toLowerCase())
      ? [
          {
            key: 'as typed',
            onPick: () => pick(typed, typed),
            content: (
              <span className="min-w-0 truncate">
                {typed} <span className="text-muted">as typed</span>
              </span>
            ),
          },
        ]
      : []),
    ...suggested.map(({ value, name, detail, count }) => ({
      key: value,
      onPick: () => pick(value, name),
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
  ];
  return (
    <Combobox
      label={label}
      placeholder={placeholder}
      text={text}
      onText={setText}
      items={items}
      isPending={field !== undefined && typed !== '' && (asked !== typed || isFetching)}
      emptyText={typed !== '' && asked === typed && data ? 'No matches.' : undefined}
      className="mb-1"
    />
  );
}
