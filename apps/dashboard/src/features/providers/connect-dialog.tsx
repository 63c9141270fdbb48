import '../../api/groups/providers.ts';
import { Button } from '@leadlight/ui/button';
import { Dialog, DialogActions } from '@leadlight/ui/dialog';
import { PasswordField, TextField } from '@leadlight/ui/field';
import { textLink } from '@leadlight/ui/link';
import type { IncludedProvider } from '../../api/contract.ts';
import { useCommand } from '../../api/use-command.ts';
import { FormFailure } from '../../form/form-failure.tsx';
import { required } from '../../form/rules.ts';
import { useApiForm } from '../../form/use-api-form.ts';

interface ConnectDialogProps {
  /** Undefined: closed. */
  provider: IncludedProvider | undefined;
  onClose: () => void;
  workspaceId: string;
}

/** Asks for the key, which is tested before it is saved. */
export function ConnectDialog({ provider, onClose, workspaceId }: ConnectDialogProps) {
  return (
    <Dialog open={provider !== undefined} onOpenChange={(next) => !next && onClose()} title={provider ? `Connect ${provider.name}` : ''}>
      {provider && <Form key={provider.id} provider={provider} onClose={onClose} workspaceId={workspaceId} />}
    </Dialog>
  );
}

function Form({ provider, onClose, workspaceId }: { provider: IncludedProvider; onClose: () => void; workspaceId: string }) {
  const connect = useCommand('connectProvider', { notice: ({ name }) => ({ title: `${name} connected` }), onDone: onClose });
  const { field, form, pending, failure } = useApiForm<{ key: string; clientId: string }>({
    defaults: { key: '', clientId: '' },
    send: ({ key, clientId }) =>
      connect.send({
        params: { workspaceId },
        body: { provider: provider.id, key: key.trim(), ...(clientId.trim() === '' ? {} : { clientId: clientId.trim() }) },
      }),
    fieldsOfCodes: { provider_key_wrong: 'key' },
  });
  return (
    <form {...form} className="grid gap-4">
      <FormFailure failure={failure} />
      <p className="text-13 text-muted">
        The key is tested with a free call ({provider.testCall}) and stored encrypted. It is never shown again.
        {provider.keysUrl && (
          <>
            {' '}
            <a href={provider.keysUrl} className={textLink} target="_blank" rel="noreferrer">
              Get a key at {provider.name}
            </a>
            .
          </>
        )}
      </p>
      {provider.keyParts.map(({ name, label }) =>
        name === 'key' ? (
          <PasswordField
            key={name}
            label={label}
            autoComplete="new-password"
            maxLength={500}
            {...field(name, required(`Enter the ${label}.`))}
          />
        ) : (
          <TextField key={name} label={label} autoComplete="off" maxLength={500} {...field(name, required(`Enter the ${label}.`))} />
        ),
      )}
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" tone="primary" pending={pending} pendingLabel="Testing…">
          Test and connect
        </Button>
      </DialogActions>
    </form>
  );
}
