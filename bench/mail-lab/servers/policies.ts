/** Postfix's two policy services: Dovecot for quotas, postgrey for greylisting. */
import type { Accounts } from '../accounts.ts';
import { lines, logFolder, mapFolder, type ServerParts, sitesOf, stateFolder } from './parts.ts';

const mailFolder = `${stateFolder}/mail`;

/** Every full mailbox contains a message larger than the quota of 1 KiB. */
export const fullMail = { name: 'cur/1700000000.M1P1.host,S=2048:2,S', content: 'x'.repeat(2047).concat('\n') };

/** @returns undefined for a lab without a full mailbox */
export function dovecot(accounts: Accounts): (ServerParts & { fullMailboxes: string[] }) | undefined {
  const sites = sitesOf(accounts.sites, 'postfix').filter(({ site: { server } }) => server.full);
  if (sites.length === 0) return undefined;
  const full = sites.flatMap(({ mailboxes }) => mailboxes.filter(({ exists }) => exists).map(({ mailbox }) => mailbox));
  return {
    files: {
      'dovecot/mail-lab.conf': lines([
        'protocols =',
        `base_dir = ${stateFolder}/dovecot`,
        `state_dir = ${stateFolder}/dovecot-state`,
        'ssl = no',
        `log_path = ${logFolder}/dovecot.log`,
        'first_valid_uid = 1',
        `mail_location = maildir:${mailFolder}/%u`,
        'mail_plugins = quota',
        // Nobody logs in, but the auth process requires this.
        'passdb {',
        '  driver = passwd-file',
        `  args = ${mapFolder}/dovecot-users`,
        '}',
        'userdb {',
        '  driver = passwd-file',
        `  args = ${mapFolder}/dovecot-users`,
        '  default_fields = uid=vmail gid=vmail',
        '}',
        'plugin {',
        '  quota = maildir:User quota',
        '  quota_rule = *:bytes=1024',
        '  quota_grace = 0',
        '  quota_status_success = DUNNO',
        '  quota_status_nouser = DUNNO',
        '  quota_status_overquota = 552 5.2.2 Mailbox is full',
        '}',
        'service quota-status {',
        '  executable = quota-status -p postfix',
        '  client_limit = 1',
        '  inet_listener {',
        '    address = 127.0.0.1',
        '    port = 12340',
        '  }',
        '}',
      ]),
      'mail-lab/dovecot-users': lines(full.map((mailbox) => `${mailbox}::::::`)),
    },
    folders: [
      { path: mailFolder, owner: 'vmail:vmail', mode: '700' },
      { path: `${stateFolder}/dovecot`, owner: 'root:root', mode: '755' },
      { path: `${stateFolder}/dovecot-state`, owner: 'root:root', mode: '755' },
    ],
    services: [
      {
        name: 'dovecot',
        command: ['/usr/sbin/dovecot', '-F', '-c', '/etc/dovecot/mail-lab.conf'],
        ready: [{ address: '127.0.0.1', port: 12340 }],
      },
    ],
    fullMailboxes: full.map((mailbox) => `${mailFolder}/${mailbox}`),
  };
}

/**
 * Two postgreys: by default, postgrey asks Postfix to defer only what nothing else refuses; configured to always defer, it conceals which mailboxes exist.
 * @param delayS how long it refuses, in seconds; postgrey's default is 300
 * @returns undefined for a lab without greylisting
 */
export function postgrey(accounts: Accounts, delayS: number): ServerParts | undefined {
  const asked = sitesOf(accounts.sites, 'postfix').flatMap(({ site: { server } }) => server.settings);
  const daemons = [
    { name: 'postgrey', port: 10_023, action: 'DEFER_IF_PERMIT' },
    { name: 'postgrey-outright', port: 10_024, action: 'DEFER' },
  ].filter(({ port }) => asked.some((setting) => setting.includes(`127.0.0.1:${port}`)));
  if (daemons.length === 0) return undefined;
  return {
    files: {},
    folders: daemons.map(({ name }) => ({ path: `${stateFolder}/${name}`, owner: 'postgrey:nogroup', mode: '700' })),
    services: daemons.map(({ name, port, action }) => ({
      name,
      command: [
        ...['/usr/sbin/postgrey', `--inet=127.0.0.1:${port}`, `--dbdir=${stateFolder}/${name}`, `--delay=${delayS}`],
        ...['--user=postgrey', '--group=nogroup', `--greylist-action=${action}`],
        ...['--whitelist-clients=/dev/null', '--whitelist-recipients=/dev/null', `--pidfile=${stateFolder}/${name}/pid`],
      ],
      ready: [{ address: '127.0.0.1', port }],
    })),
  };
}
