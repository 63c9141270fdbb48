import '../../api/groups/account.ts';
import { Badge } from '@leadlight/ui/badge';
import { Button } from '@leadlight/ui/button';
import { SkeletonRows } from '@leadlight/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { MailOpen } from 'lucide-react';
import type { Invitation } from '../../api/contract.ts';
import { patch, useCommand } from '../../api/use-command.ts';
import { wordFailure } from '../../api/word-failure.ts';
import { invitationsQuery } from '../../api/workspace.queries.ts';
import type { OpenWorkspace } from '../../session/session.queries.ts';
import { wordDay } from '../../words/dates.ts';
import { roleNames } from '../../words/names.ts';

/** Invitations that have not been answered. */
export function PendingInvitations({ workspace }: { workspace: OpenWorkspace }) {
  const invitations = useQuery(invitationsQuery(workspace.workspaceId));
  return (
    <section aria-labelledby="invitations" className="mt-10">
      <h2 id="invitations" className="text-16">
        Invitations
      </h2>
      {invitations.isPending ? (
        <SkeletonRows rows={2} label="Loading the invitations" />
      ) : invitations.isError ? (
        <p role="alert" className="mt-2 text-13 text-muted">
          {wordFailure(invitations.error).text}{' '}
          <Button tone="quiet" onClick={() => void invitations.refetch()}>
            Try again
          </Button>
        </p>
      ) : invitations.data.items.length === 0 ? (
        <p className="mt-1 text-muted">No open invitations. People you invite appear here until they answer.</p>
      ) : (
        <ul className="mt-1">
          {invitations.data.items.map((invitation) => (
            <Row key={invitation.id} invitation={invitation} workspace={workspace} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Row({
  invitation: { id, email, role, expiresAt, isExpired, invitedBy },
  workspace: { workspaceId, may },
}: {
  invitation: Invitation;
  workspace: OpenWorkspace;
}) {
  const params = { workspaceId, invitationId: id };
  const resend = useCommand('resendInvitation', {
    notice: () => ({ title: 'Invitation sent again', text: `To ${email}` }),
    failure: { title: 'Invitation not sent' },
  });
  const withdraw = useCommand('cancelInvitation', {
    notice: () => ({ title: 'Invitation canceled', text: `The link sent to ${email} no longer works.` }),
    failure: { title: 'The invitation was not canceled' },
  });
  const withoutThis = patch(invitationsQuery(workspaceId).queryKey, ({ items }) => ({ items: items.filter((each) => each.id !== id) }));
  return (
    <li className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 border-b border-hairline py-2">
      <MailOpen className="mx-1 size-5 shrink-0 text-muted" aria-hidden />
      <div className="min-w-40 flex-1">
        <p className="flex flex-wrap items-center gap-2">
          <span className="font-medium wrap-anywhere">{email}</span>
          {isExpired && <Badge tone="notice">Expired</Badge>}
        </p>
        <p className="text-13 text-muted">
          {roleNames[role]}, {isExpired ? 'expired on' : 'expires on'} {wordDay(expiresAt)}
          {invitedBy && `, invited by ${invitedBy}`}
        </p>
      </div>
      <div className="flex gap-1 max-sm:w-full max-sm:pl-10">
        {may('invitations.create') && (
          <Button
            pending={resend.pending}
            pendingLabel="Sending…"
            aria-label={`Send again to ${email}`}
            onClick={() => void resend.run({ params })}
          >
            Send again
          </Button>
        )}
        {may('invitations.cancel') && (
          <Button
            tone="quiet"
            aria-label={`Withdraw the invitation to ${email}`}
            onClick={() => void withdraw.run({ params }, withoutThis)}
          >
            Withdraw
          </Button>
        )}
      </div>
    </li>
  );
}
