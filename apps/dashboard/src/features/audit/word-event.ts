/** The text of an audit entry, with its target if the entry has it. Unknown details are left out, never shown raw. */
import type { AuditEvent } from '../../api/contract.ts';
import { planNames, roleNames } from '../../words/names.ts';
import { auditWords } from './audit-words.ts';

/** The part of the sentence after the user's name: "invited ben@acme.example as admin". */
export function wordEvent(action: AuditEvent['action'], details: AuditEvent['details']): string {
  const text = (key: string): string => (typeof details[key] === 'string' ? details[key] : '');
  const plan = (key: string): string => planNames[text(key) as keyof typeof planNames] ?? '';
  const role = (key: string): string => (roleNames[text(key) as keyof typeof roleNames] ?? '').toLowerCase();
  const withRole = role('role') && ` as ${role('role')}`;
  const email = text('email');
  const name = text('name');
  const words = auditWords[action];
  switch (action) {
    case 'workspace.renamed':
      return text('to') ? `${words} from ${text('from')} to ${text('to')}` : words;
    case 'trial.started':
      return plan('plan') ? `${words} of ${plan('plan')}` : words;
    case 'plan.changed':
      return `${words} from ${plan('from') || 'none'} to ${plan('to') || 'none'}`;
    case 'member.joined':
      return words + withRole;
    case 'member.role_changed':
      return `${name ? `changed the role of ${name}` : words}${role('to') && ` from ${role('from')} to ${role('to')}`}`;
    case 'member.removed':
      return name ? `removed ${name}${role('role') && `, who was ${role('role')}`}` : words;
    case 'invitation.sent':
      return (email ? `invited ${email}` : words) + withRole;
    case 'invitation.resent':
      return email ? `sent the invitation to ${email} again` : words;
    case 'invitation.cancelled':
      return email ? `canceled the invitation to ${email}` : words;
    case 'api_key.created':
    case 'api_key.revoked':
      return name ? `${words.replace('an API key', 'the API key')} “${name}”` : words;
    case 'provider.connected':
    case 'provider.changed':
    case 'provider.disconnected':
      return name ? words.replace('a provider', name) : words;
    case 'model.connected':
      return name ? `${words} (${name})` : words;
    default:
      return words;
  }
}
