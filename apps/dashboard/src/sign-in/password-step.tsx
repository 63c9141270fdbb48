import '../api/groups/account.ts';
import { Button } from '@leadlight/ui/button';
import { CheckboxField, PasswordField, TextField } from '@leadlight/ui/field';
import { useEffect } from 'react';
import { useCommand } from '../api/use-command.ts';
import { FormFailure } from '../form/form-failure.tsx';
import { emailRule, filled } from '../form/rules.ts';
import { useApiForm } from '../form/use-api-form.ts';
import { rememberTypedEmail, typedEmail } from './typed-email.ts';

interface PasswordStepProps {
  /** Set if the user is known; it can't be changed then. */
  email?: string | undefined;
  onSignedIn: () => Promise<void>;
  onCodeNeeded: () => void;
  /** Shown below the password: the link to reset it. */
  forgotten?: React.ReactNode;
}

/** The first step of signing in; used by the sign-in page and by the window to sign in again. */
export function PasswordStep({ email, onSignedIn, onCodeNeeded, forgotten }: PasswordStepProps) {
  const signIn = useCommand('signIn', { onDone: ({ status }) => (status === 'two_factor_required' ? onCodeNeeded() : onSignedIn()) });
  const { field, form, pending, failure, check, values } = useApiForm({
    defaults: { email: email ?? typedEmail(), password: '', remember: true },
    send: (sent) => signIn.send({ body: { ...sent, email: sent.email.trim() } }),
  });
  useEffect(() => {
    if (email === undefined) rememberTypedEmail(values.email);
  }, [email, values.email]);
  return (
    <form {...form} className="grid gap-4">
      <FormFailure failure={failure} />
      <TextField
        label="Email"
        type="email"
        autoComplete="username"
        inputMode="email"
        readOnly={email !== undefined}
        tabIndex={email === undefined ? undefined : -1}
        {...field('email', emailRule)}
      />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        hint={forgotten}
        {...field('password', filled('Enter your password.'))}
      />
      <CheckboxField label="Stay signed in on this device" {...check('remember')} />
      <Button type="submit" tone="primary" size="large" pending={pending} pendingLabel="Signing in…">
        Sign in
      </Button>
    </form>
  );
}
