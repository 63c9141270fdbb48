import { Button } from '@leadlight/ui/button';
import { Dialog, DialogActions } from '@leadlight/ui/dialog';
import { TextField } from '@leadlight/ui/field';
import '../../api/groups/likenesses.ts';
import type { InputOf } from '../../api/contract.ts';
import { useCommand } from '../../api/use-command.ts';
import { FormFailure } from '../../form/form-failure.tsx';
import { required } from '../../form/rules.ts';
import { useApiForm } from '../../form/use-api-form.ts';

interface SaveLikenessDialogProps {
  workspaceId: string;
  likeness: Omit<InputOf<'createLikeness'>['body'], 'name'>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onSaved: (id: string) => void;
}

export function SaveLikenessDialog(props: SaveLikenessDialogProps) {
  return (
    <Dialog
      open={props.open}
      onOpenChange={props.onOpenChange}
      title="Save under a name"
      description="Saves the examples, the marks and what counts. Leads are ranked again whenever you open it. Everyone in the workspace sees it."
    >
      <SaveLikenessForm {...props} />
    </Dialog>
  );
}

function SaveLikenessForm({ workspaceId, likeness, onOpenChange, onSaved }: SaveLikenessDialogProps) {
  const create = useCommand('createLikeness', {
    notice: (_, { body }) => ({ title: 'Saved', text: body.name }),
    onDone: ({ id }) => onSaved(id),
  });
  const { field, form, pending, failure } = useApiForm<{ name: string }>({
    defaults: { name: '' },
    send: ({ name }) => create.send({ params: { workspaceId }, body: { ...likeness, name: name.trim() } }),
  });
  return (
    <form {...form} className="grid gap-4">
      <FormFailure failure={failure} />
      <TextField label="Name" autoComplete="off" maxLength={100} {...field('name', required('Enter a name.'))} />
      <DialogActions>
        <Button onClick={() => onOpenChange(false)}>Cancel</Button>
        <Button type="submit" tone="primary" pending={pending} pendingLabel="Saving…">
          Save
        </Button>
      </DialogActions>
    </form>
  );
}
