/** Peers are never dependencies: each is installed into a temporary folder and removed after the run. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../../scripts/bootstrap/command.mjs';

export async function inTemporaryFolder<Answer>(work: (folder: string) => Promise<Answer>): Promise<Answer> {
  const folder = mkdtempSync(join(tmpdir(), 'leadlight-peers-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The answers of a peer, or a text that says why there are none. */
export async function attempt<Answer>(answer: () => Promise<Answer[]>): Promise<Answer[] | string> {
  try {
    return await answer();
  } catch (error) {
    return (error as Error).message.split('\n')[0] ?? 'failed';
  }
}

/** @param what completes "could not be" in the message @throws Error with the last line that the program wrote */
export async function runOrFail(
  program: string,
  args: readonly string[],
  what: string,
  options: { readonly limitS: number; readonly env?: Record<string, string> },
): Promise<void> {
  const { ok, output } = await run(program, [...args], options);
  if (!ok) throw new Error(`could not be ${what}: ${output.trim().split('\n').at(-1)}`);
}

export function installFromNpm(folder: string, specs: readonly string[]): Promise<void> {
  const args = ['install', ...specs, '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund'];
  return runOrFail('npm', args, 'installed', { limitS: 300 });
}
