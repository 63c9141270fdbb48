/** The modules that the built separate processes load, which cost memory for each import and verification run, and time when search starts. */
import { execFile, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { findFreePort } from '../free-port.ts';

/** Prints the address of every file that is loaded. */
const hooks = `import { registerHooks } from 'node:module';
registerHooks({ load: (url, context, next) => { console.log(url); return next(url, context); } });`;

const options = ['--import', `data:text/javascript,${encodeURIComponent(hooks)}`];

const built = (name: string): string => fileURLToPath(new URL(`../dist/${name}.js`, import.meta.url));

/** The modules in the built files that a process has printed. */
const modulesIn = (output: string): string[] =>
  Array.from(output.matchAll(/^file:\S+\/apps\/server\/dist\/\S+\.js$/gm), ([url]) => url).flatMap((url) => {
    const code = readFileSync(fileURLToPath(url), 'utf8');
    // A file without a map only passes on what others export.
    if (!code.includes('//# sourceMappingURL=')) return [];
    return (JSON.parse(readFileSync(fileURLToPath(`${url}.map`), 'utf8')) as { sources: string[] }).sources;
  });

async function modulesOf(name: string): Promise<string[]> {
  const { stdout } = await promisify(execFile)(process.execPath, [...options, built(name)], { maxBuffer: 1e8 });
  return modulesIn(stdout);
}

function expectModules(modules: readonly string[], needed: readonly string[], unneeded: readonly string[]): void {
  for (const each of needed) expect(modules).toContainEqual(expect.stringContaining(each));
  for (const each of unneeded) expect(modules).not.toContainEqual(expect.stringContaining(each));
}

test.each([
  ['an import', 'import-process', ['imports/import-rows.ts']],
  ['a verification run', 'verification-process', ['adapters/smtp/session.ts']],
])('the process of %s loads no HTTP client, no reader of websites or registers, and no sample', async (_name, program, needed) => {
  expectModules(await modulesOf(program), needed, [
    'undici',
    'engines/enrichment/',
    'leads/sample/',
    'hyparquet',
    'nodemailer',
    'react',
    'better-auth',
    'pg-boss',
    'opentelemetry',
  ]);
});

/** What the process and its first thread, which fails without a database after it has loaded everything, print until then. */
async function outputOfSearch(dataDir: string): Promise<string> {
  const child = spawn(process.execPath, [...options, built('main')], {
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
    if (/a search thread failed.*\n/.test(output)) break;
  }
  child.kill('SIGKILL');
  return output;
}

test('a search process and its threads load no API, verifier, website reader, phone number rules, or reader of places and industries, and log where a thread failed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'leadlight-modules-'));
  try {
    const output = await outputOfSearch(folder);
    expectModules(
      modulesIn(output),
      ['search/search-role.ts', 'search/search-worker.ts', 'leads/search/lead-index.ts'],
      [
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
      ],
    );
    // In the source, not in the built file.
    expect(output).toMatch(/"at async start \(file:\S+\/apps\/server\/search\/search-worker\.ts:\d+:\d+\)"/);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
