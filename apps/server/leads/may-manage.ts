/** Who may take away what somebody made for all: whoever made it, and administrators. */
import type { WorkspaceCaller } from '../http/caller.ts';

export function mayManage({ actor, member }: WorkspaceCaller, makerId: string | null): boolean {
  return makerId === actor.id || member?.role === 'owner' || member?.role === 'admin';
}
