/**
 * The migrations of this version, as files, and how each is applied.
 * Files up to the baseline have no kind: they were written before there were kinds, and a new database gets the baseline instead.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Client } from 'pg';

/**
 * The first line of a migration says its kind (docs/adding-a-migration.md).
 *   expand         one transaction; every version that knows kinds runs after it
 *   concurrent     statements outside of a transaction that block nobody; the same
 *   batches        one statement, repeated for a few rows at a time in every workspace; the same
 *   contract NAME  one transaction; removes what versions before migration NAME use: they don't start after it
 */
export const migrationKinds = ['expand', 'concurrent', 'batches', 'contract'] as const;
export type MigrationKind = (typeof migrationKinds)[number];

export interface MigrationFile {
  readonly name: string;
  readonly sql: string;
  readonly sha256: string;
  /** Null for the files that are older than kinds. After one of these, no version runs that lacks it. */
  readonly kind: MigrationKind | null;
  /** For `contract`: the migration that a version must have to run after it. */
  readonly needs: string | null;
}

export interface Baseline {
  /** The last migration that it contains. */
  readonly name: string;
  readonly sql: string;
}

export const migrationsFolder = join(import.meta.dirname, '..', 'migrations');
const baselineFolder = join(migrationsFolder, 'baseline');

/** In their order. */
export function migrationFiles(): MigrationFile[] {
  return sqlFilesOf(migrationsFolder).map((name) => migrationOf(name, readFileSync(join(migrationsFolder, name), 'utf8')));
}

export function migrationOf(name: string, sql: string): MigrationFile {
  const [, word, needs = null] = /^-- (\w+)(?: ([\w.-]+))?\n/.exec(sql) ?? [];
  const kind = migrationKinds.find((each) => each === word && (each === 'contract') === (needs !== null)) ?? null;
  return { name, sql, sha256: createHash('sha256').update(sql).digest('hex'), kind, needs: kind === null ? null : needs };
}

/** @param has the migrations of a version. @returns whether that version can use a database after this migration */
export function canRunAfter({ name, kind, needs }: Pick<MigrationFile, 'name' | 'kind' | 'needs'>, has: ReadonlySet<string>): boolean {
  if (has.has(name)) return true;
  return kind === 'contract' ? needs !== null && has.has(needs) : kind !== null;
}

/** The newest baseline. */
export function readBaseline(): Baseline {
  const name = sqlFilesOf(baselineFolder).at(-1);
  if (!name) throw new Error('There is no baseline.');
  return { name, sql: readFileSync(join(baselineFolder, name), 'utf8') };
}

/** Name of this version's newest migration. */
export function latestMigration(): string {
  return migrationFiles().at(-1)?.name ?? '';
}

function sqlFilesOf(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .toSorted();
}

/** Statements of a file without bodies of functions: each ends with a semicolon at the end of a line. */
export function statementsOf(sql: string): string[] {
  return sql
    .replaceAll(/^\s*--.*$/gm, '')
    .split(/;[ \t]*(?:\n|$)/)
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '');
}

/** Notes in the database that a migration was applied. */
export async function recordMigration(client: Client, { name, sha256, kind, needs }: MigrationFile): Promise<void> {
  await client.query('insert into ops.migrations (name, sha256, kind, needs) values ($1, $2, $3, $4)', [name, sha256, kind, needs]);
}
