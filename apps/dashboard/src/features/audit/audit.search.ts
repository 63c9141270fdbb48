/** What the URL of the audit log holds. */
import type { AuditEvent } from '../../api/contract.ts';
import { auditWords } from '../../words/names.ts';

export interface AuditSearch {
  action?: AuditEvent['action'] | undefined;
}

export function readAuditSearch(search: Record<string, unknown>): AuditSearch {
  const isKnown = typeof search.action === 'string' && Object.hasOwn(auditWords, search.action);
  // Said outright, because the router keeps what a route says nothing about.
  return { action: isKnown ? (search.action as AuditEvent['action']) : undefined };
}
