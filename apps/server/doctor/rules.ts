/** From what was read to findings. Pure, so that every rule is tested with figures that no test machine has. */
import type { DatabaseState, QueueState } from '@leadlight/db/platform/diagnosis';
import type { ServerConfig } from '../config.ts';
import { fix, ok, unknown, wordBytes, wordSeconds, type Finding } from './findings.ts';

/** PostgreSQL keeps three connections for superusers; beyond this share, a second process may not start. Our choice. */
const mostConnectionShare = 0.8;
/** Links in emails, two-factor codes and the age of verdicts depend on the clock; events of Stripe are refused beyond five minutes. */
const mostClockS = 2;
/** Below either, imports and the database's own files soon have no room. Our choice. */
const leastFreeShare = 0.1;
const leastFreeBytes = 2e9;
/** Jobs start within a second when a worker is free. */
const mostWaitingS = 300;
/** The index reads changes when it is notified of them, and every 10 seconds. */
const mostLagS = 60;

export function databaseFinding({ version, bytes, connections, mostConnections }: DatabaseState): Finding {
  const found = `PostgreSQL ${version}, ${wordBytes(bytes)}, ${connections} of ${mostConnections} connections`;
  return connections > mostConnections * mostConnectionShare
    ? fix('Database', found, 'Raise max_connections of PostgreSQL, or run fewer processes.')
    : ok('Database', found);
}

export function migrationsFinding(pending: readonly string[]): Finding {
  return pending.length === 0
    ? ok('Migrations', 'all applied')
    : fix('Migrations', `${pending.length} not applied, from ${pending[0]}`, 'Restart the application: it applies them when it starts.');
}

/** @param aheadS how many seconds this machine is ahead of the database */
export function clockFinding(aheadS: number): Finding {
  const off = Math.abs(aheadS);
  return off <= mostClockS
    ? ok('Clock', 'agrees with the database')
    : fix(
        'Clock',
        `${wordSeconds(off)} ${aheadS > 0 ? 'ahead of' : 'behind'} the database`,
        'Synchronize the clocks of both machines (NTP). Links, codes and events of Stripe depend on them.',
      );
}

export function diskFinding(name: string, { free, total }: { readonly free: number; readonly total: number }): Finding {
  const found = `${wordBytes(free)} of ${wordBytes(total)} free`;
  return free < leastFreeBytes || free < total * leastFreeShare
    ? fix(name, found, 'Free some space, or move DATA_DIR to a larger disk. A full disk stops imports, exports and the embedded database.')
    : ok(name, found);
}

export function queueFindings(queues: readonly QueueState[]): Finding[] {
  const late = queues.filter(({ waitedS }) => (waitedS ?? 0) > mostWaitingS);
  const failed = queues.filter((queue) => queue.failed > 0);
  return [
    late.length === 0
      ? ok('Queues', `${queues.reduce((sum, { waiting }) => sum + waiting, 0)} jobs waiting`)
      : fix(
          'Queues',
          late.map(({ name, waiting, waitedS }) => `${name}: ${waiting} waiting, the first for ${wordSeconds(waitedS ?? 0)}`).join('; '),
          'Start a process with APP_RUNS=both or APP_RUNS=worker, or another worker if one is running.',
        ),
    ...(failed.length === 0
      ? []
      : [
          unknown(
            'Failed jobs',
            failed.map(({ name, failed: count }) => `${name}: ${count}`).join('; '),
            'The log says why ("a job failed and will be tried again"). Jobs that repeat every minute or hour need nothing.',
          ),
        ]),
  ];
}

/** @param metrics what /metrics answered; null if there was no answer */
export function searchFinding(metrics: string | null, engine: ServerConfig['search']['engine']): Finding {
  if (engine === 'sql') return ok('Search', 'by PostgreSQL (SEARCH_ENGINE=sql)');
  const read = (name: string): number | null => {
    const value = new RegExp(`^leadlight_search_${name} (\\S+)$`, 'm').exec(metrics ?? '')?.[1];
    return value === undefined ? null : Number(value);
  };
  const isReady = read('ready');
  const lag = read('lag_seconds') ?? 0;
  const leads = `${(read('leads') ?? 0).toLocaleString('en-US')} leads in the index`;
  if (isReady === null) return unknown('Search', 'the application did not tell');
  if (isReady === 0)
    return fix(
      'Search',
      'the index is not ready; PostgreSQL answers, more slowly',
      'Wait: it is built when the application starts. Otherwise see the log ("search").',
    );
  return lag > mostLagS
    ? fix(
        'Search',
        `${leads}, behind by ${wordSeconds(lag)}`,
        'See the log ("the search index could not apply changes"), and restart the application.',
      )
    : ok('Search', leads);
}

/** What follows from the settings alone. */
export function settingFindings({ publicUrl, trustedProxies, isProduction, smtpUrl, secret, databaseUrl }: ServerConfig): Finding[] {
  const isTls = publicUrl.startsWith('https:');
  const isLocal = /^http:\/\/(localhost|127\.|\[::1\])/.test(publicUrl);
  return [
    isTls || isLocal
      ? ok('Public URL', publicUrl)
      : fix('Public URL', `${publicUrl} is not encrypted`, 'Put a proxy with TLS in front, and set PUBLIC_APP_URL to its https address.'),
    isTls && trustedProxies.length === 0
      ? fix(
          'Proxies',
          'TRUST_PROXY is not set, but the public URL is https',
          'Set TRUST_PROXY to the address of the proxy that ends TLS, or all users share one rate limit and one address in the audit log.',
        )
      : ok('Proxies', trustedProxies.length === 0 ? 'none' : trustedProxies.join(', ')),
    secret === undefined && databaseUrl !== undefined
      ? fix(
          'Secret',
          'generated in DATA_DIR, although the database is elsewhere',
          'Set APP_SECRET. If this folder is lost, keys of providers and two-factor codes can’t be read any longer.',
        )
      : ok('Secret', secret === undefined ? 'generated in DATA_DIR, part of the backup' : 'from APP_SECRET'),
    ...(smtpUrl === undefined
      ? [
          (isProduction ? fix : unknown)(
            'Email',
            'SMTP_URL is not set, so emails only go to the mailbox at /dev/mail',
            'Set SMTP_URL and MAIL_FROM.',
          ),
        ]
      : []),
  ];
}
