/**
 * Generates the accounts from a seed, before any server runs.
 * The servers' maps and the truth file are both written from them, so that the truth never comes from a reply.
 */
import { domainToASCII, domainToUnicode } from 'node:url';
import { type Chance, Names, seededChance } from './names.ts';
import { type MailHost, type Site, sites } from './sites.ts';
import { type Stratum, strata, type Verdict } from './strata.ts';

/** One line of the truth file. */
export interface Truth {
  address: string;
  stratum: string;
  /** Whether the server's account map has a mailbox for it. */
  exists: boolean;
  /** The right final verdict, after every retry. */
  expected: Verdict;
  /** Whether the answer can be known from outside; if not, `deliverable` and `undeliverable` are errors. */
  knowable: boolean;
  /** Asked about this many seconds after the others. */
  laterS?: number;
  /** Asked about with the null sender. */
  nullSender?: true;
}

export interface LabMailbox {
  /** As spelled in its server's maps: lower case, unquoted, without a plus part. */
  mailbox: string;
  exists: boolean;
}

export interface LabHost {
  name: string;
  /** IPv4 addresses of the name. */
  addresses: string[];
  /** In the DNS, but unreachable. */
  ipv6?: string;
}

export interface LabDomain {
  /** A-labels. */
  name: string;
  mx: { preference: number; host: string }[];
}

export interface LabSite {
  name: string;
  site: Site;
  /** Each has its own server; empty for a site with DNS only. */
  hosts: LabHost[];
  domains: LabDomain[];
  mailboxes: LabMailbox[];
}

export interface Accounts {
  seed: number;
  sites: LabSite[];
  truth: Truth[];
  /** Hosts without a server: dead, silent and private ones. */
  otherHosts: LabHost[];
  /** Zone of the DNS blocklist that contains the client. */
  blocklist: string;
  /** The client's identity; the names resolve in both directions. */
  client: { hostName: string; mailFrom: string };
}

export const clientAddress = '45.20.0.2';
export const resolverAddress = '45.20.0.53';

/** The server behind every relay, which knows the recipients. */
export const backendSite = 'backend';

const domainsPerSite = 4;
const networks = { postfix: '45.10.1', exim: '45.10.2', opensmtpd: '45.10.3', scripted: '45.10.4', none: '45.10.9' } as const;
const closedAddress = '45.10.200.1';
/** Routed to a device that nobody reads. */
const silentAddress = '45.11.0.1';
/** RFC 1918, loopback, link-local, RFC 6598, benchmarking, documentation, multicast, unspecified. */
const privateAddresses = [
  '10.20.30.40',
  '192.168.7.9',
  '172.20.1.1',
  '127.0.0.1',
  '169.254.10.10',
  '100.64.3.2',
  '198.18.0.7',
  '192.0.2.25',
  '224.0.0.5',
  '0.0.0.0',
];

export interface AccountsOptions {
  /** Names of strata; default: all. */
  strata?: readonly string[] | undefined;
  addressesPerStratum: number;
  seed: number;
}

/** @throws Error for an unknown stratum */
export function makeAccounts({ strata: wanted, addressesPerStratum, seed }: AccountsOptions): Accounts {
  const chosen = chooseStrata(wanted);
  const chance = seededChance(seed);
  const names = new Names(chance);
  const labSites = new Map<string, LabSite>();
  const used = { postfix: 0, exim: 0, opensmtpd: 0, scripted: 0, none: 0 };

  const siteOf = (name: string): LabSite => {
    const known = labSites.get(name);
    if (known) return known;
    const site: Site | undefined = name === backendSite ? { server: { kind: 'exim', verifies: true } } : sites[name];
    if (!site) throw new Error(`There is no site "${name}".`);
    const provider = names.domain();
    const hosts: LabHost[] = [];
    if (site.server.kind !== 'none') {
      for (let index = 1; index <= (site.hosts ?? 1); index += 1) {
        used[site.server.kind] += 1;
        const hostName = site.hostSuffix ? `${provider.replaceAll('.', '-')}${site.hostSuffix}` : `mx${index}.${provider}`;
        const number = used[site.server.kind];
        hosts.push({
          name: hostName,
          addresses: [`${networks[site.server.kind]}.${number}`],
          ...(site.ipv6 && { ipv6: `2a0f:5707:ab00::${number}` }),
        });
      }
    }
    const made: LabSite = { name, site, hosts, domains: [], mailboxes: [] };
    labSites.set(name, made);
    if (site.server.kind === 'postfix' && site.server.recipients === 'relayed') siteOf(backendSite);
    return made;
  };

  const closed: LabHost = { name: `mx.${names.domain()}`, addresses: [closedAddress] };
  const silent: LabHost = { name: `mx.${names.domain()}`, addresses: [silentAddress] };
  const privateHosts = privateAddresses.map((address): LabHost => ({ name: `mail.${names.domain()}`, addresses: [address] }));

  const hostOf = (own: LabSite, host: MailHost, index: number): string => {
    if (host === '.') return '.';
    if (host === 'closed') return closed.name;
    if (host === 'silent') return silent.name;
    if (host === 'private') return chosenFrom(privateHosts, index).name;
    return chosenFrom((host === 'own' ? own : siteOf(host.slice('site:'.length))).hosts, index).name;
  };

  const addDomain = (own: LabSite): LabDomain => {
    const name = own.site.idn ? domainToASCII(names.accentedDomain()) : names.domain();
    const shape = own.site.domain ?? { kind: 'mx', hosts: ['own'] };
    const index = own.domains.length;
    const mx =
      shape.kind === 'mx'
        ? shape.hosts.map((host, at) => ({ preference: host === '.' ? 0 : (at + 1) * 10, host: hostOf(own, host, index) }))
        : [];
    const domain = { name, mx };
    own.domains.push(domain);
    return domain;
  };

  const truth: Truth[] = [];
  for (const each of chosen) {
    const own = siteOf(each.site);
    const count = Math.min(addressesPerStratum, each.slow?.atMost ?? Number.POSITIVE_INFINITY);
    if (own.site.domains !== 'each') while (own.domains.length < domainsPerSite) addDomain(own);
    for (let index = 0; index < count; index += 1) {
      const domain = own.site.domains === 'each' ? addDomain(own) : chosenFrom(own.domains, index);
      // Alternates within each domain, not between domains.
      const exists = each.existing !== undefined && (each.missing === undefined || Math.floor(index / domainsPerSite) % 2 === 0);
      const expected = exists ? each.existing : each.missing;
      if (!expected) throw new Error(`The stratum ${each.name} has no expected verdict.`);
      const { address, mailbox } = writeAddress(own.site, domain.name, names, chance, index);
      if (mailbox) own.mailboxes.push({ mailbox, exists });
      truth.push({
        address,
        stratum: each.name,
        exists,
        expected,
        knowable: each.knowable,
        ...(each.laterS !== undefined && { laterS: each.laterS }),
        ...(each.nullSender && { nullSender: each.nullSender }),
      });
    }
  }

  const relayed = [...labSites.values()].filter(({ site: { server } }) => server.kind === 'postfix' && server.recipients === 'relayed');
  const backend = labSites.get(backendSite);
  for (const front of relayed) {
    backend?.domains.push(...front.domains.map(({ name }) => ({ name, mx: [] })));
    backend?.mailboxes.push(...front.mailboxes);
  }
  const clientDomain = names.domain();
  return {
    seed,
    sites: [...labSites.values()],
    truth,
    otherHosts: [closed, silent, ...privateHosts],
    blocklist: `bl.${names.domain()}`,
    client: { hostName: `probe.${clientDomain}`, mailFrom: `check@${clientDomain}` },
  };
}

