/**
 * `npm run import -- --source NAME FILE --pool` (or `--workspace ID`): imports a public register as the operator, with or without a running server. The file
 * is read where it is. After an interruption, the same command continues from the last checkpoint.
 */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readWorkspaceName } from '@leadlight/db/accounts';
import { findRegisterImport, listRefusedRows, type ImportRecord } from '@leadlight/db/imports';
import { poolId } from '@leadlight/db/leads';
import { connect, inWorkspace, serverTarget, type Database } from '@leadlight/db/platform';
import { migrate } from '@leadlight/db/platform/migrate';
import { newRunId } from '@leadlight/db/runs';
import { registerIds, registers, type RegisterId } from '@leadlight/enrichment/registers';
import { contextOf } from '../command.ts';
import { StartError, type ServerConfig } from '../config.ts';
import { findDatabase } from '../database.ts';
import { FileFault } from '../imports/files/rows.ts';
import { importKind } from '../imports/import-kind.ts';
import { placeOf } from '../imports/import-place.ts';
import { noteWords } from '../imports/import-words.ts';
import { continueRegisterImport, createRegisterImport } from '../imports/imports.commands.ts';
import { factsOfRecord } from '../imports/registers/record-facts.ts';
import { firstRowOf, openRegisterShape, readRegister, type RegisterRow, type RegisterShape } from '../imports/registers/register-files.ts';
import type { Reading } from '../imports/reading.ts';
import { wordFailure } from '../runs/failure-words.ts';
import { progressBar, uuid, workUntilEnd, writeRefused } from './import-command.ts';
import { requireFile } from './require-file.ts';

const usage = `npm run import -- --source NAME FILE --pool           imports the file of a public register into the shared pool
npm run import -- --source NAME FILE --workspace ID   imports it into a workspace (npm run operator -- workspaces lists them)
npm run import -- --sources                           lists the registers: name, license, where to download the file
--dry-run     prints what the first 20 records become, and imports nothing
--limit N     ends after N records
--again       reads a file again that was imported already`;

const shownRecords = 20;
const shownRefusals = 100;

export const isRegisterCommand = (args: readonly string[]): boolean => args.some((arg) => /^--sources?(?:=|$)/.test(arg));

interface Asked {
  readonly isList: boolean;
  readonly register: RegisterId;
  readonly file: string;
  readonly workspaceId: string;
  readonly isDryRun: boolean;
  readonly isAgain: boolean;
  readonly limit: number | null;
}

function parse(args: readonly string[]): Asked {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: {
        source: { type: 'string' },
        sources: { type: 'boolean' },
        workspace: { type: 'string' },
        pool: { type: 'boolean' },
        'dry-run': { type: 'boolean' },
        again: { type: 'boolean' },
        limit: { type: 'string' },
      },
      allowPositionals: true,
    });
    const [file = '', ...more] = positionals;
    const isList = values.sources === true;
    const isDryRun = values['dry-run'] === true;
    const register = registerIds.find((id) => id === values.source);
    if (!isList && values.source !== undefined && register === undefined)
      throw new StartError(`There is no source "${values.source}". Choose one of: ${registerIds.join(', ')}.`);
    const workspaceId = values.pool ? poolId : (values.workspace ?? '');
    const limit = values.limit === undefined ? null : Number(values.limit);
    const isPlaced = uuid.test(workspaceId) && !(values.pool && values.workspace);
    const isLimit = limit === null || (Number.isSafeInteger(limit) && limit > 0);
    const asked = { isList, file, workspaceId, isDryRun, isAgain: values.again === true, limit };
    if (isList) return { ...asked, register: 'gleif' };
    if (register && file !== '' && more.length === 0 && isLimit && (isPlaced || isDryRun)) return { ...asked, register };
  } catch (error) {
    if (error instanceof StartError) throw error;
    // An unknown option: the usage lists the options.
  }
  throw new StartError(usage);
}

