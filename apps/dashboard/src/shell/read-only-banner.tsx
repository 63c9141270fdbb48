import { Link } from '@tanstack/react-router';
import { Lock } from 'lucide-react';
import { paths } from '../paths.ts';
import type { OpenWorkspace } from '../session/session.queries.ts';
import { wordDay } from '../words/dates.ts';

export function ReadOnlyBanner({ workspace: { workspaceId, standing, deleteAfter } }: { workspace: OpenWorkspace }) {
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 border-b border-hairline bg-amber/16 px-4 py-2 text-13 sm:px-6">
      <Lock className="size-4 shrink-0" aria-hidden />
      <span>
        {deleteAfter
          ? `This workspace will be deleted on ${wordDay(deleteAfter)}. Until then you can view and export its data.`
          : standing.kind === 'read_only' && standing.since
            ? `The trial ended on ${wordDay(standing.since)}. The workspace is read-only until a plan is active. You can still view and export its data.`
            : 'The workspace is read-only until a plan is active. You can still view and export its data.'}
      </span>
      <Link {...paths.settings(workspaceId, deleteAfter ? 'workspace' : 'plan')} className="font-medium underline underline-offset-3">
        {deleteAfter ? 'Cancel deletion' : 'View plan'}
      </Link>
    </p>
  );
}
