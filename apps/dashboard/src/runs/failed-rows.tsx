import { Table, Td, Th } from '@leadlight/ui/table';
import type { ReactNode } from 'react';
import { wordNumber } from '../words/numbers.ts';

export interface FailedRow {
  row: number;
  /** The column that the reason concerns. */
  field: string | null;
  reason: string;
  /** The cells of the row, as in the file. */
  cells: readonly string[];
}

interface FailedRowsProps {
  title: string;
  /** The number of all failed rows; only the first are listed. */
  count: number;
  rows: readonly FailedRow[] | undefined;
  /** What the user can do about them. */
  advice: string;
  /** A link to all of them as a file. */
  download: ReactNode;
}

/** The failed rows of a run, each with its reason. */
export function FailedRows({ title, count, rows, advice, download }: FailedRowsProps) {
  if (count === 0) return null;
  return (
    <section aria-labelledby="failed-rows" className="mt-8">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="failed-rows" className="scroll-mt-20 text-16">
          {title} <span className="font-text text-13 font-normal text-muted tabular-nums">{wordNumber(count)}</span>
        </h2>
        {download}
      </div>
      <p className="mt-1 text-13 text-muted">{advice}</p>
      {rows && (
        <div className="mt-2">
          <Table label={title}>
            <thead>
              <tr>
                <Th numeric>Row</Th>
                <Th>Reason</Th>
                <Th className="max-sm:hidden">In the file</Th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ row, field, reason, cells }) => (
                <tr key={`${row} ${field} ${reason}`}>
                  <Td numeric className="w-16 text-muted">
                    {wordNumber(row)}
                  </Td>
                  <Td className="max-w-80">
                    {field && <span className="text-muted">{field}: </span>}
                    {reason}
                  </Td>
                  <Td className="max-w-60 py-1.5 text-muted max-sm:hidden">
                    <span className="line-clamp-3 wrap-anywhere">{cells.filter(Boolean).join(', ')}</span>
                  </Td>
                </tr>
              ))}
            </tbody>
          </Table>
        </div>
      )}
    </section>
  );
}
