import '../../api/groups/account.ts';
import { useCommand } from '../../api/use-command.ts';
import { AccountPage } from '../../layout/account-page.tsx';
import { NewPasswordForm } from './new-password-form.tsx';

/** Shown where an email was confirmed in another browser than the one that signed up: only who opened the link may choose the password. */
export function FirstPassword({ onDone }: { onDone: () => void }) {
  const choose = useCommand('setFirstPassword', { onDone });
  return (
    <AccountPage
      title="Choose a password"
      lead="Your email is confirmed. You signed up in another browser, so enter the password for your account here; it can be the same one."
    >
      <NewPasswordForm label="Password" send={(password) => choose.send({ body: { password } })} />
    </AccountPage>
  );
}
