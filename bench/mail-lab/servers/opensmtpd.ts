/** OpenSMTPD, with a listening address for each of its sites. */
import type { Accounts } from '../accounts.ts';
import { certificate, lines, listenersOf, mapFolder, type ServerParts, sitesOf, stateFolder } from './parts.ts';

/** @returns nothing for a laboratory without a site of OpenSMTPD */
export function opensmtpd(accounts: Accounts): ServerParts | undefined {
  const sites = sitesOf(accounts.sites, 'opensmtpd');
  if (sites.length === 0) return undefined;
  const listen = sites.flatMap((each) =>
    listenersOf(each).map(
      ({ address, name }) => `listen on ${address} port 25 ${each.site.server.requiresTls ? 'tls-require' : 'tls'} pki lab hostname "${name}"`,
    ),
  );
  return {
    files: {
      'mail-lab/opensmtpd/smtpd.conf': lines([
        `pki lab cert "${certificate.file}"`,
        `pki lab key "${certificate.key}"`,
        `table served file:${mapFolder}/opensmtpd/domains`,
        `table mailboxes file:${mapFolder}/opensmtpd/mailboxes`,
        ...listen,
        `action "deliver" maildir "${stateFolder}/nowhere" virtual <mailboxes>`,
        'match from any for domain <served> action "deliver"',
      ]),
      'mail-lab/opensmtpd/domains': lines(sites.flatMap(({ domains }) => domains.map(({ name }) => name))),
      // The user must exist, and must not be root.
      'mail-lab/opensmtpd/mailboxes': lines(
        sites.flatMap(({ mailboxes }) => mailboxes.filter(({ exists }) => exists).map(({ mailbox }) => `${mailbox} vmail`)),
      ),
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
