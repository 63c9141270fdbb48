/** `npm run doctor`: reads how an installation is doing, from this machine, and says what to do. Changes nothing. */
import { FilesUnavailable, openFiles } from '@leadlight/adapters/files';
import { connectToSearch, dialSearch, type SearchAddress } from '@leadlight/adapters/search';
import { createNetworkTrust } from '@leadlight/adapters';
import { connect, serverTarget, type ConnectionTarget } from '@leadlight/db/platform';
import { readDatabaseState, readQueues } from '@leadlight/db/platform/diagnosis';
import { pendingMigrations } from '@leadlight/db/platform/migrate';
import { readSendingIdentity } from '@leadlight/db/verification';
import type { LeadShare } from '@leadlight/leads/segments';
import { readFile, stat, statfs } from 'node:fs/promises';
import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { ServerConfig } from '../config.ts';
import { databaseBeside } from '../database.ts';
import { filesPlaceOf } from '../files/files.config.ts';
import { probeHeader, signProbe, type Arrival } from '../health/probe.ts';
import { checkIdentity } from '../sending-identity/sending-identity.commands.ts';
import { networkOf, type ScriptedNetwork } from '../verify/configured-verifier.ts';
import { fix, ok, reasonOf, unknown, type Finding } from './findings.ts';
import { poolerFindings } from './pooler.ts';
import {
  clockFinding,
  databaseFinding,
  diskFinding,
  dnsFinding,
  migrationsFinding,
  proxyFinding,
  queueFindings,
  searchFinding,
  searchProcessFindings,
  settingFindings,
} from './rules.ts';

/** How long the application, a mail server or the Internet may take. */
const answerMs = 5_000;
const identityMs = 60_000;
/** The most for the whole dialogue with the mail server in SMTP_URL. */
const mailMs = 20_000;

interface DoctorOptions {
  /** Replaces the Internet in tests. */
  readonly network?: ScriptedNetwork;
}

/** In the order in which they are best fixed. Never throws for something that is broken: that is a finding. */
export async function examine(config: ServerConfig, { network }: DoctorOptions = {}): Promise<Finding[]> {
  const target = databaseBeside(config);
  const metrics = await metricsOf(config);
  return [
    ...(target ? await databaseFindings(config, target) : [noDatabase]),
    ...(await diskFindings(config)),
    ...(await fileFindings(config)),
    ...(await applicationFindings(config, metrics)),
    ...(await searchFindings(config)),
    ...(config.runs === 'worker' || config.runs === 'search' ? [] : [proxyFinding(config, await arrivalOf(config))]),
    // A search process has no users and no secret of its own, sends no email, and asks no mail servers or websites.
    ...(config.runs === 'search' ? await secretFindings(config) : await networkFindings(config, target, network)),
  ];
}

/** Whether users can reach the server, and the server the Internet. */
async function networkFindings(
  config: ServerConfig,
  target: ReturnType<typeof databaseBeside>,
  network: ScriptedNetwork | undefined,
): Promise<Finding[]> {
  return [
    ...settingFindings(config),
    ...(await secretFindings(config)),
    ...(await mailFindings(config)),
    dnsFinding(await dnsFault(config, network), config.verify.identity !== null || config.web.contactUrl !== null),
    ...(target ? await verificationFindings(config, target, network) : []),
  ];
}

const noDatabase = fix('Database', 'the embedded database is not running', 'Start the application: npm start. It starts its database.');

async function databaseFindings(config: ServerConfig, target: ConnectionTarget): Promise<Finding[]> {
  try {
    const pending = await pendingMigrations(target);
    // Without tables, there is nothing to read yet.
    if (pending.length > 0) return [migrationsFinding(pending)];
    const db = connect(serverTarget(target), { max: 1 });
    try {
      const before = Date.now();
      const state = await readDatabaseState(db.auth);
      const now = (before + Date.now()) / 2;
      return [
        databaseFinding(state),
        migrationsFinding(pending),
        ...(await poolerFindings(config, target)),
        clockFinding((now - state.at.getTime()) / 1000),
        ...queueFindings(await readQueues(db.auth)),
      ];
    } finally {
      await db.end();
    }
  } catch (error) {
    return [
      fix(
        'Database',
        `${target.host}:${target.port}: ${reasonOf(error)}`,
        `Check that PostgreSQL is running, then check ${config.databaseDirectUrl ? 'DATABASE_DIRECT_URL' : 'DATABASE_URL'}.`,
      ),
    ];
  }
}

