/** `npm run upgrade`: backup and migrations; `-- --check` tries the migrations on a copy. Exits with 1 if it fails. */
import { parseArgs } from 'node:util';
import { readConfig, StartError } from '../config.ts';
import { readEnvironment } from '../environment.ts';
import { checkUpgrade, upgrade } from './upgrade.ts';

const progressMs = 1_000;

const usage = `npm run upgrade                    makes a backup, then applies the migrations of this version
npm run upgrade -- --check         tries the migrations on a copy of the database, and changes nothing
npm run upgrade -- --backed-up     applies them without a backup: with DATABASE_URL, after you made one
docs/operating.md explains upgrades.`;

try {
  const { values } = readOptions();
  if (values.help) {
    process.stdout.write(`${usage}\n`);
    process.exit();
  }
  const config = readConfig(readEnvironment(process.env));
  const now = new Date();
  let shownAt = performance.now();
  const show = (progress: () => string): void => {
    if (performance.now() - shownAt < progressMs) return;
    shownAt = performance.now();
    process.stderr.write(`${progress()}\n`);
  };
  if (values.check) {
    const { report, works } = await checkUpgrade(config, {
      now,
      onRows: (rows) => show(() => `${rows.toLocaleString('en-US')} rows copied`),
    });
    process.stdout.write(`${report}\n`);
    process.exitCode = works ? 0 : 1;
  } else {
    const message = await upgrade(config, {
      now,
      isBackedUp: values['backed-up'],
      onBatch: ({ name, done, total, changed }) =>
        show(() => `${name}: ${changed.toLocaleString('en-US')} rows changed, ${done} of ${total} workspaces done`),
      onWait: (name) => show(() => `${name} waits for a table that is in use`),
    });
    process.stdout.write(`${message}\n`);
  }
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

function readOptions() {
  try {
    const option = { type: 'boolean', default: false } as const;
    return parseArgs({ options: { check: option, 'backed-up': option, help: { ...option, short: 'h' } } });
  } catch (error) {
    throw new StartError(`${(error as Error).message}\n${usage}`);
  }
}
