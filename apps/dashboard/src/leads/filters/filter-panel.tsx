/** The filters of a search: each open section counts its values, which can be included or excluded. Their state is in the URL. */
import { companySizes, companyStatuses, seniorities, type Facet, type LeadKind } from '@leadlight/contract/vocabulary';
import { Button } from '@leadlight/ui/button';
import { deferred } from '@leadlight/ui/deferred';
import { useQuery } from '@tanstack/react-query';
import { useState, type Ref } from 'react';
import { wordFailure } from '../../api/word-failure.ts';
import { choiceNames, isFilterOf, withChoice, type ChoiceName, type FilterName, type Filters, type FlagName } from '../lead-search.ts';
import { leadNouns } from '../lead-nouns.ts';
import { filterNames, flagWords, wordValue } from '../lead-words.ts';
import { leadCountsQuery } from '../leads.queries.ts';
import { FacetValues } from './facet-values.tsx';
import { FilterSection } from './filter-section.tsx';
import { FindBox } from './find-box.tsx';
import { useOpenSections } from './open-sections.ts';
import type { SuggestionField } from './suggestions.queries.ts';
import { ValueBox } from './value-box.tsx';

// Of sections that are closed at first.
const FlagChoice = deferred(() => import('./flag-choice.tsx').then((module) => module.FlagChoice));
const JobFields = deferred(() => import('./job-fields.tsx').then((module) => module.JobFields));
const ImportValues = deferred(() => import('./import-values.tsx').then((module) => module.ImportValues));
const RangeFields = deferred(() => import('./range-fields.tsx').then((module) => module.RangeFields));

interface FilterPanelProps {
  workspaceId: string;
  kind: LeadKind;
  filters: Filters;
  onFilters: (filters: Filters) => void;
  /** Opens a lead. */
  onOpen: (id: string) => void;
  /** Filters that the screen sets itself and doesn't show, such as a list's. */
  fixed?: Filters;
  findBox?: Ref<HTMLInputElement>;
}

const groups: readonly { name: string; filters: readonly FilterName[] }[] = [
  { name: 'Person', filters: ['title', 'seniority', 'department'] },
  { name: 'Company', filters: ['industry', 'size', 'company', 'founded', 'companyStatus'] },
  { name: 'Technology and jobs', filters: ['technology', 'mailProvider', 'openJobs', 'hiringIn'] },
  { name: 'Place', filters: ['country', 'region', 'city'] },
  { name: 'Contact', filters: ['hasEmail', 'verdict', 'hasPhone', 'revealed'] },
  { name: 'Your work', filters: ['list', 'stage', 'owner', 'tag'] },
  { name: 'Origin', filters: ['name', 'keyword', 'source', 'import', 'own', 'sample'] },
];
/** Filters whose values are counted. */
const facetNames: ReadonlySet<FilterName> = new Set([
  'seniority',
  'department',
  'industry',
  'size',
  'companyStatus',
  'technology',
  'hiringIn',
  'mailProvider',
  'country',
  'region',
  'city',
  'verdict',
  'hasEmail',
  'hasPhone',
  'revealed',
  'source',
  'list',
  'own',
  'sample',
  'stage',
  'owner',
  'tag',
]);
const boxes: Partial<Record<ChoiceName, { field?: SuggestionField; placeholder: string; isFree: boolean }>> = {
  title: { field: 'title', placeholder: 'VP Sales, Head of…', isFree: true },
  company: { field: 'company', placeholder: 'Name or domain', isFree: true },
  name: { placeholder: 'Name, email or URL', isFree: true },
  keyword: { placeholder: 'A word, then Enter', isFree: true },
  industry: { field: 'industry', placeholder: 'Find an industry', isFree: false },
  technology: { field: 'technology', placeholder: 'WordPress, Salesforce…', isFree: false },
  country: { field: 'country', placeholder: 'Find a country', isFree: false },
  region: { field: 'region', placeholder: 'Find a region', isFree: false },
  city: { field: 'city', placeholder: 'Find a city', isFree: false },
  tag: { field: 'tag', placeholder: 'Find a tag', isFree: false },
};
const hints: Partial<Record<FilterName, string>> = {
  title: 'Includes other spellings and languages: “VP Sales” also finds “Vice President, Sales”.',
  name: 'Also finds a domain, a LinkedIn URL, or the email of a person who is yours or revealed.',
  keyword: 'Searches name, title, company, tags and description, but not contact details.',
};
/** Shown in the order of the vocabulary instead of by count, because they form a scale. */
const scales: Partial<Record<FilterName, readonly string[]>> = {
  size: companySizes,
  companyStatus: companyStatuses,
  seniority: seniorities,
};

