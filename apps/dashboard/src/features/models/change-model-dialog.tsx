import '../../api/groups/models.ts';
import { Button } from '@leadlight/ui/button';
import { Dialog, DialogActions } from '@leadlight/ui/dialog';
import { TextField } from '@leadlight/ui/field';
import type { WorkspaceModel } from '../../api/contract.ts';
import { useCommand } from '../../api/use-command.ts';
import { FormFailure } from '../../form/form-failure.tsx';
import { useApiForm } from '../../form/use-api-form.ts';
import { microsOf, typedDollars } from '../../words/money.ts';
import { requiredAmount } from './amount-rule.ts';
import { PriceFields } from './price-fields.tsx';

interface ChangeModelDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  model: WorkspaceModel;
  workspaceId: string;
}

/** Monthly ceiling, and the prices of a model with an own key. */
export function ChangeModelDialog({ open, onOpenChange, model, workspaceId }: ChangeModelDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Change the model">
      {open && <Form model={model} workspaceId={workspaceId} onDone={() => onOpenChange(false)} />}
    </Dialog>
  );
}

function Form({ model, workspaceId, onDone }: { model: WorkspaceModel; workspaceId: string; onDone: () => void }) {
  const isOwn = model.source === 'workspace';
  const update = useCommand('updateModel', { notice: () => ({ title: 'Model changed' }), onDone });
  const { field, form, pending, failure } = useApiForm({
    defaults: {
      input: typedDollars(model.inputPriceMicros),
      output: typedDollars(model.outputPriceMicros),
      ceiling: typedDollars(model.monthCeilingMicros),
    },
    send: ({ input, output, ceiling }) =>
      update.send({
        params: { workspaceId },
        body: {
          ...(isOwn ? { inputPriceMicros: microsOf(input) ?? 0, outputPriceMicros: microsOf(output) ?? 0 } : {}),
          monthCeilingMicros: microsOf(ceiling) ?? 0,
        },
      }),
  });
  return (
    <form {...form} className="grid gap-4">
      <FormFailure failure={failure} />
      {isOwn && <PriceFields input={field('input', requiredAmount)} output={field('output', requiredAmount)} />}
      <TextField
        label="Ceiling per month, in US dollars"
        hint="Nothing is sent beyond it."
        inputMode="decimal"
        autoComplete="off"
        {...field('ceiling', requiredAmount)}
      />
      <DialogActions>
        <Button onClick={onDone}>Cancel</Button>
        <Button type="submit" tone="primary" pending={pending} pendingLabel="Saving…">
          Save
        </Button>
      </DialogActions>
    </form>
  );
}
