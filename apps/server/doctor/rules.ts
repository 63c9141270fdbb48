/** From what was read to findings. Pure, so that every rule is tested with figures that no test machine has. */
import type { DatabaseState, QueueState } from '@leadlight/db/platform/diagnosis';
import { isPublicAddress } from '@leadlight/adapters';
import { shareText, type LeadShare } from '@leadlight/leads/segments';
import { hasDeveloperMailbox, type ServerConfig } from '../config.ts';
import type { Arrival } from '../health/probe.ts';
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
            'The log says why ("a job failed and will be tried again"). Jobs that repeat every minute or hour need no action.',
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

const proxyReason = 'Otherwise all users share one rate limit and one address in the audit log.';

/** @param arrival how the doctor's request to the public address arrived; null if it could not be seen */
export function proxyFinding(
  { publicUrl, trustedProxies }: Pick<ServerConfig, 'publicUrl' | 'trustedProxies'>,
  arrival: Arrival | null,
): Finding {
  const isTls = publicUrl.startsWith('https:');
  const name = 'Proxies';
  if (arrival?.isForwarded && !arrival.isTrusted)
    return fix(
      name,
      `requests arrive from a proxy at ${arrival.peer}, which is not in TRUST_PROXY`,
      `Add its address to TRUST_PROXY. ${proxyReason}`,
    );
  // The application doesn't speak TLS itself.
  if (arrival && isTls && !arrival.isForwarded)
    return fix(name, `the proxy at ${arrival.peer} doesn’t send X-Forwarded-For`, `Configure it to send that header. ${proxyReason}`);
  if (arrival?.isForwarded) return ok(name, `trusted; a request from here arrives as ${arrival.client}`);
  if (isTls && trustedProxies.length === 0)
    return fix(
      name,
      'TRUST_PROXY is not set, but the public URL is https',
      `Set TRUST_PROXY to the address of the proxy that terminates TLS. ${proxyReason}`,
    );
  return arrival || trustedProxies.length === 0
    ? ok(name, arrival ? 'requests arrive directly' : 'none')
    : unknown(name, `${trustedProxies.join(', ')}; how requests arrive could not be seen`);
}

/** What a search process of SEARCH_URL answered. */
export interface SearchAnswer {
  readonly state: { readonly isReady: boolean; readonly leads: number; readonly caughtUpAt: number | null } | null;
  /** Why there was no answer. */
  readonly reason: string | null;
  /** Which leads it must have. */
  readonly share: LeadShare;
}

/** @param address the host as it was resolved; null if it wasn't */
export function searchProcessFindings({ state, reason, share }: SearchAnswer, address: string | null, nowMs: number): Finding[] {
  const name = share.of === 1 ? 'Search process' : `Search process with share ${shareText(share)}`;
  const exposed =
    address !== null && isPublicAddress(address)
      ? [
          fix(
            'Search network',
            `SEARCH_URL leads to the public address ${address}`,
            'Use a private network: the connection is not encrypted.',
          ),
        ]
      : [];
  if (!state)
    return [
      fix(
        name,
        `does not answer: ${reason ?? 'unknown'}`,
        `Start a process with APP_RUNS=search${share.of === 1 ? '' : ` and SEARCH_SHARE=${shareText(share)}`}, and use its SEARCH_URL, SEARCH_TOKEN and version.`,
      ),
      ...exposed,
    ];
  const leads = `${state.leads.toLocaleString('en-US')} leads in the index`;
  const lagS = state.caughtUpAt === null ? 0 : (nowMs - state.caughtUpAt) / 1_000;
  if (!state.isReady)
    return [fix(name, 'reads the leads and is not ready', 'Wait: SQL answers meanwhile, more slowly. Otherwise see its log.'), ...exposed];
  return [
    lagS > mostLagS ? fix(name, `${leads}, behind by ${wordSeconds(lagS)}`, 'See its log, and restart it.') : ok(name, leads),
    ...exposed,
  ];
}

/**
 * @param fault what the questions with known answers showed; null if nothing
 * @param isUsed whether addresses are verified or websites read, which need names
 */
export function dnsFinding(fault: string | null, isUsed: boolean): Finding {
  if (fault === null) return ok('DNS', 'names that exist are found, and names that can’t exist are not');
  return (isUsed ? fix : unknown)(
    'DNS',
    fault,
    'Use a name server that answers truthfully, or set VERIFY_DNS to one. Verification and enrichment need it.',
  );
}

const setMail = 'Set SMTP_URL and MAIL_FROM.';

/** What follows from the settings alone. */
export function settingFindings(config: ServerConfig): Finding[] {
  const { publicUrl, smtpUrl, secret, databaseUrl } = config;
  const isTls = publicUrl.startsWith('https:');
  const isLocal = /^http:\/\/(localhost|127\.|\[::1\])/.test(publicUrl);
  return [
    isTls || isLocal
      ? ok('Public URL', publicUrl)
      : fix('Public URL', `${publicUrl} is not encrypted`, 'Put a proxy with TLS in front, and set PUBLIC_APP_URL to its https address.'),
    secret === undefined && databaseUrl !== undefined
      ? fix(
          'Secret',
          'generated in DATA_DIR, although the database is elsewhere',
          'Set APP_SECRET. If this folder is lost, provider keys and two-factor secrets can no longer be read.',
        )
      : ok('Secret', secret === undefined ? 'generated in DATA_DIR, part of the backup' : 'from APP_SECRET'),
    ...(smtpUrl === undefined
      ? [
          hasDeveloperMailbox(config)
            ? unknown('Email', 'SMTP_URL is not set, so emails only go to the mailbox at /dev/mail', setMail)
            : fix('Email', 'SMTP_URL is not set, so no emails are sent, and /dev/mail doesn’t show them', setMail),
        ]
      : []),
  ];
}
