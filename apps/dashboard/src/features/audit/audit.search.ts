/** The URL of the audit log, as text: the screen parses the action, so that the first load does not include the list of actions. */
export interface AuditSearch {
  action?: string | undefined;
}

export function readAuditSearch(search: Record<string, unknown>): AuditSearch {
  // Set to undefined, because the router keeps parameters that are missing.
  return { action: typeof search.action === 'string' ? search.action : undefined };
}
