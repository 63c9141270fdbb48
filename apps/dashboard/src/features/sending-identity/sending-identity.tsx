/** The operator's setup of verification, opened from a link that `npm run operator -- verification --link` prints. */
import '../../api/groups/account.ts';
import { Button } from '@leadlight/ui/button';
import { TextField } from '@leadlight/ui/field';
import { useState } from 'react';
import type { SetupReport } from '../../api/contract.ts';
import { useCommand } from '../../api/use-command.ts';
import { FormFailure } from '../../form/form-failure.tsx';
import { useApiForm } from '../../form/use-api-form.ts';
import { AccountPage } from '../../layout/account-page.tsx';
import { SetupPage } from '../../setup/setup-page.tsx';
import { SetupChecks } from './setup-checks.tsx';

const title = 'Set up verification';

export function SendingIdentity() {
  const { send } = useCommand('readSendingIdentity');
  return (
    <SetupPage title={title} command="npm run operator -- verification --link" read={(token) => send({ body: { token } })}>
      {(token, { identity, source }) => <Setup token={token} identity={identity} isFixed={source === 'environment'} />}
    </SetupPage>
  );
}

interface SetupProps {
  readonly token: string;
  readonly identity: { heloName: string; sender: string } | null;
  /** Set by the environment, and so not to be changed here. */
  readonly isFixed: boolean;
}

function Setup({ token, identity, isFixed }: SetupProps) {
  const [report, setReport] = useState<SetupReport>();
  const check = useCommand('checkSendingIdentity', { failure: 'inline', onDone: setReport });
  const save = useCommand('saveSendingIdentity', { notice: () => ({ title: 'Saved. Verification uses it now.' }) });
  const { field, form, pending, failure, values, set } = useApiForm({
    defaults: { heloName: identity?.heloName ?? '', sender: identity?.sender ?? '', address: '' },
    send: ({ heloName, sender }) => save.send({ body: { token, heloName, sender } }),
  });
  const runCheck = async (): Promise<void> => {
    const given: [string, string][] = Object.entries(values).map(([name, value]) => [name, value.trim()]);
    const body: Record<string, string> = Object.fromEntries(given.filter(([, value]) => value !== ''));
    await check.run({ body: { token, ...body } });
  };
  const suggestion = values.heloName.trim() === '' ? report?.heloName : null;
  return (
    <AccountPage
      title={title}
      lead="Mail servers answer only to senders that they trust. These settings are for the whole installation, and only for verification: no mail is sent."
    >
      <form {...form} className="grid gap-4">
        <FormFailure failure={failure} />
        <TextField
          label="Host name"
          hint="In a domain of yours, such as verify.example.com. It should resolve to this server’s IP address, and the address back to it."
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          disabled={isFixed}
          {...field('heloName', (value) => (value.trim() === '' ? 'Enter a host name.' : undefined))}
        />
        {suggestion && (
          <p className="text-14">
            The reverse DNS of this server is {suggestion}.{' '}
            <Button size="small" onClick={() => set('heloName', suggestion)}>
              Use it
            </Button>
          </p>
        )}
        <TextField
          label="Sender"
          hint="An address of yours that accepts mail, at a domain that your real mail doesn’t come from; or <> for none."
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          disabled={isFixed}
          {...field('sender', (value) => (value.trim() === '' ? 'Enter a sender.' : undefined))}
        />
        {report?.address === null && (
          <TextField
            label="IP address"
            hint="The public address of this server, or of its proxy. Only for the check, because mail servers didn’t report it."
            autoComplete="off"
            {...field('address')}
          />
        )}
        {isFixed && (
          <p className="text-14 text-muted">
            VERIFY_HELO_NAME and VERIFY_MAIL_FROM set these values. To change them here, remove both and restart the server.
          </p>
        )}
        <div className="grid gap-2 sm:grid-cols-2">
          <Button size="large" pending={check.pending} pendingLabel="Checking…" onClick={() => void runCheck()}>
            Check
          </Button>
          <Button type="submit" tone="primary" size="large" pending={pending} pendingLabel="Saving…" disabled={isFixed}>
            Save
          </Button>
        </div>
      </form>
      <SetupChecks report={report} isChecking={check.pending} failure={check.failure} />
    </AccountPage>
  );
}
