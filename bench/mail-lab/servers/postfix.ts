/**
 * One Postfix, with a listening address for each of its sites: a line of master.cf and its overrides configure each site.
 * Its maps contain the accounts; no map is compiled, so that nothing has to run first.
 */
import type { Accounts } from '../accounts.ts';
import { backendSite } from '../accounts.ts';
import { certificate, lines, listenersOf, logFolder, mapFolder, type ServerParts, type SiteOf, sitesOf, stateFolder } from './parts.ts';

const maps = `${mapFolder}/postfix`;
const recipientAccess = `texthash:${maps}/recipient-access`;

/** @returns undefined for a lab without a Postfix site */
export function postfix(accounts: Accounts): ServerParts | undefined {
  const sites = sitesOf(accounts.sites, 'postfix');
  if (sites.length === 0) return undefined;
  const byMailboxes = sites.filter(({ site: { server } }) => server.recipients === 'mailboxes' || server.recipients === 'catch-all');
  const relayed = sites.filter(({ site: { server } }) => server.recipients === 'relayed');
  const backend = accounts.sites.find(({ name }) => name === backendSite)?.hosts[0]?.addresses[0];

  return {
    files: {
      'postfix/main.cf': mainFile(accounts),
      'postfix/master.cf': masterFile(sites, accounts.blocklist),
      'mail-lab/postfix/domains': lines(domainsOf(byMailboxes).map((domain) => `${domain} served`)),
      'mail-lab/postfix/mailboxes': lines(byMailboxes.flatMap(mailboxesOf)),
      'mail-lab/postfix/relayed': lines(domainsOf(relayed).map((domain) => `${domain} relayed`)),
      'mail-lab/postfix/transport': lines(domainsOf(relayed).map((domain) => `${domain} smtp:[${backend}]:25`)),
      'mail-lab/postfix/recipient-access': lines(sites.flatMap(accessOf)),
      'mail-lab/postfix/relocated': lines(
        sites
          .filter(({ site: { server } }) => server.moved)
          .flatMap(({ mailboxes }) => mailboxes.map(({ mailbox }) => `${key(mailbox)} new.${mailbox}`)),
      ),
    },
    folders: [
      { path: `${stateFolder}/postfix-queue`, owner: 'root:root', mode: '755' },
      { path: `${stateFolder}/postfix-data`, owner: 'postfix:postfix', mode: '755' },
    ],
    services: [
      {
        name: 'postfix',
        command: ['/usr/sbin/postfix', 'start-fg'],
        ready: [{ address: '127.0.0.1', port: 25 }],
      },
    ],
  };
}

function mainFile({ client }: Accounts): string {
  return lines([
    'compatibility_level = 3.6',
    `queue_directory = ${stateFolder}/postfix-queue`,
    `data_directory = ${stateFolder}/postfix-data`,
    `maillog_file = ${logFolder}/postfix.log`,
    'maillog_file_prefixes = /run',
    'myhostname = localhost.localdomain',
    'mydestination =',
    'mynetworks = 127.0.0.0/8',
    'inet_protocols = ipv4',
    'alias_maps =',
    'alias_database =',
    'biff = no',
    'default_process_limit = 400',
    // Each accepted recipient uses a token that only arriving mail returns; no mail arrives here, and without a token a recipient takes a second.
    'in_flow_delay = 0s',
    `virtual_mailbox_domains = texthash:${maps}/domains`,
    `virtual_mailbox_maps = texthash:${maps}/mailboxes`,
    'virtual_mailbox_base = /run/mail-lab/nowhere',
    'virtual_uid_maps = static:65534',
    'virtual_gid_maps = static:65534',
    `relay_domains = texthash:${maps}/relayed`,
    'relay_recipient_maps =',
    `relocated_maps = texthash:${maps}/relocated`,
    `transport_maps = texthash:${maps}/transport`,
    'recipient_delimiter = +',
    'smtpd_relay_restrictions = reject_unauth_destination',
    'smtpd_recipient_restrictions = reject_unauth_destination',
    'smtpd_tls_security_level = may',
    `smtpd_tls_cert_file = ${certificate.file}`,
    `smtpd_tls_key_file = ${certificate.key}`,
    'unverified_recipient_reject_code = 550',
    'address_verify_map = btree:$data_directory/verify_cache',
    // Postfix has no account for it and asks no other server.
    'address_verify_sender = <>',
    'postscreen_access_list = permit_mynetworks',
    'postscreen_greet_action = enforce',
    'postscreen_pipelining_enable = yes',
    'postscreen_pipelining_action = enforce',
    'postscreen_non_smtp_command_enable = yes',
    'postscreen_non_smtp_command_action = drop',
    'postscreen_bare_newline_enable = yes',
    'postscreen_bare_newline_action = enforce',
    'postscreen_cache_map = btree:$data_directory/postscreen_cache',
    `# The client's HELO name is ${client.hostName}.`,
  ]);
}

