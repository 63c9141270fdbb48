/**
 * Writes ../migrations/baseline: the schema after the newest migration, for new databases. Run after migrations were added: `node packages/db/testing/write-baseline.ts`.
 * Without it, new databases apply the newer files after the baseline, which is right too.
 */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { migrate } from '../platform/migrate.ts';
import { latestMigration, migrationsFolder } from '../platform/migration-files.ts';
import { copyTemplate, startTestPostgres } from './postgres.ts';
import { schemaSql } from './schema-sql.ts';

const upTo = process.argv[2] ?? latestMigration();
const postgres = await startTestPostgres({ isBlank: true });
try {
  const owner = await copyTemplate(postgres.template, { isBlank: true });
  await migrate(owner, { upTo, isOneByOne: true });
  const client = new Client(owner);
  await client.connect();
  let sql: string;
  try {
    sql = await schemaSql(client);
  } finally {
    await client.end();
  }
  const folder = join(migrationsFolder, 'baseline');
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) rmSync(join(folder, name));
  writeFileSync(
    join(folder, upTo),
    `-- The schema after migration ${upTo}, for new databases: it replaces that migration and all before it, whose comments explain it.
-- Written by packages/db/testing/write-baseline.ts; a test compares it with the migrations.\n\n${sql}\n`,
  );
} finally {
  await postgres.stop();
}
