import { textParam } from '../../search-text.ts';

/** The URL of a domain search, as text: the screen parses the department, and the server refuses an unusable domain with the reason. */
export interface DomainSearchParams {
  domain?: string | undefined;
  department?: string | undefined;
}

export function readDomainSearch({ domain, department }: Record<string, unknown>): DomainSearchParams {
  return {
    domain: textParam(domain, 1_000),
    department: typeof department === 'string' ? department : undefined,
  };
}
