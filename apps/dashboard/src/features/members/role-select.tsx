import { controlClass, selectClass } from '@leadlight/ui/field';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import type { AnswerOf, Member, Role } from '../../api/contract.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { wordFailure } from '../../api/word-failure.ts';
import { notify } from '../../notices/notify.ts';
import type { OpenWorkspace } from '../../session/session.queries.ts';
import { roleNames } from '../../words/names.ts';

/** Changes a role at once; puts it back, with the reason, should the server refuse. */
export function RoleSelect({ member, workspace: { workspaceId, role: myRole } }: { member: Member; workspace: OpenWorkspace }) {
  const queries = useQueryClient();
  const key = queryKeys.members(workspaceId);
  const change = useMutation({
    mutationFn: (role: Role) => call('updateMember', { params: { workspaceId, memberId: member.id }, body: { role } }),
    onMutate: async (role) => {
      await queries.cancelQueries({ queryKey: key });
      const before = queries.getQueryData<AnswerOf<'listMembers'>>(key);
      queries.setQueryData(key, before && { items: before.items.map((each) => (each.id === member.id ? { ...each, role } : each)) });
      return { before };
    },
    onSuccess: (_, role) => {
      notify({ title: `${member.name} is now ${roleNames[role].toLowerCase()}` });
      void queries.invalidateQueries({ queryKey: queryKeys.session });
    },
    onError: (error, _, context) => {
      queries.setQueryData(key, context?.before);
      notify({ title: `${member.name} stays ${roleNames[member.role].toLowerCase()}`, text: wordFailure(error).text, tone: 'error' });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: key }),
  });
  return (
    <select
      aria-label={`Role of ${member.name}`}
      className={`${controlClass} ${selectClass} !h-8 !w-28 !text-13 pointer-coarse:!h-10`}
      value={member.role}
      onChange={(event) => change.mutate(event.target.value as Role)}
    >
      {(Object.keys(roleNames) as Role[])
        .filter((role) => role !== 'owner' || myRole === 'owner')
        .map((role) => (
          <option key={role} value={role}>
            {roleNames[role]}
          </option>
        ))}
    </select>
  );
}
