/** The server as a process: from the environment to the end. */
import { join } from 'node:path';
import { brand } from '../src/brand.ts';
import { readConfig } from './config.ts';
import { type Environment, readEnvironment, repositoryRoot } from './environment.ts';
import { createLog, describeError } from './log.ts';
import { type SiteOptions, startSite } from './start.ts';
import { StartError } from './start-error.ts';

export interface RunOptions {
  environment: Environment;
  /** Where `.env` is, and relative paths count from. */
  root?: string;
  site: SiteOptions['site'];
}

/** The site's folder in the repository. */
export const siteFolder = join(repositoryRoot, 'apps', 'site');

/**
 * Runs until SIGINT, SIGTERM, or the end of the process that started this one. On stdout: the log, and one line for people when it is ready.
 * What keeps it from starting is said on stderr in one line (a line each for configuration), with exit code 1.
 */
export async function runSite({ environment, root = repositoryRoot, site }: RunOptions): Promise<void> {
  try {
    const config = readConfig(readEnvironment(environment, root), root);
    const log = createLog(config.logLevel);
    process.on('uncaughtException', (error) => {
      log.fatal(describeError(error), 'stopped by a fault');
      process.exit(1);
    });
    // Asked to stop before it is ready: then at once, there is nothing to finish.
    const early = () => process.exit(0);
    onEnd(early);
    const running = await startSite({ config, log, site });
    offEnd(early);
    let isStopping = false;
    onEnd(() => {
      // Ctrl-C reaches this process and the one that started it, which passes it on: once is enough.
      if (isStopping) return;
      isStopping = true;
      void running.close().then(() => process.exit(0));
    });
    process.stdout.write(`${brand.name} site: ${running.url}\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof StartError ? error.message : `The site could not start: ${String(error)}`}\n`);
    process.exit(1);
  }
}

const endings = ['SIGINT', 'SIGTERM', 'disconnect'] as const;

/** `disconnect`: the process that started this one over an IPC channel is gone. */
function onEnd(end: () => void): void {
  for (const ending of endings) if (ending !== 'disconnect' || process.send) process.on(ending, end);
}

function offEnd(end: () => void): void {
  for (const ending of endings) process.off(ending, end);
}
