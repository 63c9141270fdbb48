import '../../api/groups/account.ts';
import { Button } from '@leadlight/ui/button';
import { TextField } from '@leadlight/ui/field';
import { textLink } from '@leadlight/ui/link';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useCommand } from '../../api/use-command.ts';
import { FormFailure } from '../../form/form-failure.tsx';
import { emailRule } from '../../form/rules.ts';
import { useApiForm } from '../../form/use-api-form.ts';
import { AccountPage } from '../../layout/account-page.tsx';
import { paths } from '../../paths.ts';
import { recallMail } from './pending-mail.ts';

/** Shown after sign-up: the same for new and known addresses. */
export function CheckMail() {
  const email = recallMail();
  return (
    <AccountPage
      title="Check your email"
      lead={
        <>
          We sent a link to {email ? <b className="font-medium text-ink">{email}</b> : 'the address you gave'}. Open it on this device to
          continue. It expires in 24 hours.
        </>
      }
    >
      <h2 className="text-16">No email?</h2>
      <p className="mt-1 mb-4 text-muted">Check your spam folder and the address above, then request another email.</p>
      <SendAgain email={email ?? ''} />
      <p className="mt-7 border-t border-hairline pt-5 text-muted">
        Wrong address?{' '}
        <Link {...paths.signUp()} className={textLink}>
          Sign up again
        </Link>
      </p>
    </AccountPage>
  );
}

export function SendAgain({ email }: { email: string }) {
  const [isSent, setSent] = useState(false);
  const request = useCommand('requestVerificationMail', { onDone: () => setSent(true) });
  const { field, form, pending, failure } = useApiForm({
    defaults: { email },
    send: (values) => {
      setSent(false);
      return request.send({ body: { email: values.email.trim() } });
    },
  });
  return (
    <form {...form} className="grid gap-3">
      <FormFailure failure={failure} />
      <TextField label="Email" type="email" inputMode="email" autoComplete="email" {...field('email', emailRule)} />
      <Button type="submit" size="large" pending={pending} pendingLabel="Sending…">
        Send another email
      </Button>
      <p role="status" className="text-13 text-emerald-text">
        {isSent && 'If this address hasn’t been confirmed yet, we sent a new link.'}
      </p>
    </form>
  );
}
