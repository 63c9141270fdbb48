/** What the URL of the audit log holds. */
import type { AuditEvent } from '../../api/contract.ts';
import { auditWords } from '../../words/names.ts';

export interface AuditSearch {
  action?: AuditEvent['action'];
}

export function readAuditSearch(search: Record<string, unknown>): AuditSearch {
  return typeof search.action === 'string' && search.action in auditWords ? { action: search.action as AuditEvent['action'] } : {};
}
