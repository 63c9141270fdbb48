/** What the URL of the audit log holds, as text: which acts there are, the screen knows, so that the start of the application need not. */
export interface AuditSearch {
  action?: string | undefined;
}

export function readAuditSearch(search: Record<string, unknown>): AuditSearch {
  // Said outright, because the router keeps what a route says nothing about.
  return { action: typeof search.action === 'string' ? search.action : undefined };
}
