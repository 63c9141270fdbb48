/**
 * Which role sees which control. For the eye only: the server decides, on every request.
 */
import type { Action, Role } from '../api/contract.ts';

const ofMembers: readonly Action[] = [
  'workspace.read',
  'workspace.leave',
  'members.read',
  'credits.read',
  'leads.read',
  'leads.update',
  'leads.reveal',
  'lists.update',
  'imports.read',
  'imports.create',
];
const ofAdmins: readonly Action[] = [
  ...ofMembers,
  'workspace.update',
  'members.update',
  'members.remove',
  'invitations.read',
  'invitations.create',
  'invitations.cancel',
  'api-keys.read',
  'api-keys.create',
  'api-keys.revoke',
  'leads.delete',
  'leads.export',
  'suppressions.update',
];
const acts: Record<Role, readonly Action[] | 'all'> = { member: ofMembers, admin: ofAdmins, owner: 'all' };

export function may(role: Role, act: Action): boolean {
  const allowed = acts[role];
  return allowed === 'all' || allowed.includes(act);
}
