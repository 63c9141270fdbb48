import '../../api/groups/account.ts';
import { Button } from '@leadlight/ui/button';
import { Confirm } from '@leadlight/ui/confirm';
import { useState } from 'react';
import type { Member } from '../../api/contract.ts';
import { useCommand } from '../../api/use-command.ts';
import type { OpenWorkspace } from '../../session/session.queries.ts';

export function RemoveMember({ member, workspace: { workspaceId, name } }: { member: Member; workspace: OpenWorkspace }) {
  const [isAsking, setAsking] = useState(false);
  const remove = useCommand('removeMember', {
    notice: () => ({ title: `${member.name} was removed` }),
    failure: 'inline',
    onDone: () => setAsking(false),
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
        description={`They lose access to ${name} immediately, on all devices, and their open invitations are withdrawn. Their work stays, and API keys that they created keep working: revoke those that they know under API keys.`}
        action="Remove member"
        pending={remove.pending}
        error={remove.failure?.text}
        onConfirm={() => void remove.run({ params: { workspaceId, memberId: member.id } })}
      />
    </>
  );
}
