/** The verifier and the network that are configured (verify.config.ts). */
import {
  type AskDns,
  type AskSendingDns,
  createDial,
  createDnsCache,
  createDnsClient,
  createMailHosts,
  createNetworkTrust,
  createVerifier,
  type Dial,
  isPublicAddress,
  isPublicOrIn,
  type Verifier,
  type VerifierOptions,
} from '@leadlight/adapters';
import type { VerifyConfig } from './verify.config.ts';

/** Resolves names and reaches servers; replaces the Internet in tests. */
export interface ScriptedNetwork {
  readonly ask: AskDns;
  readonly dial: Dial;
  /** For the setup of the sending identity; the system's name servers if omitted. */
  readonly askSending?: AskSendingDns;
}

/** @param more what a command or server adds: shared limits, notices */
export function createConfiguredVerifier(config: VerifyConfig, more: Partial<VerifierOptions> = {}, network?: ScriptedNetwork): Verifier {
  const { testNetwork } = config;
  const clock = more.clock ? { clock: more.clock } : {};
  const { ask, dial } = network ?? networkOf(config);
  return createVerifier({
    findMailHosts: createMailHosts(createDnsCache(ask, clock), {
      isDialable: testNetwork ? isPublicOrIn([testNetwork.cidr]) : isPublicAddress,
      ...clock,
    }),
    dial,
    identity: config.identity,
    times: config.times,
    trust:
      more.trust ?? createNetworkTrust({ ask, dial, ...clock, onFault: (fault) => more.onNotice?.({ kind: 'network_unreliable', fault }) }),
    ...(config.budgetMs === undefined ? {} : { budgetMs: config.budgetMs }),
    ...more,
  });
}

/** The resolver and the connections that are configured. */
export function networkOf({ dnsServers, sourceAddress, socks5, testNetwork }: VerifyConfig): ScriptedNetwork {
  return {
    ask: createDnsClient(dnsServers ? { servers: dnsServers } : {}),
    dial: createDial({ sourceAddress, socks5, ...(testNetwork ? { testPort: testNetwork.port } : {}) }),
  };
}
