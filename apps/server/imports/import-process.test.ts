/** What the process of an import loads: every import pays for it with memory and time. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const run = promisify(execFile);

test('the process of an import loads neither the schemas of the API nor their library', async () => {
  const program = `
    import { registerHooks } from 'node:module';
    const loaded = [];
    registerHooks({ load(url, context, next) { loaded.push(url); return next(url, context); } });
    await import(${JSON.stringify(new URL('run-import.ts', import.meta.url).href)});
    console.log(JSON.stringify(loaded.filter((url) => /[.](?:contract|schema)[.]ts$|node_modules[/]zod[/]/.test(url))));`;
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', program]);
  expect(JSON.parse(stdout)).toEqual([]);
});
