/** The only resolver inside: it answers from its own file, asks no other server, and fails in the ways that resolvers fail. */
import { wellKnown } from '@leadlight/adapters/testing/internet';
import { type Accounts, clientAddress, resolverAddress } from '../accounts.ts';
import type { DomainShape } from '../sites.ts';
import { lines, type ServerParts } from './parts.ts';

/** The address of a domain's web server; it does not accept mail. */
const webAddress = '45.10.200.80';

/**
 * A name server that refuses every query, like one that a domain was delegated to by mistake: unbound itself, queried from 127.0.0.1.
 * A closed port would also work, but unbound then sometimes waits longer than any client.
 */
const lameAddress = '127.0.0.54';

export function unbound({ sites, otherHosts, blocklist, client }: Accounts): ServerParts {
  const zones: string[] = ['local-zone: "." static', record('.', 'SOA', 'ns.invalid. hostmaster.invalid. 1 3600 600 86400 300')];
  const forwards: string[] = [];
  const clientDomain = client.mailFrom.slice(client.mailFrom.indexOf('@') + 1);

  // What the real Internet answers when the verifier tests the resolver.
  for (const [question, answer] of Object.entries(wellKnown)) {
    const [type = '', name = ''] = question.split(' ');
    zones.push(record(name, type, type === 'MX' ? `${answer}.` : answer));
  }

  for (const { name, addresses, ipv6 } of [...sites.flatMap(({ hosts }) => hosts), ...otherHosts]) {
    for (const address of addresses) zones.push(record(name, 'A', address), reverse(address, name));
    if (ipv6) zones.push(record(name, 'AAAA', ipv6));
  }

  for (const { site, domains, name } of sites) {
    if (name === 'backend') continue;
    const shape: DomainShape = site.domain ?? { kind: 'mx', hosts: ['own'] };
    for (const [index, domain] of domains.entries()) {
      switch (shape.kind) {
        case 'mx':
          zones.push(record(domain.name, 'A', webAddress));
          zones.push(
            ...domain.mx.map(({ preference, host }) => record(domain.name, 'MX', `${preference} ${host === '.' ? '.' : `${host}.`}`)),
          );
          break;
        case 'address-only': {
          const hosts = sites.find((each) => each.name === name)?.hosts ?? [];
          const host = hosts[index % hosts.length];
          if (host?.addresses[0]) zones.push(record(domain.name, 'A', host.addresses[0]));
          break;
        }
        case 'no-mail-host':
          zones.push(record(domain.name, 'TXT', '"v=spf1 -all"'));
          break;
        case 'absent':
          // The parent zone would answer the same; included for completeness.
          zones.push(`local-zone: "${domain.name}." always_nxdomain`);
          break;
        case 'refused':
          zones.push(`local-zone: "${domain.name}." refuse`);
          break;
        case 'dropped':
          zones.push(`local-zone: "${domain.name}." deny`);
          break;
        case 'servfail':
          zones.push(`local-zone: "${domain.name}." transparent`);
          forwards.push(`forward-zone:\n  name: "${domain.name}."\n  forward-addr: ${lameAddress}`);
          break;
      }
    }
  }

  zones.push(
    record(client.hostName, 'A', clientAddress),
    reverse(clientAddress, client.hostName),
    record(clientDomain, 'MX', `10 ${client.hostName}.`),
    record(clientDomain, 'TXT', `"v=spf1 ip4:${clientAddress} -all"`),
    // RFC 5782 §2.1: the reversed address within the list's zone.
    record(`${clientAddress.split('.').toReversed().join('.')}.${blocklist}`, 'A', '127.0.0.2'),
  );

  return {
    files: {
      'unbound/mail-lab.conf': lines([
        'server:',
        '  do-daemonize: no',
        '  use-syslog: no',
        '  username: ""',
        '  chroot: ""',
        '  directory: "/run/mail-lab"',
        '  pidfile: ""',
        `  interface: ${resolverAddress}`,
        `  interface: ${lameAddress}`,
        '  access-control: 0.0.0.0/0 allow',
        '  access-control: 127.0.0.0/8 refuse',
        '  module-config: "iterator"',
        '  do-not-query-localhost: no',
        '  do-ip6: no',
        '  num-threads: 1',
        // Don't lose queries when thousands arrive at once: by default, the kernel buffers about 250.
        '  so-rcvbuf: 16m',
        '  so-sndbuf: 16m',
        '  outgoing-range: 4096',
        '  num-queries-per-thread: 4096',
        ...zones.map((zone) => `  ${zone}`),
        'remote-control:',
        '  control-enable: no',
        ...forwards,
      ]),
    },
    folders: [],
    services: [
      {
        name: 'unbound',
        command: ['/usr/sbin/unbound', '-d', '-c', '/etc/unbound/mail-lab.conf'],
        ready: [{ address: resolverAddress, port: 53 }],
      },
    ],
  };
}

function record(name: string, type: string, data: string): string {
  return `local-data: '${name === '.' ? '' : name}. 300 IN ${type} ${data}'`;
}

function reverse(address: string, name: string): string {
  return record(`${address.split('.').toReversed().join('.')}.in-addr.arpa`, 'PTR', `${name}.`);
}
