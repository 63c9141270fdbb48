/** The screen of a user without a workspace: open invitations, and a form to create a workspace. */
import { Button, buttonClass } from '@leadlight/ui/button';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { read } from '../../api/queries.ts';
import { AccountPage } from '../../layout/account-page.tsx';
import { paths } from '../../paths.ts';
import { useSession } from '../../session/session.queries.ts';
import { useSignOut } from '../../session/sign-out.ts';
import { CreateForm } from './create-form.tsx';

export function Welcome() {
  const { user } = useSession();
  const signOut = useSignOut();
  const { data } = useQuery(read('listMyInvitations'));
  const invitations = data?.items ?? [];
  return (
    <AccountPage title={`Welcome, ${user.name}`} lead={invitations.length > 0 ? 'You’re invited.' : 'Create a workspace to get started.'}>
      {invitations.length > 0 && (
        <>
          <ul className="grid gap-2">
            {invitations.map(({ id, workspaceName, invitedBy }) => (
              <li key={id} className="flex items-center justify-between gap-3 rounded-control border border-hairline px-4 py-3">
                <span className="min-w-0">
                  <span className="block truncate font-medium">{workspaceName}</span>
                  <span className="block truncate text-13 text-muted">{invitedBy} invites you</span>
                </span>
                <Link {...paths.invitation(id)} className={buttonClass('primary')}>
                  View invitation
                </Link>
              </li>
            ))}
          </ul>
          <h2 className="mt-8 mb-4 text-17">Or create your own workspace</h2>
        </>
      )}
      <CreateForm />
      <p className="mt-7 flex items-center justify-between gap-3 border-t border-hairline pt-4 text-13 text-muted">
        <span className="truncate">{user.email}</span>
        <Button tone="quiet" onClick={() => void signOut()}>
          Sign out
        </Button>
      </p>
    </AccountPage>
  );
}
