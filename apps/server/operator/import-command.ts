/**
 * `npm run import -- FILE --workspace ID` (or `--pool`): imports a file as the operator, with a progress bar, with or without a running server.
 * After an interruption it continues from its last checkpoint: within a minute if a server is running, otherwise when one is next started.
 */
import { createReadStream, createWriteStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { basename, extname, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { FilesUnavailable, openFiles } from '@leadlight/adapters/files';
import { readWorkspaceName } from '@leadlight/db/accounts';
import { readImport, type ImportRecord } from '@leadlight/db/imports';
import { poolId } from '@leadlight/db/leads';
import { connect, inWorkspace, Refusal, serverTarget, type Database } from '@leadlight/db/platform';
import { migrate } from '@leadlight/db/platform/migrate';
import { isAtWork, newRunId } from '@leadlight/db/runs';
import { leadKinds, type LeadKind } from '@leadlight/leads';
import { errorTable } from '@leadlight/contract';
import { contextOf } from '../command.ts';
import { StartError, type ServerConfig } from '../config.ts';
import { findDatabase } from '../database.ts';
import { filesPlaceOf } from '../files/files.config.ts';
import { FileFault } from '../imports/files/rows.ts';
import { importKind } from '../imports/import-kind.ts';
import { placeOf } from '../imports/import-place.ts';
import { createOperatorImport } from '../imports/imports.commands.ts';
import { noteWords } from '../imports/import-words.ts';
import { refusedRowsCsv } from '../imports/refused-rows.ts';
import { importWork } from '../imports/run-import.ts';
import { SettingsFault } from '../imports/file-top.ts';
import { understandFile } from '../imports/understand-file.ts';
import type { Reading } from '../imports/reading.ts';
import { receiveUpload } from '../imports/uploads.ts';
import { workspaceOwners } from '../imports/workspace-owners.ts';
import { wordFailure } from '../runs/failure-words.ts';
import { runSlice } from '../runs/run-slice.ts';
import { requireFile } from './require-file.ts';

export const importUsage = `npm run import -- FILE --workspace ID     imports a file into a workspace (to list workspaces, run: npm run operator -- workspaces)
npm run import -- FILE --pool             imports it into the shared pool that every workspace searches
npm run import -- --preview FILE…         prints how files would be read, as JSON, without a database
npm run import -- --source NAME FILE --pool   imports a public register (npm run import -- --sources lists them)
--leads people|companies                  what its rows are, if the file doesn't show it`;

export const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** @param show prints the progress bar. @returns the message for the operator. @throws StartError if the file can't be imported */
export async function importCommand(
  config: ServerConfig,
  args: readonly string[],
  now: () => Date,
  show: (line: string) => void,
): Promise<string> {
  const { file, workspaceId, leads } = parse(args);
  const path = resolve(file);
  requireFile(path);
  const database = await findDatabase(config, { isBeside: true });
  try {
    await migrate(database.owner);
    const db = connect(serverTarget(database.owner), { max: 2 });
    try {
      if (workspaceId !== poolId && (await readWorkspaceName(db.auth, workspaceId)) === null)
        throw new StartError(`There is no workspace ${workspaceId}. To list workspaces, run: npm run operator -- workspaces`);
      return await importFile(db, { config, path, workspaceId, leads, now, show });
    } finally {
      await db.end();
    }
  } finally {
    await database.stop();
  }
}

function parse(args: readonly string[]): { file: string; workspaceId: string; leads: LeadKind | undefined } {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { workspace: { type: 'string' }, pool: { type: 'boolean' }, leads: { type: 'string' } },
      allowPositionals: true,
    });
    const [file, ...more] = positionals;
    const workspaceId = values.pool ? poolId : (values.workspace ?? '');
    const leads = leadKinds.find((kind) => kind === values.leads);
    const isValid = more.length === 0 && uuid.test(workspaceId) && !(values.pool && values.workspace) && leads === values.leads;
    if (file && isValid) return { file, workspaceId, leads };
  } catch {
    // An unknown option: the usage lists the options.
  }
  throw new StartError(importUsage);
}

interface Order {
  readonly config: ServerConfig;
  readonly path: string;
  readonly workspaceId: string;
  /** What the operator says the rows are; otherwise it is detected. */
  readonly leads: LeadKind | undefined;
  readonly now: () => Date;
  readonly show: (line: string) => void;
}

/** The pool belongs to no workspace, so its leads have no stage, owner, notes or lists. */
function withoutWork({ mapping, ...reading }: Reading): Reading {
  return { ...reading, mapping: { ...mapping, targets: mapping.targets.map((target) => (target.startsWith('lead.') ? 'extra' : target)) } };
}