async function diskFindings({ dataDir }: ServerConfig): Promise<Finding[]> {
  try {
    const { bavail, blocks, bsize } = await statfs(dataDir);
    return [diskFinding('Disk', { free: bavail * bsize, total: blocks * bsize })];
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT')
      return [fix('Disk', `${dataDir} does not exist yet`, 'Start the application, which creates it, or correct DATA_DIR.')];
    return [fix('Disk', `${dataDir} can’t be read: ${reasonOf(error)}`, 'Let the application’s user read DATA_DIR and write to it.')];
  }
}

async function fileFindings(config: ServerConfig): Promise<Finding[]> {
  // The folder is on the disk above.
  if (!config.files) return [];
  const files = await openFiles(filesPlaceOf(config));
  try {
    await files.check();
    return [ok('Files', `the bucket ${config.files.place.bucket} answers`)];
  } catch (error) {
    const reason = error instanceof FilesUnavailable ? error.reason : reasonOf(error);
    return [
      fix('Files', `the bucket ${config.files.place.bucket}: ${reason}`, 'Check FILES_URL, the AWS_ variables, and what the key may do.'),
    ];
  } finally {
    files.close();
  }
}

const here = ({ host, port }: ServerConfig): string => {
  const name = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
};

async function metricsOf(config: ServerConfig): Promise<string | null> {
  try {
    const answer = await fetch(`${here(config)}/metrics`, { signal: AbortSignal.timeout(answerMs) });
    return answer.ok ? await answer.text() : null;
  } catch {
    return null;
  }
}

async function applicationFindings(config: ServerConfig, metrics: string | null): Promise<Finding[]> {
  if (config.runs === 'worker' || config.runs === 'search') return [await partFinding(config)];
  const local = await statusOf(`${here(config)}/readyz`);
  if (local !== 200)
    return [
      fix('Application', `${here(config)}/readyz: ${local}`, 'Start it, or see its log. 503 means that the database doesn’t answer.'),
    ];
  const outside = await statusOf(`${config.publicUrl}/healthz`);
  return [
    ok('Application', `answers at ${here(config)}`),
    outside === 200
      ? ok('Public address', `${config.publicUrl} leads here`)
      : fix(
          'Public address',
          `${config.publicUrl}/healthz: ${outside}`,
          'Check DNS, the proxy and PUBLIC_APP_URL. Links in emails lead there.',
        ),
    ...(config.search.addresses.length > 0 ? [] : [searchFinding(metrics, config.search.engine)]),
  ];
}

/** Of a worker or a search process, which answer only at STATUS_PORT. */
async function partFinding(config: ServerConfig): Promise<Finding> {
  const { runs, statusPort } = config;
  const name = runs === 'worker' ? 'Worker' : 'Search status';
  if (statusPort === null)
    return unknown(name, `APP_RUNS=${runs} without STATUS_PORT can’t be asked`, 'Set STATUS_PORT, also for metrics.');
  const url = here({ ...config, port: statusPort });
  const status = await statusOf(`${url}/readyz`);
  return status === 200 ? ok(name, `ready, at ${url}`) : fix(name, `${url}/readyz: ${status}`, 'Start it, or see its log.');
}

/** The search processes of SEARCH_URL, asked as the application does. */
async function searchFindings({ search: { addresses, share, token }, runs }: ServerConfig): Promise<Finding[]> {
  const shareAt = (at: number): LeadShare => (runs === 'search' ? share : { number: at + 1, of: addresses.length });
  return (await Promise.all(addresses.map((address, at) => searchProcessAt(address, shareAt(at), token, runs)))).flat();
}

async function searchProcessAt(address: SearchAddress, share: LeadShare, token: string, runs: ServerConfig['runs']): Promise<Finding[]> {
  // A search process may listen at all of its addresses.
  const host = runs === 'search' && ['0.0.0.0', '::'].includes(address.host) ? '127.0.0.1' : address.host;
  const resolved = isIP(host)
    ? host
    : await lookup(host).then(
        ({ address: found }) => found,
        () => null,
      );
  const silence = Promise.withResolvers<string>();
  const connection = connectToSearch({
    dial: (signal) => dialSearch({ host, port: address.port }, signal),
    token,
    share,
    onTrouble: (_what, { reason }) => silence.resolve(String(reason)),
  });
  const timer = setTimeout(() => silence.resolve('no answer'), answerMs);
  const reason = await Promise.race([connection.greeted.then(() => null), silence.promise]);
  clearTimeout(timer);
  const state = reason === null ? connection.state() : null;
  await connection.stop();
  return searchProcessFindings({ state, reason, share }, resolved, Date.now());
}

