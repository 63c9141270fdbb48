/**
 * Measures the public page against its acceptance list: sizes, Lighthouse, first tap, first use, and its server. Writes docs/site-measurements.md.
 * `npm run bench -- site [--runs=5] [--taps=20] [--seconds=5] [--print]`; --print doesn't write the document.
 */
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { startSite } from '../e2e/site-process.ts';
import type { Figure } from './figures.ts';
import { measureLighthouse } from './site/lighthouse.ts';
import { machineAndDate, printTable, renderDocument } from './report.ts';
import { measureColdStart, measureThroughput } from './site/server.ts';
import { measureSizes } from './site/sizes.ts';
import { measureFirstTaps, measureFirstUse, measureHydration } from './site/visitors.ts';

const document = new URL('../docs/site-measurements.md', import.meta.url);
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    taps: { type: 'string', default: '20' },
    seconds: { type: 'string', default: '5' },
    print: { type: 'boolean', default: false },
  },
});
const [runs, taps, seconds] = [Number(values.runs), Number(values.taps), Number(values.seconds)];

const figures: Figure[] = [];
const surroundings = await machineAndDate();
const site = await startSite({ LOG_LEVEL: 'warn' });
try {
  const measurements = {
    sizes: () => measureSizes(site.url),
    [`Lighthouse, ${runs} runs`]: () => measureLighthouse(site.url, runs),
    [`first tap, ${taps} times`]: () => measureFirstTaps(site.url, taps),
    [`first use, ${runs} times`]: () => measureFirstUse(site.url, runs),
    [`hydration, ${runs} times`]: () => measureHydration(site.url, runs),
    [`throughput, ${seconds} s`]: () => measureThroughput(site.url, seconds),
    [`cold start, ${runs} times`]: () => measureColdStart(runs),
  };
  for (const [name, measure] of Object.entries(measurements)) {
    process.stderr.write(`${name} …\n`);
    figures.push(...(await measure()));
  }
} finally {
  await site.stop();
}

printTable(figures);
const command = ['npm run bench -- site', ...process.argv.slice(2)].join(' ');
const about = `Written by \`${command}\`; items are numbered as in the acceptance list. Figures without a target explain the others.`;
if (!values.print) await writeFile(document, renderDocument(figures, { title: 'Page measurements', about, surroundings }));
