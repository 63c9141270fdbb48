/**
 * Checks how this machine presents itself to mail servers, before it asks the first one about an address: whether port 25 is open, which
 * address servers see, its reverse DNS, the host name, the sender and its SPF record. Sends no mail and names no recipient.
 */
import { isPublicAddress, type IsDialable } from '../dns/public-address.ts';
import type { Dial } from '../smtp/dial.ts';
import { readIdentity } from '../smtp/identity.ts';
import { greet, type Greeting } from './greeting.ts';
import type { AskSendingDns } from './sending-dns.ts';
import { evaluateSpf, type SpfVerdict } from './spf.ts';

export const setupCheckNames = ['port_25', 'address', 'reverse_dns', 'host_name', 'sender', 'spf', 'handshake'] as const;
export type SetupCheckName = (typeof setupCheckNames)[number];

/** Who can change it: the hosting provider of this machine, the person who manages the domain's DNS, or the operator. */
export type SetupChanger = 'provider' | 'dns' | 'operator';

export interface SetupCheck {
  readonly name: SetupCheckName;
  /** `unknown` if it could not be checked, which never counts as right. */
  readonly state: 'ok' | 'wrong' | 'unknown';
  /** What was found, in one sentence. */
  readonly found: string;
  /** What is missing and who must change it; null if nothing is. */
  readonly fix: { readonly by: SetupChanger; readonly text: string } | null;
}

export interface SetupReport {
  /** The address that mail servers see; null if it could not be found out. */
  readonly address: string | null;
  /** The host name that was checked: the given one, or the one found through reverse DNS. Null if there is none. */
  readonly heloName: string | null;
  readonly sender: string | null;
  readonly checks: readonly SetupCheck[];
  /** Whether mail servers will take us seriously: no check is wrong, and the handshake succeeded. */
  readonly isReady: boolean;
}

export interface SetupGiven {
  readonly heloName?: string | undefined;
  /** An address, or `<>` for the null sender. */
  readonly sender?: string | undefined;
  /** Overrides what mail servers report. */
  readonly address?: string | undefined;
}

export interface SetupNetwork {
  readonly ask: AskSendingDns;
  readonly dial: Dial;
  readonly isDialable?: IsDialable;
  /** Addresses of this machine's network interfaces, the last resort for finding the address. */
  readonly ownAddresses: readonly string[];
  /** Accepts names from RFC 2606 and RFC 6761. For tests. */
  readonly allowReserved?: boolean;
}

/** Large providers, whose servers are always up, and whose reply to EHLO contains the address that they see. */
const knownDomains = ['gmail.com', 'outlook.com', 'yahoo.com', 'icloud.com'];

/** Rejects only with the signal's reason. */
export async function checkSendingSetup(given: SetupGiven, reached: SetupNetwork, signal: AbortSignal): Promise<SetupReport> {
  const port = await checkPort(reached, signal);
  // Name servers that know no mail server of the largest providers are broken, so that nothing they deny is believed.
  const network: SetupNetwork = port.isResolving ? reached : { ...reached, ask: () => Promise.resolve({ state: 'failed' }) };
  const address = given.address ?? port.address ?? network.ownAddresses.find(isPublicAddress) ?? null;
  const names = address === null ? null : await network.ask(address, 'PTR', signal);
  const confirmed = address === null || names?.state !== 'found' ? [] : await confirmedNames(names.values, address, network, signal);
  const heloName = clean(given.heloName) ?? confirmed.find((name) => !isGeneric(name, address ?? '')) ?? null;
  const sender = clean(given.sender) ?? null;
  const identity = readIdentity(
    { heloName: heloName ?? undefined, sender: sender ?? undefined },
    { allowReserved: network.allowReserved ?? false },
  );
  const faultOf = (field: 'heloName' | 'sender'): string | null =>
    identity.ok ? null : (identity.faults.find((fault) => fault.field === field)?.message ?? null);

  const checks = [
    port.check,
    addressCheck(address, given.address !== undefined, port.address),
    reverseCheck(address, names, confirmed, heloName),
    await hostNameCheck(heloName, faultOf('heloName'), address, network, signal),
    await senderCheck(sender, faultOf('sender'), network, signal),
    await spfCheck({ sender, heloName, address, fault: faultOf('sender') }, network, signal),
    await handshakeCheck(port.hosts, identity.ok ? { heloName, sender } : null, network, signal),
  ];
  const isReady =
    checks.every(({ state }) => state !== 'wrong') && checks.some(({ name, state }) => name === 'handshake' && state === 'ok');
  return { address, heloName, sender, checks, isReady };
}