/** @param show prints the progress bar. @returns the message for the operator. @throws StartError if the file can't be imported */
export async function registerCommand(
  config: ServerConfig,
  args: readonly string[],
  now: () => Date,
  show: (line: string) => void,
): Promise<string> {
  const asked = parse(args);
  if (asked.isList) return sourcesList();
  const path = resolve(asked.file);
  requireFile(path);
  const shape = await openShape(path, asked);
  if (asked.isDryRun) return dryRun(shape, path, now());
  const database = await findDatabase(config, { isBeside: true });
  try {
    await migrate(database.owner);
    const db = connect(serverTarget(database.owner), { max: 2 });
    try {
      if (asked.workspaceId !== poolId && (await readWorkspaceName(db.auth, asked.workspaceId)) === null)
        throw new StartError(`There is no workspace ${asked.workspaceId}. To list workspaces, run: npm run operator -- workspaces`);
      return await importRegister(db, { ...asked, path, shape, now, show });
    } finally {
      await db.end();
    }
  } finally {
    await database.stop();
  }
}

async function openShape(path: string, { register, limit }: Asked): Promise<RegisterShape> {
  try {
    const shape = await openRegisterShape(path, register, limit);
    // A file of another kind is recognized by its first records.
    await readRegister({ ...shape, limit: 1 }, { row: 1, offset: 0 }).next();
    return shape;
  } catch (error) {
    if (!(error instanceof FileFault)) throw error;
    if (error.code === 'file_gone') throw new StartError(`${path} does not exist.`);
    const { name, file } = registers[register];
    throw new StartError(`${path}: ${noteWords(error.code)} Expected for ${name}: ${file}.`);
  }
}

function sourcesList(): string {
  return registerIds
    .map((id) => {
      const { name, license, licenseUrl, attribution, downloadUrl, file, keyedBy, describes } = registers[id];
      return [
        `${id}: ${name}`,
        `  file         ${file}`,
        `  download     ${downloadUrl}`,
        `  license      ${license}, ${licenseUrl}`,
        `  attribution  ${attribution}`,
        `  matched by   ${keyedBy.join(', ').replaceAll('-', ' ')}${describes === 'known-company' ? '; only adds to companies that are known' : ''}`,
      ].join('\n');
    })
    .join('\n\n');
}

async function dryRun(shape: RegisterShape, path: string, now: Date): Promise<string> {
  const file = { importId: newRunId(), fileName: basename(path), hash: '', importedAt: Math.floor(now.getTime() / 1000) };
  const lines: string[] = [];
  for await (const { rows } of readRegister({ ...shape, limit: Math.min(shape.limit ?? Infinity, shownRecords) }, { row: 1, offset: 0 }))
    for (const { item, row } of rows as readonly RegisterRow[]) {
      if (item.kind !== 'record') {
        lines.push(`line ${item.line}: ${item.kind}, ${item.reason}`);
        continue;
      }
      const facts = factsOfRecord(item.record, row, file);
      lines.push(`line ${item.line}:${facts.length === 0 ? ' says nothing about a company as a whole' : ''}`);
      for (const { field, value, evidence } of facts) {
        const words = typeof value === 'object' ? value.join('; ') : String(value);
        lines.push(`  ${field.replace(/^extra\./, '')}: ${words}${evidence.snippet === null ? '' : `   (${evidence.snippet})`}`);
      }
    }
  return [...lines, 'Nothing was imported.'].join('\n');
}

interface Order extends Asked {
  readonly path: string;
  readonly shape: RegisterShape;
  readonly now: () => Date;
  readonly show: (line: string) => void;
}

