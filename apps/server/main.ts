/** Starts the application: `node apps/server/main.ts`. Configuration is read from the environment. */
import { flushCompileCache } from 'node:module';
import { onPort, readConfig, StartError } from './config.ts';
import { readEnvironment } from './environment.ts';
import { faultOf } from './http/errors.ts';
import { findFreePort } from './free-port.ts';
import { startServer } from './start.ts';

const [option] = process.argv.slice(2);

try {
  if (option !== undefined) throw new StartError(`Unknown option ${option}. Configuration is read from the environment.`);
  const given = readConfig(readEnvironment(process.env));
  const config = given.port === 0 ? onPort(given, await findFreePort()) : given;
  const server = await startServer(config);
  // What is compiled is kept at the end of a process, or now: the next import's begins with it.
  flushCompileCache();
  process.stdout.write(server.url ? `Leadlight application: ${config.publicUrl}\n` : 'Leadlight worker: at work\n');

  let stopping: Promise<void> | undefined;
  let signals = 0;
  const stop = (exitCode: number): void => {
    stopping ??= server.stop().then(() => process.exit(exitCode));
  };
  for (const name of ['SIGINT', 'SIGTERM'] as const) {
    process.on(name, () => {
      // Whoever says it twice does not want to wait. The database stops by itself then, and recovers at the next start.
      if (++signals > 1) process.exit(130);
      stop(0);
    });
  }
  // Started by another program, the server ends with it.
  process.on('disconnect', () => stop(0));
  server.died.catch((error: Error) => {
    process.stderr.write(`${error.message}\n`);
    stop(1);
  });
} catch (error) {
  if (error instanceof StartError) process.stderr.write(`${error.message}\n`);
  else process.stderr.write(`The application could not start: ${(error as Error).message}\n${JSON.stringify(faultOf(error))}\n`);
  process.exit(1);
}
