/** The server as a process: from the environment to shutdown. */
import { join } from 'node:path';
import { brand } from '../src/brand.ts';
import { readConfig } from './config.ts';
import { type Environment, readEnvironment, repositoryRoot } from './environment.ts';
import { createLog, describeError } from './log.ts';
import { type SiteOptions, startSite } from './start.ts';
import { StartError } from './start-error.ts';

export interface RunOptions {
  environment: Environment;
  /** Folder of `.env`, from which relative paths are resolved. */
  root?: string;
  site: SiteOptions['site'];
}

/** The site's folder in the repository. */
export const siteFolder = join(repositoryRoot, 'apps', 'site');

/**
 * Runs until SIGINT, SIGTERM, or the end of the parent process. Writes the log to stdout, and one readable line when it is ready.
 * If it can't start, it writes one line to stderr (one per variable for configuration errors) and exits with code 1.
 */
export async function runSite({ environment, root = repositoryRoot, site }: RunOptions): Promise<void> {
  try {
    const config = readConfig(readEnvironment(environment, root), root);
    const log = createLog(config.logLevel);
    process.on('uncaughtException', (error) => {
      log.fatal(describeError(error), 'stopped by a fault');
      process.exit(1);
    });
    // One handler for the whole lifetime: a signal that arrives while handlers change would be lost.
    // If it is stopped before it is ready, it exits at once, because there is nothing to finish.
    let close: () => Promise<void> = async () => {};
    let isStopping = false;
    onEnd(() => {
      // Ctrl-C reaches this process and its parent, which forwards it: handle it once.
      if (isStopping) return;
      isStopping = true;
      void close().then(() => process.exit(0));
    });
    const running = await startSite({ config, log, site });
    close = () => running.close();
    process.stdout.write(`${brand.name} site: ${running.url}\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof StartError ? error.message : `The site could not start: ${String(error)}`}\n`);
    process.exit(1);
  }
}

const endings = ['SIGINT', 'SIGTERM', 'disconnect'] as const;

/** `disconnect`: the parent process with the IPC channel has ended. */
function onEnd(end: () => void): void {
  for (const ending of endings) if (ending !== 'disconnect' || process.send) process.on(ending, end);
}
