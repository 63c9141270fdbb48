import '../../api/groups/account.ts';
import { Button, buttonClass } from '@leadlight/ui/button';
import { TextField } from '@leadlight/ui/field';
import { textLink } from '@leadlight/ui/link';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useCommand } from '../../api/use-command.ts';
import { FormFailure } from '../../form/form-failure.tsx';
import { emailRule } from '../../form/rules.ts';
import { useApiForm } from '../../form/use-api-form.ts';
import { useFocusOf } from '../../form/use-focus-of.ts';
import { AccountPage } from '../../layout/account-page.tsx';
import { paths } from '../../paths.ts';
import { rememberTypedEmail, typedEmail } from '../../sign-in/typed-email.ts';

export function ForgotPassword() {
  const [sentTo, setSentTo] = useState<string>();
  const request = useCommand('requestPasswordReset', { onDone: (_, { body }) => setSentTo(body.email) });
  function startAgain(): void {
    rememberTypedEmail('');
    setSentTo(undefined);
  }
  if (sentTo) {
    return (
      <AccountPage
        title="Check your email"
        lead={
          <>
            If <b className="font-medium text-ink">{sentTo}</b> has an account, we sent it a link. The link expires in one hour.
          </>
        }
      >
        <Button size="large" className="w-full" onClick={startAgain}>
          Try another email
        </Button>
        <Link {...paths.signIn()} className={buttonClass('quiet', 'large', 'mt-2 w-full')}>
          Back to sign in
        </Link>
      </AccountPage>
    );
  }
  return (
    <AccountPage title="Reset your password" lead="Enter your email, and we’ll send you a link to choose a new password.">
      <EmailForm send={(email) => request.send({ body: { email } })} />
      <p className="mt-7 border-t border-hairline pt-5 text-muted">
        Remember your password?{' '}
        <Link {...paths.signIn()} className={textLink}>
          Sign in
        </Link>
      </p>
    </AccountPage>
  );
}

/** A component of its own, so that its field is focused whenever it appears. */
function EmailForm({ send }: { send: (email: string) => Promise<unknown> }) {
  const { field, form, pending, failure, values } = useApiForm({
    defaults: { email: typedEmail() },
    send: ({ email }) => send(email.trim()),
  });
  useEffect(() => rememberTypedEmail(values.email), [values.email]);
  useFocusOf(form.ref, 'email');
  return (
    <form {...form} className="grid gap-4">
      <FormFailure failure={failure} />
      <TextField label="Email" type="email" inputMode="email" autoComplete="username" {...field('email', emailRule)} />
      <Button type="submit" tone="primary" size="large" pending={pending} pendingLabel="Sending…">
        Send link
      </Button>
    </form>
  );
}
