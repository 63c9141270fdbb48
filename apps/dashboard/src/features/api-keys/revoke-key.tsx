import '../../api/groups/account.ts';
import { Button } from '@leadlight/ui/button';
import { Confirm } from '@leadlight/ui/confirm';
import { useState } from 'react';
import type { ApiKey } from '../../api/contract.ts';
import { useCommand } from '../../api/use-command.ts';

export function RevokeKey({ apiKey: { id, name }, workspaceId }: { apiKey: ApiKey; workspaceId: string }) {
  const [isAsking, setAsking] = useState(false);
  const revoke = useCommand('revokeApiKey', {
    notice: () => ({ title: 'Key revoked', text: `“${name}” no longer works.` }),
    failure: 'inline',
    onDone: () => setAsking(false),
  });
  return (
    <>
      <Button
        tone="quiet"
        aria-label={`Revoke ${name}`}
        onClick={() => {
          revoke.reset();
          setAsking(true);
        }}
      >
        Revoke
      </Button>
      <Confirm
        open={isAsking}
        onOpenChange={setAsking}
        title={`Revoke “${name}”?`}
        description="Programs that use it lose access immediately. A revoked key can’t be restored."
        action="Revoke key"
        pending={revoke.pending}
        error={revoke.failure?.text}
        onConfirm={() => void revoke.run({ params: { workspaceId, apiKeyId: id } })}
      />
    </>
  );
}
