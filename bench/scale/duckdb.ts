/** DuckDB in this process, with one table of what the workspace sees, and the statements of the ClickHouse adapter in its dialect. */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { findStatement, resultsOf, type FindQuestion, type Scope } from '@leadlight/adapters/search/clickhouse';
import type { LeadKind, LeadResults } from '@leadlight/leads';
import { installFromNpm } from '../enrich/temporary-peer.ts';

const version = '1.5.6-r.1';

/** Of `@duckdb/node-api`: what is used here. */
interface DuckDb {
  DuckDBInstance: {
    create(path: string): Promise<{
      connect(): Promise<{ runAndReadAll(statement: string): Promise<{ getRows(): unknown[][] }> }>;
      closeSync(): void;
    }>;
  };
}

const scope: Scope = { generation: 1, baseRows: [], owners: [{ owner: '', version: 0, failed: [], batches: 0 }] };

const macros = [
  'create macro has(list, value) as list_contains(list, value)',
  'create macro startsWith(text, start) as starts_with(text, start)',
  'create macro toInt64(value) as cast(value as bigint)',
  'create macro toString(value) as cast(value as varchar)',
];

/** DuckDB knows `unnest` only alone in a list of columns, and can't group by it. */
const ofEach = /^select ('\w+') as f, toString\(arrayJoin\((\w+)\)\) as v, (.*?) as n from (.*) group by v$/s;

/** Rows of `log` that a question sees; there are none here. */
const seenRows = "((owner = '' and version <= 0))";

/**
 * The statement of the ClickHouse adapter for one table without changes. Its counts are those of `log`, which count every column, on the rows of `base`;
 * its page is that of `base`. What asks whether a replica has everything is left out.
 */
function inDialect(statement: string): string {
  return statement
    .split(' union all ')
    .filter((branch) => branch.startsWith('select if(absent') === branch.includes('_base_') && !/system.parts|'marks'/.test(branch))
    .map((branch) =>
      (branch.includes('_base_') ? branch : branch.replace('_log_', '_base_').replace('sum(sign)', 'count()').replace(seenRows, 'true'))
        .replace(ofEach, 'select $1 as f, each as v, $3 as n from (select unnest($2) as each, * from $4) group by each')
        .replaceAll('position(', 'instr(')
        .replaceAll(/arrayCount\((\w+) -> (.*?), job_days\)/g, 'len(list_filter(job_days, lambda $1: $2))')
        .replaceAll('if(0, ', 'if(false, '),
    )
    .map((branch) => `(${branch})`)
    .join(' union all ');
}

export interface Duck {
  readonly version: string;
  find(question: FindQuestion): Promise<LeadResults>;
  /** Writes a table as a JSON object on each line. */
  write(kind: LeadKind, path: string): Promise<void>;
  stop(): void;
}

/** @param files Parquet files of what the workspace sees, best score first */
export async function startDuck(folder: string, files: Readonly<Record<LeadKind, string>>): Promise<Duck> {
  const install = join(folder, 'duckdb');
  await installFromNpm(install, [`@duckdb/node-api@${version}`]);
  const { DuckDBInstance } = createRequire(`${install}/`)('@duckdb/node-api') as DuckDb;
  const instance = await DuckDBInstance.create(':memory:');
  const connection = await instance.connect();
  const run = (statement: string) => connection.runAndReadAll(statement);
  for (const macro of macros) await run(macro);
  for (const [kind, file] of Object.entries(files)) {
    await run(`create table ${kind}_base_1 as select * from '${file}'`);
    await run(`create table ${kind}_log_1 as select '' as owner, 0::bigint as version, 1::tinyint as sign, * from ${kind}_base_1 limit 0`);
  }
  return {
    version,
    find: async (question) => {
      const rows = (await run(inDialect(findStatement(question, scope, '')))).getRows();
      return resultsOf(question, [rows.map((row) => row.map(String))]);
    },
    write: async (kind, path) => void (await run(`copy ${kind}_base_1 to '${path}' (format json)`)),
    stop: () => instance.closeSync(),
  };
}
