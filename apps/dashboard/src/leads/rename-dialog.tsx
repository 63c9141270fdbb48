import { Button } from '@leadlight/ui/button';
import { Dialog, DialogActions } from '@leadlight/ui/dialog';
import { TextField } from '@leadlight/ui/field';
import { FormFailure } from '../form/form-failure.tsx';
import { required } from '../form/rules.ts';
import { useApiForm } from '../form/use-api-form.ts';

interface RenameDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** "Rename the list". */
  title: string;
  name: string;
  onRename: (name: string) => Promise<unknown>;
}

export function RenameDialog(props: RenameDialogProps) {
  return (
    <Dialog open={props.open} onOpenChange={props.onOpenChange} title={props.title}>
      <RenameForm {...props} />
    </Dialog>
  );
}

function RenameForm({ onOpenChange, name, onRename }: RenameDialogProps) {
  const { field, form, pending, failure } = useApiForm<{ name: string }>({
    defaults: { name },
    send: async (values) => {
      await onRename(values.name.trim());
      onOpenChange(false);
    },
  });
  return (
    <form {...form} className="grid gap-4">
      <FormFailure failure={failure} />
      <TextField label="Name" autoComplete="off" maxLength={100} {...field('name', required('Enter a name.'))} />
      <DialogActions>
        <Button onClick={() => onOpenChange(false)}>Cancel</Button>
        <Button type="submit" tone="primary" pending={pending} pendingLabel="Saving…">
          Rename
        </Button>
      </DialogActions>
    </form>
  );
}
