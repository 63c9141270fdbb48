/** `npm run operator -- …`, `npm run backup`, `npm run restore`, `npm run import`, `npm run sample`: the operator's commands, with or without a running server. */
import { readConfig } from '../config.ts';
import { readEnvironment } from '../environment.ts';
import { backup, restore } from './backup.ts';
import { errorWords } from './error-words.ts';
import { helpFor } from './help.ts';
import { importCommand } from './import-command.ts';
import { isPreviewCommand, previewCommand } from './preview-command.ts';
import { isRegisterCommand, registerCommand } from './register-command.ts';
import { runOperator } from './operator.ts';
import { sampleCommand } from './sample-command.ts';

const [command, ...rest] = process.argv.slice(2);

const help = helpFor(process.argv.slice(2));
if (help === undefined) await main();
else process.stdout.write(`${help}\n`);

async function main(): Promise<void> {
  try {
    // Commands send no email and serve no requests, so the requirements for a server in production don't apply.
    const config = readConfig({ ...readEnvironment(process.env), NODE_ENV: undefined });
    const clock = (): Date => new Date(Date.now() + config.clockOffsetMs);
    const now = clock();
    const importOf = (words: string[]): Promise<string> => {
      if (isPreviewCommand(words)) return previewCommand(words, now);
      const run = isRegisterCommand(words) ? registerCommand : importCommand;
      return run(config, words, clock, (line) => process.stderr.write(line));
    };
    const output =
      command === 'backup'
        ? await backup(config, rest[0], now)
        : command === 'restore'
          ? await restore(config, rest[0], now)
          : command === 'import'
            ? await importOf(rest)
            : command === 'sample'
              ? await sampleCommand(config, rest, now)
              : await runOperator(config, process.argv.slice(2), now);
    process.stdout.write(`${output}\n`);
  } catch (error) {
    process.stderr.write(`${errorWords(error)}\n`);
    process.exitCode = 1;
  }
}
