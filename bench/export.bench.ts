/**
 * The export of a million leads: first byte, time, memory. Prints, writes docs/export-measurements.md, asserts nothing.
 * `npm run bench -- export [--leads=1000000] [--print]`. Loading the leads takes most of the time.
 */
import { writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { parseArgs } from 'node:util';
import { signUp, startApplication } from '../e2e/app-process.ts';
import { loadLeads } from './export/load-leads.ts';
import { measureExport } from './export/measure.ts';
import { printTable, renderDocument } from './site/report.ts';

const { values } = parseArgs({ options: { leads: { type: 'string', default: '1000000' }, print: { type: 'boolean', default: false } } });
const leads = Number(values.leads);

const application = await startApplication({ RATE_LIMIT_PER_MINUTE: '1000000' });
try {
  const who = await signUp(application, 'Ana');
  const loading = performance.now();
  await loadLeads(application.dataFolder, who.workspaceId, leads, new Date());
  process.stdout.write(`${leads} leads loaded in ${((performance.now() - loading) / 1000).toFixed(0)} s\n`);
  const load = loadavg()[0]?.toFixed(1);
  const figures = [...(await measureExport(application, who, leads, false)), ...(await measureExport(application, who, leads, true))];
  printTable(figures);
  if (!values.print) {
    const surroundings = [
      `Date: ${new Date().toISOString().slice(0, 10)}`,
      `Machine: ${cpus().length} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), ${Math.round(totalmem() / 2 ** 30)} GB; load before: ${load}`,
      `Node ${process.versions.node}; server, its embedded PostgreSQL and the reader on the same machine`,
      `${leads.toLocaleString('en-US')} people: a fifth the workspace's own, three in ten of the others revealed; all columns of ours`,
    ];
    const text = renderDocument(figures, surroundings, 'npm run bench -- export').replace(
      '# What the page measures',
      '# What an export measures',
    );
    writeFileSync(new URL('../docs/export-measurements.md', import.meta.url), text.replace('; items are those of the acceptance list', ''));
  }
} finally {
  await application.stop();
}
