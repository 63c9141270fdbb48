import { Pane } from '@leadlight/ui/badge';
import { SkeletonRows } from '@leadlight/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { apiKeysQuery, invitationsQuery, membersQuery } from '../../api/workspace.queries.ts';
import { paths } from '../../paths.ts';
import { useSession, type OpenWorkspace } from '../../session/session.queries.ts';
import { firstSteps } from './steps.ts';

/** The first steps: a pane lights up for each one that is done. Hidden once all are. */
export function FirstSteps({ workspace }: { workspace: OpenWorkspace }) {
  const { workspaceId, may } = workspace;
  const { user } = useSession();
  const members = useQuery(membersQuery(workspaceId));
  const invitations = useQuery({ ...invitationsQuery(workspaceId), enabled: may('invitations.read') });
  const keys = useQuery({ ...apiKeysQuery(workspaceId), enabled: may('api-keys.read') });
  const isLoading = members.isPending || invitations.isLoading || keys.isLoading;
  const steps = firstSteps({
    user,
    workspace,
    hasColleagues:
      members.isError || invitations.isError ? null : (members.data?.items.length ?? 0) > 1 || (invitations.data?.items.length ?? 0) > 0,
    hasKeys: keys.isError ? null : (keys.data?.items.length ?? 0) > 0,
  });
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <section aria-labelledby="first-steps" className="px-4 py-6 sm:px-6 lg:border-r lg:border-hairline">
      <div className="flex items-baseline justify-between gap-3">
        <h2 id="first-steps" className="text-16">
          {done === steps.length ? 'You’re all set' : 'First steps'}
        </h2>
        {!isLoading && (
          <span className="text-13 text-muted tabular-nums">
            {done} of {steps.length} done
          </span>
        )}
      </div>
      {isLoading ? (
        <div className="mt-2">
          <SkeletonRows rows={4} label="Loading the first steps" />
        </div>
      ) : (
        <ol className="mt-2 -mx-3">
          {steps.map(({ id, title, text, isDone, page }) => (
            <li key={id}>
              <Link
                {...paths.settings(workspaceId, page)}
                className="group flex items-center gap-3.5 rounded-control px-3 py-2.5 no-underline hover:bg-wash"
              >
                <span className={isDone ? 'text-emerald-text' : 'text-control'}>
                  <Pane filled={isDone === true} className="h-4.5 w-3.5" />
                </span>
                <span className="min-w-0 flex-1">
                  <span className={`block font-medium ${isDone ? 'text-muted' : ''}`}>
                    {title}
                    <span className="sr-only">{isDone === null ? '' : isDone ? ', done' : ', to do'}</span>
                  </span>
                  {!isDone && (
                    <span className="block text-13 wrap-anywhere text-muted">
                      {isDone === null ? 'Couldn’t check whether this is done.' : text}
                    </span>
                  )}
                </span>
                {!isDone && <ChevronRight className="size-4 shrink-0 text-muted group-hover:text-ink" aria-hidden />}
              </Link>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
