import '../../api/groups/account.ts';
import { trialDays } from '@leadlight/contract/plan-facts';
import { Button } from '@leadlight/ui/button';
import { PasswordField, TextField } from '@leadlight/ui/field';
import { textLink } from '@leadlight/ui/link';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useCommand } from '../../api/use-command.ts';
import { FormFailure } from '../../form/form-failure.tsx';
import { emailRule, newPasswordRule, passwordHint, required } from '../../form/rules.ts';
import { useApiForm } from '../../form/use-api-form.ts';
import { AccountPage } from '../../layout/account-page.tsx';
import { paths } from '../../paths.ts';
import { rememberTypedEmail, typedEmail } from '../../sign-in/typed-email.ts';
import { rememberMail, rememberNext } from './pending-mail.ts';
import { PlanChoice } from './plan-choice.tsx';

const route = getRouteApi('/accounts/sign-up');

export function SignUp() {
  const { plan = 'starter', next } = route.useSearch();
  const navigate = useNavigate();
  const signUp = useCommand('signUp', {
    onDone: async (_, { body }) => {
      rememberMail(body.email);
      rememberNext(next);
      reset();
      await navigate(paths.checkMail());
    },
  });
  const { field, form, pending, failure, reset, values } = useApiForm({
    defaults: { name: '', email: typedEmail(), password: '' },
    send: ({ name, email, password }) => signUp.send({ body: { name: name.trim(), email: email.trim(), password, plan } }),
  });
  useEffect(() => rememberTypedEmail(values.email), [values.email]);
  // An invited user joins a workspace that has a plan, so there is no plan to choose.
  const isInvited = next?.startsWith('/invitations/') ?? false;
  return (
    <AccountPage
      title={isInvited ? 'Create your account' : 'Start your trial'}
      lead={isInvited ? 'Use the email that the invitation was sent to.' : `${trialDays} days free, no credit card.`}
    >
      <form {...form} className="grid gap-4">
        <FormFailure failure={failure} />
        {!isInvited && <PlanChoice value={plan} />}
        <TextField label="Name" autoComplete="name" maxLength={100} {...field('name', required('Enter your name.'))} />
        <TextField label="Work email" type="email" inputMode="email" autoComplete="email" {...field('email', emailRule)} />
        <PasswordField label="Password" autoComplete="new-password" hint={passwordHint} {...field('password', newPasswordRule)} />
        <Button type="submit" tone="primary" size="large" pending={pending} pendingLabel="Creating your account…">
          Create account
        </Button>
        <p className="text-13 text-muted">
          By creating an account you accept the{' '}
          <a href="/terms" className={textLink}>
            terms
          </a>{' '}
          and the{' '}
          <a href="/privacy" className={textLink}>
            privacy policy
          </a>
          .
        </p>
      </form>
      <p className="mt-7 border-t border-hairline pt-5 text-muted">
        Already have an account?{' '}
        <Link {...paths.signIn(next)} className={textLink}>
          Sign in
        </Link>
      </p>
    </AccountPage>
  );
}
