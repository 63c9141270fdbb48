/** Does one of the operator's commands, with its output and its exit code; ./main.ts is the program around it. */
import { readConfig, type ServerConfig } from '../config.ts';
import { readEnvironment } from '../environment.ts';
import { errorWords } from './error-words.ts';
import { helpFor } from './help.ts';

/** Where a command writes. */
export interface CommandOutput {
  readonly out: (text: string) => void;
  /** Progress, and why a command failed. */
  readonly err: (text: string) => void;
}

/**
 * @param args the command and its words, such as `['import', 'leads.csv', '--pool']`
 * @param environment the variables that configure the installation
 * @returns the exit code: 1 if the command failed, and has said why
 */
export async function runCommand(args: readonly string[], environment: NodeJS.ProcessEnv, { out, err }: CommandOutput): Promise<0 | 1> {
  const help = await helpFor(args);
  if (help !== undefined) {
    out(`${help}\n`);
    return 0;
  }
  try {
    // Commands send no email and serve no requests, so the requirements for a server in production don't apply.
    const config = readConfig({ ...readEnvironment(environment), NODE_ENV: undefined });
    const clock = (): Date => new Date(Date.now() + config.clockOffsetMs);
    out(`${await outputOf(args, config, clock, err)}\n`);
    return 0;
  } catch (error) {
    err(`${errorWords(error)}\n`);
    return 1;
  }
}

/** Does the command. Each loads only what it needs, because loading all of them takes longer than most of them work. */
async function outputOf(args: readonly string[], config: ServerConfig, clock: () => Date, show: CommandOutput['err']): Promise<string> {
  const [command, ...rest] = args;
  const now = clock();
  switch (command) {
    case 'backup':
      return (await import('./backup.ts')).backup(config, rest[0], now);
    case 'restore':
      return (await import('./backup.ts')).restore(config, rest[0], now);
    case 'import':
      return importOf(config, rest, clock, show);
    case 'sample':
      return (await import('./sample-command.ts')).sampleCommand(config, rest, now);
    default:
      return (await import('./operator.ts')).runOperator(config, args, now);
  }
}

async function importOf(config: ServerConfig, rest: readonly string[], clock: () => Date, show: CommandOutput['err']): Promise<string> {
  if (rest[0] === '--preview') return (await import('./preview-command.ts')).previewCommand(rest, clock());
  const { isRegisterCommand, registerCommand } = await import('./register-command.ts');
  const run = isRegisterCommand(rest) ? registerCommand : (await import('./import-command.ts')).importCommand;
  return run(config, rest, clock, show);
}
