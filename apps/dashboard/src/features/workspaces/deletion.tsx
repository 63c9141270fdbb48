import '../../api/groups/account.ts';
import { deletionGraceDays } from '@leadlight/contract/plan-facts';
import { Button } from '@leadlight/ui/button';
import { Dialog, DialogActions } from '@leadlight/ui/dialog';
import { TextField } from '@leadlight/ui/field';
import { useState } from 'react';
import { useCommand } from '../../api/use-command.ts';
import { FormFailure } from '../../form/form-failure.tsx';
import { required } from '../../form/rules.ts';
import { useApiForm } from '../../form/use-api-form.ts';
import type { OpenWorkspace } from '../../session/session.queries.ts';
import { wordMoment } from '../../words/dates.ts';

/** Schedules the deletion of the workspace, or cancels it. */
export function Deletion({ workspace }: { workspace: OpenWorkspace }) {
  const [isOpen, setOpen] = useState(false);
  if (workspace.deleteAfter) return <Pending workspace={workspace} deleteAfter={workspace.deleteAfter} />;
  return (
    <>
      <Button tone="danger" onClick={() => setOpen(true)}>
        Delete workspace
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={`Delete ${workspace.name}?`}
        description={`The workspace becomes read-only for everyone now. After ${deletionGraceDays} days its leads, lists, credits and keys are deleted permanently.`}
      >
        <DeletionForm workspace={workspace} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function DeletionForm({ workspace: { workspaceId, name }, onDone }: { workspace: OpenWorkspace; onDone: () => void }) {
  const request = useCommand('requestDeletion', {
    notice: () => ({ title: `${name} will be deleted`, text: 'You can cancel the deletion here until then.' }),
    onDone,
  });
  const { field, form, pending, failure } = useApiForm({
    defaults: { name: '' },
    fieldsOfCodes: { name_mismatch: 'name' },
    send: (values) => request.send({ params: { workspaceId }, body: { name: values.name } }),
  });
  return (
    <form {...form} className="grid gap-3">
      <FormFailure failure={failure} />
      <TextField
        label={`Type ${name} to confirm`}
        autoComplete="off"
        spellCheck={false}
        {...field('name', required('Enter the name of the workspace.'))}
      />
      <DialogActions>
        <Button onClick={onDone}>Cancel</Button>
        <Button type="submit" tone="danger" pending={pending} pendingLabel="Deleting…">
          Delete this workspace
        </Button>
      </DialogActions>
    </form>
  );
}

function Pending({ workspace: { workspaceId, name }, deleteAfter }: { workspace: OpenWorkspace; deleteAfter: string }) {
  const keep = useCommand('cancelDeletion', { notice: () => ({ title: `The deletion of ${name} was canceled` }), failure: 'inline' });
  return (
    <div className="grid max-w-md gap-3">
      <p>
        All data in {name} will be deleted on <time dateTime={deleteAfter}>{wordMoment(deleteAfter)}</time>.
      </p>
      <FormFailure failure={keep.failure} />
      <div>
        <Button tone="primary" pending={keep.pending} pendingLabel="Canceling…" onClick={() => void keep.run({ params: { workspaceId } })}>
          Cancel deletion
        </Button>
      </div>
    </div>
  );
}
