/**
 * One field for everything: typed text can be the name, email, domain or LinkedIn URL of a lead, which opens, or a title, company, place,
 * industry or keyword to filter by, and the user picks which.
 */
import type { LeadKind } from '@leadlight/contract/vocabulary';
import { Combobox } from '@leadlight/ui/combobox';
import { useQueries, useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useState, type Ref } from 'react';
import { wordNumber } from '../../words/numbers.ts';
import { withChoice, type ChoiceName, type Filters } from '../lead-search.ts';
import { filterNames } from '../lead-words.ts';
import { companiesNamedQuery, peopleNamedQuery } from '../leads.queries.ts';
import { LeadOption } from './lead-option.tsx';
import { useDebounced } from '../use-debounced.ts';
import { suggestionsQuery } from './suggestions.queries.ts';

const fieldsOf: Record<
  LeadKind,
  readonly ('title' | 'company' | 'industry' | 'companyStatus' | 'technology' | 'country' | 'region' | 'city')[]
> = {
  people: ['title', 'company', 'industry', 'companyStatus', 'technology', 'country', 'region', 'city'],
  companies: ['company', 'industry', 'companyStatus', 'technology', 'country', 'region', 'city'],
};

interface FindBoxProps {
  workspaceId: string;
  kind: LeadKind;
  filters: Filters;
  onFilters: (filters: Filters) => void;
  /** Opens a lead. */
  onOpen: (id: string) => void;
  /** Filters that the screen sets itself, such as a list's. */
  fixed?: Filters | undefined;
  inputRef?: Ref<HTMLInputElement>;
}

export function FindBox({ workspaceId, kind, filters, onFilters, onOpen, fixed, inputRef }: FindBoxProps) {
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
  const isAsked = asked.length > 1;
  const people = useQuery({ ...peopleNamedQuery(workspaceId, asked, 4, fixed), enabled: isAsked && kind === 'people' });
  const companies = useQuery({ ...companiesNamedQuery(workspaceId, asked, 4, fixed), enabled: isAsked && kind === 'companies' });
  const named = (kind === 'people' ? people.data?.items : companies.data?.items) ?? [];
  const matches =
    isAsked && asked === typed
      ? named.map((lead) => ({
          key: `lead ${lead.id}`,
          group: kind === 'people' ? 'People' : 'Companies',
          onPick: () => {
            setText('');
            onOpen(lead.id);
          },
          content: <LeadOption lead={lead} />,
        }))
      : [];
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
        <span className="text-muted">{name === 'name' && kind === 'people' ? 'Name or email' : filterNames[name]}:</span> {typed}
      </span>
    ),
  });
  const isAddress = typed.includes('@') || /linkedin\.com\//i.test(typed);
  // A domain isn't a title: the filter by name finds it, too.
  const isTitle = kind === 'people' && !/^\S+\.[a-z]{2,}(?:\/\S*)?$/i.test(typed);
  const free: ChoiceName[] = isAddress ? ['name'] : [...(isTitle ? (['title'] as const) : []), 'name', 'company', 'keyword'];
  const items = typed === '' ? [] : [...matches, ...(isAddress ? [] : suggested), ...free.map(asIs)];
  return (
    <Combobox
      label={
        kind === 'people' ? 'Find people by name, email, title, company or place' : 'Find companies by name, domain, industry or place'
      }
      placeholder={kind === 'people' ? 'Name, email, title…' : 'Name, domain, place…'}
      icon={<Search className="size-4 shrink-0 text-muted" aria-hidden />}
      hint={
        <kbd className="rounded-small border border-hairline px-1.5 font-text text-12 text-muted pointer-coarse:hidden" aria-hidden>
          /
        </kbd>
      }
      text={text}
      onText={setText}
      items={items}
      isPending={typed.length > 1 && (asked !== typed || [...answers, people, companies].some((answer) => answer.isFetching))}
      {...(inputRef && { inputRef })}
    />
  );
}
