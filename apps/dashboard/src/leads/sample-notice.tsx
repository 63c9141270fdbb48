/** Says that fictional leads are among what is found, with the one click that hides them from the workspace. */
import { Button } from '@leadlight/ui/button';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { FlaskConical } from 'lucide-react';
import { useState } from 'react';
import { call } from '../api/call.ts';
import { queryKeys } from '../api/query-keys.ts';
import { wordFailure } from '../api/word-failure.ts';
import { workspaceQuery } from '../api/workspace.queries.ts';
import { notify } from '../notices/notify.ts';
import type { OpenWorkspace } from '../session/session.queries.ts';
import { leadCountsQuery } from './leads.queries.ts';
import { refreshLeads } from './work.queries.ts';

export function SampleNotice({ workspace }: { workspace: OpenWorkspace }) {
  const { workspaceId } = workspace;
  const queries = useQueryClient();
  const settings = useQuery(workspaceQuery(workspaceId));
  const [isPending, setPending] = useState(false);
  const sample = useQuery({
    ...leadCountsQuery('people', workspaceId, { sample: true }, []),
    enabled: settings.data?.hidesSample === false,
    staleTime: 5 * 60_000,
  });
  if (settings.data?.hidesSample !== false || !sample.data || sample.data.total === 0) return null;

  async function hide(hidesSample: boolean): Promise<void> {
    setPending(true);
    try {
      const changed = await call('updateWorkspace', { params: { workspaceId }, body: { hidesSample } });
      queries.setQueryData(workspaceQuery(workspaceId).queryKey, changed);
      if (hidesSample)
        notify({
          title: 'The sample is hidden',
          text: 'For the whole workspace.',
          undo: { label: 'Show it again', run: () => void hide(false) },
        });
    } catch (error) {
      notify({ title: wordFailure(error).title, text: wordFailure(error).text, tone: 'error' });
    }
    setPending(false);
    refreshLeads(queries, workspaceId);
    void queries.invalidateQueries({ queryKey: queryKeys.workspace(workspaceId) });
  }

  return (
    <div className="flex min-h-10 flex-wrap items-center gap-x-3 gap-y-1 border-b border-hairline bg-amber/10 px-4 py-1 text-13 sm:px-6">
      <FlaskConical className="size-4 shrink-0 text-amber-text" aria-hidden />
      <p className="min-w-0 flex-1">
        Leads marked <b>Sample</b> are fictional, to try Leadlight with.
        <span className="max-sm:hidden"> Nobody is behind their addresses.</span>
      </p>
      {workspace.may('workspace.update') && !workspace.isReadOnly && (
        <Button size="small" pending={isPending} pendingLabel="Hiding…" onClick={() => void hide(true)}>
          Hide the sample
        </Button>
      )}
    </div>
  );
}
