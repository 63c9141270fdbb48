/** The form of a screen that is only for choosing a password. */
import { Button } from '@leadlight/ui/button';
import { PasswordField } from '@leadlight/ui/field';
import { FormFailure } from '../../form/form-failure.tsx';
import { newPasswordRule, passwordHint } from '../../form/rules.ts';
import { useApiForm } from '../../form/use-api-form.ts';
import { useFocusOf } from '../../form/use-focus-of.ts';

interface NewPasswordFormProps {
  /** "New password". */
  label: string;
  send: (password: string) => Promise<unknown>;
}

export function NewPasswordForm({ label, send }: NewPasswordFormProps) {
  const { field, form, pending, failure } = useApiForm({ defaults: { password: '' }, send: ({ password }) => send(password) });
  useFocusOf(form.ref, 'password');
  return (
    <form {...form} className="grid gap-4">
      <FormFailure failure={failure} />
      <PasswordField label={label} autoComplete="new-password" hint={passwordHint} {...field('password', newPasswordRule)} />
      <Button type="submit" tone="primary" size="large" pending={pending} pendingLabel="Saving…">
        Save password
      </Button>
    </form>
  );
}
