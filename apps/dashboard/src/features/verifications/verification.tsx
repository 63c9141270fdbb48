/** One verified address: updates live during the verification, and can be shared by its link. */
import { early } from '@leadlight/ui/deferred';
import { Skeleton } from '@leadlight/ui/skeleton';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { reread, verificationReads } from '../../api/reread.ts';
import { useCommand } from '../../api/use-command.ts';
import { useEnd } from '../../api/use-end.ts';
import { Failed } from '../../layout/failed.tsx';
import { paths } from '../../paths.ts';
import { useWorkspace } from '../../session/session.queries.ts';
import { verificationQuery } from '../../verification/verification.queries.ts';

const VerificationView = early(() => import('../../verification/verification-view.tsx').then((module) => module.VerificationView));
const route = getRouteApi('/w/$workspaceId/verifications/$verificationId');

export function VerificationScreen() {
  const workspace = useWorkspace();
  const { workspaceId } = workspace;
  const { verificationId } = route.useParams();
  const navigate = route.useNavigate();
  const queries = useQueryClient();
  const one = useQuery(verificationQuery(workspaceId, verificationId));
  const verify = useCommand('verifyAddress', {
    onDone: ({ id }) => (id === verificationId ? undefined : navigate(paths.verification(workspaceId, id))),
  });
  useEnd(one.data?.status === 'checking', () => reread(queries, workspaceId, verificationReads));

  const ask = (address: string, { fresh }: { fresh: boolean }): void =>
    void verify.run({ params: { workspaceId }, body: { address, fresh, budgetMs: 0 } });

  return (
    <>
      <title>{`${one.data?.address ?? 'Verify an email'} · Leadlight`}</title>
      <p className="px-4 pt-4 text-13 sm:px-6">
        <Link {...paths.verifications(workspaceId)} className="inline-flex items-center gap-1.5 text-muted no-underline hover:text-ink">
          <ArrowLeft className="size-3.5" aria-hidden />
          All verified addresses
        </Link>
      </p>
      {one.isPending ? (
        skeleton
      ) : one.data ? (
        <VerificationView
          meanwhile={skeleton}
          key={one.data.id}
          workspaceId={workspaceId}
          verification={one.data}
          isOld={one.isError}
          onVerify={workspace.may('verifications.create') && !workspace.isReadOnly ? ask : undefined}
          isPending={verify.pending}
        />
      ) : (
        <Failed query={one} />
      )}
    </>
  );
}

const skeleton = (
  <div role="status" aria-label="Loading the verification" className="px-4 pt-6 sm:px-6">
    <Skeleton className="h-6 w-64" />
    <Skeleton className="mt-6 h-14 w-72" />
    <Skeleton className="mt-6 w-80" />
  </div>
);
