/** The operator's setup of verification: the checks, and saving the host name and the sender. */
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
import { type StoredIdentity, writeSendingIdentity } from '@leadlight/db/verification';
import { networkInterfaces } from 'node:os';
import type { ScriptedNetwork } from '../verify/configured-verifier.ts';
import type { VerifyConfig } from '../verify/verify.config.ts';

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
