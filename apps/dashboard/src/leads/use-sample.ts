import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../api/call.ts';
import { queryKeys } from '../api/query-keys.ts';
import { wordFailure } from '../api/word-failure.ts';
import { notify } from '../notices/notify.ts';
import { sessionQuery } from '../session/session.queries.ts';
import { refreshLeads } from './work.queries.ts';

/** Hides the fictional sample from the whole workspace, or shows it again. Other open pages hear of it with their session. */
export function useSample(workspaceId: string): { isPending: boolean; setHidden: (hidesSample: boolean) => Promise<void> } {
  const queries = useQueryClient();
  const [isPending, setPending] = useState(false);
  async function setHidden(hidesSample: boolean): Promise<void> {
    setPending(true);
    try {
      await call('updateWorkspace', { params: { workspaceId }, body: { hidesSample } });
      notify({
        title: hidesSample ? 'The sample is hidden' : 'The sample is shown',
        text: 'For the whole workspace.',
        ...(hidesSample && { undo: { label: 'Show it again', run: () => void setHidden(false) } }),
      });
    } catch (error) {
      notify({ title: wordFailure(error).title, text: wordFailure(error).text, tone: 'error' });
    }
    await queries.invalidateQueries({ queryKey: sessionQuery.queryKey });
    setPending(false);
    void queries.invalidateQueries({ queryKey: queryKeys.workspace(workspaceId) });
    refreshLeads(queries, workspaceId);
  }
  return { isPending, setHidden };
}