const clean = (text: string | undefined): string | undefined =>
  text === undefined || text.trim() === '' ? undefined : text.trim().toLowerCase();

interface PortResult {
  readonly isResolving: boolean;
  readonly check: SetupCheck;
  readonly address: string | null;
  /** Mail servers that answered, by IP address. */
  readonly hosts: readonly { readonly domain: string; readonly host: string; readonly address: string }[];
}

async function checkPort(network: SetupNetwork, signal: AbortSignal): Promise<PortResult> {
  const tried: { domain: string; host: string; address: string; greeting: Greeting }[] = [];
  let failedLookups = 0;
  await Promise.all(
    knownDomains.map(async (domain) => {
      const server = await serverOf(domain, network, signal);
      if (server === null) failedLookups += 1;
      else tried.push({ domain, ...server, greeting: await greet(network.dial, server.address, { heloName: null, sender: null }, signal) });
    }),
  );
  const open = tried.filter(({ greeting }) => greeting.state !== 'unreachable');
  const hosts = knownDomains.flatMap((domain) => open.filter((one) => one.domain === domain));
  const seen = hosts.map(({ greeting }) => greeting.seenAddress).find((address) => address !== null && isPublicAddress(address)) ?? null;
  if (failedLookups === knownDomains.length)
    return {
      isResolving: false,
      address: null,
      hosts: [],
      check: {
        name: 'port_25',
        state: 'unknown',
        found: `The name servers gave no mail server for ${list(knownDomains)}, so nothing could be tried.`,
        fix: { by: 'operator', text: 'Make sure that this machine can resolve names, or set VERIFY_DNS to a name server that can.' },
      },
    };
  return {
    isResolving: true,
    address: seen,
    hosts,
    check:
      hosts.length > 0
        ? { name: 'port_25', state: 'ok', found: `Connected to ${list(hosts.map(({ host }) => host))} on port 25.`, fix: null }
        : {
            name: 'port_25',
            state: 'wrong',
            found: `No connection on port 25 to ${list(tried.map(({ host }) => host))}.`,
            fix: {
              by: 'provider',
              text: 'Ask your hosting provider to open outgoing port 25 for this machine, or set VERIFY_PROXY to a SOCKS5 proxy on a machine where it is open.',
            },
          },
  };
}

async function serverOf(
  domain: string,
  { ask, isDialable = isPublicAddress }: SetupNetwork,
  signal: AbortSignal,
): Promise<{ host: string; address: string } | null> {
  const mx = await ask(domain, 'MX', signal);
  if (mx.state !== 'found') return null;
  for (const host of mx.values.slice(0, 2)) {
    const addresses = await ask(host, 'A', signal);
    const address = addresses.state === 'found' ? addresses.values.find((one) => isDialable(one)) : undefined;
    if (address !== undefined) return { host, address };
  }
  return null;
}

function addressCheck(address: string | null, isGiven: boolean, seen: string | null): SetupCheck {
  if (address === null)
    return {
      name: 'address',
      state: 'unknown',
      found:
        'The address that mail servers see could not be found out: none of them reported it, and no network interface has a public address.',
      fix: { by: 'operator', text: 'Enter the public IP address of this machine or of its proxy.' },
    };
  if (isGiven && seen !== null && seen !== address)
    return {
      name: 'address',
      state: 'wrong',
      found: `Mail servers see ${seen}, not ${address}.`,
      fix: { by: 'operator', text: `Use ${seen}, or set VERIFY_SOURCE_ADDRESS to connect from ${address}.` },
    };
  return {
    name: 'address',
    state: 'ok',
    found: seen === null ? `This machine’s address is ${address}.` : `Mail servers see ${address}.`,
    fix: null,
  };
}

/** The names whose own address record leads back to the address (RFC 1912, section 2.1). */
async function confirmedNames(names: readonly string[], address: string, { ask }: SetupNetwork, signal: AbortSignal): Promise<string[]> {
  const confirmed: string[] = [];
  for (const name of names.slice(0, 5)) {
    const answer = await ask(name, address.includes(':') ? 'AAAA' : 'A', signal);
    if (answer.state === 'found' && answer.values.includes(address)) confirmed.push(name);
  }
  return confirmed;
}

