/** The modules that separate processes load, which cost memory for each import and verification run, and time when search starts. */
import { execFile, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { findFreePort } from '../free-port.ts';

/** Prints the address of every module that is loaded. */
const hooks = `import { registerHooks } from 'node:module';
registerHooks({ load: (url, context, next) => { console.log(url); return next(url, context); } });`;

const options = ['--import', `data:text/javascript,${encodeURIComponent(hooks)}`];

async function modulesOf(process_: string): Promise<string> {
  const program = fileURLToPath(new URL(process_, import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, [...options, program], { maxBuffer: 1e8 });
  return stdout;
}

test.each([
  ['an import', '../imports/import-process.ts', ['imports/import-rows.ts']],
  ['a verification run', '../verification-runs/verification-process.ts', ['adapters/smtp/session.ts']],
])('the process of %s loads no HTTP client, no reader of websites or registers, and no sample', async (_name, program, needed) => {
  const modules = await modulesOf(program);
  for (const each of needed) expect(modules).toContain(each);
  for (const each of [
    'undici',
    'engines/enrichment/',
    'leads/sample/',
    'hyparquet',
    'nodemailer',
    'react',
    'better-auth',
    'pg-boss',
    'opentelemetry',
  ])
    expect(modules).not.toContain(each);
});

/** Modules of the process and its first thread, which fails without a database after it has loaded everything. */
async function modulesOfSearch(dataDir: string): Promise<string> {
  const child = spawn(process.execPath, [...options, fileURLToPath(new URL('../main.ts', import.meta.url))], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      APP_RUNS: 'search',
      SEARCH_URL: `tcp://127.0.0.1:${await findFreePort()}`,
      SEARCH_TOKEN: 's'.repeat(40),
      DATABASE_URL: `postgres://nobody:nothing@127.0.0.1:${await findFreePort()}/none`,
      DATA_DIR: dataDir,
    },
  });
  let output = '';
  for await (const chunk of child.stdout) {
    output += String(chunk);
    if (output.includes('a search thread failed')) break;
  }
  child.kill('SIGKILL');
  return output;
}

test('a search process and its threads load no API, verifier, website reader, phone number rules, or reader of places and industries', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'leadlight-modules-'));
  try {
    const modules = await modulesOfSearch(folder);
    for (const each of ['search/search-role.ts', 'search/search-worker.ts', 'leads/search/lead-index.ts']) expect(modules).toContain(each);
    for (const each of [
      'packages/contract/',
      'engines/enrichment/',
      'engines/verification/',
      'leads/importing/',
      'libphonenumber-js',
      'places/town-names.json',
      'industries/parse-industry.ts',
      '@hono',
      'prom-client',
      'disposable-email-domains-js',
      'opentelemetry/sdk',
    ])
      expect(modules).not.toContain(each);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
