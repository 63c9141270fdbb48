/** Prints the figures of the fetcher, and writes them down. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { machineAndDate, printTable, renderDocument } from '../report.ts';
import { measureFetch } from './fetch.ts';

const document = fileURLToPath(new URL('../../docs/enrichment-fetch-measurements.md', import.meta.url));

export async function reportFetch(isWritten: boolean): Promise<void> {
  const { figures, wrong, lab } = await measureFetch();
  for (const line of wrong) process.stdout.write(`${line}\n`);
  printTable(figures);
  if (wrong.length > 0) process.exitCode = 1;
  if (!isWritten) return;
  const about =
    'Written by `npm run bench -- enrich --part=fetch --write`. Websites are read in the [web lab](web-lab.md); requests are counted by its servers. ' +
    'The pace is also measured over scripted sites with a virtual clock, half of them visited by two readers at the same time; connecting takes up to 0.9 s, and requests are judged by when they arrive.';
  const surroundings = [...(await machineAndDate()), `The lab: ${lab}`];
  writeFileSync(document, renderDocument(figures, { title: 'Reading websites, measured', about, surroundings }));
}