/** Names that providers give to every address, which mail servers treat as home computers: the address within the name, or a word for it. */
function isGeneric(name: string, address: string): boolean {
  const parts = address.split('.');
  const digits: readonly string[] = name.match(/\d+/g) ?? [];
  const hasAddress = parts.length === 4 && parts.filter((part) => digits.includes(part)).length >= 3;
  return (
    hasAddress || /(?:^|[.-])(?:dyn|dynamic|dhcp|dsl|adsl|pool|ppp|cable|broadband|dial|dialup|static|customer)\d*(?:[.-]|$)/.test(name)
  );
}

function reverseCheck(
  address: string | null,
  names: Awaited<ReturnType<AskSendingDns>> | null,
  confirmed: readonly string[],
  heloName: string | null,
): SetupCheck {
  const name = 'reverse_dns';
  if (address === null || names === null || names.state === 'failed')
    return {
      name,
      state: 'unknown',
      found:
        address === null ? 'Not checked: the address is unknown.' : `The name servers gave no answer for the reverse DNS of ${address}.`,
      fix: null,
    };
  const wanted = heloName ?? 'a host name of yours, such as verify.example.com';
  const fix = {
    by: 'provider' as const,
    text: `Ask your hosting provider to set the reverse DNS (PTR record) of ${address} to ${wanted}.`,
  };
  if (names.state === 'none') return { name, state: 'wrong', found: `${address} has no reverse DNS.`, fix };
  const [found = ''] = names.values;
  if (heloName !== null && !names.values.includes(heloName))
    return { name, state: 'wrong', found: `The reverse DNS of ${address} is ${found}, not ${heloName}.`, fix };
  if (confirmed.length === 0)
    return {
      name,
      state: 'wrong',
      found: `The reverse DNS of ${address} is ${found}, but ${found} does not lead back to it.`,
      fix: { by: 'dns', text: `Add an address record for ${found} with ${address}.` },
    };
  if (heloName === null || isGeneric(heloName, address))
    return {
      name,
      state: 'wrong',
      found: `The reverse DNS of ${address} is ${found}, a name that your provider gives to any address.`,
      fix,
    };
  return { name, state: 'ok', found: `The reverse DNS of ${address} is ${heloName}.`, fix: null };
}

async function hostNameCheck(
  heloName: string | null,
  fault: string | null,
  address: string | null,
  { ask }: SetupNetwork,
  signal: AbortSignal,
): Promise<SetupCheck> {
  const name = 'host_name';
  if (heloName === null)
    return {
      name,
      state: 'wrong',
      found: 'No host name was given, and none could be found.',
      fix: { by: 'operator', text: 'Choose a host name in a domain of yours, such as verify.example.com.' },
    };
  if (fault !== null)
    return { name, state: 'wrong', found: `${heloName} ${fault}.`, fix: { by: 'operator', text: 'Choose another host name.' } };
  if (address === null)
    return { name, state: 'unknown', found: `Not checked: the address that ${heloName} must lead to is unknown.`, fix: null };
  const answer = await ask(heloName, address.includes(':') ? 'AAAA' : 'A', signal);
  const fix = { by: 'dns' as const, text: `Add an address record for ${heloName} with ${address}.` };
  if (answer.state === 'failed') return { name, state: 'unknown', found: `The name servers gave no answer for ${heloName}.`, fix: null };
  if (answer.state === 'none') return { name, state: 'wrong', found: `${heloName} has no address record.`, fix };
  return answer.values.includes(address)
    ? { name, state: 'ok', found: `${heloName} leads to ${address}.`, fix: null }
    : { name, state: 'wrong', found: `${heloName} leads to ${list(answer.values)}, not to ${address}.`, fix };
}

async function senderCheck(sender: string | null, fault: string | null, { ask }: SetupNetwork, signal: AbortSignal): Promise<SetupCheck> {
  const name = 'sender';
  if (sender === null)
    return {
      name,
      state: 'wrong',
      found: 'No sender was given.',
      fix: {
        by: 'operator',
        text: 'Enter an address of yours that accepts mail, at a domain that your real mail does not come from; or <> for none.',
      },
    };
  if (fault !== null)
    return { name, state: 'wrong', found: `${sender} ${fault}.`, fix: { by: 'operator', text: 'Choose another sender.' } };
  if (sender === '<>')
    return { name, state: 'ok', found: 'The null sender needs no mailbox. Some servers accept it only for bounces.', fix: null };
  const domain = domainOf(sender);
  const mx = await ask(domain, 'MX', signal);
  if (mx.state === 'failed') return { name, state: 'unknown', found: `The name servers gave no answer for ${domain}.`, fix: null };
  if (mx.state === 'found' && mx.values.some((host) => host !== '' && host !== '.'))
    return { name, state: 'ok', found: `${domain} accepts mail at ${mx.values[0]}.`, fix: null };
  return {
    name,
    state: 'wrong',
    found: `${domain} has no mail server, so many servers reject mail from it.`,
    fix: { by: 'dns', text: `Add an MX record for ${domain} with a mail server that accepts mail for it.` },
  };
}

