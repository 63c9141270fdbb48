/** Asks for a check; what is shown follows the record that comes back. */
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../api/call.ts';
import type { Verification } from '../api/contract.ts';
import { queryKeys } from '../api/query-keys.ts';
import { refreshVerifications } from './verification.queries.ts';

export interface Verify {
  /** Answers at once: how far it is, is read afterwards. @throws RequestFailed */
  verify: (address: string, how?: { fresh: boolean }) => Promise<Verification>;
  isPending: boolean;
}

export function useVerify(workspaceId: string): Verify {
  const queries = useQueryClient();
  const [isPending, setPending] = useState(false);
  return {
    isPending,
    verify: async (address, { fresh } = { fresh: false }) => {
      setPending(true);
      try {
        const begun = await call(
          'verifyAddress',
          { params: { workspaceId }, body: { address, fresh, budgetMs: 0 } },
          { idempotencyKey: crypto.randomUUID() },
        );
        queries.setQueryData(queryKeys.verification(workspaceId, begun.id), begun);
        refreshVerifications(queries, workspaceId);
        return begun;
      } finally {
        setPending(false);
      }
    },
  };
}