async function importFile(db: Database, { config, path, workspaceId, leads, now, show }: Order): Promise<string> {
  const importId = newRunId();
  const key = { workspaceId, id: importId };
  const files = await openFiles(filesPlaceOf(config));
  const spooled = await files.spoolPath(key);
  const { size } = await stat(path);
  try {
    const upload = await receiveUpload(createReadStream(path), spooled, { maxBytes: config.importMaxBytes, expectedBytes: size });
    const understood = await understandFile(spooled, leads ? { leads } : {}, {
      name: basename(path),
      sha256: upload.sha256,
      at: now(),
      ...(workspaceId === poolId ? {} : { owners: await workspaceOwners(db, workspaceId) }),
    });
    const { preview } = understood;
    const reading = workspaceId === poolId ? withoutWork(understood.reading) : understood.reading;
    if (!preview.isLeadsSure) throw new StartError(`${preview.leadsReason} Add --leads people or --leads companies.`);
    if (!preview.isReady)
      throw new StartError(preview.problems.map(({ message }) => message).join('\n') || 'There is nothing to import in this file.');
    const columns = preview.columns.map(({ header, column }) => {
      const target = reading.mapping.targets[column] ?? 'extra';
      return `  ${header} -> ${target === 'extra' ? 'kept as an extra field' : target === 'skip' ? 'not imported' : target}`;
    });
    show(`${preview.vendor ? `${preview.vendor}, ` : ''}${preview.format}, ${preview.leads}:\n${columns.join('\n')}\n`);
    const context = contextOf({ db }, 'operator', workspaceId, now());
    await files.keep(key, spooled);
    await createOperatorImport(context, { id: importId, fileName: basename(path), upload }, { ...understood, reading });
  } catch (error) {
    await rm(spooled, { force: true });
    await files.remove(key).catch(() => undefined);
    files.close();
    throw withSentence(error);
  }
  const record = await workUntilEnd(db, { workspaceId, importId, path: await files.pathOf(key), now, show });
  files.close();
  show('\n');
  const { status, failure, isUndo } = record.run ?? { status: 'canceled', failure: null, isUndo: false };
  if (failure)
    throw new StartError(
      `The import ${importId} failed. ${wordFailure(importKind, failure)}\nLeads imported so far stay. You can resume or undo the import in the application.`,
    );
  if (status !== 'finished' || isUndo)
    throw new StartError(`The import ${importId} was paused or canceled in the application.\n${summaryOf(record)}`);
  return record.refused > 0 ? `${summaryOf(record)}\n${await writeRefused(db, workspaceId, record, path)}` : summaryOf(record);
}

export interface ImportUnderWay extends Pick<Order, 'path' | 'workspaceId' | 'now' | 'show'> {
  readonly importId: string;
}

/** Runs the import in this process, or shows its progress while a server runs it. */
export async function workUntilEnd(
  db: Database,
  { workspaceId, importId, path, now, show }: ImportUnderWay,
  barOf: (record: ImportRecord) => string = (record) => progressBar(record),
): Promise<ImportRecord> {
  const onProgress = (record: ImportRecord): void => show(`\r${barOf(record)}`);
  for (;;) {
    await runSlice({ db, now }, importKind, importWork({ path, onProgress }), { workspaceId, runId: importId }, { sliceMs: Infinity });
    const record = await inWorkspace(db, workspaceId, (tx) => readImport(tx, importId));
    onProgress(record);
    if (!record.run || !isAtWork(record.run)) return record;
    await delay(1_000);
  }
}

/** Writes refused rows next to the file so that someone can correct them; never overwrites a file. @returns a sentence that says where they are */
export async function writeRefused(db: Database, workspaceId: string, record: ImportRecord, path: string): Promise<string> {
  const rows = `${record.refused.toLocaleString('en')} refused ${record.refused === 1 ? 'row' : 'rows'}`;
  const base = path.slice(0, path.length - extname(path).length);
  for (const name of [`${base}.refused.csv`, `${base}.refused-${record.id}.csv`]) {
    try {
      // The file contains people's names and addresses: readable only by the user who imports.
      await pipeline(Readable.from(refusedRowsCsv(db, workspaceId, record)), createWriteStream(name, { flags: 'wx', mode: 0o600 }));
      return `${rows}, each with its reason: ${name}`;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') continue;
      return `${rows} could not be written to ${name} (${(error as Error).message}). You can download them in the application.`;
    }
  }
  return `You can download the ${rows} in the application.`;
}

function withSentence(error: unknown): unknown {
  if (error instanceof FilesUnavailable)
    return new StartError(`The file store of FILES_URL can't be used (${error.reason}). Nothing was imported.`);
  if (error instanceof SettingsFault)
    return new StartError(error.faults.map(({ code, field }) => `${field}: ${errorTable[code].message}`).join('\n'));
  const code = error instanceof FileFault || error instanceof Refusal ? error.code : null;
  return code === null ? error : new StartError(noteWords(code));
}

const barWidth = 30;

/** @param more what follows the rows */
export function progressBar(record: ImportRecord, more: readonly string[] = []): string {
  const { total = null, workMs = 0, workRows = 0 } = record.run ?? {};
  const { rowsRead, bytesRead } = placeOf(record);
  const share = Math.min(1, total ? rowsRead / total : bytesRead / record.bytes);
  const perSecond = workMs > 0 ? (workRows / workMs) * 1000 : 0;
  const left = perSecond > 0 && total ? Math.ceil(Math.max(0, total - rowsRead) / perSecond) : null;
  const filled = Math.round(share * barWidth);
  const words = [`${Math.floor(share * 100)}%`, `${rowsRead.toLocaleString('en')} rows`, ...more];
  if (perSecond > 0) words.push(`${Math.round(perSecond).toLocaleString('en')}/s`);
  if (left !== null) words.push(`${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')} left`);
  return `[${'#'.repeat(filled)}${'-'.repeat(barWidth - filled)}] ${words.join(', ').padEnd(60)}`;
}

function summaryOf(record: ImportRecord): string {
  const { peopleCreated, companiesCreated, matched, unchanged, merged, doubtful, refused } = record;
  const counts = Object.entries({ peopleCreated, companiesCreated, matched, unchanged, merged, doubtful, refused })
    .map(([what, count]) => `${count.toLocaleString('en')} ${what.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)}`)
    .join(', ');
  return `${placeOf(record).rowsRead.toLocaleString('en')} rows: ${counts}. Import ${record.id}.`;
}
