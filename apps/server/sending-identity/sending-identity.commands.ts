/** The operator's setup of verification: links to its screen, the checks, and saving the host name and the sender. */
import {
  checkSendingSetup,
  createDial,
  createSendingDns,
  isPublicAddress,
  isPublicOrIn,
  readIdentity,
  type SetupGiven,
  type SetupReport,
} from '@leadlight/adapters';
import { Refusal, type Database } from '@leadlight/db/platform';
import { addSetupLink, isSetupLinkValid, type StoredIdentity, writeSendingIdentity } from '@leadlight/db/verification';
import { randomBytes } from 'node:crypto';
import { networkInterfaces } from 'node:os';
import type { PublicContext } from '../command.ts';
import { digestOf } from '../http/caller.ts';
import type { ScriptedNetwork, VerifyConfig } from '../verify/verify.config.ts';

/** Long enough to change DNS records and check again; short enough that a link in a terminal's history is useless. */
const linkValidMs = 24 * 60 * 60_000;

/** @returns the token of a link that opens the setup until it expires. Only its digest is stored. */
export async function createSetupLink(db: Database, now: Date): Promise<string> {
  const token = randomBytes(24).toString('base64url');
  await addSetupLink(db.app, digestOf(token), new Date(now.getTime() + linkValidMs), now);
  return token;
}

/** @throws Refusal setup_link_invalid */
export async function requireSetupLink(context: PublicContext, token: string): Promise<void> {
  if (!(await isSetupLinkValid(context.services.db.app, digestOf(token), context.now))) throw new Refusal('setup_link_invalid');
}

/** Asks name servers and mail servers of large providers. Takes up to two minutes. */
export function checkIdentity(
  config: VerifyConfig,
  given: SetupGiven,
  network: ScriptedNetwork | undefined,
  signal: AbortSignal,
): Promise<SetupReport> {
  const { testNetwork, dnsServers, sourceAddress, socks5 } = config;
  return checkSendingSetup(
    given,
    {
      ask: network?.askSending ?? createSendingDns(dnsServers),
      dial: network?.dial ?? createDial({ sourceAddress, socks5, ...(testNetwork ? { testPort: testNetwork.port } : {}) }),
      isDialable: testNetwork ? isPublicOrIn([testNetwork.cidr]) : isPublicAddress,
      // Through a proxy, this machine's own addresses say nothing.
      ownAddresses: socks5 ? [] : sourceAddress ? [sourceAddress] : ownAddresses(),
      allowReserved: testNetwork !== undefined,
    },
    signal,
  );
}

const ownAddresses = (): string[] =>
  Object.values(networkInterfaces()).flatMap((addresses) =>
    (addresses ?? []).filter(({ internal }) => !internal).map(({ address }) => address),
  );

/** @throws Refusal sending_identity_invalid, identity_in_environment */
export async function saveIdentity(config: VerifyConfig, db: Database, given: StoredIdentity, now: Date): Promise<StoredIdentity> {
  if (config.identity !== null) throw new Refusal('identity_in_environment');
  const reading = readIdentity(given, { allowReserved: config.testNetwork !== undefined });
  if (!reading.ok) throw new Refusal('sending_identity_invalid');
  const { heloName, sender } = reading.identity;
  const stored = { heloName, sender: sender === '' ? '<>' : sender };
  await writeSendingIdentity(db.app, stored, now);
  return stored;
}
