import '../../api/groups/account.ts';
import { Button } from '@leadlight/ui/button';
import { Dialog, DialogActions } from '@leadlight/ui/dialog';
import { CheckboxField, TextField } from '@leadlight/ui/field';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import type { Scope } from '../../api/contract.ts';
import { useCommand } from '../../api/use-command.ts';
import { FormFailure } from '../../form/form-failure.tsx';
import { required } from '../../form/rules.ts';
import { useApiForm } from '../../form/use-api-form.ts';
import { copyText } from '../../notices/copy.ts';
import { scopeNames } from '../../words/access-names.ts';

interface CreateKeyDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  workspaceId: string;
}

export function CreateKeyDialog({ open, onOpenChange, workspaceId }: CreateKeyDialogProps) {
  const [made, setMade] = useState<{ name: string; key: string | null }>();
  function close(): void {
    onOpenChange(false);
    setMade(undefined);
  }
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && close()}
      dismissible={!made}
      title={made ? `Copy the key “${made.name}”` : 'Create an API key'}
    >
      {made ? <Shown shown={made.key} onDone={close} /> : <CreateForm workspaceId={workspaceId} onMade={setMade} onCancel={close} />}
    </Dialog>
  );
}

function CreateForm({
  workspaceId,
  onMade,
  onCancel,
}: {
  workspaceId: string;
  onMade: (made: { name: string; key: string | null }) => void;
  onCancel: () => void;
}) {
  const create = useCommand('createApiKey', { onDone: ({ key }, { body }) => onMade({ name: body.name, key }) });
  const { field, form, pending, failure, check, errorOf } = useApiForm<{ name: string; scopes: Scope[] }>({
    defaults: { name: '', scopes: ['workspace:read'] },
    send: ({ name, scopes }) => create.send({ params: { workspaceId }, body: { name: name.trim(), scopes } }),
  });
  const scopesError = errorOf('scopes', (scopes) => (scopes.length > 0 ? undefined : 'Select at least one scope.'));
  return (
    <form {...form} className="grid gap-4">
      <FormFailure failure={failure} />
      <TextField
        label="Name"
        hint="Use the name of the program that will use the key."
        maxLength={100}
        autoComplete="off"
        {...field('name', required('Enter a name.'))}
      />
      <fieldset aria-describedby={scopesError ? 'scopes-error' : undefined}>
        <legend className="mb-2 text-13 font-medium">Scopes</legend>
        <div className="grid gap-2">
          {(Object.keys(scopeNames) as Scope[]).map((scope) => (
            <CheckboxField key={scope} label={scopeNames[scope]} value={scope} {...check('scopes', scope)} />
          ))}
        </div>
        {scopesError && (
          <p id="scopes-error" className="mt-1.5 text-13 font-medium text-ruby-text">
            {scopesError}
          </p>
        )}
      </fieldset>
      <DialogActions>
        <Button onClick={onCancel}>Cancel</Button>
        <Button type="submit" tone="primary" pending={pending} pendingLabel="Creating…">
          Create key
        </Button>
      </DialogActions>
    </form>
  );
}

function Shown({ shown, onDone }: { shown: string | null; onDone: () => void }) {
  if (shown === null) {
    return (
      <>
        <p className="text-muted">The key was created, but can no longer be shown. Revoke it and create another.</p>
        <DialogActions>
          <Button tone="primary" onClick={onDone}>
            Done
          </Button>
        </DialogActions>
      </>
    );
  }
  return (
    <>
      <p className="text-muted">The key is shown only once. Store it with the secrets of your program, never in its source code.</p>
      <div className="mt-4 flex items-center gap-2 rounded-control bg-wash p-3">
        <code className="min-w-0 flex-1 font-mono text-13 break-all select-all">{shown}</code>
        <Button onClick={() => void copyText(shown, 'Key copied')}>
          <Copy aria-hidden />
          Copy
        </Button>
      </div>
      <DialogActions>
        <Button tone="primary" onClick={onDone}>
          I stored the key
        </Button>
      </DialogActions>
    </>
  );
}
