/** One verified address: live while it is asked about, and a link to send to a colleague. */
import { Skeleton } from '@leadlight/ui/skeleton';
import { ErrorState } from '@leadlight/ui/states';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { wordFailure } from '../../api/word-failure.ts';
import { notify } from '../../notices/notify.ts';
import { paths } from '../../paths.ts';
import { useWorkspace } from '../../session/session.queries.ts';
import { useVerify } from '../../verification/use-verify.ts';
import { refreshVerifications, verificationQuery } from '../../verification/verification.queries.ts';
import { VerificationView } from '../../verification/verification-view.tsx';

const route = getRouteApi('/w/$workspaceId/verifications/$verificationId');

export function VerificationScreen() {
  const workspace = useWorkspace();
  const { workspaceId } = workspace;
  const { verificationId } = route.useParams();
  const navigate = route.useNavigate();
  const queries = useQueryClient();
  const one = useQuery(verificationQuery(workspaceId, verificationId));
  const { verify, isPending } = useVerify(workspaceId);
  const status = one.data?.status;
  const before = useRef(status);
  useEffect(() => {
    if (before.current === 'checking' && status !== 'checking') refreshVerifications(queries, workspaceId);
    before.current = status;
  }, [status, queries, workspaceId]);

  async function ask(address: string, how: { fresh: boolean }): Promise<void> {
    try {
      const { id } = await verify(address, how);
      if (id !== verificationId) await navigate(paths.verification(workspaceId, id));
    } catch (error) {
      notify({ ...wordFailure(error), tone: 'error' });
    }
  }

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
        <div role="status" aria-label="Loading the check" className="px-4 pt-6 sm:px-6">
          <Skeleton className="h-6 w-64" />
          <Skeleton className="mt-6 h-14 w-72" />
          <Skeleton className="mt-6 w-80" />
        </div>
      ) : one.data ? (
        <VerificationView
          key={one.data.id}
          workspaceId={workspaceId}
          verification={one.data}
          isOld={one.isError}
          onVerify={workspace.may('verifications.create') && !workspace.isReadOnly ? (address, how) => void ask(address, how) : undefined}
          isPending={isPending}
        />
      ) : (
        <ErrorState title={wordFailure(one.error).title} requestId={wordFailure(one.error).requestId} onRetry={() => void one.refetch()}>
          {wordFailure(one.error).text}
        </ErrorState>
      )}
    </>
  );
}
