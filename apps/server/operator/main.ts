/** `npm run operator -- …`, `npm run backup`, `npm run restore`, `npm run import`, `npm run sample`: the operator's commands, with or without a running server. */
import { readConfig, type ServerConfig } from '../config.ts';
import { readEnvironment } from '../environment.ts';
import { errorWords } from './error-words.ts';
import { helpFor } from './help.ts';

const [command, ...rest] = process.argv.slice(2);

const help = await helpFor(process.argv.slice(2));
if (help === undefined) await main();
else process.stdout.write(`${help}\n`);

async function main(): Promise<void> {
  try {
    // Commands send no email and serve no requests, so the requirements for a server in production don't apply.
    const config = readConfig({ ...readEnvironment(process.env), NODE_ENV: undefined });
    const clock = (): Date => new Date(Date.now() + config.clockOffsetMs);
    const now = clock();
    process.stdout.write(`${await outputOf(config, now, clock)}\n`);
  } catch (error) {
    process.stderr.write(`${errorWords(error)}\n`);
    process.exitCode = 1;
  }
}

/** Does the command. Each loads only what it needs, because loading all of them takes longer than most of them work. */
async function outputOf(config: ServerConfig, now: Date, clock: () => Date): Promise<string> {
  switch (command) {
    case 'backup':
      return (await import('./backup.ts')).backup(config, rest[0], now);
    case 'restore':
      return (await import('./backup.ts')).restore(config, rest[0], now);
    case 'import':
      return importOf(config, clock, now);
    case 'sample':
      return (await import('./sample-command.ts')).sampleCommand(config, rest, now);
    default:
      return (await import('./operator.ts')).runOperator(config, process.argv.slice(2), now);
  }
}

async function importOf(config: ServerConfig, clock: () => Date, now: Date): Promise<string> {
  if (rest[0] === '--preview') return (await import('./preview-command.ts')).previewCommand(rest, now);
  const { isRegisterCommand, registerCommand } = await import('./register-command.ts');
  const run = isRegisterCommand(rest) ? registerCommand : (await import('./import-command.ts')).importCommand;
  return run(config, rest, clock, (line) => process.stderr.write(line));
}
