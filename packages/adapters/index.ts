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
export {
  createRobots,
  createRobotsMemory,
  readRobots,
  robotsToken,
  type RobotsFile,
  type RobotsMemory,
  type RobotsRules,
} from './web/robots.ts';
export { headersToKeep, type PageCopies, type PageCopy } from './web/page-copies.ts';
export {
  createSiteGate,
  longestRestMs,
  longestWaitedRestMs,
  type EnterOptions,
  type SiteEntry,
  type SiteGate,
  type SitePass,
} from './web/site-gate.ts';
export { createSiteVisitor, maxPages, type NotRead, type Visit, type VisitedPage, type VisitEvent } from './web/visit-site.ts';
export {
  createWebClient,
  type WebClient,
  type WebClientOptions,
  type WebFailure,
  type WebRequest,
  type WebResponse,
} from './web/web-client.ts';
export { createDialWeb, type DialWeb } from './web/web-connection.ts';
export { readWebUrl, type UrlFault, type WebUrl } from './web/web-url.ts';
export { restAskedFor } from './web/retry-after.ts';
