/** Programs that a command starts, such as an install or a build, end with the command, even if it is killed before it can stop them. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';

const command = new URL('command.mjs', import.meta.url).href;

/**
 * A command that runs `program`, and the first line that the program prints. Both write to the same pipe, which closes when both have exited.
 */
async function startCommand(program: string) {
  const script = `const { run } = await import(${JSON.stringify(command)});
    const { ok } = await run(process.execPath, ['-e', ${JSON.stringify(program)}], { output: 'show', tied: true, graceMs: 100 });
    console.log(ok ? 'went well' : 'failed');`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  const closed = once(child, 'close');
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => (output += chunk));
  await once(child.stdout, 'data');
  return { child, closed, output: () => output };
}

test('a tied program ends with its command', async () => {
  const { child, closed } = await startCommand(`console.log('up'); setInterval(() => {}, 1000)`);
  child.kill('SIGKILL');
  expect(await closed).toEqual([null, 'SIGKILL']);
});

test('a program that ignores SIGTERM ends too, with the programs that it started', async () => {
  const { child, closed } = await startCommand(
    `process.on('SIGTERM', () => {}); require('child_process').spawn('sleep', ['1000'], { stdio: 'inherit' }).once('spawn', () => console.log('up')); setInterval(() => {}, 1000)`,
  );
  child.kill('SIGKILL');
  expect(await closed).toEqual([null, 'SIGKILL']);
});

test('a tied program exits when its work is done, and does not pass the tie on to its own programs', async () => {
  const { closed, output } = await startCommand(`console.log('NODE_OPTIONS: ' + process.env.NODE_OPTIONS)`);
  expect(await closed).toEqual([0, null]);
  expect(output()).toBe(`NODE_OPTIONS: ${process.env['NODE_OPTIONS'] ?? ''}\nwent well\n`);
});
