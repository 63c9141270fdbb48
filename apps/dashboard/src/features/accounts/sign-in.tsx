import { useQueryClient } from '@tanstack/react-query';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { queryKey } from '../../api/queries.ts';
import { AccountPage } from '../../layout/account-page.tsx';
import { paths } from '../../paths.ts';
import { returnPath } from '@leadlight/contract/return-path';
import { textLink } from '@leadlight/ui/link';
import { PasswordStep } from '../../sign-in/password-step.tsx';
import { SecondStep } from '../../sign-in/second-step.tsx';
import { rememberTypedEmail } from '../../sign-in/typed-email.ts';

const route = getRouteApi('/accounts/sign-in');

export function SignIn() {
  const { next } = route.useSearch();
  const [step, setStep] = useState<'password' | 'code'>('password');
  const navigate = useNavigate();
  const queries = useQueryClient();

  async function finish(): Promise<void> {
    rememberTypedEmail('');
    queries.removeQueries({ queryKey: queryKey('readSession') });
    await navigate({ to: returnPath(next), replace: true });
  }

  if (step === 'code') {
    return (
      <AccountPage title="Confirm it’s you" lead="Two-factor sign-in is on for your account.">
        <SecondStep onSignedIn={finish} onStartAgain={() => setStep('password')} />
      </AccountPage>
    );
  }
  return (
    <AccountPage title="Sign in">
      <PasswordStep
        onSignedIn={finish}
        onCodeNeeded={() => setStep('code')}
        forgotten={
          <Link {...paths.forgotPassword()} className={textLink}>
            Forgot your password?
          </Link>
        }
      />
      <p className="mt-7 border-t border-hairline pt-5 text-muted">
        New to Leadlight?{' '}
        <Link {...paths.signUp(next)} className={textLink}>
          Start your trial
        </Link>
      </p>
    </AccountPage>
  );
}
