/** Imports in the contract's form. */
import { countInvalidValues, countSuppressedLeads, type ImportRecord, type SuppressedLeads } from '@leadlight/db/imports';
import type { WorkspaceTx } from '@leadlight/db/platform';
import type { WorkspaceContext } from '../command.ts';
import { presentActors, type PresentedActor } from '../http/actor-names.ts';
import { presentRuns } from '../runs/runs.presenter.ts';
import { placeOf } from './import-place.ts';
import { presentInvalidColumn } from './invalid-values.ts';

export async function presentImports(tx: WorkspaceTx, records: readonly ImportRecord[], { services }: Pick<WorkspaceContext, 'services'>) {
  const runs = await presentRuns(
    services,
    tx,
    records.flatMap(({ run }) => run ?? []),
  );
  const fieldsOf = new Map(runs.map(({ fields }) => [fields.id, fields]));
  const nameOf = await presentActors(
    services.db,
    tx,
    records.flatMap(({ run, uploadedBy }) => (run ? [] : uploadedBy)),
  );
  const invalid = await countInvalidValues(
    tx,
    records.map(({ id }) => id),
  );
  return records.map((record) => ({
    ...(fieldsOf.get(record.id) ?? fieldsBeforeStart(record, nameOf)),
    fileName: record.fileName,
    bytes: record.bytes,
    format: record.format,
    vendor: record.vendor,
    progress: progressOf(record),
    invalid: (invalid.get(record.id) ?? []).map((each) => presentInvalidColumn(record, each)),
    createdAt: record.createdAt.toISOString(),
    sameAs: record.sameAs,
    suppressed: null as SuppressedLeads | null,
    fileUntil: record.fileUntil?.toISOString() ?? null,
  }));
}

export async function presentImport(tx: WorkspaceTx, record: ImportRecord, context: Pick<WorkspaceContext, 'services'>) {
  const [one] = await presentImports(tx, [record], context);
  if (!one) throw new Error('the import is not in the list');
  return { ...one, suppressed: await suppressedOf(tx, record) };
}

/** Counting them reads each lead once, so it is not done for more rows. */
const mostRowsCounted = 10_000;

async function suppressedOf(tx: WorkspaceTx, record: ImportRecord): Promise<SuppressedLeads | null> {
  const isCounted = record.run?.status === 'finished' && !record.run.isUndo && placeOf(record).rowsRead <= mostRowsCounted;
  return isCounted ? countSuppressedLeads(tx, record.id) : null;
}

/** The run's fields of an import that hasn't been started. */
function fieldsBeforeStart({ id, uploadedBy, canceledAt }: ImportRecord, nameOf: (actor: ImportRecord['uploadedBy']) => PresentedActor) {
  return {
    id,
    status: canceledAt ? ('canceled' as const) : ('uploaded' as const),
    pauseReason: null,
    failure: null,
    isUndo: false,
    total: null,
    done: 0,
    failed: 0,
    ceiling: null,
    creditsHeld: 0,
    creditsSpent: 0,
    rowsPerSecond: null,
    secondsLeft: null,
    startedBy: nameOf(uploadedBy),
    startedAt: null,
    endedAt: canceledAt?.toISOString() ?? null,
  };
}

function progressOf(record: ImportRecord) {
  const { bytes, peopleCreated, companiesCreated, matched, unchanged, merged, doubtful, refused } = record;
  const { rowsRead, bytesRead } = placeOf(record);
  return {
    phase: phaseOf(record),
    rowsRead,
    bytesRead,
    bytes,
    peopleCreated,
    companiesCreated,
    matched,
    unchanged,
    merged,
    doubtful,
    refused,
  };
}

function phaseOf({ run }: ImportRecord): 'waiting' | 'reading' | 'importing' | 'undoing' {
  if (!run || run.status === 'queued') return 'waiting';
  if (run.isUndo) return 'undoing';
  return run.checkpoint === null ? 'reading' : 'importing';
}
