/** The operator's setup of enrichment, opened from a link that `npm run operator -- enrichment --link` prints. */
import '../../api/groups/account.ts';
import { Button } from '@leadlight/ui/button';
import { TextField } from '@leadlight/ui/field';
import { useCommand } from '../../api/use-command.ts';
import { FormFailure } from '../../form/form-failure.tsx';
import { useApiForm } from '../../form/use-api-form.ts';
import { AccountPage } from '../../layout/account-page.tsx';
import { SetupPage } from '../../setup/setup-page.tsx';

const title = 'Set up enrichment';

export function WebContact() {
  const { send } = useCommand('readWebContact');
  return (
    <SetupPage title={title} command="npm run operator -- enrichment --link" read={(token) => send({ body: { token } })}>
      {(token, { url, source }) => <Setup token={token} url={url ?? ''} isFixed={source === 'environment'} />}
    </SetupPage>
  );
}

interface SetupProps {
  readonly token: string;
  readonly url: string;
  /** Set by the environment, and so not to be changed here. */
  readonly isFixed: boolean;
}

function Setup({ token, url, isFixed }: SetupProps) {
  const save = useCommand('saveWebContact', { notice: () => ({ title: 'Saved. Websites can be read now.' }) });
  const { field, form, pending, failure, values } = useApiForm({
    defaults: { url },
    send: (given) => save.send({ body: { token, ...given } }),
  });
  const shown = values.url.trim();
  const seen = shown !== '' && (
    <p className="text-14 text-muted">
      Websites see: <span className="wrap-anywhere text-ink">Leadlight/1 (+{shown})</span>
    </p>
  );
  return (
    <AccountPage
      title={title}
      lead="Websites are read only if their owners can see who reads them. Every request names this page. It is for the whole installation."
    >
      {isFixed ? (
        <div className="grid gap-4">
          <dl className="text-14">
            <dt className="text-muted">Page about you</dt>
            <dd className="mt-0.5 text-16 wrap-anywhere">{shown}</dd>
          </dl>
          {seen}
          <p className="text-14 text-muted">
            The variable WEB_CONTACT_URL sets this page. To change it here, remove the variable and restart the server.
          </p>
        </div>
      ) : (
        <form {...form} className="grid gap-4">
          <FormFailure failure={failure} />
          <TextField
            label="Page about you"
            hint="A public page that says who you are, what you read, and how to opt out, such as https://example.com/bot."
            type="url"
            inputMode="url"
            autoComplete="url"
            autoCapitalize="none"
            spellCheck={false}
            {...field('url', (value) => (value.trim() === '' ? 'Enter the address of a page.' : undefined))}
          />
          {seen}
          <Button type="submit" tone="primary" size="large" pending={pending} pendingLabel="Saving…">
            Save
          </Button>
        </form>
      )}
    </AccountPage>
  );
}
