/** Files of registers for tests, and imports of them worked on in this process. */
import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { createImport, readImport, settleImport, type ImportRecord } from '@leadlight/db/imports';
import { inWorkspace, operator, type Database } from '@leadlight/db/platform';
import { createRun, newRunId } from '@leadlight/db/runs';
import { registers, type RegisterId } from '@leadlight/enrichment/registers';
import { importKind } from '../imports/import-kind.ts';
import { firstRowOf, openRegisterShape } from '../imports/registers/register-files.ts';
import type { Reading } from '../imports/reading.ts';
import { runImport } from './started-import.ts';

/** An LEI with valid check digits (ISO 7064 mod 97-10). */
export function leiOf(number: number): string {
  const base = `5493${String(number).padStart(14, '0')}`;
  const digits = Array.from(`${base}00`, (character) => Number.parseInt(character, 36)).join('');
  return `${base}${String(98n - (BigInt(digits) % 97n)).padStart(2, '0')}`;
}

/** CSV of GLEIF with the columns that are read. */
export function gleifCsv(companies: readonly { readonly lei: string; readonly name: string; readonly [column: string]: string }[]): string {
  const columns = ['LEI', 'Entity.LegalName', 'Entity.LegalAddress.City', 'Entity.LegalAddress.Country', 'Entity.EntityStatus'];
  const more = [...new Set(companies.flatMap((company) => Object.keys(company)))].filter((name) => name.includes('.'));
  const header = [...columns, ...more.filter((name) => !columns.includes(name))];
  const lines = companies.map((company) => {
    const known: Record<string, string> = {
      LEI: company.lei,
      'Entity.LegalName': company.name,
      'Entity.LegalAddress.City': 'Berlin',
      'Entity.LegalAddress.Country': 'DE',
      'Entity.EntityStatus': 'ACTIVE',
      ...company,
    };
    return header.map((name) => `"${(known[name] ?? '').replaceAll('"', '""')}"`).join(',');
  });
  return [header.map((name) => `"${name}"`).join(','), ...lines].join('\r\n');
}

interface RegisterFileToImport {
  readonly register: RegisterId;
  readonly path: string;
  readonly now: Date;
  readonly limit?: number;
}

/** @returns the import's id */
export async function startedRegisterImport(
  db: Database,
  workspaceId: string,
  { register, path, now, limit }: RegisterFileToImport,
): Promise<string> {
  const id = newRunId();
  const shape = await openRegisterShape(path, register, limit ?? null);
  const sha256 = createHash('sha256').update(readFileSync(path)).digest('hex');
  const reading: Reading = {
    shape,
    vendor: registers[register].name,
    headerRow: null,
    firstRow: firstRowOf(shape),
    mapping: { kind: 'companies', targets: [], header: [], dateOrder: null, industrySystems: [] },
    source: 'directory',
  };
  await inWorkspace(db, workspaceId, async (tx) => {
    const made = { id, fileName: basename(path), bytes: statSync(path).size, sha256, actor: operator, fileUntil: now };
    await createImport(tx, made, now);
    await settleImport(tx, id, { format: null, vendor: reading.vendor, reading });
    await createRun(tx, { id, kind: importKind.name, total: null, ceiling: null, startedBy: operator }, now);
  });
  return id;
}

export async function importRegisterFile(db: Database, workspaceId: string, file: RegisterFileToImport): Promise<ImportRecord> {
  const importId = await startedRegisterImport(db, workspaceId, file);
  await runImport({ db, workspaceId, importId, path: file.path, now: () => file.now });
  return inWorkspace(db, workspaceId, (tx) => readImport(tx, importId));
}
