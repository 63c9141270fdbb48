/**
 * Measures the export of a million leads: first byte, time, memory. Prints the figures and writes docs/export-measurements.md; asserts nothing.
 * `npm run bench -- export [--leads=1000000] [--print]`. Loading the leads takes most of the time.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { startApp } from '../e2e/app-process.ts';
import { signUp } from './app/visitor.ts';
import { loadLeads } from './export/load-leads.ts';
import { measureExport } from './export/measure.ts';
import { machineAndDate, printTable, renderDocument } from './report.ts';

const { values } = parseArgs({ options: { leads: { type: 'string', default: '1000000' }, print: { type: 'boolean', default: false } } });
const leads = Number(values.leads);

const surroundings = await machineAndDate();
const application = await startApp({ RATE_LIMIT_PER_MINUTE: '1000000' });
try {
  const who = await signUp(application, 'Ana');
  const loading = performance.now();
  await loadLeads(application.dataFolder, who.workspaceId, leads, new Date());
  process.stdout.write(`${leads} leads loaded in ${((performance.now() - loading) / 1000).toFixed(0)} s\n`);
  const figures = [...(await measureExport(application, who, leads, false)), ...(await measureExport(application, who, leads, true))];
  printTable(figures);
  if (!values.print) {
    const title = 'Export measurements';
    const about = `Written by \`npm run bench -- export\`. ${leads.toLocaleString('en-US')} people: a fifth are the workspace's own, three in ten of the others are revealed; all of our columns. Server, embedded PostgreSQL and client run on the same machine.`;
    writeFileSync(new URL('../docs/export-measurements.md', import.meta.url), renderDocument(figures, { title, about, surroundings }));
  }
} finally {
  await application.stop();
}
