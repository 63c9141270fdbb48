import '../../api/groups/account.ts';
import { buttonClass } from '@leadlight/ui/button';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { isRefusedWith } from '../../api/failure.ts';
import { queryKey } from '../../api/queries.ts';
import { useCommand } from '../../api/use-command.ts';
import { wordFailure } from '../../api/word-failure.ts';
import { AccountPage } from '../../layout/account-page.tsx';
import { paths } from '../../paths.ts';
import { returnPath } from '@leadlight/contract/return-path';
import { SendAgain } from './check-mail.tsx';
import { FirstPassword } from './first-password.tsx';
import { useFragmentToken } from './fragment-token.ts';
import { recallMail, takeNext } from './pending-mail.ts';

type State = { kind: 'checking' } | { kind: 'choosing' } | { kind: 'verified' } | { kind: 'failed'; error: unknown };

/** Opened from the emailed link: confirms the address, and continues signed in. */
export function VerifyEmail() {
  const token = useFragmentToken();
  const [state, setState] = useState<State>({ kind: 'checking' });
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { send } = useCommand('verifyEmail');
  // React runs effects twice in development; a token works once.
  const isSent = useRef(false);

  useEffect(() => {
    if (!token || isSent.current) return;
    isSent.current = true;
    void verify(token);
    async function verify(sent: string): Promise<void> {
      try {
        const { signedIn, needsPassword } = await send({ body: { token: sent } });
        await queries.resetQueries({ queryKey: queryKey('readSession') });
        if (needsPassword) setState({ kind: 'choosing' });
        else if (signedIn) await navigate({ to: returnPath(takeNext()), replace: true });
        else setState({ kind: 'verified' });
      } catch (error) {
        setState({ kind: 'failed', error });
      }
    }
  }, [token, navigate, queries, send]);

  if (state.kind === 'choosing') return <FirstPassword onDone={() => void navigate({ to: returnPath(takeNext()), replace: true })} />;
  if (!token || (state.kind === 'failed' && isRefusedWith(state.error, 'link_invalid'))) {
    return (
      <AccountPage
        title="This link doesn’t work"
        lead="It has been used, has expired or is incomplete. If your email is already confirmed, sign in. Otherwise request a new link."
      >
        <Link {...paths.signIn()} className={buttonClass('primary', 'large', 'mb-8 w-full')}>
          Sign in
        </Link>
        <SendAgain email={recallMail() ?? ''} />
      </AccountPage>
    );
  }
  if (state.kind === 'failed' && isRefusedWith(state.error, 'unauthenticated')) {
    return (
      <AccountPage title="Sign in first" lead="To confirm a new email, sign in with this browser, then open the link in the email again.">
        <Link {...paths.signIn()} className={buttonClass('primary', 'large', 'w-full')}>
          Sign in
        </Link>
      </AccountPage>
    );
  }
  if (state.kind === 'failed') {
    const words = wordFailure(state.error);
    return (
      <AccountPage title={words.title} lead={`${words.text} Then open the link in the email again.`}>
        <Link {...paths.start()} className={buttonClass('outline', 'large', 'w-full')}>
          Go to your workspaces
        </Link>
      </AccountPage>
    );
  }
  if (state.kind === 'verified') {
    return (
      <AccountPage title="Your email is confirmed" lead="Sign in to continue.">
        <Link {...paths.start()} className={buttonClass('primary', 'large', 'w-full')}>
          Continue
        </Link>
      </AccountPage>
    );
  }
  return (
    <div role="status">
      <AccountPage title="Confirming your email" lead="This takes a moment." />
    </div>
  );
}
