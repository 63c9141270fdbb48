/** DNS lookups for checking how this machine presents itself to mail servers: records that verification itself never asks for. */
import { Resolver } from 'node:dns/promises';

export type SendingRecordType = 'A' | 'AAAA' | 'MX' | 'PTR' | 'TXT';

/** `failed` means that no name server answered, which is never the same as "no records". */
export type SendingRecords =
  | { readonly state: 'found'; readonly values: readonly string[] }
  | { readonly state: 'none' }
  | { readonly state: 'failed' };

/** MX records are host names in the order of preference; a TXT record is joined to one text. Rejects only with the signal's reason. */
export type AskSendingDns = (name: string, type: SendingRecordType, signal: AbortSignal) => Promise<SendingRecords>;

/** @param servers name servers in the form of VERIFY_DNS; the system's if omitted */
export function createSendingDns(servers?: readonly string[]): AskSendingDns {
  return async (name, type, signal) => {
    const resolver = new Resolver({ timeout: 4_000, tries: 2 });
    if (servers && servers.length > 0) resolver.setServers(servers);
    const cancel = (): void => resolver.cancel();
    signal.throwIfAborted();
    signal.addEventListener('abort', cancel, { once: true });
    try {
      const values = await resolve(resolver, name, type);
      return values.length > 0 ? { state: 'found', values } : { state: 'none' };
    } catch (error) {
      signal.throwIfAborted();
      const { code } = error as NodeJS.ErrnoException;
      return { state: code === 'ENOTFOUND' || code === 'ENODATA' ? 'none' : 'failed' };
    } finally {
      signal.removeEventListener('abort', cancel);
    }
  };
}

async function resolve(resolver: Resolver, name: string, type: SendingRecordType): Promise<string[]> {
  switch (type) {
    case 'A':
      return resolver.resolve4(name);
    case 'AAAA':
      return resolver.resolve6(name);
    case 'PTR':
      return (await resolver.reverse(name)).map((host) => host.toLowerCase());
    case 'TXT':
      return (await resolver.resolveTxt(name)).map((parts) => parts.join(''));
    case 'MX': {
      const records = await resolver.resolveMx(name);
      return records.toSorted((a, b) => a.priority - b.priority).map(({ exchange }) => exchange.toLowerCase());
    }
  }
}
