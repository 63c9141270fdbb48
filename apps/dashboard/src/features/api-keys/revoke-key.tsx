import { Button } from '@leadlight/ui/button';
import { Confirm } from '@leadlight/ui/confirm';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import type { ApiKey } from '../../api/contract.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { wordFailure } from '../../api/word-failure.ts';
import { notify } from '../../notices/notify.ts';

export function RevokeKey({ apiKey: { id, name }, workspaceId }: { apiKey: ApiKey; workspaceId: string }) {
  const [isAsking, setAsking] = useState(false);
  const queries = useQueryClient();
  const revoke = useMutation({
    mutationFn: () => call('revokeApiKey', { params: { workspaceId, apiKeyId: id } }),
    onSuccess: async () => {
      setAsking(false);
      notify({ title: 'Key revoked', text: `“${name}” no longer works.` });
      await queries.invalidateQueries({ queryKey: queryKeys.apiKeys(workspaceId) });
    },
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
        description="Programs that use it are refused from now on. A revoked key cannot come back."
        action="Revoke key"
        pending={revoke.isPending}
        error={revoke.error ? wordFailure(revoke.error).text : undefined}
        onConfirm={() => revoke.mutate()}
      />
    </>
  );
}
