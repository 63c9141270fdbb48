/** The product's web client with the lab's variables. */
import { createDialWeb, createDnsCache, createDnsClient, createWebClient, isPublicAddress, type WebClient } from '@leadlight/adapters';

export function createLabClient(environment: Readonly<Record<string, string | undefined>>): WebClient {
  const proxy = environment['WEB_PROXY'] === undefined ? undefined : new URL(environment['WEB_PROXY']);
  return createWebClient({
    lookup: createDnsCache(createDnsClient({ servers: [environment['VERIFY_DNS'] ?? ''] })),
    dial: createDialWeb(proxy && { host: proxy.hostname, port: Number(proxy.port) }),
    isDialable: isPublicAddress,
    userAgent: `Leadlight/1 (+${environment['WEB_CONTACT_URL']})`,
  });
}
