/** Writes the parts of docs/enrichment-measurements.md, each with its command and date; a part that isn't measured stays. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { fixedWork } from '../fixed-work.ts';

const file = new URL('../../docs/enrichment-measurements.md', import.meta.url);
const heading = `# Enrichment measurements

What \`npm run bench -- enrich DATA --write\` measured on saved websites. The sites and their labels belong to others and are not in this repository. Rules were written with half of the sites in view (development); the other half (held-out) was measured later.
`;

const order = ['extract', 'technologies', 'boards'] as const;

/** @param markdown with headings of the second level */
export function writeMeasurements(part: (typeof order)[number], markdown: string): void {
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const parts = order.map((name) => {
    if (name !== part) return new RegExp(`<!-- ${name} -->[\\s\\S]*?<!-- end of ${name} -->\\n`).exec(before)?.[0] ?? '';
    const about = `\`npm run bench -- enrich DATA --part=${part} --write\`, ${new Date().toISOString().slice(0, 10)}, ${cpus()[0]?.model.trim() ?? 'unknown processor'}, ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB, fixed piece of work ${fixedWork().toFixed(3)} s.`;
    return `<!-- ${name} -->\n${about}\n\n${markdown.trim()}\n<!-- end of ${name} -->\n`;
  });
  // What is written above the parts by hand stays.
  const [written = ''] = before.split('<!-- ', 1);
  writeFileSync(file, [written.trim() === '' ? heading : `${written.trimEnd()}\n`, ...parts.filter((text) => text !== '')].join('\n'));
}
