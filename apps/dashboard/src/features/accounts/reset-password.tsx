import '../../api/groups/account.ts';
import { buttonClass } from '@leadlight/ui/button';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { isRefusedWith } from '../../api/failure.ts';
import { useCommand } from '../../api/use-command.ts';
import { AccountPage } from '../../layout/account-page.tsx';
import { paths } from '../../paths.ts';
import { useFragmentToken } from './fragment-token.ts';
import { NewPasswordForm } from './new-password-form.tsx';

export function ResetPassword() {
  const token = useFragmentToken();
  const [state, setState] = useState<'open' | 'done' | 'dead'>(token ? 'open' : 'dead');
  const reset = useCommand('resetPassword', { onDone: () => setState('done') });

  async function send(password: string): Promise<void> {
    try {
      await reset.send({ body: { token: token ?? '', password } });
    } catch (error) {
      if (!isRefusedWith(error, 'link_invalid')) throw error;
      setState('dead');
    }
  }

  if (state === 'dead') {
    return (
      <AccountPage title="This link doesn’t work" lead="It has been used, has expired or is incomplete. Request a new one.">
        <Link {...paths.forgotPassword()} className={buttonClass('primary', 'large', 'w-full')}>
          Request a new link
        </Link>
      </AccountPage>
    );
  }
  if (state === 'done') {
    return (
      <AccountPage title="Your password was changed" lead="You were signed out on all devices. Sign in with your new password.">
        <Link {...paths.signIn()} className={buttonClass('primary', 'large', 'w-full')}>
          Sign in
        </Link>
      </AccountPage>
    );
  }
  return (
    <AccountPage title="Choose a new password" lead="You’ll be signed out on all devices.">
      <NewPasswordForm label="New password" send={send} />
    </AccountPage>
  );
}
