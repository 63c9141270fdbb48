import { Button } from '@leadlight/ui/button';
import { Input, Select } from '@leadlight/ui/field';
import { X } from 'lucide-react';
import type { EntryKind } from '../../api/contract.ts';
import { kindNames } from '../../words/credit-names.ts';
import { entryKinds, type CreditsSearch } from './credits.search.ts';

/** The filters of the ledger; their state is in the URL. */
export function LedgerFilters({ search, onChange }: { search: CreditsSearch; onChange: (search: CreditsSearch) => void }) {
  const change = (part: { [K in 'kind' | 'from' | 'until']?: CreditsSearch[K] | undefined }): void => {
    onChange({ ...search, ...part });
  };
  const isFiltered = Boolean(search.kind || search.from || search.until);
  return (
    <>
      <Select
        size="dense"
        aria-label="Kind"
        className="max-sm:flex-1"
        value={search.kind?.join(',') ?? ''}
        onChange={(event) => change({ kind: event.target.value ? (event.target.value.split(',') as EntryKind[]) : undefined })}
      >
        <option value="">All kinds</option>
        <option value="trial,grant">Credits added</option>
        {entryKinds.map((kind) => (
          <option key={kind} value={kind}>
            {kindNames[kind]}
          </option>
        ))}
        {/* Several kinds are possible only in an edited or shared URL. */}
        {search.kind && search.kind.length > 1 && search.kind.join(',') !== 'trial,grant' && (
          <option value={search.kind.join(',')}>{search.kind.map((kind) => kindNames[kind]).join(', ')}</option>
        )}
      </Select>
      <label className="flex items-center gap-1.5 text-13 text-muted max-sm:order-1 max-sm:flex-1">
        From
        <Input
          type="date"
          size="compact"
          className="max-sm:min-w-0 max-sm:flex-1"
          value={search.from ?? ''}
          max={search.until}
          onChange={(event) => change({ from: event.target.value || undefined })}
        />
      </label>
      <label className="flex items-center gap-1.5 text-13 text-muted max-sm:order-1 max-sm:flex-1">
        Until
        <Input
          type="date"
          size="compact"
          className="max-sm:min-w-0 max-sm:flex-1"
          value={search.until ?? ''}
          min={search.from}
          onChange={(event) => change({ until: event.target.value || undefined })}
        />
      </label>
      {isFiltered && (
        <Button tone="quiet" onClick={() => change({ kind: undefined, from: undefined, until: undefined })}>
          <X aria-hidden />
          Clear
        </Button>
      )}
    </>
  );
}
