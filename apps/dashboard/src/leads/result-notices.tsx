/** What is said about results beside the table: values of a link that don't exist, and that nothing matches. */
import { Button } from '@leadlight/ui/button';
import type { UnknownFilterValue } from '../api/contract.ts';
import { withChoice, type Filters, type LeadKind, type LeadParams } from './lead-search.ts';
import { filterNames, wordValue } from './lead-words.ts';
import { unknownValues } from './unknown-values.ts';

interface UnknownValuesProps {
  kind: LeadKind;
  params: LeadParams;
  onForget: () => void;
}

/** Shows what the URL states and no search of this kind understands, if there is such a value. */
export function UnknownValues({ kind, params, onForget }: UnknownValuesProps) {
  const values = unknownValues(kind, params);
  if (values.length === 0) return null;
  return (
    <div role="alert" className="mx-3 mb-2.5 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-control bg-amber/10 px-3 py-1.5 text-13">
      <p className="min-w-0 flex-1 basis-60 wrap-anywhere">
        This link contains values that don’t exist, so they don’t restrict the results: <b>{values.slice(0, 5).join(', ')}</b>
        {values.length > 5 && ` and ${values.length - 5} more`}
      </p>
      <Button size="small" onClick={onForget}>
        Remove from the link
      </Button>
    </div>
  );
}

interface NoSuchValuesProps {
  values: readonly UnknownFilterValue[];
  filters: Filters;
  onFilters: (filters: Filters) => void;
}

/** Shows filter values that no lead can have. They come from a link, a saved search or a list's filters. Without this notice, "0 people" would look like a fact about the leads. */
export function NoSuchValues({ values, filters, onFilters }: NoSuchValuesProps) {
  const meant = values.filter((each) => each.meant !== null);
  const replaced = (by: (each: UnknownFilterValue) => string | null): Filters =>
    values.reduce((all, each) => withMeant(all, each, by(each)), filters);
  return (
    <div role="alert" className="mx-3 mb-2.5 flex flex-wrap items-center gap-x-3 gap-y-1.5 rounded-control bg-amber/10 px-3 py-1.5 text-13">
      <p className="min-w-0 flex-1 basis-60 wrap-anywhere">
        {values.length === 1
          ? 'This filter value doesn’t exist, so no lead has it: '
          : 'These filter values don’t exist, so no lead has them: '}
        <b>
          {values
            .slice(0, 5)
            .map(({ filter, value }) => `${filterNames[filter].toLowerCase()} “${value}”`)
            .join(', ')}
        </b>
        {values.length > 5 && ` and ${values.length - 5} more`}
      </p>
      {meant.length > 0 && (
        <Button size="small" onClick={() => onFilters(replaced((each) => each.meant))}>
          {meant.length === 1 ? `Use ${meant[0] ? wordValue(meant[0].filter, meant[0].meant ?? '') : ''}` : 'Use suggested values'}
        </Button>
      )}
      <Button size="small" onClick={() => onFilters(replaced(() => null))}>
        Remove {values.length === 1 ? 'it' : 'them'}
      </Button>
    </div>
  );
}

/** Replaces an unknown value of the filters with the one that was meant, or removes it. */
function withMeant(filters: Filters, { filter, value }: UnknownFilterValue, meant: string | null): Filters {
  const part = filters[filter]?.exclude?.includes(value) ? 'exclude' : 'include';
  const without = withChoice(filters, filter, value, null);
  return meant === null ? without : withChoice(without, filter, meant, part);
}

export function NoMatches({ noun, isByEmail, onClear }: { noun: string; isByEmail: boolean; onClear: () => void }) {
  return (
    <div className="grid justify-items-center px-4 py-16 text-center">
      <p className="font-heading text-16 font-bold tracking-tight">No {noun} match these filters</p>
      <p className="mt-1.5 max-w-sm text-14 text-pretty text-muted">
        {isByEmail
          ? 'A search by email finds only people who are yours or revealed, because other people’s emails are masked. Try a name or a company’s domain.'
          : 'Remove a filter, or clear all of them to start over. The counts next to the filters show how many leads match each value.'}
      </p>
      <Button className="mt-5" onClick={onClear}>
        Clear all filters
      </Button>
    </div>
  );
}
