import { Section, SettingsPage } from '../../layout/settings-layout.tsx';
import { PasswordForm } from './password-form.tsx';
import { Sessions } from './sessions.tsx';
import { TwoFactor } from './two-factor.tsx';

export function Security() {
  return (
    <SettingsPage title="Security">
      <Section title="Password" text="Changing it signs out all other devices.">
        <PasswordForm />
      </Section>
      <Section title="Two-factor sign-in" text="A code from your phone, in addition to your password.">
        <TwoFactor />
      </Section>
      <Section title="Sessions" text="Where you’re signed in.">
        <Sessions />
      </Section>
    </SettingsPage>
  );
}
