/** An invitation, opened from its email: the invited user can accept it; everyone else sees what to do. */
import '../../api/groups/account.ts';
import { Button, buttonClass } from '@leadlight/ui/button';
import { Skeleton } from '@leadlight/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { isRefusedWith } from '../../api/failure.ts';
import { read } from '../../api/queries.ts';
import { useCommand } from '../../api/use-command.ts';
import { wordFailure } from '../../api/word-failure.ts';
import { FormFailure } from '../../form/form-failure.tsx';
import { AccountPage } from '../../layout/account-page.tsx';
import { paths } from '../../paths.ts';
import { sessionQuery } from '../../session/session.queries.ts';
import { useSignOut } from '../../session/sign-out.ts';
import { wordDay } from '../../words/dates.ts';
import { roleHints } from '../../words/access-names.ts';
import { roleNames } from '../../words/names.ts';

const route = getRouteApi('/accounts/invitations/$invitationId');

export function InvitationScreen() {
  const { invitationId } = route.useParams();
  const session = useQuery({ ...sessionQuery, retry: false });
  const next = `/invitations/${invitationId}`;
  if (session.isPending) return <Loading />;
  if (isRefusedWith(session.error, 'unauthenticated')) {
    return (
      <AccountPage title="You’re invited" lead="Sign in with the email that the invitation was sent to, or create an account with it.">
        <div className="grid gap-2">
          <Link {...paths.signIn(next)} className={buttonClass('primary', 'large')}>
            Sign in
          </Link>
          <Link {...paths.signUp(next)} className={buttonClass('outline', 'large')}>
            Create an account
          </Link>
        </div>
      </AccountPage>
    );
  }
  if (session.error) return <Refused error={session.error} />;
  return <Open invitationId={invitationId} email={session.data.user.email} />;
}

function Open({ invitationId, email }: { invitationId: string; email: string }) {
  const navigate = useNavigate();
  const invitation = useQuery(read('readInvitation', { params: { invitationId } }));
  const accept = useCommand('acceptInvitation', {
    failure: 'inline',
    onDone: ({ workspaceId }) => navigate(paths.home(workspaceId)),
  });
  const decline = useCommand('declineInvitation', { failure: 'inline', onDone: () => navigate(paths.start()) });

  if (invitation.isPending) return <Loading />;
  if (invitation.isError) return <Refused error={invitation.error} email={email} />;
  if (isRefusedWith(accept.error, 'invitation_over', 'invitation_for_another', 'already_member'))
    return <Refused error={accept.error} email={email} />;
  const { workspaceName, role, invitedBy, expiresAt } = invitation.data;
  const failure = accept.failure ?? decline.failure;
  return (
    <AccountPage
      title={`Join ${workspaceName}`}
      lead={
        <>
          {invitedBy} invites you as <b className="font-medium text-ink">{roleNames[role].toLowerCase()}</b>. {roleHints[role]}
        </>
      }
    >
      <div className="grid gap-2">
        <FormFailure failure={failure ? wordFailure(failure) : undefined} />
        <Button
          tone="primary"
          size="large"
          pending={accept.pending}
          pendingLabel="Joining…"
          onClick={() => void accept.run({ params: { invitationId } })}
        >
          Join workspace
        </Button>
        <Button tone="quiet" size="large" pending={decline.pending} onClick={() => void decline.run({ params: { invitationId } })}>
          Decline
        </Button>
      </div>
      <p className="mt-5 text-13 text-muted">
        You’re signed in as {email}. The invitation expires on {wordDay(expiresAt)}.
      </p>
    </AccountPage>
  );
}

/** Shows why it was refused, and what to do instead. */
function Refused({ error, email }: { error: unknown; email?: string }) {
  const signOut = useSignOut();
  const words = wordFailure(error);
  if (isRefusedWith(error, 'invitation_for_another')) {
    return (
      <AccountPage
        title="This invitation is for someone else"
        lead={<>It was sent to a different email than {email ?? 'yours'}. Sign in with that email, or ask for an invitation to yours.</>}
      >
        <div className="grid gap-2">
          <Button tone="primary" size="large" onClick={() => void signOut(location.pathname)}>
            Sign in with another email
          </Button>
          <Link {...paths.start()} className={buttonClass('outline', 'large')}>
            Go to your workspaces
          </Link>
        </div>
      </AccountPage>
    );
  }
  const title = isRefusedWith(error, 'invitation_over')
    ? 'This invitation has expired or was used'
    : isRefusedWith(error, 'not_found')
      ? 'Invitation not found'
      : isRefusedWith(error, 'already_member')
        ? 'You’re already a member'
        : words.title;
  return (
    <AccountPage
      title={title}
      lead={
        isRefusedWith(error, 'not_found')
          ? 'The link may be incomplete. Open it from the email again, or ask for a new invitation.'
          : words.text
      }
    >
      <Link {...paths.start()} className={buttonClass('primary', 'large', 'w-full')}>
        Go to your workspaces
      </Link>
    </AccountPage>
  );
}

function Loading() {
  return (
    <div role="status" aria-label="Loading the invitation">
      <Skeleton className="h-8 w-3/4" />
      <Skeleton className="mt-4 w-full" />
      <Skeleton className="mt-2 w-2/3" />
      <Skeleton className="mt-8 h-11 w-full rounded-control" />
    </div>
  );
}
