import { Pane } from '@leadlight/ui/badge';
import { Table, Td, Th } from '@leadlight/ui/table';
import { useState } from 'react';
import type { VerificationFile, VerificationRun } from '../../api/contract.ts';
import { wordCount } from '../../words/numbers.ts';
import { areComplete, targetNames, targetsOf, type RunColumn, type RunTarget } from './run-columns.ts';

interface RunColumnsProps {
  kind: VerificationRun['kind'];
  file: VerificationFile;
  columns: readonly RunColumn[];
  onChoose: (column: number, target: RunTarget | null) => void;
}

/**
 * The columns of the file, each with sample values and its meaning. Once the recognized columns suffice, only those are shown, so that the cost and the
 * button to start are in view whatever the number of columns.
 */
export function RunColumns({ kind, file, columns, onChoose }: RunColumnsProps) {
  const [isWhole, setWhole] = useState(() => !areComplete(kind, columns));
  const targetOf = (column: number): RunTarget | undefined => columns.find((each) => each.column === column)?.target;
  const shown = isWhole ? file.columns : file.columns.filter(({ column }) => targetOf(column) !== undefined);
  return (
    <>
      <Table label="Columns of the file">
        <thead>
          <tr>
            <Th>Column</Th>
            <Th className="max-sm:hidden">Examples</Th>
            <Th>Use as</Th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ column, header, samples }) => {
            const name = header ?? `Column ${column + 1}`;
            const target = targetOf(column);
            return (
              <tr key={column}>
                <Td className="max-w-52 max-sm:max-w-0">
                  <span className="flex items-center gap-2">
                    <span className={target ? 'text-emerald-text' : 'text-control'}>
                      <Pane filled={target !== undefined} />
                    </span>
                    <span className="min-w-0 font-medium break-words">
                      {name}
                      <span className="block truncate text-12 font-normal text-muted sm:hidden">{samples.find(Boolean) ?? '–'}</span>
                    </span>
                  </span>
                </Td>
                <Td className="max-w-80 truncate text-muted max-sm:hidden" title={samples.join('\n')}>
                  {samples.filter(Boolean).slice(0, 3).join(', ') || '–'}
                </Td>
                <Td className="w-56 max-sm:w-44">
                  <select
                    aria-label={`${name} is`}
                    className={`h-8 w-full rounded-small border border-control bg-card px-2 text-13 pointer-coarse:h-11 ${target ? '' : 'text-muted'}`}
                    value={target ?? ''}
                    onChange={(event) => onChoose(column, event.target.value === '' ? null : (event.target.value as RunTarget))}
                  >
                    <option value="">Keep unchanged</option>
                    {targetsOf(kind).map((each) => (
                      <option key={each} value={each}>
                        {targetNames[each]}
                      </option>
                    ))}
                  </select>
                </Td>
              </tr>
            );
          })}
        </tbody>
      </Table>
      {file.columns.length > shown.length || (isWhole && areComplete(kind, columns) && file.columns.length > columns.length) ? (
        <button
          type="button"
          aria-expanded={isWhole}
          className="mt-1.5 rounded-small px-1 py-1 text-13 font-medium text-muted hover:text-ink pointer-coarse:h-11"
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole
            ? 'Show only the columns in use'
            : `Show ${wordCount(file.columns.length - shown.length, 'other column')}, kept unchanged`}
        </button>
      ) : null}
      {!areComplete(kind, columns) && (
        <p role="status" className="mt-3 text-13 text-ruby-text">
          {kind === 'find'
            ? 'Choose which column is the company domain, and which is the name, or first and last name.'
            : 'Choose which column is the email.'}
        </p>
      )}
    </>
  );
}
