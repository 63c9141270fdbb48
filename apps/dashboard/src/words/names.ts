/** The domain's values, as the screens show them. */
import type { Actor, Plan, Role } from '../api/contract.ts';

export const planNames: Record<Plan, string> = { starter: 'Starter', basic: 'Basic', premium: 'Premium' };
export const roleNames: Record<Role, string> = { owner: 'Owner', admin: 'Admin', member: 'Member' };

/** Who did something, also after the user or key was removed. */
export function wordActor({ kind, name }: Actor): string {
  if (kind === 'system') return 'Leadlight';
  if (kind === 'operator') return 'Leadlight support';
  return name ?? (kind === 'user' ? 'Former member' : 'Revoked key');
}
