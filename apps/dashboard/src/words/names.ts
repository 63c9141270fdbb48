/** The domain's values, as the screens show them. */
import type { Actor, Membership, Plan, Role } from '../api/contract.ts';
import { wordDay } from './dates.ts';

export type ReadOnlyStanding = Extract<Membership['standing'], { kind: 'read_only' }>;

export const planNames: Record<Plan, string> = { starter: 'Starter', basic: 'Basic', premium: 'Premium' };
export const roleNames: Record<Role, string> = { owner: 'Owner', admin: 'Admin', member: 'Member' };

/** Why a workspace is read-only, as a sentence without its full stop; its deletion has a screen of its own. */
export function wordReadOnly({ because, since }: ReadOnlyStanding): string {
  const on = since ? ` on ${wordDay(since)}` : '';
  if (because === 'payment_failed') return `A payment failed, and the time to pay it ended${on}`;
  if (because === 'plan_ended') return `The plan ended${on}`;
  if (because === 'trial_ended') return `The trial ended${on}`;
  return because === 'deletion' ? 'The workspace is being deleted' : 'No plan is active';
}

/** Who did something, also after the user or key was removed. */
export function wordActor({ kind, name }: Actor): string {
  if (kind === 'system') return 'Leadlight';
  if (kind === 'operator') return 'Leadlight support';
  return name ?? (kind === 'user' ? 'Former member' : 'Revoked key');
}
