import '../../api/groups/account.ts';
import { Button, buttonClass } from '@leadlight/ui/button';
import { PasswordField } from '@leadlight/ui/field';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { isRefusedWith } from '../../api/failure.ts';
import { useCommand } from '../../api/use-command.ts';
import { FormFailure } from '../../form/form-failure.tsx';
import { newPasswordRule, passwordHint } from '../../form/rules.ts';
import { useApiForm } from '../../form/use-api-form.ts';
import { AccountPage } from '../../layout/account-page.tsx';
import { paths } from '../../paths.ts';
import { useFragmentToken } from './fragment-token.ts';

export function ResetPassword() {
  const token = useFragmentToken();
  const [state, setState] = useState<'open' | 'done' | 'dead'>(token ? 'open' : 'dead');
  const reset = useCommand('resetPassword', { onDone: () => setState('done') });
  const { field, form, pending, failure } = useApiForm({
    defaults: { password: '' },
    send: async ({ password }) => {
      try {
        await reset.send({ body: { token: token ?? '', password } });
      } catch (error) {
        if (!isRefusedWith(error, 'link_invalid')) throw error;
        setState('dead');
      }
    },
  });
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
      <form {...form} className="grid gap-4">
        <FormFailure failure={failure} />
        <PasswordField label="New password" autoComplete="new-password" hint={passwordHint} {...field('password', newPasswordRule)} />
        <Button type="submit" tone="primary" size="large" pending={pending} pendingLabel="Saving…">
          Save password
        </Button>
      </form>
    </AccountPage>
  );
}
