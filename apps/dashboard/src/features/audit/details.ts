/** The few details of an act that say more than its name. Anything unknown is left out, never shown raw. */
import type { AuditEvent } from '../../api/contract.ts';
import { planNames, roleNames } from '../../words/names.ts';

export function wordDetails(action: AuditEvent['action'], details: AuditEvent['details']): string {
  const text = (key: string): string => (typeof details[key] === 'string' ? details[key] : '');
  const named = (names: Record<string, string>, key: string): string => names[text(key)] ?? '';
  switch (action) {
    case 'workspace.renamed':
      return text('to') && `from ${text('from')} to ${text('to')}`;
    case 'trial.started':
      return named(planNames, 'plan') && `of ${named(planNames, 'plan')}`;
    case 'plan.changed':
      return `from ${named(planNames, 'from') || 'none'} to ${named(planNames, 'to') || named(planNames, 'plan') || 'none'}`;
    case 'member.role_changed':
      return named(roleNames, 'to') && `from ${named(roleNames, 'from').toLowerCase()} to ${named(roleNames, 'to').toLowerCase()}`;
    case 'member.joined':
    case 'invitation.sent':
      return named(roleNames, 'role') && `as ${named(roleNames, 'role').toLowerCase()}`;
    case 'api_key.created':
    case 'api_key.revoked':
      return text('name') && `“${text('name')}”`;
    default:
      return '';
  }
}
