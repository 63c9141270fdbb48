/** The policy table: who may do what in a workspace. API keys may call only routes that name a scope. */
import { actions, type Action } from '@leadlight/contract/route';
import { type Role } from '@leadlight/db/accounts';
import { Refusal } from '@leadlight/db/platform';

const everyone = ['owner', 'admin', 'member'] as const;
const administrators = ['owner', 'admin'] as const;
const owners = ['owner'] as const;

const roles: Readonly<Record<Action, readonly Role[]>> = {
  'workspace.read': everyone,
  'workspace.update': administrators,
  'workspace.delete': owners,
  'workspace.leave': everyone,
  'trial.start': owners,
  'members.read': everyone,
  'members.update': administrators,
  'members.remove': administrators,
  'invitations.read': administrators,
  'invitations.create': administrators,
  'invitations.cancel': administrators,
  'api-keys.read': administrators,
  'api-keys.create': administrators,
  'api-keys.revoke': administrators,
  'providers.read': administrators,
  'providers.update': administrators,
  'providers.remove': administrators,
  'models.read': everyone,
  'models.update': administrators,
  'models.remove': administrators,
  'credits.read': everyone,
  'billing.read': owners,
  'billing.update': owners,
  'audit.read': owners,
  'leads.read': everyone,
  'leads.update': everyone,
  'leads.delete': administrators,
  'leads.reveal': everyone,
  'leads.export': administrators,
  'lists.update': everyone,
  'imports.read': everyone,
  'imports.create': everyone,
  'suppressions.update': administrators,
  'verifications.read': everyone,
  'verifications.create': everyone,
  'enrichments.create': everyone,
  'profiles.create': everyone,
  'questions.create': everyone,
  'runs.read': everyone,
  // Also requires the permission to start a run of that kind (runs.commands.ts).
  'runs.update': everyone,
};

/** What is allowed in a read-only workspace: reading, removing access, leaving, and what ends being read-only. */
const worksReadOnly: ReadonlySet<Action> = new Set<Action>([
  'workspace.read',
  'workspace.delete',
  'workspace.leave',
  'trial.start',
  'members.read',
  'members.update',
  'members.remove',
  'invitations.read',
  'invitations.cancel',
  'api-keys.read',
  'api-keys.revoke',
  'providers.read',
  'providers.remove',
  'models.read',
  'models.remove',
  'credits.read',
  'billing.read',
  // What ends being read-only.
  'billing.update',
  'audit.read',
  'leads.read',
  'leads.delete',
  // A workspace can always export its own data.
  'leads.export',
  'imports.read',
  'suppressions.update',
  'verifications.read',
  'runs.read',
  // Only for runs whose start is also allowed.
  'runs.update',
]);

/** All actions that a role may perform in a workspace. */
export function allowedActions(role: Role, isReadOnly: boolean): Action[] {
  return actions.filter((action) => mayDo(role, action) && (!isReadOnly || isDoneReadOnly(action)));
}

export const mayDo = (role: Role, action: Action): boolean => roles[action].includes(role);

/** Whether the action is allowed in a read-only workspace. */
export const isDoneReadOnly = (action: Action): boolean => worksReadOnly.has(action);

/** @throws Refusal forbidden */
export function authorize(role: Role, action: Action): void {
  if (!mayDo(role, action)) throw new Refusal('forbidden');
}

/** @throws Refusal workspace_read_only */
export function requireWritable(isReadOnly: boolean, action: Action): void {
  if (isReadOnly && !isDoneReadOnly(action)) throw new Refusal('workspace_read_only');
}
