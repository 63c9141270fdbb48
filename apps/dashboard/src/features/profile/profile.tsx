import '../../api/groups/account.ts';
import { deletionGraceDays } from '@leadlight/contract/plan-facts';
import { Badge } from '@leadlight/ui/badge';
import { Button } from '@leadlight/ui/button';
import { Dialog, DialogActions } from '@leadlight/ui/dialog';
import { PasswordField, TextField } from '@leadlight/ui/field';
import { useState } from 'react';
import { useCommand } from '../../api/use-command.ts';
import { alreadySaved } from '../../form/already-saved.ts';
import { notify } from '../../notices/notify.ts';
import { FormFailure } from '../../form/form-failure.tsx';
import { emailRule, filled, required } from '../../form/rules.ts';
import { Unsaved } from '../../form/unsaved.tsx';
import { useApiForm } from '../../form/use-api-form.ts';
import { Section, SettingsPage } from '../../layout/settings-layout.tsx';
import { useSession } from '../../session/session.queries.ts';

export function Profile() {
  const { user } = useSession();
  return (
    <SettingsPage title="Profile">
      <Section title="Name" text="Your colleagues see it next to your activity.">
        <NameForm name={user.name} />
      </Section>
      <Section title="Email" text="You sign in with it and receive all messages there.">
        <Email email={user.email} />
      </Section>
      <Section
        title="Delete your account"
        text="Your account is deleted immediately and permanently. Workspaces stay with their other members."
      >
        <DeleteAccount />
      </Section>
    </SettingsPage>
  );
}

function NameForm({ name }: { name: string }) {
  const update = useCommand('updateMe', { notice: () => ({ title: 'Name saved' }) });
  const { field, form, pending, failure, isDirty, reset } = useApiForm({
    defaults: { name },
    send: async (values) => {
      if (values.name.trim() === name) {
        reset({ name });
        return notify(alreadySaved);
      }
      const saved = await update.send({ body: { name: values.name.trim() } });
      reset({ name: saved.name });
    },
  });
  return (
    <form {...form} className="grid max-w-md gap-3">
      <Unsaved when={isDirty} />
      <FormFailure failure={failure} />
      <TextField label="Your name" autoComplete="name" maxLength={100} {...field('name', required('Enter your name.'))} />
      <div>
        <Button type="submit" tone="primary" pending={pending} pendingLabel="Saving…">
          Save name
        </Button>
      </div>
    </form>
  );
}

function Email({ email }: { email: string }) {
  const [isOpen, setOpen] = useState(false);
  const [sentTo, setSentTo] = useState<string>();
  return (
    <>
      <p className="flex flex-wrap items-center gap-2 wrap-anywhere">
        {email}{' '}
        <Badge tone="good" pane>
          Confirmed
        </Badge>
      </p>
      <div className="mt-3">
        <Button onClick={() => setOpen(true)}>Change email</Button>
      </div>
      <p role="status" className="mt-3 max-w-md text-13 text-muted empty:hidden">
        {sentTo && `Open the link that we sent to ${sentTo} in this browser. Until then, your email stays ${email}.`}
      </p>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title="Change email"
        description="We’ll send a link to the new address. The change takes effect once you open it."
      >
        <EmailForm
          onCancel={() => setOpen(false)}
          onSent={(to) => {
            setOpen(false);
            setSentTo(to);
          }}
        />
      </Dialog>
    </>
  );
}

function EmailForm({ onCancel, onSent }: { onCancel: () => void; onSent: (email: string) => void }) {
  const change = useCommand('changeEmail', { onDone: (_, { body }) => onSent(body.email) });
  const { field, form, pending, failure } = useApiForm({
    defaults: { email: '', password: '' },
    fieldsOfCodes: { password_wrong: 'password', email_unchanged: 'email' },
    send: ({ email, password }) => change.send({ body: { email: email.trim(), password } }),
  });
  return (
    <form {...form} className="grid gap-4">
      <FormFailure failure={failure} />
      <TextField label="New email" type="email" inputMode="email" autoComplete="email" {...field('email', emailRule)} />
      <PasswordField label="Your password" autoComplete="current-password" {...field('password', filled('Enter your password.'))} />
      <DialogActions>
        <Button onClick={onCancel}>Cancel</Button>
        <Button type="submit" tone="primary" pending={pending} pendingLabel="Sending…">
          Send link
        </Button>
      </DialogActions>
    </form>
  );
}

function DeleteAccount() {
  const [isOpen, setOpen] = useState(false);
  const remove = useCommand('deleteMe', { onDone: () => location.assign('/sign-in') });
  const { field, form, pending, failure, reset } = useApiForm({
    defaults: { password: '' },
    fieldsOfCodes: { password_wrong: 'password' },
    wordsOfCodes: {
      last_owner: `You’re the last owner of a workspace. Make someone else an owner, or delete the workspace: you can delete your account once it is deleted, after ${deletionGraceDays} days.`,
    },
    send: ({ password }) => remove.send({ body: { password } }),
  });
  return (
    <>
      <Button
        tone="danger"
        onClick={() => {
          reset();
          setOpen(true);
        }}
      >
        Delete account
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title="Delete your account?"
        description="You leave all workspaces, and your name and email are removed. This can’t be undone."
      >
        <form {...form} className="grid gap-4">
          <FormFailure failure={failure} />
          <PasswordField label="Your password" autoComplete="current-password" {...field('password', filled('Enter your password.'))} />
          <DialogActions>
            <Button onClick={() => setOpen(false)}>Cancel</Button>
            <Button type="submit" tone="danger" pending={pending} pendingLabel="Deleting…">
              Delete account
            </Button>
          </DialogActions>
        </form>
      </Dialog>
    </>
  );
}
