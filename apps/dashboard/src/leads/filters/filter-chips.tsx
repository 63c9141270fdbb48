/** The active filters of a search, each with a button to remove it. */
import type { LeadKind } from '@leadlight/contract/vocabulary';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { columnName, wordStates } from '../../list-columns/column-words.ts';
import { listColumnsQuery } from '../../list-columns/list-columns.queries.ts';
import { importsQuery } from '../imports.queries.ts';
import { useLists, useMemberNames } from '../work.queries.ts';
import { useIndustryNames } from '../industry-names.ts';
import { choiceNames, countFilters, flagNames, isFilterOf, type FilterName, type Filters } from '../lead-search.ts';
import { filterNames, flagWords, wordValue } from '../lead-words.ts';
import { wordCounts } from '../search-links.ts';

interface Chip {
  name: FilterName | 'column';
  /** What is filtered by. */
  label?: string;
  words: string;
  isExcluded: boolean;
  without: Filters;
}

export function FilterChips({
  workspaceId,
  kind,
  filters,
  onFilters,
  listId,
}: {
  workspaceId: string;
  kind: LeadKind;
  filters: Filters;
  onFilters: (filters: Filters) => void;
  /** The list whose columns can be filtered by. */
  listId?: string;
}) {
  const industryName = useIndustryNames();
  const memberName = useMemberNames(workspaceId);
  const lists = useLists(workspaceId);
  const isOfFile = [...(filters.import?.include ?? []), ...(filters.import?.exclude ?? [])].length > 0;
  const files = useInfiniteQuery({ ...importsQuery(workspaceId), enabled: isOfFile });
  const fileNames = new Map(files.data?.pages.flatMap(({ items }) => items.map(({ id, fileName }) => [id, fileName] as const)));
  const nameOf = (name: (typeof choiceNames)[number], value: string): string => {
    if (name === 'industry') return industryName(value);
    if (name === 'owner') return memberName(value);
    if (name === 'list') return lists.data?.items.find(({ id }) => id === value)?.name ?? 'A list';
    if (name === 'import') return fileNames.get(value.replace(/:created$/, '')) ?? 'A file';
    return wordValue(name, value);
  };
  const chips: Chip[] = [];
  for (const name of choiceNames.filter((each) => isFilterOf(kind, each))) {
    for (const part of ['include', 'exclude'] as const) {
      const values = filters[name]?.[part];
      if (!values || values.length === 0) continue;
      const words = values.length <= 2 ? values.map((value) => nameOf(name, value)).join(' or ') : `${values.length} selected`;
      chips.push({ name, words, isExcluded: part === 'exclude', without: { ...filters, [name]: { ...filters[name], [part]: undefined } } });
    }
  }
  if (filters.founded)
    chips.push({ name: 'founded', words: wordRange(filters.founded), isExcluded: false, without: { ...filters, founded: undefined } });
  for (const name of ['openJobs', 'newJobs'] as const) {
    const range = filters[name];
    if (range) chips.push({ name, words: wordCounts(range), isExcluded: false, without: { ...filters, [name]: undefined } });
  }
  if (filters.verdictAgeDays)
    chips.push({
      name: 'verdictAgeDays',
      words:
        filters.verdictAgeDays.to === undefined
          ? `${filters.verdictAgeDays.from} days ago or more`
          : `in the last ${filters.verdictAgeDays.to} days`,
      isExcluded: false,
      without: { ...filters, verdictAgeDays: undefined },
    });
  for (const name of flagNames)
    if (filters[name] !== undefined && isFilterOf(kind, name))
      chips.push({
        name,
        words: (filters[name] ? flagWords[name].yes : flagWords[name].no).toLowerCase(),
        isExcluded: false,
        without: { ...filters, [name]: undefined },
      });
  const columns = useQuery({
    ...listColumnsQuery(workspaceId, listId ?? ''),
    enabled: listId !== undefined && filters.column !== undefined,
  });
  if (filters.column) {
    const column = columns.data?.items.find(({ id }) => id === filters.column?.id);
    const label = column ? columnName(kind, column) : 'Column';
    chips.push({
      name: 'column',
      label,
      words: wordStates(filters.column.states),
      isExcluded: false,
      without: { ...filters, column: undefined },
    });
  }
  if (chips.length === 0) return null;
  return (
    <ul aria-label="Active filters" className="flex min-w-0 flex-wrap items-center gap-1.5">
      {chips.map(({ name, label = nameOfChip(name), words, isExcluded, without }) => (
        <li
          key={`${name}${isExcluded}`}
          className={`flex h-6.5 max-w-60 items-center gap-1 rounded-full border pr-0.5 pl-2.5 text-12 pointer-coarse:h-10 pointer-coarse:pl-3 ${isExcluded ? 'border-ruby-text/40 text-ruby-text' : 'border-hairline bg-ground'}`}
        >
          <span className="truncate" title={words}>
            <span className={isExcluded ? '' : 'text-muted'}>{isExcluded ? `Not ${label.toLowerCase()}` : label}</span>{' '}
            <b className="font-medium">{words}</b>
          </span>
          <button
            type="button"
            aria-label={`Remove ${isExcluded ? 'the exclusion by' : 'the filter'} ${label.toLowerCase()}`}
            className="grid size-6 shrink-0 place-items-center rounded-full text-muted hover:bg-wash-strong hover:text-ink pointer-coarse:-mr-1 pointer-coarse:size-10"
            onClick={() => onFilters(without)}
          >
            <X className="size-3" aria-hidden />
          </button>
        </li>
      ))}
      {countFilters(filters) > 1 && (
        <li>
          <button
            type="button"
            className="h-6.5 rounded-full px-2 text-12 font-medium text-muted hover:text-ink pointer-coarse:h-10"
            onClick={() => onFilters({})}
          >
            Clear all
          </button>
        </li>
      )}
    </ul>
  );
}

const nameOfChip = (name: Chip['name']): string => (name === 'column' ? 'Column' : filterNames[name]);

function wordRange({ from, to }: { from?: number | undefined; to?: number | undefined }): string {
  if (from === undefined) return `until ${to}`;
  return to === undefined ? `since ${from}` : from === to ? String(from) : `${from}–${to}`;
}
