import '../../api/groups/account.ts';
import { Select } from '@leadlight/ui/field';
import type { Member, Role } from '../../api/contract.ts';
import { patch, useCommand } from '../../api/use-command.ts';
import { membersQuery } from '../../api/workspace.queries.ts';
import type { OpenWorkspace } from '../../session/session.queries.ts';
import { roleNames } from '../../words/names.ts';

/** Changes a role; if the server refuses, restores the old role and shows the reason. */
export function RoleSelect({ member, workspace: { workspaceId, role: myRole } }: { member: Member; workspace: OpenWorkspace }) {
  const change = useCommand('updateMember', {
    notice: (_, { body: { role } }) => ({ title: `${member.name} is now ${roleNames[role].toLowerCase()}` }),
    failure: { title: `${member.name} stays ${roleNames[member.role].toLowerCase()}` },
  });
  const setRole = (role: Role): void =>
    void change.run(
      { params: { workspaceId, memberId: member.id }, body: { role } },
      patch(membersQuery(workspaceId).queryKey, ({ items }) => ({
        items: items.map((each) => (each.id === member.id ? { ...each, role } : each)),
      })),
    );
  return (
    <Select
      size="dense"
      aria-label={`Role of ${member.name}`}
      className="w-28"
      value={member.role}
      onChange={(event) => setRole(event.target.value as Role)}
    >
      {(Object.keys(roleNames) as Role[])
        .filter((role) => role !== 'owner' || myRole === 'owner')
        .map((role) => (
          <option key={role} value={role}>
            {roleNames[role]}
          </option>
        ))}
    </Select>
  );
}
