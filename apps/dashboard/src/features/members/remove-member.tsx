import { Button } from '@leadlight/ui/button';
import { Confirm } from '@leadlight/ui/confirm';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import type { Member } from '../../api/contract.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { wordFailure } from '../../api/word-failure.ts';
import { notify } from '../../notices/notify.ts';
import type { OpenWorkspace } from '../../session/session.queries.ts';

export function RemoveMember({ member, workspace: { workspaceId, name } }: { member: Member; workspace: OpenWorkspace }) {
  const [isAsking, setAsking] = useState(false);
  const queries = useQueryClient();
  const remove = useMutation({
    mutationFn: () => call('removeMember', { params: { workspaceId, memberId: member.id } }),
    onSuccess: async () => {
      setAsking(false);
      notify({ title: `${member.name} was removed` });
      await queries.invalidateQueries({ queryKey: queryKeys.members(workspaceId) });
    },
  });
  return (
    <>
      <Button
        tone="quiet"
        className="w-20"
        aria-label={`Remove ${member.name}`}
        onClick={() => {
          remove.reset();
          setAsking(true);
        }}
      >
        Remove
      </Button>
      <Confirm
        open={isAsking}
        onOpenChange={setAsking}
        title={`Remove ${member.name}?`}
        description={`They lose access to ${name} at once, also where they are signed in. What they did stays.`}
        action="Remove member"
        pending={remove.isPending}
        error={remove.error ? wordFailure(remove.error).text : undefined}
        onConfirm={() => remove.mutate()}
      />
    </>
  );
}