export function FilterPanel({ workspaceId, kind, filters, onFilters, onOpen, fixed, findBox }: FilterPanelProps) {
  const [open, setOpen] = useOpenSections(kind);
  const facets = [...facetNames].filter((name) => open.has(name) && isFilterOf(kind, name)) as Facet[];
  const counts = useQuery({ ...leadCountsQuery(kind, workspaceId, { ...filters, ...fixed }, facets), enabled: facets.length > 0 });
  const isUncounted = counts.isError && !counts.data;
  // Keeps the names that the server sent, also while new counts are loading.
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  const fresh = Object.entries(counts.data?.counts ?? {}).flatMap(([facet, values]) =>
    (values ?? []).map(({ value, name }): [string, string] => [`${facet} ${value}`, name]),
  );
  if (fresh.some(([key, name]) => names.get(key) !== name)) setNames(new Map([...names, ...fresh]));
  const learn = (name: ChoiceName, value: string, words: string): void => setNames(new Map([...names, [`${name} ${value}`, words]]));
  const nameOf = (name: ChoiceName) => (value: string) => names.get(`${name} ${value}`) ?? wordValue(name, value);
  const choose = (name: ChoiceName, value: string, as: 'include' | 'exclude' | null): void =>
    onFilters(withChoice(filters, name, value, as));

  function content(name: FilterName) {
    if (name === 'founded')
      return <RangeFields value={filters.founded} from="After" to="Before" onChange={(founded) => onFilters({ ...filters, founded })} />;
    if (name === 'openJobs')
      return <JobFields openJobs={filters.openJobs} newJobs={filters.newJobs} onChange={(jobs) => onFilters({ ...filters, ...jobs })} />;
    if (isFlag(name))
      return (
        <FlagChoice
          name={filterNames[name]}
          words={flagWords[name]}
          value={filters[name]}
          counts={counts.data?.counts[name as Facet]}
          onChange={(value) => onFilters({ ...filters, [name]: value })}
        />
      );
    if (!isChoice(name)) return null;
    if (name === 'import')
      return <ImportValues workspaceId={workspaceId} choice={filters.import} onChange={(value, as) => choose('import', value, as)} />;
    const box = boxes[name];
    return (
      <>
        {box && (
          <ValueBox
            workspaceId={workspaceId}
            kind={kind}
            field={box.field}
            label={filterNames[name]}
            placeholder={box.placeholder}
            isFree={box.isFree}
            onPick={(value, words) => {
              learn(name, value, words);
              choose(name, value, 'include');
            }}
          />
        )}
        {((facetNames.has(name) && !isUncounted) || hasChoice(filters, name)) && (
          <FacetValues
            label={filterNames[name]}
            values={facetNames.has(name) && !isUncounted ? inOrder(name, counts.data?.counts[name as Facet]) : []}
            choice={filters[name]}
            nameOf={nameOf(name)}
            onChange={(value, as) => choose(name, value, as)}
            {...(scales[name] && { few: 12 })}
          />
        )}
        {hints[name] && !hasChoice(filters, name) && <p className="px-1 text-12 text-muted">{hints[name]}</p>}
        {name === 'verdict' && (
          <AgeChoice
            days={filters.verdictAgeDays?.to}
            onChange={(days) => onFilters({ ...filters, verdictAgeDays: days === undefined ? undefined : { from: 0, to: days } })}
          />
        )}
      </>
    );
  }

  return (
    <div className="px-3 pb-6">
      <div className="sticky top-0 z-20 bg-card py-3">
        <FindBox
          workspaceId={workspaceId}
          kind={kind}
          filters={filters}
          onFilters={onFilters}
          onOpen={onOpen}
          fixed={fixed}
          {...(findBox && { inputRef: findBox })}
        />
      </div>
      {isUncounted && (
        <div role="alert" className="mb-2 flex flex-col items-start gap-1.5 rounded-control bg-wash px-3 py-2 text-13">
          <p className="text-muted">Counts couldn’t be loaded. {wordFailure(counts.error).text}</p>
          <Button size="small" onClick={() => void counts.refetch()}>
            Try again
          </Button>
        </div>
      )}
      {groups.map((group) => {
        const own = group.filters.filter((name) => isFilterOf(kind, name) && !(fixed && name in fixed));
        if (own.length === 0) return null;
        return (
          <div key={group.name} role="group" aria-label={group.name} className="border-b border-hairline last:border-0">
            {own.map((name) => (
              <FilterSection
                key={name}
                name={name === 'keyword' ? `${filterNames.keyword} in ${leadNouns[kind].many}` : filterNames[name]}
                isOpen={open.has(name)}
                onOpen={(isOpen) => setOpen(name, isOpen)}
                count={setIn(filters, name)}
                onClear={() => onFilters({ ...filters, [name]: undefined, ...alsoCleared[name] })}
              >
                {content(name)}
              </FilterSection>
            ))}
          </div>
        );
      })}
    </div>
  );
}

