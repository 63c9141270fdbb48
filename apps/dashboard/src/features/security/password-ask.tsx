import { Button } from '@leadlight/ui/button';
import { DialogActions } from '@leadlight/ui/dialog';
import { PasswordField } from '@leadlight/ui/field';
import { FormFailure } from '../../form/form-failure.tsx';
import { filled } from '../../form/rules.ts';
import { useApiForm } from '../../form/use-api-form.ts';

interface PasswordAskProps {
  /** The text of the button. */
  action: string;
  isDangerous?: boolean;
  onCancel?: () => void;
  send: (password: string) => Promise<unknown>;
}

/** Asks for the password before an action that changes who can sign in. */
export function PasswordAsk({ action, isDangerous = false, onCancel, send }: PasswordAskProps) {
  const { field, form, pending, failure } = useApiForm({
    defaults: { password: '' },
    fieldsOfCodes: { password_wrong: 'password' },
    send: ({ password }) => send(password),
  });
  return (
    <form {...form} className="grid gap-3">
      <FormFailure failure={failure} />
      <PasswordField label="Your password" autoComplete="current-password" {...field('password', filled('Enter your password.'))} />
      <DialogActions>
        {onCancel && <Button onClick={onCancel}>Cancel</Button>}
        <Button type="submit" tone={isDangerous ? 'danger' : 'primary'} pending={pending}>
          {action}
        </Button>
      </DialogActions>
    </form>
  );
}
