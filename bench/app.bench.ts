/**
 * The application's server: authenticated requests, a revoked session, credit spends with fsync on. Prints, asserts nothing.
 * `npm run bench -- app [--seconds=3]`. The load comes from this process, on the same cores.
 */
import { parseArgs } from 'node:util';
import { type Application, type SignedUp, signUp, startApplication } from '../e2e/app-process.ts';
import { measureLoad, measureRevocation, measureSpends } from './app/server.ts';
import type { Figure } from './site/figures.ts';
import { printTable } from './site/report.ts';

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '3' } } });
const seconds = Number(values.seconds);

const figures: Figure[] = [];
const application: Application = await startApplication({ TEST_ROUTES: 'on', RATE_LIMIT_PER_MINUTE: '1000000' });
try {
  const who: SignedUp = await signUp(application, 'Ana');
  figures.push(...(await measureLoad(application, who, seconds)));
  figures.push(...(await measureSpends(application, who, seconds)));
  figures.push(...(await measureRevocation(application, who)));
} finally {
  await application.stop();
}
printTable(figures);
