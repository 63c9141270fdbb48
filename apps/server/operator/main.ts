/** `npm run operator -- …`, `npm run backup`, `npm run restore`: the operator's commands, beside a running server or without one. */
import { readConfig, StartError } from '../config.ts';
import { readEnvironment } from '../environment.ts';
import { backup, restore } from './backup.ts';
import { runOperator } from './operator.ts';

const [command, ...rest] = process.argv.slice(2);

try {
  // Commands send nothing and answer nobody: what production demands of a server is not demanded of them.
  const config = readConfig({ ...readEnvironment(process.env), NODE_ENV: undefined });
  const now = new Date(Date.now() + config.clockOffsetMs);
  const said =
    command === 'backup'
      ? await backup(config, rest[0], now)
      : command === 'restore'
        ? await restore(config, rest[0], now)
        : await runOperator(config, process.argv.slice(2), now);
  process.stdout.write(`${said}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof StartError ? error.message : (error as Error).stack}\n`);
  process.exitCode = 1;
}
