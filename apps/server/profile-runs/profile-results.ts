/** The results of a run as CSV: one line per row, read and written as fast as its reader takes them. */
import { readPersonRows } from '@leadlight/db/leads';
import { inWorkspace, type Database } from '@leadlight/db/platform';
import { listProfileRunRows, readProfileRun, type ProfileRun, type ProfileRunRowDetails } from '@leadlight/db/profiles';
import { csvRow } from '@leadlight/leads';
import { byteOrderMark } from '../http/csv.ts';
import { transact, type WorkspaceContext } from '../command.ts';
import { presentEnriched, withholdSuppressed } from './profile-runs.presenter.ts';
import { wordOpen } from './open-fields.ts';
import { wordSkip } from './skip-words.ts';

const pageRows = 1_000;

const header = [
  'Given',
  'Line',
  'Result',
  'Reason',
  'Name',
  'Job title',
  'Company',
  'Email',
  'Email verdict',
  'Phone',
  'LinkedIn',
  'Location',
  'Facts added',
  'Credits',
  'Provider cost (USD)',
];

/** @throws Refusal not_found */
export async function readProfileResults(
  context: WorkspaceContext,
  runId: string,
): Promise<{ readonly run: ProfileRun; readonly parts: AsyncGenerator<string> }> {
  const run = await transact(context, (tx) => readProfileRun(tx, runId));
  return { run, parts: resultsOf(context.services.db, context.caller.workspaceId, run.id) };
}

async function* resultsOf(db: Database, workspaceId: string, runId: string): AsyncGenerator<string> {
  yield byteOrderMark;
  yield csvRow(header);
  for (let after = 0; ;) {
    const { rows, people } = await inWorkspace(db, workspaceId, async (tx) => {
      const page = await withholdSuppressed(tx, await listProfileRunRows(tx, runId, { after, limit: pageRows }));
      const ids = page.flatMap(({ personId }) => (personId === null ? [] : [personId]));
      return { rows: page, people: new Map((await readPersonRows(tx, ids)).map((person) => [person.id, presentEnriched(person)])) };
    });
    const last = rows.at(-1);
    if (!last) return;
    after = last.row;
    yield rows.map((row) => lineOf(row, row.personId === null ? undefined : people.get(row.personId))).join('');
  }
}

function lineOf(row: ProfileRunRowDetails, person: ReturnType<typeof presentEnriched> | undefined): string {
  const reasons = [...new Set(Object.values(row.open).map(wordOpen))].join(' ');
  return csvRow([
    row.given,
    row.position,
    row.outcome ?? row.status,
    row.failure ?? (row.skipReason === null ? reasons : wordSkip(row.skipReason)),
    person?.name ?? null,
    person?.title ?? null,
    person?.companyName ?? null,
    person?.email ?? null,
    person?.email ? person.emailVerdict : null,
    person?.phone ?? null,
    person?.linkedin ?? null,
    person?.location ?? null,
    row.factsAdded,
    row.cost,
    row.providerMicros === 0 ? 0 : row.providerMicros / 1_000_000,
  ]);
}
