/** The document of measurements. Each part of the benchmark writes its own section; the text between the sections is written by hand. */
import { readFile, writeFile } from 'node:fs/promises';
import { cpus, loadavg, release, totalmem, type } from 'node:os';

const page = new URL('../../docs/verification-measurements.md', import.meta.url);

/** @throws if the document has no such section */
export async function writeSection(name: string, lines: readonly string[]): Promise<void> {
  await writeFile(page, withSection(await readFile(page, 'utf8'), name, lines));
}

/** A section is between `<!-- NAME -->` and `<!-- /NAME -->`. */
export function withSection(text: string, name: string, lines: readonly string[]): string {
  const begin = `<!-- ${name} -->\n`;
  const end = `<!-- /${name} -->`;
  const from = text.indexOf(begin);
  const to = text.indexOf(end, from);
  if (from < 0 || to < 0) throw new Error(`The document has no section ${name}.`);
  return `${text.slice(0, from)}${begin}\n${lines.join('\n')}\n\n${text.slice(to)}`;
}

/** Date, machine and command of a section. */
export function measuredBy(command: string): string {
  const [first] = cpus();
  const machine = `${cpus().length} cores (${first?.model.trim() ?? 'unknown'}), ${Math.round(totalmem() / 2 ** 30)} GB, ${type()} ${release()}`;
  const load = loadavg()[0]?.toFixed(1);
  return `${new Date().toISOString().slice(0, 10)}, \`${command}\`; ${machine}, Node ${process.versions.node}; load before ${load}, servers and verifier on the same machine.`;
}
