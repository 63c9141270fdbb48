/**
 * Signs the user in again over an open page whose session has ended. Typed input stays, and pending requests continue.
 */
import { Button } from '@leadlight/ui/button';
import { Dialog } from '@leadlight/ui/dialog';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../api/call.ts';
import { endReauthentication } from '../api/reauthentication.ts';
import { sessionQuery } from '../session/session.queries.ts';
import { PasswordStep } from '../sign-in/password-step.tsx';
import { SecondStep } from '../sign-in/second-step.tsx';

export function SignInAgain() {
  const queries = useQueryClient();
  const before = queries.getQueryData(sessionQuery.queryKey);
  const [step, setStep] = useState<'password' | 'code'>('password');

  async function finish(): Promise<void> {
    const now = await call('readSession', undefined, { waitsForSignIn: false });
    if (before && now.user.id !== before.user.id) {
      // A different user signed in: nothing on this page belongs to them.
      location.assign('/');
      return;
    }
    queries.setQueryData(sessionQuery.queryKey, now);
    endReauthentication(true);
    void queries.invalidateQueries({ predicate: ({ state }) => state.status === 'error' });
  }

  function leave(): void {
    endReauthentication(false);
    location.assign(`/sign-in?${new URLSearchParams({ next: location.pathname + location.search })}`);
  }

  return (
    <Dialog
      open
      onOpenChange={() => undefined}
      dismissible={false}
      title="Sign in again"
      description="Your session has ended. Nothing on this page is lost."
    >
      {step === 'password' ? (
        <PasswordStep email={before?.user.email} onSignedIn={finish} onCodeNeeded={() => setStep('code')} />
      ) : (
        <SecondStep onSignedIn={finish} onStartAgain={() => setStep('password')} />
      )}
      <p className="mt-4 text-center">
        <Button tone="quiet" onClick={leave}>
          Leave this page
        </Button>
      </p>
    </Dialog>
  );
}
