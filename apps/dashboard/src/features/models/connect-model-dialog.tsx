import '../../api/groups/models.ts';
import { Button } from '@leadlight/ui/button';
import { Dialog, DialogActions } from '@leadlight/ui/dialog';
import { PasswordField, SelectField, TextField } from '@leadlight/ui/field';
import type { WorkspaceModel } from '../../api/contract.ts';
import { useCommand } from '../../api/use-command.ts';
import { FormFailure } from '../../form/form-failure.tsx';
import { required } from '../../form/rules.ts';
import { useApiForm } from '../../form/use-api-form.ts';
import { microsOf } from '../../words/money.ts';
import { requiredAmount } from './amount-rule.ts';
import { apiNames } from './model-words.ts';
import { PriceFields } from './price-fields.tsx';

interface ConnectModelDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  workspaceId: string;
}

/** Asks for the host, the model and the key, which are tested before they are saved. */
export function ConnectModelDialog({ open, onOpenChange, workspaceId }: ConnectModelDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Connect a model">
      {open && <Form onClose={() => onOpenChange(false)} workspaceId={workspaceId} />}
    </Dialog>
  );
}

const examples: Readonly<Record<WorkspaceModel['api'], string>> = {
  'openai-compatible': 'Such as https://api.openai.com/v1. Public addresses only; a model in a private network is set up by the operator.',
  anthropic: 'Empty: Anthropic’s own.',
  google: 'Empty: Google’s own.',
};

function Form({ onClose, workspaceId }: { onClose: () => void; workspaceId: string }) {
  const connect = useCommand('connectModel', { notice: ({ model }) => ({ title: `${model} connected` }), onDone: onClose });
  const { field, form, values, pending, failure } = useApiForm({
    defaults: { api: 'openai-compatible', baseUrl: '', model: '', key: '', input: '', output: '', ceiling: '25' },
    send: ({ api, baseUrl, model, key, input, output, ceiling }) =>
      connect.send({
        params: { workspaceId },
        body: {
          api: api as WorkspaceModel['api'],
          baseUrl: baseUrl.trim() || null,
          model: model.trim(),
          key: key.trim() || null,
          inputPriceMicros: microsOf(input) ?? 0,
          outputPriceMicros: microsOf(output) ?? 0,
          monthCeilingMicros: microsOf(ceiling) ?? 0,
        },
      }),
    fieldsOfCodes: { model_key_wrong: 'key', model_unknown: 'model', model_url_invalid: 'baseUrl', model_ceiling: 'ceiling' },
  });
  const isCompatible = values.api === 'openai-compatible';
  return (
    <form {...form} className="grid gap-4">
      <FormFailure failure={failure} />
      <p className="text-13 text-muted">
        The model is asked to answer with one word before anything is saved. The key is stored encrypted and never shown again.
      </p>
      <SelectField label="API" {...field('api')}>
        {Object.entries(apiNames).map(([api, name]) => (
          <option key={api} value={api}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextField
        label={isCompatible ? 'Address of the API' : 'Address of the API, if it isn’t the usual one'}
        hint={examples[values.api as WorkspaceModel['api']]}
        inputMode="url"
        autoComplete="off"
        maxLength={500}
        {...field('baseUrl', isCompatible ? required('Enter the address of the API.') : undefined)}
      />
      <TextField
        label="Model"
        hint="The name in the host’s documentation."
        autoComplete="off"
        maxLength={200}
        {...field('model', required('Enter the name of the model.'))}
      />
      <PasswordField
        label="API key"
        hint={isCompatible ? 'Leave empty if the host doesn’t need one.' : undefined}
        autoComplete="new-password"
        maxLength={500}
        {...field('key', isCompatible ? undefined : required('Enter the API key.'))}
      />
      <PriceFields input={field('input', requiredAmount)} output={field('output', requiredAmount)} />
      <TextField
        label="Ceiling per month, in US dollars"
        hint="Nothing is sent beyond it."
        inputMode="decimal"
        autoComplete="off"
        {...field('ceiling', requiredAmount)}
      />
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" tone="primary" pending={pending} pendingLabel="Testing…">
          Test and connect
        </Button>
      </DialogActions>
    </form>
  );
}
