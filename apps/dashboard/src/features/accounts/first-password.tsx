import '../../api/groups/account.ts';
import { Button } from '@leadlight/ui/button';
import { PasswordField } from '@leadlight/ui/field';
import { useCommand } from '../../api/use-command.ts';
import { FormFailure } from '../../form/form-failure.tsx';
import { newPasswordRule, passwordHint } from '../../form/rules.ts';
import { useApiForm } from '../../form/use-api-form.ts';
import { AccountPage } from '../../layout/account-page.tsx';

/** Shown where an email was confirmed in another browser than the one that signed up: only who opened the link may choose the password. */
export function FirstPassword({ onDone }: { onDone: () => void }) {
  const choose = useCommand('setFirstPassword', { onDone });
  const { field, form, pending, failure } = useApiForm({
    defaults: { password: '' },
    send: ({ password }) => choose.send({ body: { password } }),
  });
  return (
    <AccountPage
      title="Choose a password"
      lead="Your email is confirmed. You signed up in another browser, so enter the password for your account here; it can be the same one."
    >
      <form {...form} className="grid gap-4">
        <FormFailure failure={failure} />
        <PasswordField label="Password" autoComplete="new-password" hint={passwordHint} {...field('password', newPasswordRule)} />
        <Button type="submit" tone="primary" size="large" pending={pending} pendingLabel="Saving…">
          Save password
        </Button>
      </form>
    </AccountPage>
  );
}
