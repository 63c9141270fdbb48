/** Names and mail servers. Websites have an entry of their own (`@leadlight/adapters/web`), because only enrichment needs their HTTP client. */
export { systemClock, type Clock } from './clock.ts';
export { createDnsCache, type Lookup } from './dns/dns-cache.ts';
export { createDnsClient, type AskDns, type DnsAnswer, type DnsClientOptions, type DnsRecord } from './dns/dns-client.ts';
export { createMailHosts, type FindMailHosts, type MailHosts } from './dns/mail-hosts.ts';
export { isPublicAddress, isPublicOrIn, type IsDialable } from './dns/public-address.ts';
export { createDial, type Dial, type DialOptions, type Socks5 } from './smtp/dial.ts';
export type { NameFor } from './smtp/control-names.ts';
export { createHostGate, withControl, type GateEntry, type HostGate, type Pass, type RememberedControl } from './smtp/host-gate.ts';
export { readIdentity, type Identity, type IdentityFault } from './smtp/identity.ts';
export { defaultTimes, type SessionTimes } from './smtp/session.ts';
export { createNetworkTrust, nobodysAddress, type NetworkTrust } from './verification/network-trust.ts';
export { createReachability, type Reachability } from './verification/reachability.ts';
export { createVerifier, type Notice, type Verifier, type VerifierOptions, type VerifyOptions } from './verification/verifier.ts';
export { verifyMany, type ManyOptions, type Verified } from './verification/verify-many.ts';
export { findAddress, type FoundAddress, type FindRequest } from './verification/find-address.ts';
export { createSendingDns, type AskSendingDns, type SendingRecords } from './sending/sending-dns.ts';
export {
  checkSendingSetup,
  setupCheckNames,
  type SetupChanger,
  type SetupCheck,
  type SetupCheckName,
  type SetupGiven,
  type SetupNetwork,
  type SetupReport,
} from './sending/sending-setup.ts';
export { readWebUrl, type UrlFault, type WebUrl } from './web/web-url.ts';
