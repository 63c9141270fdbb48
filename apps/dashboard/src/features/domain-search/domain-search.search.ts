/** The URL of a domain search, as text: the screen parses the department, and the server refuses an unusable domain with the reason. */
export interface DomainSearchParams {
  domain?: string | undefined;
  department?: string | undefined;
}

export function readDomainSearch({ domain, department }: Record<string, unknown>): DomainSearchParams {
  return {
    domain: typeof domain === 'string' && domain.trim() !== '' ? domain.slice(0, 1_000) : undefined,
    department: typeof department === 'string' ? department : undefined,
  };
}