async function spfCheck(
  { sender, heloName, address, fault }: Readonly<Record<'sender' | 'heloName' | 'address' | 'fault', string | null>>,
  { ask }: SetupNetwork,
  signal: AbortSignal,
): Promise<SetupCheck> {
  const name = 'spf';
  // RFC 7208, section 2.4: without a sender, servers check the HELO name.
  const domain = sender === '<>' ? heloName : sender === null || fault !== null ? null : domainOf(sender);
  if (domain === null || address === null)
    return { name, state: 'unknown', found: `Not checked: the ${address === null ? 'address' : 'sender'} is unknown.`, fix: null };
  return spfResult(domain, address, await evaluateSpf(domain, address, ask, signal));
}

function spfResult(domain: string, address: string, { result, record }: SpfVerdict): SetupCheck {
  const name = 'spf';
  const mechanism = `${address.includes(':') ? 'ip6' : 'ip4'}:${address}`;
  const add = {
    by: 'dns' as const,
    text:
      record === null
        ? `Add this TXT record to ${domain}: v=spf1 ${mechanism} -all`
        : `Add ${mechanism} to the SPF record of ${domain}, after v=spf1.`,
  };
  switch (result) {
    case 'pass':
      return { name, state: 'ok', found: `The SPF record of ${domain} lists ${address}.`, fix: null };
    case 'none':
      return { name, state: 'wrong', found: `${domain} has no SPF record.`, fix: add };
    case 'fail':
    case 'softfail':
    case 'neutral':
      return { name, state: 'wrong', found: `The SPF record of ${domain} does not list ${address}.`, fix: add };
    case 'permerror':
      return {
        name,
        state: 'wrong',
        found: `The SPF record of ${domain} has an error, or there are several.`,
        fix: { by: 'dns', text: `Correct the SPF record of ${domain} (RFC 7208): one record, at most ten lookups.` },
      };
    case 'temperror':
      return { name, state: 'unknown', found: `The name servers gave no answer for the SPF record of ${domain}.`, fix: null };
    case 'unknown':
      return { name, state: 'unknown', found: `The SPF record of ${domain} uses macros, whose result depends on the message.`, fix: null };
  }
}

/** @param identity null if it is not usable */
async function handshakeCheck(
  hosts: PortResult['hosts'],
  identity: { readonly heloName: string | null; readonly sender: string | null } | null,
  { dial }: SetupNetwork,
  signal: AbortSignal,
): Promise<SetupCheck> {
  const name = 'handshake';
  if (hosts.length === 0 || identity === null)
    return {
      name,
      state: 'unknown',
      found: hosts.length === 0 ? 'Not tried: no mail server could be reached.' : 'Not tried: the host name or the sender is not usable.',
      fix: null,
    };
  const { heloName, sender } = identity;
  const refused: string[] = [];
  let accepted = '';
  for (const { host, address } of hosts.slice(0, 2)) {
    const greeting = await greet(dial, address, { heloName, sender: sender === '<>' ? '' : sender }, signal);
    if (greeting.state === 'accepted') accepted ||= host;
    else refused.push(`${host}: ${greeting.reply ?? 'no reply'}`);
  }
  if (refused.length === 0) return { name, state: 'ok', found: `${accepted} accepted the host name and the sender.`, fix: null };
  return {
    name,
    state: accepted === '' ? 'wrong' : 'ok',
    found:
      accepted === ''
        ? `Refused by ${refused.join('; ')}.`
        : `${accepted} accepted the host name and the sender; refused by ${refused.join('; ')}.`,
    fix:
      accepted === ''
        ? {
            by: 'operator',
            text: 'Correct what is listed above. If everything is right, the reply says what the server objects to, often the reputation of the IP address.',
          }
        : null,
  };
}

const domainOf = (sender: string): string => sender.slice(sender.lastIndexOf('@') + 1);

/** "a, b and c" */
const list = (words: readonly string[]): string => new Intl.ListFormat('en', { type: 'conjunction' }).format(words);
