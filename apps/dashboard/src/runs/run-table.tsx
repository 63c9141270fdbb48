/** The table of the runs of one kind: what runs of every kind have in common, around the columns of this kind. */
import { Badge, type BadgeTone } from '@leadlight/ui/badge';
import { Table, Td, Th } from '@leadlight/ui/table';
import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { EnrichmentRun, ProfileRun, VerificationRun } from '../api/contract.ts';
import { Ago } from '../layout/ago.tsx';
import { wordAge } from '../words/dates.ts';
import { wordActor } from '../words/names.ts';
import { wordNumber } from '../words/numbers.ts';

type ListedRun = EnrichmentRun | ProfileRun | VerificationRun;

interface RunTableProps {
  /** The kind's own columns. */
  heads: ReactNode;
  /** A {@link RunRow} for each run. */
  children: ReactNode;
}

export function RunTable({ heads, children }: RunTableProps) {
  return (
    <Table label="Runs">
      <thead>
        <tr>
          <Th>Run</Th>
          <Th>Status</Th>
          {heads}
          <Th numeric className="max-lg:hidden">
            Credits
          </Th>
          <Th className="max-lg:hidden">By</Th>
          <Th className="max-sm:hidden">When</Th>
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </Table>
  );
}

interface RunRowProps {
  run: ListedRun;
  to: LinkProps;
  status: { tone: BadgeTone; statusName: string };
  /** Beside the name: what the run does, where a table has runs that do different things. */
  note?: string;
  /** On phones, behind how many rows are done. */
  waits?: string | undefined;
  /** The kind's own cells. */
  children: ReactNode;
}

export function RunRow({ run, to, status, note, waits, children }: RunRowProps) {
  return (
    <tr className="hover:bg-wash">
      <Td className="max-w-72 max-sm:py-2">
        <Link {...to} className="touch-target font-medium wrap-anywhere no-underline hover:underline">
          {run.name}
        </Link>
        {note && <span className="ml-2 text-12 text-muted">{note}</span>}
        <span className="block text-12 text-muted tabular-nums sm:hidden">
          {wordRows(run)}
          {waits && `, ${waits}`} · {wordAge(run.createdAt)}
        </span>
      </Td>
      <Td>
        <Badge tone={status.tone} pane>
          {status.statusName}
        </Badge>
      </Td>
      {children}
      <Td numeric className="text-muted max-lg:hidden">
        {wordNumber(run.creditsSpent)}
      </Td>
      <Td className="text-muted max-lg:hidden">{wordActor(run.startedBy)}</Td>
      <Td className="whitespace-nowrap text-muted max-sm:hidden">
        <Ago at={run.createdAt} />
      </Td>
    </tr>
  );
}

/** "120 of 500", or "500" once all are done. */
export const wordRows = ({ done, total }: Pick<ListedRun, 'done' | 'total'>): string =>
  done < total ? `${wordNumber(done)} of ${wordNumber(total)}` : wordNumber(total);
