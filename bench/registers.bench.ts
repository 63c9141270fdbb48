/**
 * Measures imports of public registers into an empty pool, as an operator starts them, from made files of the registers' shape. Asserts nothing.
 * `npm run bench -- registers [--rows=100000] [--source=gleif] [--once] [--write]`: rows for each register. --once doesn't import each file a second time.
 * --write writes docs/registers-measurements.md.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Figure } from './figures.ts';
import { madeRegisters, writeRegister, type MadeRegister } from './registers/made-files.ts';
import { machineAndDate, printTable, renderDocument } from './report.ts';

const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '100000' },
    source: { type: 'string' },
    once: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});
const rows = Number(values.rows);
const chosen = madeRegisters.filter((register) => values.source === undefined || register === values.source);
const folder = mkdtempSync(join(tmpdir(), 'leadlight-registers-bench-'));
const dataFolder = join(folder, 'data');
const main = fileURLToPath(new URL('../apps/server/operator/main.ts', import.meta.url));

interface Ran {
  readonly seconds: number;
  readonly peakBytes: number;
  readonly output: string;
}

/** Runs a command of the operator with an embedded database of its own. */
async function operate(...args: readonly string[]): Promise<Ran> {
  const started = performance.now();
  const child = spawn(process.execPath, [main, ...args], {
    env: { ...process.env, NODE_ENV: '', DATABASE_URL: '', DATA_DIR: dataFolder },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (piece: Buffer) => (output += piece.toString()));
  let peakBytes = 0;
  const timer = setInterval(() => (peakBytes = Math.max(peakBytes, peakOf(child.pid ?? 0))), 200);
  const [code] = (await once(child, 'close')) as [number];
  clearInterval(timer);
  if (code !== 0) throw new Error(`${args.join(' ')} ended with code ${code}`);
  return { seconds: (performance.now() - started) / 1000, peakBytes, output };
}

/** Peak resident memory of the process, without PostgreSQL; 0 where the system doesn't tell. */
function peakOf(pid: number): number {
  try {
    return Number(/^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024;
  } catch {
    return 0;
  }
}

async function sizeOf(path: string): Promise<number> {
  let bytes = 0;
  for (const entry of await readdir(path, { recursive: true, withFileTypes: true }))
    if (entry.isFile())
      bytes += await stat(join(entry.parentPath, entry.name)).then(
        ({ size }) => size,
        () => 0,
      );
  return bytes;
}

const figures: Figure[] = [];
const surroundings = await machineAndDate();
try {
  // Creates the database.
  await operate('workspaces');
  const emptyBytes = await sizeOf(dataFolder);
  for (const register of chosen) figures.push(...(await measure(register)));
  const companies = rows * chosen.length;
  figures.push({
    what: `Disk for ${companies.toLocaleString('en')} companies`,
    value: ((await sizeOf(dataFolder)) - emptyBytes) / 1024,
    unit: 'KB',
    note: 'Database with indexes and its write-ahead log.',
  });
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function measure(register: MadeRegister): Promise<Figure[]> {
  const file = join(folder, `${register}.csv.gz`);
  await writeRegister(file, register, rows);
  const first = await operate('import', '--source', register, file, '--pool');
  const again = values.once ? null : await operate('import', '--source', register, file, '--pool', '--again');
  const name = `${register}, ${rows.toLocaleString('en')} records`;
  const megabytes = Math.round(statSync(file).size / 1e6);
  return [
    {
      what: `${name}: import`,
      value: first.seconds,
      unit: 's',
      note: `${first.output.trim().split('\n')[0] ?? ''} The file has ${megabytes} MB with gzip.`,
    },
    { what: `${name}: per second`, value: rows / first.seconds, unit: '/s' },
    {
      what: `${name}: memory`,
      value: first.peakBytes / 1024,
      unit: 'KB',
      note: 'Peak resident memory of the command, without PostgreSQL.',
    },
    ...(again === null
      ? []
      : [
          {
            what: `${name}: the same file again (--again)`,
            value: again.seconds,
            unit: 's' as const,
            note: again.output.trim().split('\n')[0] ?? '',
          },
        ]),
  ];
}

printTable(figures);
if (values.write)
  writeFileSync(
    new URL('../docs/registers-measurements.md', import.meta.url),
    renderDocument(figures, {
      title: 'Register measurements',
      about: `Written by \`npm run bench -- registers --rows=${rows} --write\`: files with invented companies in the shape of public registers, imported into an empty pool with the command and the embedded PostgreSQL. Times include starting both.`,
      surroundings,
    }),
  );
