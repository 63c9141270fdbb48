/** Exim, with a listening address for each of its sites: the ACLs distinguish sites by the address that the client connected to. */
import type { Accounts } from '../accounts.ts';
import type { AclStatement } from '../sites.ts';
import { certificate, lines, listenersOf, logFolder, mapFolder, type ServerParts, type SiteOf, sitesOf, stateFolder } from './parts.ts';

type Stage = 'connect' | 'helo' | 'mail' | 'rcpt';

/** @returns undefined for a lab without an Exim site */
export function exim(accounts: Accounts): ServerParts | undefined {
  const sites = sitesOf(accounts.sites, 'exim');
  if (sites.length === 0) return undefined;
  // `recipients_max` applies to the whole daemon.
  const daemons = [
    { name: 'exim', sites: sites.filter(({ site: { server } }) => !server.oneRecipient), settings: [] as string[] },
    ...(['deferring', 'rejecting'] as const).map((way) => ({
      name: `exim-${way}`,
      sites: sites.filter(({ site: { server } }) => server.oneRecipient === way),
      settings: ['recipients_max = 1', `recipients_max_reject = ${way === 'rejecting'}`],
    })),
  ].filter((daemon) => daemon.sites.length > 0);

  return {
    files: {
      ...Object.fromEntries(daemons.map((daemon) => [`exim4/${daemon.name}.conf`, configurationOf(daemon)])),
      'mail-lab/exim/names': lines(sites.flatMap((each) => listenersOf(each).map(({ address, name }) => `${address}: ${name}`))),
      'mail-lab/exim/domains': lines(sites.flatMap(({ domains }) => domains.map(({ name }) => `${name}: yes`))),
      'mail-lab/exim/mailboxes': listOf(sites, () => true, true),
      'mail-lab/exim/named-existing': listOf(sites, ({ access }) => access?.existing !== undefined, true),
      'mail-lab/exim/named-missing': listOf(sites, ({ access }) => access?.missing !== undefined, false),
    },
    folders: daemons.map(({ name }) => ({ path: `${stateFolder}/${name}`, owner: 'Debian-exim:Debian-exim', mode: '750' })),
    services: daemons.map(({ name, sites: [first] }) => ({
      name,
      command: ['/usr/sbin/exim4', '-C', `/etc/exim4/${name}.conf`, '-bdf'],
      ready: first ? listenersOf(first).map(({ address }) => ({ address, port: 25 })) : [],
    })),
  };
}

function configurationOf({ name, sites, settings }: { name: string; sites: SiteOf<'exim'>[]; settings: string[] }): string {
  const addresses = sites.flatMap((each) => listenersOf(each).map(({ address }) => address));
  const withoutTls = addressesWhere(sites, ({ withoutTls: without }) => without === true);
  const unverified = addressesWhere(sites, ({ verifies }) => !verifies);
  const stages = ['connect', 'helo', 'mail', 'rcpt'] as const satisfies Stage[];
  return lines([
    'primary_hostname = localhost.localdomain',
    `smtp_active_hostname = \${lookup{$received_ip_address}lsearch{${mapFolder}/exim/names}{$value}{$primary_hostname}}`,
    `spool_directory = ${stateFolder}/${name}`,
    `log_file_path = ${logFolder}/${name}-%slog`,
    `pid_file_path = ${stateFolder}/${name}.pid`,
    'daemon_smtp_ports = 25',
    `local_interfaces = <; ${addresses.join(' ; ')}`,
    'smtp_accept_max = 0',
    'smtp_connect_backlog = 200',
    // Nobody uses the ident protocol (RFC 1413) anymore.
    'rfc1413_query_timeout = 0s',
    `domainlist served = lsearch;${mapFolder}/exim/domains`,
    `tls_certificate = ${certificate.file}`,
    `tls_privatekey = ${certificate.key}`,
    `tls_advertise_hosts = \${if ${isAmong(withoutTls)}{}{*}}`,
    'queue_only = true',
    'keep_environment =',
    // Otherwise Debian's build lets a client send before the greeting (PIPECONNECT).
    'pipelining_connect_advertise_hosts =',
    ...settings,
    ...stages.map((stage) => `acl_smtp_${stage} = at_${stage}`),
    'begin acl',
    ...stages.flatMap((stage) => [
      `at_${stage}:`,
      ...sites.flatMap((each) => {
        const statement = each.site.server[stage];
        return statement ? listenersOf(each).flatMap(({ address }) => statementLines(statement, address)) : [];
      }),
      ...(stage === 'rcpt' ? recipientRules(sites, unverified) : ['  accept']),
    ]),
    'begin routers',
    'mailboxes:',
    '  driver = accept',
    '  domains = +served',
    `  condition = \${lookup{\${lc:$local_part}@\${lc:$domain}}lsearch{${mapFolder}/exim/mailboxes}{yes}{no}}`,
    '  transport = nowhere',
    'begin transports',
    'nowhere:',
    '  driver = appendfile',
    '  file = /dev/null',
  ]);
}

function recipientRules(sites: readonly SiteOf<'exim'>[], unverified: readonly string[]): string[] {
  const listed = sites.flatMap((each) =>
    (['existing', 'missing'] as const).flatMap((which) => {
      const message = each.site.server.access?.[which];
      const condition = `condition = \${lookup{\${lc:$local_part}@\${lc:$domain}}lsearch{${mapFolder}/exim/named-${which}}{yes}{no}}`;
      return message
        ? listenersOf(each).flatMap(({ address }) =>
            statementLines({ verb: message.startsWith('4') ? 'defer' : 'deny', message, condition }, address),
          )
        : [];
    }),
  );
  return [
    ...listed,
    '  deny',
    '    message = relay not permitted',
    '    !domains = +served',
    '  accept',
    `    condition = \${if ${isAmong(unverified)}{yes}{no}}`,
    '  require',
    '    verify = recipient',
    '  accept',
  ];
}

function statementLines({ verb, message, condition, delay }: AclStatement, address: string): string[] {
  return [
    `  ${verb}`,
    `    condition = \${if eq{$received_ip_address}{${address}}{yes}{no}}`,
    ...(message ? [`    message = ${message}`] : []),
    ...(delay ? [`    delay = ${delay}`] : []),
    ...(condition ? [`    ${condition}`] : []),
  ];
}

function addressesWhere(sites: readonly SiteOf<'exim'>[], matches: (server: SiteOf<'exim'>['site']['server']) => boolean): string[] {
  return sites.filter(({ site }) => matches(site.server)).flatMap((each) => listenersOf(each).map(({ address }) => address));
}

/** A condition of Exim's string expansion. */
function isAmong(addresses: readonly string[]): string {
  return `inlist{$received_ip_address}{<; ${addresses.length > 0 ? addresses.join(' ; ') : 'none'}}`;
}

function listOf(sites: readonly SiteOf<'exim'>[], matches: (server: SiteOf<'exim'>['site']['server']) => boolean, wanted: boolean): string {
  const chosen = sites.filter(({ site: { server } }) => matches(server)).flatMap(({ mailboxes }) => mailboxes);
  return lines(chosen.filter(({ exists }) => exists === wanted).map(({ mailbox }) => `${mailbox}: yes`));
}
