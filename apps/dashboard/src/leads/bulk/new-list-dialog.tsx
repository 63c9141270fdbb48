import { Button } from '@leadlight/ui/button';
import { Dialog, DialogActions } from '@leadlight/ui/dialog';
import { CheckboxField, TextField } from '@leadlight/ui/field';
import type { LeadList } from '../../api/contract.ts';
import { useCommand } from '../../api/use-command.ts';
import { FormFailure } from '../../form/form-failure.tsx';
import { required } from '../../form/rules.ts';
import { useApiForm } from '../../form/use-api-form.ts';
import type { LeadKind } from '../lead-search.ts';
import { leadNouns } from '../lead-nouns.ts';

interface NewListDialogProps {
  workspaceId: string;
  kind: LeadKind;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onMade: (list: LeadList) => void;
}

export function NewListDialog(props: NewListDialogProps) {
  return (
    <Dialog open={props.open} onOpenChange={props.onOpenChange} title={`New list of ${leadNouns[props.kind].many}`}>
      <NewListForm {...props} />
    </Dialog>
  );
}

function NewListForm({ workspaceId, kind, onOpenChange, onMade }: NewListDialogProps) {
  const create = useCommand('createList', { onDone: onMade });
  const { field, form, pending, failure, check } = useApiForm<{ name: string; isShared: boolean }>({
    defaults: { name: '', isShared: true },
    send: ({ name, isShared }) => create.send({ params: { workspaceId }, body: { kind, name: name.trim(), isShared } }),
  });
  return (
    <form {...form} className="grid gap-4">
      <FormFailure failure={failure} />
      <TextField
        label="Name"
        autoComplete="off"
        maxLength={100}
        placeholder="Logistics, DACH"
        {...field('name', required('Enter a name.'))}
      />
      <CheckboxField label="Share with the workspace" hint="Otherwise only you can see it." {...check('isShared')} />
      <DialogActions>
        <Button onClick={() => onOpenChange(false)}>Cancel</Button>
        <Button type="submit" tone="primary" pending={pending} pendingLabel="Creating…">
          Create list
        </Button>
      </DialogActions>
    </form>
  );
}
