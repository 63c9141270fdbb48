/** Notes that the results include fictional leads, until the user dismisses it; administrators can also hide them from the workspace. */
import { Button, IconButton } from '@leadlight/ui/button';
import { useQuery } from '@tanstack/react-query';
import { FlaskConical, X } from 'lucide-react';
import { useSession, type OpenWorkspace } from '../session/session.queries.ts';
import { useDismissed } from './dismissed.ts';
import { leadCountsQuery } from './leads.queries.ts';
import { useSample } from './use-sample.ts';

export function SampleNotice({ workspace }: { workspace: OpenWorkspace }) {
  const { workspaceId, hidesSample } = workspace;
  const { user } = useSession();
  const [isDismissed, dismiss] = useDismissed('sample-notice', { workspaceId, userId: user.id });
  const { pending, setHidden } = useSample(workspaceId);
  const sample = useQuery({
    ...leadCountsQuery('people', workspaceId, { sample: true }, []),
    enabled: !hidesSample && !isDismissed,
    staleTime: 5 * 60_000,
  });
  if (hidesSample || isDismissed || !sample.data || sample.data.total === 0) return null;
  const mayHide = workspace.may('workspace.update') && !workspace.isReadOnly;

  return (
    <div
      role="note"
      aria-label="Sample"
      className="flex min-h-10 flex-wrap items-center gap-x-3 gap-y-1 border-b border-hairline bg-amber/10 px-4 py-1 text-13 sm:px-6"
    >
      <FlaskConical className="size-4 shrink-0 text-amber-text" aria-hidden />
      <p className="min-w-0 flex-1">
        <span className="max-sm:hidden">Leads with this icon are fictional, for trying Leadlight. Their addresses belong to nobody.</span>
        <span className="sm:hidden">marks fictional leads</span>
      </p>
      {mayHide && (
        <Button size="small" pending={pending} pendingLabel="Hiding…" onClick={() => setHidden(true)}>
          Hide sample
        </Button>
      )}
      <IconButton
        className="-mr-2"
        label="Dismiss"
        icon={<X aria-hidden />}
        onClick={() =>
          dismiss(true, {
            title: 'Notice dismissed',
            text: mayHide
              ? 'Hide or show the sample in the workspace settings.'
              : 'The filter “Sample data” leaves fictional leads out of a search.',
          })
        }
      />
    </div>
  );
}