/** How a request from here to the public address arrives. Null if nothing answers there, or another installation does. */
async function arrivalOf(config: ServerConfig): Promise<Arrival | null> {
  const secret = config.secret ?? (await readFile(join(config.dataDir, 'app.secret'), 'utf8').catch(() => null));
  if (secret === null) return null;
  try {
    const answer = await fetch(`${config.publicUrl}/healthz`, {
      headers: { [probeHeader]: signProbe(secret.trim(), Date.now()) },
      redirect: 'manual',
      signal: AbortSignal.timeout(answerMs),
    });
    return ((await answer.json()) as { arrival?: Arrival }).arrival ?? null;
  } catch {
    return null;
  }
}

/** Asks for names whose answers are known, as verification does before it believes a name server. */
async function dnsFault({ verify }: ServerConfig, network?: ScriptedNetwork): Promise<string | null> {
  const { ask, dial } = network ?? networkOf(verify);
  const trust = createNetworkTrust({ ask, dial, onFault: () => undefined });
  const signal = AbortSignal.timeout(identityMs);
  try {
    const isHonest = await trust.isResolverHonest(signal);
    if (isHonest && (await trust.isAbsenceProven(signal))) return null;
    return trust.fault() ?? 'The name servers gave no answer.';
  } catch (error) {
    return `could not be checked: ${reasonOf(error)}`;
  }
}

/** @returns the status, or why there was none */
async function statusOf(url: string): Promise<number | string> {
  try {
    return (await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(answerMs) })).status;
  } catch (error) {
    return reasonOf(error);
  }
}

const root = resolve(import.meta.dirname, '../../..');

/** Whether others on this machine can read a file; false if there is none. */
const isOpen = (path: string, bits: number): Promise<boolean> =>
  stat(path).then(
    ({ mode }) => (mode & bits) !== 0,
    () => false,
  );

async function secretFindings({ dataDir, secret }: ServerConfig): Promise<Finding[]> {
  const found: Finding[] = [];
  if (await isOpen(join(root, '.env'), 0o004))
    found.push(fix('Secret', '.env can be read by other users of this machine', 'Run chmod 640 .env, or 600.'));
  if (secret === undefined && (await isOpen(join(dataDir, 'app.secret'), 0o077)))
    found.push(fix('Secret', 'app.secret in DATA_DIR can be read by other users of this machine', 'Run chmod 600 app.secret in DATA_DIR.'));
  return found;
}

async function mailFindings({ smtpUrl }: ServerConfig): Promise<Finding[]> {
  if (smtpUrl === undefined) return [];
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({ url: smtpUrl, connectionTimeout: answerMs, greetingTimeout: answerMs, socketTimeout: answerMs });
  try {
    // The transport's own timeouts only limit silence. A server that sends a byte now and then would occupy the doctor forever.
    const verified = transport.verify();
    const late = delay(mailMs, null, { ref: false }).then(() => Promise.reject(new Error('no complete answer in time')));
    await Promise.race([verified, late]);
    return [ok('Email', 'the mail server of SMTP_URL accepts this application')];
  } catch (error) {
    return [fix('Email', `the mail server of SMTP_URL: ${reasonOf(error)}`, 'Check SMTP_URL, its password, and the firewall.')];
  } finally {
    transport.close();
  }
}

const changers = { provider: 'Hosting provider', dns: 'DNS', operator: 'You' };

/** Port 25, reverse DNS and what else mail servers look at; without an identity, verification is off and nothing needs it. */
async function verificationFindings(config: ServerConfig, target: ConnectionTarget, network?: ScriptedNetwork): Promise<Finding[]> {
  const db = connect(serverTarget(target), { max: 1 });
  try {
    const identity = config.verify.identity ?? (await readSendingIdentity(db.app));
    if (!identity) return [unknown('Verification', 'not set up', 'To verify addresses, run: npm run operator -- verification')];
    const given = { heloName: identity.heloName, sender: identity.sender === '' ? '<>' : identity.sender, address: undefined };
    const { checks } = await checkIdentity(config.verify, given, network, AbortSignal.timeout(identityMs));
    return checks.map(({ name, state, found, fix: by }) => ({
      name: `Verification, ${name.replaceAll('_', ' ')}`,
      state: state === 'wrong' ? ('fix' as const) : state,
      found,
      action: by ? `${changers[by.by]}: ${by.text}` : null,
    }));
  } catch (error) {
    return [unknown('Verification', `could not be checked: ${reasonOf(error)}`, 'Run: npm run operator -- verification')];
  } finally {
    await db.end();
  }
}
