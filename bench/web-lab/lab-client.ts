/** The product's web client with the lab's variables. */
import { createDnsCache, createDnsClient, isPublicAddress } from '@leadlight/adapters';
import { createDialWeb, createWebClient, type WebClient } from '@leadlight/adapters/web';

export function createLabClient(environment: Readonly<Record<string, string | undefined>>): WebClient {
  const proxy = environment['WEB_PROXY'] === undefined ? undefined : new URL(environment['WEB_PROXY']);
  return createWebClient({
    lookup: createDnsCache(createDnsClient({ servers: [environment['VERIFY_DNS'] ?? ''] })),
    dial: createDialWeb(proxy && { host: proxy.hostname, port: Number(proxy.port) }),
    isDialable: isPublicAddress,
    userAgent: `Leadlight/1 (+${environment['WEB_CONTACT_URL']})`,
  });
}
