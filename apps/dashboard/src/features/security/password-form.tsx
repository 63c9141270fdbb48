import '../../api/groups/account.ts';
import { Button } from '@leadlight/ui/button';
import { PasswordField } from '@leadlight/ui/field';
import { useCommand } from '../../api/use-command.ts';
import { FormFailure } from '../../form/form-failure.tsx';
import { filled, newPasswordRule, passwordHint } from '../../form/rules.ts';
import { useApiForm } from '../../form/use-api-form.ts';

export function PasswordForm() {
  const change = useCommand('changePassword', {
    notice: () => ({ title: 'Password changed', text: 'All other devices were signed out.' }),
  });
  const { field, form, pending, failure, reset } = useApiForm({
    defaults: { currentPassword: '', newPassword: '' },
    fieldsOfCodes: {
      password_wrong: 'currentPassword',
      password_too_short: 'newPassword',
      password_too_long: 'newPassword',
      password_common: 'newPassword',
    },
    send: async (values) => {
      await change.send({ body: values });
      reset();
    },
  });
  return (
    <form {...form} className="grid max-w-md gap-4">
      <FormFailure failure={failure} />
      <PasswordField
        label="Current password"
        autoComplete="current-password"
        {...field('currentPassword', filled('Enter your current password.'))}
      />
      <PasswordField label="New password" autoComplete="new-password" hint={passwordHint} {...field('newPassword', newPasswordRule)} />
      <div>
        <Button type="submit" tone="primary" pending={pending} pendingLabel="Changing…">
          Change password
        </Button>
      </div>
    </form>
  );
}