async function importRegister(db: Database, order: Order): Promise<string> {
  const { register, path, shape, workspaceId, limit, now, show, isAgain } = order;
  show('Reading the file to recognize it…');
  const sha256 = await hashOf(path);
  const reading: Reading = {
    shape,
    vendor: registers[register].name,
    headerRow: null,
    firstRow: firstRowOf(shape),
    mapping: { kind: 'companies', targets: [], header: [], dateOrder: null, industrySystems: [] },
    source: 'directory',
  };
  const context = contextOf({ db }, 'operator', workspaceId, now());
  const before = isAgain ? null : await inWorkspace(db, workspaceId, (tx) => findRegisterImport(tx, { sha256, register, limit }));
  if (before?.run?.status === 'finished') return `This file is already imported: ${summaryOf(before)}\nTo read it again, add --again.`;
  const importId = before?.id ?? newRunId();
  if (before) {
    await continueRegisterImport(context, importId, reading);
    show(`\rContinuing after ${placeOf(before).rowsRead.toLocaleString('en')} records.\n`);
  } else {
    const { size: bytes } = await stat(path);
    await createRegisterImport(context, { id: importId, fileName: basename(path), upload: { bytes, sha256 } }, reading);
    show('\r');
  }
  const record = await workUntilEnd(db, { workspaceId, importId, path, now, show }, registerBar);
  show('\n');
  const { status, failure, isUndo } = record.run ?? { status: 'canceled', failure: null, isUndo: false };
  if (failure)
    throw new StartError(
      `The import ${importId} failed. ${wordFailure(importKind, failure)}\nWhat was imported stays. The same command continues it.\n${summaryOf(record)}`,
    );
  if (status !== 'finished' || isUndo) throw new StartError(`The import ${importId} was paused or canceled.\n${summaryOf(record)}`);
  return record.refused > 0 ? `${summaryOf(record)}\n${await refusalsOf(db, workspaceId, record, path)}` : summaryOf(record);
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of createReadStream(path, { highWaterMark: 1 << 20 }) as AsyncIterable<Buffer>) hash.update(piece);
  return hash.digest('hex');
}

const words = (count: number, what: string): string => `${count.toLocaleString('en')} ${what}`;
const skippedIn = ({ skipped }: ImportRecord): number => Object.values(skipped).reduce((sum, count) => sum + count, 0);

function registerBar(record: ImportRecord): string {
  return progressBar(record, [
    words(record.companiesCreated, 'created'),
    words(record.matched, 'updated'),
    words(skippedIn(record), 'skipped'),
    ...(record.refused > 0 ? [words(record.refused, 'refused')] : []),
  ]);
}

function summaryOf(record: ImportRecord): string {
  const { companiesCreated, matched, unchanged, merged, doubtful, refused, skipped } = record;
  const counts = [
    words(companiesCreated, companiesCreated === 1 ? 'company created' : 'companies created'),
    words(matched, 'updated'),
    words(unchanged, 'unchanged'),
    ...(merged > 0 ? [words(merged, 'merged')] : []),
    ...(doubtful > 0 ? [words(doubtful, 'to decide about')] : []),
    words(skippedIn(record), 'skipped'),
    words(refused, 'refused'),
  ];
  const reasons = Object.entries(skipped)
    .toSorted(([, a], [, b]) => b - a)
    .map(([reason, count]) => `\n  skipped: ${reason} (${count.toLocaleString('en')})`);
  const read = words(placeOf(record).rowsRead, placeOf(record).rowsRead === 1 ? 'record' : 'records');
  return `${read}: ${counts.join(', ')}. Import ${record.id}.${reasons.join('')}`;
}

async function refusalsOf(db: Database, workspaceId: string, record: ImportRecord, path: string): Promise<string> {
  const first = await inWorkspace(db, workspaceId, (tx) => listRefusedRows(tx, record.id, { limit: shownRefusals }));
  const more = record.refused > first.length ? `\n  and ${words(record.refused - first.length, 'more')}` : '';
  return `${first.map(({ reason }) => `  ${reason}`).join('\n')}${more}\n${await writeRefused(db, workspaceId, record, path)}`;
}
