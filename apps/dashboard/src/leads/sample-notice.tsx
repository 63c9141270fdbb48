/** Notes that the results include fictional leads, with a button to hide them from the workspace. */
import { Button } from '@leadlight/ui/button';
import { useQuery } from '@tanstack/react-query';
import { FlaskConical } from 'lucide-react';
import type { OpenWorkspace } from '../session/session.queries.ts';
import { leadCountsQuery } from './leads.queries.ts';
import { useSample } from './use-sample.ts';

export function SampleNotice({ workspace }: { workspace: OpenWorkspace }) {
  const { workspaceId, hidesSample } = workspace;
  const { pending, setHidden } = useSample(workspaceId);
  const sample = useQuery({
    ...leadCountsQuery('people', workspaceId, { sample: true }, []),
    enabled: !hidesSample,
    staleTime: 5 * 60_000,
  });
  if (hidesSample || !sample.data || sample.data.total === 0) return null;

  return (
    <div className="flex min-h-10 flex-wrap items-center gap-x-3 gap-y-1 border-b border-hairline bg-amber/10 px-4 py-1 text-13 sm:px-6">
      <FlaskConical className="size-4 shrink-0 text-amber-text" aria-hidden />
      <p className="min-w-0 flex-1">
        <span className="max-sm:hidden">Leads with this icon are fictional, for trying Leadlight. Their addresses belong to nobody.</span>
        <span className="sm:hidden">marks fictional leads</span>
      </p>
      {workspace.may('workspace.update') && !workspace.isReadOnly && (
        <Button size="small" pending={pending} pendingLabel="Hiding…" onClick={() => setHidden(true)}>
          Hide sample
        </Button>
      )}
    </div>
  );
}
