/** `test` for the application with fictional leads in its pool. The files that import it share one server per worker, and the workers of a run the filled database. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { databaseUrl, filledTemplate } from '../packages/db/testing/postgres.ts';
import { operateOn } from './app-process.ts';
import { preparedDatabase, startAppOnCopy, startLimitMs, test as base, type App } from './app-server.ts';

/** People of the sample, and as many companies as they work at. */
export const sampleSize = 400;

export const test = base.extend<object, { app: App; pooledApp: App }>({
  app: [
    async ({}, use) => {
      const filled = await filledTemplate(preparedDatabase(), 'sample', (copy) =>
        operateOn(databaseUrl(copy), 'sample', '--leads', String(sampleSize)),
      );
      const app = await startAppOnCopy(filled);
      await use(app);
      await app.stop();
    },
    { scope: 'worker', timeout: startLimitMs },
  ],
  // With people who cost credits, which those of the sample don't.
  pooledApp: [
    async ({}, use) => {
      const app = await startAppOnCopy();
      const file = join(app.dataFolder, 'pool.csv');
      await writeFile(file, poolCsv);
      await app.operate('import', file, '--pool');
      await use(app);
      await app.stop();
    },
    { scope: 'worker', timeout: startLimitMs },
  ],
});
const poolCsv = [
  'First Name,Last Name,Job Title,Company Name,Company Domain,Email',
  ...Array.from({ length: 20 }, (_none, index) => {
    const letter = String.fromCodePoint(97 + index);
    return `Ida${letter},Berg${letter},VP Sales,Company ${letter},company-${letter}.example,ida${letter}.berg${letter}@company-${letter}.example`;
  }),
].join('\r\n');
