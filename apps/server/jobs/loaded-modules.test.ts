/** What separate processes load: memory that each import and each verification run takes. */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

/** Prints the address of every module that is loaded. */
const hooks = `import { registerHooks } from 'node:module';
registerHooks({ load: (url, context, next) => { console.log(url); return next(url, context); } });`;

async function modulesOf(process_: string): Promise<string> {
  const options = ['--import', `data:text/javascript,${encodeURIComponent(hooks)}`];
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
