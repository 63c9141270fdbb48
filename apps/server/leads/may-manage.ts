/** Who may delete something shared: its creator, admins and owners. */
import type { WorkspaceCaller } from '../http/caller.ts';

export function mayManage({ actor, member }: WorkspaceCaller, makerId: string | null): boolean {
  return makerId === actor.id || member?.role === 'owner' || member?.role === 'admin';
}
