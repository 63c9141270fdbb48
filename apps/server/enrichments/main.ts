/** `npm run enrich -- …`: reads a company's website from the command line. Options, output and exit codes: enrich.command.ts. */
import { readWebContact } from '@leadlight/db/enrichments';
import { connect, serverTarget } from '@leadlight/db/platform';
import { readConfig, StartError } from '../config.ts';
import { databaseBeside } from '../database.ts';
import { readEnvironment } from '../environment.ts';
import { exitCodes, runEnrich } from './enrich.command.ts';
import { createSites, type Sites } from './sites.ts';
import { readTechnologies } from './technologies-file.ts';
import { readWebConfig } from './web.config.ts';

const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort(new Error('Interrupted.')));

const environment = readEnvironment(process.env);
const config = readWebConfig(environment);
const target = databaseBeside(readConfig({ ...environment, NODE_ENV: undefined }));
const db = target ? connect(serverTarget(target), { max: 2 }) : undefined;
let sites: Sites | undefined;
try {
  const contactUrl = config.contactUrl ?? (db ? await readWebContact(db.app) : null);
  const reading = createSites({ ...config, contactUrl }, db ? { db: db.app } : {});
  sites = reading;
  process.exitCode = await runEnrich(process.argv.slice(2), {
    visitSite: contactUrl === null ? null : (domain, choose, isUrgent) => reading.visit({ domain, choose, isUrgent, signal: stop.signal }),
    ...(contactUrl === null
      ? {}
      : {
          async surroundingsOf(domain: string, url: string | null) {
            const issuer = await reading.certificateIssuerOf(URL.parse(url ?? '')?.hostname ?? '');
            const { dns } = await reading.recordsOf(domain, stop.signal);
            return { dns, ...(issuer === null ? {} : { certificateIssuer: issuer }) };
          },
        }),
    technologies: readTechnologies(environment),
    out: (text) => void process.stdout.write(text),
    err: (text) => void process.stderr.write(text),
    signal: stop.signal,
  });
} catch (error) {
  process.stderr.write(`${error instanceof StartError ? error.message : (error as Error).stack}\n`);
  process.exitCode = error instanceof StartError ? exitCodes.usage : exitCodes.failure;
} finally {
  await sites?.close();
  await db?.end();
}