/** Filters that a section shows besides its own. */
const alsoCleared: Partial<Record<FilterName, Filters>> = { verdict: { verdictAgeDays: undefined }, openJobs: { newJobs: undefined } };
const isFlag = (name: FilterName): name is FlagName => name in flagWords;
const isChoice = (name: FilterName): name is ChoiceName => (choiceNames as readonly string[]).includes(name);
const hasChoice = (filters: Filters, name: ChoiceName): boolean => setIn(filters, name) > 0;

function setIn(filters: Filters, name: FilterName): number {
  if (name === 'verdict') return count(filters.verdict) + (filters.verdictAgeDays ? 1 : 0);
  if (name === 'openJobs') return (filters.openJobs ? 1 : 0) + (filters.newJobs ? 1 : 0);
  return isChoice(name) ? count(filters[name]) : filters[name] === undefined ? 0 : 1;
}
const count = (choice: { include?: readonly string[] | undefined; exclude?: readonly string[] | undefined } | undefined): number =>
  (choice?.include?.length ?? 0) + (choice?.exclude?.length ?? 0);

function inOrder<T extends { value: string }>(name: FilterName, values: readonly T[] | undefined): readonly T[] | undefined {
  const scale = scales[name];
  return scale && values ? values.toSorted((a, b) => scale.indexOf(a.value) - scale.indexOf(b.value)) : values;
}

function AgeChoice({ days, onChange }: { days: number | undefined; onChange: (days: number | undefined) => void }) {
  return (
    <label className="mt-1 flex items-center gap-2 px-1 text-13 text-muted">
      Checked
      <select
        className="h-7 min-w-0 flex-1 rounded-small border border-control bg-card px-1.5 text-13 text-ink pointer-coarse:h-10"
        value={days ?? ''}
        onChange={(event) => onChange(event.target.value === '' ? undefined : Number(event.target.value))}
      >
        <option value="">at any time</option>
        {[7, 30, 90].map((each) => (
          <option key={each} value={each}>
            in the last {each} days
          </option>
        ))}
        {days !== undefined && ![7, 30, 90].includes(days) && <option value={days}>in the last {days} days</option>}
      </select>
    </label>
  );
}
