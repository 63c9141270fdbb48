/** `npm run enrich -- …`: reads a company's website from the command line. Options, output and exit codes: enrich.command.ts. */
import { StartError } from '../config.ts';
import { readEnvironment } from '../environment.ts';
import { exitCodes, runEnrich } from './enrich.command.ts';
import { readTechnologies } from './technologies-file.ts';
import { createConfiguredVisitor, readWebConfig } from './web.config.ts';

const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort(new Error('Interrupted.')));

const visitor = (() => {
  const config = readWebConfig(readEnvironment(process.env));
  return config.contactUrl === null ? null : createConfiguredVisitor({ ...config, contactUrl: config.contactUrl });
})();
try {
  process.exitCode = await runEnrich(process.argv.slice(2), {
    visitSite: visitor && ((domain, choose) => visitor.visitSite({ domain, choose, isUrgent: true, signal: stop.signal })),
    ...(visitor ? { mailServersOf: (domain: string) => visitor.mailServersOf(domain, stop.signal) } : {}),
    technologies: readTechnologies(readEnvironment(process.env)),
    out: (text) => void process.stdout.write(text),
    err: (text) => void process.stderr.write(text),
    signal: stop.signal,
  });
} catch (error) {
  process.stderr.write(`${error instanceof StartError ? error.message : (error as Error).stack}\n`);
  process.exitCode = error instanceof StartError ? exitCodes.usage : exitCodes.failure;
} finally {
  await visitor?.close();
}
