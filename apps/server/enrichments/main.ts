/** `npm run enrich -- …`: reads a company's website from the command line. Options, output and exit codes: enrich.command.ts. */
import { connect, serverTarget } from '@leadlight/db/platform';
import { readConfig, StartError } from '../config.ts';
import { databaseBeside } from '../database.ts';
import { readEnvironment } from '../environment.ts';
import { exitCodes, runEnrich } from './enrich.command.ts';
import { createConfiguredVisitor, readWebConfig } from './web.config.ts';

const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort(new Error('Interrupted.')));

const environment = readEnvironment(process.env);
const config = readWebConfig(environment);
const target = databaseBeside(readConfig({ ...environment, NODE_ENV: undefined }));
const db = config.contactUrl !== null && target ? connect(serverTarget(target), { max: 2 }) : undefined;
const visitor =
  config.contactUrl === null ? null : createConfiguredVisitor({ ...config, contactUrl: config.contactUrl }, db ? { db: db.app } : {});
try {
  process.exitCode = await runEnrich(process.argv.slice(2), {
    visitSite: visitor && ((domain, choose) => visitor.visitSite({ domain, choose, isUrgent: true, signal: stop.signal })),
    out: (text) => void process.stdout.write(text),
    err: (text) => void process.stderr.write(text),
    signal: stop.signal,
  });
} catch (error) {
  process.stderr.write(`${error instanceof StartError ? error.message : (error as Error).stack}\n`);
  process.exitCode = error instanceof StartError ? exitCodes.usage : exitCodes.failure;
} finally {
  await visitor?.close();
  await db?.end();
}