/** The strata with these names, in the lab's order; without names, all of them. */
function chooseStrata(wanted: readonly string[] | undefined): readonly Stratum[] {
  if (!wanted) return strata;
  const unknown = wanted.filter((name) => !strata.some((each) => each.name === name));
  if (unknown.length > 0)
    throw new Error(`The mail lab has no stratum ${unknown.join(', ')}. Choose from: ${strata.map(({ name }) => name).join(', ')}.`);
  return strata.filter(({ name }) => wanted.includes(name));
}

/** A new address in the site's form and its mailbox, if it has one. */
function writeAddress(
  { form = 'plain', idn }: Site,
  domain: string,
  names: Names,
  chance: Chance,
  index: number,
): { address: string; mailbox?: string } {
  if (form === 'invalid') return { address: writeInvalid(names.local(domain), domain, index) };
  const local =
    form === 'utf8'
      ? names.accentedLocal(domain)
      : form === 'short'
        ? names.shortLocal(domain)
        : form === 'first-and-last'
          ? names.firstAndLast(domain)
          : names.local(domain);
  const mailbox = `${local}@${domain}`;
  switch (form) {
    case 'plain':
    case 'utf8':
      return { address: idn && index % 2 === 0 ? `${local}@${domainToUnicode(domain)}` : mailbox, mailbox };
    case 'short':
    case 'first-and-last':
      return { address: mailbox, mailbox };
    case 'plus-mailbox': {
      // The tag is part of the mailbox's name: this server knows no tags.
      const tagged = `${local}+${chance.pick(['news', 'shop', '2026', 'info'])}@${domain}`;
      return { address: tagged, mailbox: tagged };
    }
    case 'plus':
      return { address: `${local}+${chance.pick(['news', 'shop', '2026', 'a.b'])}@${domain}`, mailbox };
    case 'mixed-case':
      return { address: `${local.replaceAll(/(^|[._])\p{L}/gu, (start) => start.toUpperCase())}@${domain.toUpperCase()}`, mailbox };
    case 'quoted':
      return { address: `"${local} x"@${domain}`, mailbox: `${local} x@${domain}` };
  }
}

/** Violates the grammar of RFC 5321 §4.1.2 or the lengths of §4.5.3.1. */
function writeInvalid(local: string, domain: string, index: number): string {
  const forms = [
    `${local}..x@${domain}`,
    `.${local}@${domain}`,
    `${local}.@${domain}`,
    `${local}${domain}`,
    `${local}@`,
    `${local} x@${domain}`,
    `${local.padEnd(65, 'x')}@${domain}`,
    `${local}@${domain.replace('.', '..')}`,
    `${local}@.${domain}`,
    `${local}@-${domain}`,
    `${local}@${'x'.repeat(64)}.${domain}`,
    `${local}@@${domain}`,
    `"${local}@${domain}`,
    `<${local}>@${domain}`,
    `${local}@${domain.replace('.', ' .')}`,
    `${local}@${'label123.'.repeat(28)}${domain}`,
  ];
  return chosenFrom(forms, index);
}

function chosenFrom<T>(items: readonly T[], index: number): T {
  const item = items[index % items.length];
  if (item === undefined) throw new Error('Nothing to choose from.');
  return item;
}
