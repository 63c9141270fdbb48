/**
 * The results of a run as CSV, read and written as fast as its reader takes them. A file is returned as it was, with its own order and delimiter, and with our
 * columns after its last one; so there is no download without the file.
 */
import { inWorkspace, type Database } from '@leadlight/db/platform';
import { listRunRows, type RunRow, type VerificationFile, type VerificationRun } from '@leadlight/db/verification';
import { csvRow } from '@leadlight/leads';
import { confidenceAt, explainReason } from '@leadlight/verification';
import { byteOrderMark } from '../http/csv.ts';
import { isBlank, rowsOfList } from './list-file.ts';

export interface Results {
  readonly db: Database;
  readonly workspaceId: string;
  readonly run: VerificationRun;
  /** Only rows with this verdict. */
  readonly verdict: string | undefined;
  readonly now: Date;
}

const pageRows = 1_000;

type Cell = string | number | null;

interface OurColumn {
  readonly name: string;
  readonly valueOf: (row: RunRow, now: Date) => Cell;
}

const ofVerdict: readonly OurColumn[] = [
  { name: 'verdict', valueOf: ({ verdict }) => verdict?.verdict ?? null },
  { name: 'reason', valueOf: ({ verdict }) => verdict?.reason ?? null },
  { name: 'explanation', valueOf: ({ verdict }) => verdict && explainReason(verdict.reason).words },
  { name: 'confidence', valueOf: ({ verdict }, now) => verdict && Math.round(confidenceAt(verdict, now.getTime()) * 1000) / 1000 },
  { name: 'checked at', valueOf: ({ verdict }) => verdict && new Date(verdict.checkedAtMs).toISOString() },
  { name: 'catch-all', valueOf: ({ verdict }) => verdict?.facts.catchAll ?? null },
  { name: 'role', valueOf: ({ verdict }) => verdict?.facts.role ?? null },
  { name: 'free provider', valueOf: ({ verdict }) => verdict?.facts.free ?? null },
  { name: 'disposable', valueOf: ({ verdict }) => verdict?.facts.disposable ?? null },
  { name: 'suggestion', valueOf: ({ verdict }) => verdict?.facts.suggestion ?? null },
];
type Purpose = 'verify' | 'find';

const status: OurColumn = { name: 'status', valueOf: ({ status: rowStatus, skipReason }) => skipReason ?? rowStatus };
const ours: Readonly<Record<Purpose, readonly OurColumn[]>> = {
  verify: [status, ...ofVerdict],
  find: [
    { name: 'email', valueOf: ({ address }) => address },
    { name: 'outcome', valueOf: ({ outcome }) => outcome },
    { name: 'probability', valueOf: ({ probability }) => probability && Math.round(probability * 1000) / 1000 },
    status,
    ...ofVerdict,
  ],
};

const columnsOf = ({ isFind }: VerificationRun): readonly OurColumn[] => ours[isFind ? 'find' : 'verify'];

/** "Leadlight verdict", followed by a number if the file has such a column. Names are compared without case, as in a spreadsheet's filter. */
function namesOfOurs(run: VerificationRun, theirs: readonly string[]): string[] {
  const taken = new Set(theirs.map((name) => name.trim().toLowerCase()));
  return columnsOf(run).map(({ name }) => {
    const base = `Leadlight ${name}`;
    let free = base;
    for (let number = 2; taken.has(free.toLowerCase()); number += 1) free = `${base} ${number}`;
    taken.add(free.toLowerCase());
    return free;
  });
}

/** The results of a file. @throws the file system's errors */
export async function* resultsOfFile(results: Results, { layout }: VerificationFile, path: string): AsyncGenerator<string> {
  const { run, verdict, now } = results;
  const { delimiter, headerRow, firstRow, widest } = layout;
  const empty = columnsOf(run).map(() => null);
  const line = (cells: readonly string[], behind: readonly Cell[]): string =>
    csvRow([...cells, ...Array.from({ length: Math.max(0, widest - cells.length) }, () => null), ...behind], delimiter);
  yield byteOrderMark;
  if (headerRow === 0) {
    const names = Array.from({ length: widest }, (_none, index) => `Column ${index + 1}`);
    yield line(names, namesOfOurs(run, names));
  }
  for await (const { rows } of rowsOfList(path, layout, { row: 1, offset: 0 })) {
    const answers = await rowsBetween(results, rows[0]?.row ?? 0, rows.at(-1)?.row ?? 0);
    const lines = rows.map(({ row, cells }) => {
      if (row === headerRow) return line(cells, namesOfOurs(run, cells));
      // A preamble, Excel's "sep=;", and blank lines are copied.
      if (row < firstRow || isBlank(cells)) return verdict === undefined || row < firstRow ? csvRow(cells, delimiter) : '';
      const answer = answers.get(row);
      if (!answer) return verdict === undefined ? line(cells, empty) : '';
      return line(
        cells,
        columnsOf(run).map(({ valueOf }) => valueOf(answer, now)),
      );
    });
    yield lines.join('');
  }
}

/** The results of people or addresses: our own columns. */
export async function* resultsOfRows(results: Results): AsyncGenerator<string> {
  const { db, workspaceId, run, verdict, now } = results;
  const own = run.source === 'people' ? ['Person', run.isFind ? 'Name and domain' : 'Email'] : ['Email'];
  yield `${byteOrderMark}${csvRow([...own, ...namesOfOurs(run, own)])}`;
  for (let after = 0; ;) {
    const rows = await inWorkspace(db, workspaceId, (tx) => listRunRows(tx, run.id, { after, limit: pageRows, verdict }));
    yield rows
      .filter((row) => isChosen(row, verdict))
      .map((row) =>
        csvRow([
          ...(run.source === 'people' ? [row.personId, row.given] : [row.given]),
          ...columnsOf(run).map(({ valueOf }) => valueOf(row, now)),
        ]),
      )
      .join('');
    if (rows.length < pageRows) return;
    after = rows.at(-1)?.row ?? after;
  }
}

/** One that is on the suppression list by now has no verdict. */
const isChosen = (row: RunRow, verdict: string | undefined): boolean => verdict === undefined || row.verdict?.verdict === verdict;

async function rowsBetween({ db, workspaceId, run, verdict }: Results, first: number, last: number): Promise<Map<number, RunRow>> {
  const rows = await inWorkspace(db, workspaceId, (tx) =>
    listRunRows(tx, run.id, { after: first - 1, until: last, limit: last - first + 1, verdict }),
  );
  return new Map(rows.filter((row) => isChosen(row, verdict)).map((row) => [row.row, row]));
}
