/**
 * Measures the application against its targets: first load, Lighthouse, clicks, requests, spends, a revoked session. Writes docs/app-measurements.md.
 * `npm run bench -- app [--runs=3] [--rounds=8] [--seconds=3] [--print]`; --print doesn't write the document. This process generates the load.
 */
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { startApp } from '../e2e/app-process.ts';
import { measureClicks } from './app/clicks.ts';
import { measureFirstLoad } from './app/first-load.ts';
import { measureLoad, measureRevocation, measureSpends } from './app/server.ts';
import { signUp } from './app/visitor.ts';
import type { Figure } from './figures.ts';
import { machineAndDate, printTable, renderDocument } from './report.ts';

const document = new URL('../docs/app-measurements.md', import.meta.url);
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    rounds: { type: 'string', default: '8' },
    seconds: { type: 'string', default: '3' },
    print: { type: 'boolean', default: false },
  },
});
const [runs, rounds, seconds] = [Number(values.runs), Number(values.rounds), Number(values.seconds)];

const figures: Figure[] = [];
const surroundings = await machineAndDate();
const app = await startApp({ LOG_LEVEL: 'info', RATE_LIMIT_PER_MINUTE: '1000000' });
try {
  const visitor = await signUp(app, 'Ana');
  const measurements = {
    [`first load, ${runs} runs`]: () => measureFirstLoad(app, visitor, runs),
    [`clicks, ${rounds} rounds`]: () => measureClicks(app, visitor, rounds),
    [`requests, ${seconds} s`]: () => measureLoad(app, visitor, seconds),
    [`spends, ${seconds} s`]: () => measureSpends(app, visitor, seconds),
    'revoked session': () => measureRevocation(app, visitor),
  };
  for (const [name, measure] of Object.entries(measurements)) {
    process.stderr.write(`${name} …\n`);
    figures.push(...(await measure()));
  }
} finally {
  await app.stop();
}

printTable(figures);
const command = ['npm run bench -- app', ...process.argv.slice(2)].join(' ');
const about = `Written by \`${command}\` with the built dashboard, the real server and its embedded PostgreSQL. Figures without a target explain the others.`;
if (!values.print) await writeFile(document, renderDocument(figures, { title: 'Application measurements', about, surroundings }));
