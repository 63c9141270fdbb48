import { Button } from '@leadlight/ui/button';
import { PasswordField } from '@leadlight/ui/field';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { FormFailure } from '../../form/form-failure.tsx';
import { newPasswordRules, passwordHint } from '../../form/rules.ts';
import { useApiForm } from '../../form/use-api-form.ts';
import { notify } from '../../notices/notify.ts';

export function PasswordForm() {
  const queries = useQueryClient();
  const { field, form, pending, failure, raw } = useApiForm({
    defaults: { currentPassword: '', newPassword: '' },
    fieldsOfCodes: {
      password_wrong: 'currentPassword',
      password_too_short: 'newPassword',
      password_too_long: 'newPassword',
      password_common: 'newPassword',
    },
    send: async (values) => {
      await call('changePassword', { body: values });
      raw.reset();
      notify({ title: 'Password changed', text: 'Every other device was signed out.' });
      await queries.invalidateQueries({ queryKey: queryKeys.sessions });
    },
  });
  return (
    <form {...form} className="grid max-w-md gap-4">
      <FormFailure failure={failure} />
      <PasswordField
        label="Password now"
        autoComplete="current-password"
        {...field('currentPassword', { required: 'Enter the password you have now.' })}
      />
      <PasswordField label="New password" autoComplete="new-password" hint={passwordHint} {...field('newPassword', newPasswordRules)} />
      <div>
        <Button type="submit" tone="primary" pending={pending} pendingLabel="Changing…">
          Change password
        </Button>
      </div>
    </form>
  );
}
