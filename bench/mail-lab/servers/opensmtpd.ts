/** OpenSMTPD, with a listening address for each of its sites. */
import type { Accounts } from '../accounts.ts';
import { certificate, lines, listenersOf, mapFolder, type ServerParts, type SiteOf, sitesOf, stateFolder } from './parts.ts';

/** @returns undefined for a lab without an OpenSMTPD site */
export function opensmtpd(accounts: Accounts): ServerParts | undefined {
  const sites = sitesOf(accounts.sites, 'opensmtpd');
  if (sites.length === 0) return undefined;
  const listen = sites.flatMap((each) =>
    listenersOf(each).map(
      ({ address, name }) =>
        `listen on ${address} port 25 ${each.site.server.requiresTls ? 'tls-require' : 'tls'} pki lab hostname "${name}"`,
    ),
  );
  const existing = sites.flatMap(({ mailboxes }) => mailboxes.filter(({ exists }) => exists).map(({ mailbox }) => mailbox));
  return {
    files: {
      'mail-lab/opensmtpd/smtpd.conf': lines([
        `pki lab cert "${certificate.file}"`,
        `pki lab key "${certificate.key}"`,
        // An empty table is refused, because its type is unknown.
        `table by-recipient file:${mapFolder}/opensmtpd/by-recipient`,
        `table recipients file:${mapFolder}/opensmtpd/recipients`,
        `table by-table file:${mapFolder}/opensmtpd/by-table`,
        `table mailboxes file:${mapFolder}/opensmtpd/mailboxes`,
        ...listen,
        `action "deliver" maildir "${stateFolder}/nowhere" virtual <mailboxes>`,
        'match from any for domain <by-recipient> rcpt-to <recipients> action "deliver"',
        'match from any for domain <by-table> action "deliver"',
      ]),
      'mail-lab/opensmtpd/by-recipient': domainsOf(sites.filter(({ site: { server } }) => server.knows === 'recipients')),
      'mail-lab/opensmtpd/by-table': domainsOf(sites.filter(({ site: { server } }) => server.knows === 'virtual')),
      'mail-lab/opensmtpd/recipients': lines(['nobody@invalid', ...existing]),
      // The user must exist, and must not be root.
      'mail-lab/opensmtpd/mailboxes': lines(['nobody@invalid', ...existing].map((mailbox) => `${mailbox} vmail`)),
    },
    folders: [],
    services: [
      {
        name: 'opensmtpd',
        command: ['/usr/sbin/smtpd', '-d', '-f', `${mapFolder}/opensmtpd/smtpd.conf`],
        ready: sites.slice(0, 1).flatMap((site) => listenersOf(site).map(({ address }) => ({ address, port: 25 }))),
      },
    ],
  };
}

function domainsOf(sites: readonly SiteOf<'opensmtpd'>[]): string {
  return lines(['invalid', ...sites.flatMap(({ domains }) => domains.map(({ name }) => name))]);
}
