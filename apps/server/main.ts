/** Starts the application: `node apps/server/main.ts`. Configuration is read from the environment. */
import { readConfig, StartError } from './config.ts';
import { readEnvironment } from './environment.ts';
import { faultOf } from './http/errors.ts';
import { startServer } from './start.ts';

const [option] = process.argv.slice(2);

try {
  if (option !== undefined) throw new StartError(`Unknown option ${option}. Configuration is read from the environment.`);
  const config = readConfig(readEnvironment(process.env));
  const server = await startServer(config);
  process.stdout.write(server.url ? `Leadlight application: ${config.publicUrl}\n` : 'Leadlight worker: at work\n');

  let isStopping = false;
  const stop = (exitCode: number): void => {
    if (isStopping) process.exit(exitCode || 130);
    isStopping = true;
    void server.stop().then(() => process.exit(exitCode));
  };
  process.on('SIGINT', () => stop(0));
  process.on('SIGTERM', () => stop(0));
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
