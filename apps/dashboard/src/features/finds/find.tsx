/** One find: its candidates while they are verified, then the most likely address and its probability. */
import { early } from '@leadlight/ui/deferred';
import { Skeleton } from '@leadlight/ui/skeleton';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { reread, verificationReads } from '../../api/reread.ts';
import { useEnd } from '../../api/use-end.ts';
import { Failed } from '../../layout/failed.tsx';
import { paths } from '../../paths.ts';
import { useWorkspace } from '../../session/session.queries.ts';
import { findQuery } from '../../verification/verification.queries.ts';

const FindView = early(() => import('./find-view.tsx').then((module) => module.FindView));
const route = getRouteApi('/w/$workspaceId/finds/$findId');

export function FindScreen() {
  const workspace = useWorkspace();
  const { workspaceId } = workspace;
  const { findId } = route.useParams();
  const { person } = route.useSearch();
  const queries = useQueryClient();
  const one = useQuery(findQuery(workspaceId, findId));
  useEnd(one.data?.status === 'checking', () => reread(queries, workspaceId, verificationReads));
  return (
    <>
      <title>{`${one.data?.name ?? 'Find an email'} · Leadlight`}</title>
      <p className="px-4 pt-4 text-13 sm:px-6">
        <Link {...paths.finds(workspaceId)} className="inline-flex items-center gap-1.5 text-muted no-underline hover:text-ink">
          <ArrowLeft className="size-3.5" aria-hidden />
          All finds
        </Link>
      </p>
      {one.isPending ? (
        skeleton
      ) : one.data ? (
        <FindView meanwhile={skeleton} key={one.data.id} workspace={workspace} find={one.data} isOld={one.isError} personId={person} />
      ) : (
        <Failed query={one} />
      )}
    </>
  );
}

const skeleton = (
  <div role="status" aria-label="Loading the find" className="px-4 pt-6 sm:px-6">
    <Skeleton className="h-6 w-64" />
    <Skeleton className="mt-6 h-14 w-72" />
    <Skeleton className="mt-6 w-80" />
  </div>
);