function masterFile(sites: readonly SiteOf<'postfix'>[], blocklist: string): string {
  const listening = sites.flatMap((each) => listenersOf(each).map((listener) => lineOf(each, listener, blocklist)));
  return lines([
    ...listening,
    // The last listener, not part of a site: once it responds, all the others do.
    '127.0.0.1:25 inet n - n - - smtpd',
    'smtpd     pass  -       -       n       -       -       smtpd',
    'dnsblog   unix  -       -       n       -       0       dnsblog',
    'tlsproxy  unix  -       -       n       -       0       tlsproxy',
    'postlog   unix-dgram n  -       n       -       1       postlogd',
    'anvil     unix  -       -       n       -       1       anvil',
    'rewrite   unix  -       -       n       -       -       trivial-rewrite',
    'proxymap  unix  -       -       n       -       -       proxymap',
    'tlsmgr    unix  -       -       n       1000?   1       tlsmgr',
    'verify    unix  -       -       n       -       1       verify',
    'cleanup   unix  n       -       n       -       0       cleanup',
    'qmgr      unix  n       -       n       300     1       qmgr',
    'bounce    unix  -       -       n       -       0       bounce',
    'defer     unix  -       -       n       -       0       bounce',
    'trace     unix  -       -       n       -       0       bounce',
    'flush     unix  n       -       n       1000?   0       flush',
    'proxywrite unix -       -       n       -       1       proxymap',
    'smtp      unix  -       -       n       -       -       smtp',
    'relay     unix  -       -       n       -       -       smtp',
    'error     unix  -       -       n       -       -       error',
    'retry     unix  -       -       n       -       -       error',
    'discard   unix  -       -       n       -       -       discard',
    'virtual   unix  -       n       n       -       -       virtual',
    'local     unix  -       n       n       -       -       local',
    'scache    unix  -       -       n       -       1       scache',
  ]);
}

function lineOf({ site: { server } }: SiteOf<'postfix'>, { name, address }: { name: string; address: string }, blocklist: string): string {
  const start = `${address}:25 inet n - n -`;
  if (server.program === 'hang-up') return `${address}:25 inet n n n - - spawn\n  user=nobody argv=/bin/false`;
  if (server.program === 'postscreen') return `${start} 1 postscreen\n  -o myhostname=${name}`;
  const settings = [`myhostname = ${name}`, ...server.settings].map(
    (setting) => `  -o {${setting.replace('$recipientAccess', recipientAccess).replace('$blocklist', blocklist)}}`,
  );
  return [`${start} - smtpd`, ...settings].join('\n');
}

function mailboxesOf({ site: { server }, domains, mailboxes }: SiteOf<'postfix'>): string[] {
  const existing = mailboxes.filter(({ exists }) => exists).map(({ mailbox }) => `${key(mailbox)} yes`);
  return server.recipients === 'catch-all' ? [...existing, ...domains.map(({ name }) => `@${name} yes`)] : existing;
}

function accessOf({ site: { server }, mailboxes }: SiteOf<'postfix'>): string[] {
  return mailboxes.flatMap(({ mailbox, exists }) => {
    const reply = exists ? server.access?.existing : server.access?.missing;
    return reply ? [`${key(mailbox)} ${reply}`] : [];
  });
}

function domainsOf(sites: readonly SiteOf<'postfix'>[]): string[] {
  return sites.flatMap(({ domains }) => domains.map(({ name }) => name));
}

/** A key with a space is quoted, as postmap(1) requires. */
function key(mailbox: string): string {
  const at = mailbox.lastIndexOf('@');
  return mailbox.includes(' ') ? `"${mailbox.slice(0, at)}"${mailbox.slice(at)}` : mailbox;
}
