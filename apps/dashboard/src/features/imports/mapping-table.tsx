import { Pane } from '@leadlight/ui/badge';
import { Table, Td, Th } from '@leadlight/ui/table';
import type { ImportPreview } from '../../api/contract.ts';
import { wordCount } from '../../words/numbers.ts';

const groupNames = { person: 'Person', company: 'Company', place: 'Place', lead: 'Your work with the lead' };

/** Rows whose values are tried before the import (ImportColumn.invalid). */
const checkedRows = 200;

/** The columns of the file, each with sample values and its target field. */
export function MappingTable({
  preview: { columns, targets, joinedRows },
  onChoose,
}: {
  preview: ImportPreview;
  onChoose: (column: number, target: string | null) => void;
}) {
  const known = columns.filter(({ target }) => target !== null && target !== 'skip').length;
  const isPart = joinedRows.checked > checkedRows;
  const skipped = columns.filter(({ target }) => target === 'skip').length;
  return (
    <section aria-labelledby="columns" className="px-4 sm:px-6">
      <h2 id="columns" className="flex items-baseline gap-2 text-16">
        Columns
        <span className="font-text text-13 font-normal text-muted tabular-nums">
          {known} of {columns.length} recognized{known + skipped < columns.length && '; the others are kept as extra fields'}
          {skipped > 0 && `; ${skipped} not imported`}
        </span>
      </h2>
      <div className="mt-2">
        <Table label="Columns of the file">
          <thead>
            <tr>
              <Th>Column</Th>
              <Th className="max-sm:hidden">Examples</Th>
              <Th>Field</Th>
            </tr>
          </thead>
          <tbody>
            {columns.map(({ column, header, target, isGuess, samples, invalid }) => (
              <tr key={column}>
                <Td isDense className="max-w-52 py-1 max-sm:max-w-0">
                  <span className="flex items-center gap-2">
                    <span className={target === null || target === 'skip' ? 'text-control' : 'text-emerald-text'}>
                      <Pane filled={target !== null && target !== 'skip' && !isGuess} />
                    </span>
                    <span className="min-w-0 font-medium break-words">
                      {header ?? `Column ${column + 1}`}
                      <span className="block truncate text-12 font-normal text-muted sm:hidden">{samples.find(Boolean) ?? '–'}</span>
                      {invalid > 0 && (
                        <span className="block text-12 font-normal text-ruby-text">
                          {wordCount(invalid, 'value')} can’t be read{isPart && ` in the first ${checkedRows} rows`}
                        </span>
                      )}
                    </span>
                  </span>
                </Td>
                <Td isDense className="max-w-80 truncate text-muted max-sm:hidden" title={samples.join('\n')}>
                  {samples.filter(Boolean).slice(0, 3).join(', ') || '–'}
                </Td>
                <Td isDense className="w-64 max-sm:w-44">
                  <select
                    aria-label={`${header ?? `Column ${column + 1}`} becomes`}
                    className={`h-7 w-full rounded-small border border-control bg-card px-1.5 text-13 pointer-coarse:my-1 pointer-coarse:h-10 ${target === null ? 'text-muted' : ''}`}
                    value={target ?? ''}
                    onChange={(event) => onChoose(column, event.target.value === '' ? null : event.target.value)}
                  >
                    <option value="">Keep as extra field</option>
                    <option value="skip">Don’t import</option>
                    {(['person', 'company', 'place', 'lead'] as const).map((group) => (
                      <optgroup key={group} label={groupNames[group]}>
                        {targets
                          .filter((each) => each.group === group)
                          .map(({ id, name }) => (
                            <option key={id} value={id}>
                              {name}
                            </option>
                          ))}
                      </optgroup>
                    ))}
                  </select>
                </Td>
              </tr>
            ))}
          </tbody>
        </Table>
      </div>
    </section>
  );
}
