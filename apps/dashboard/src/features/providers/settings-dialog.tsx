import '../../api/groups/providers.ts';
import { Button } from '@leadlight/ui/button';
import { Dialog, DialogActions } from '@leadlight/ui/dialog';
import { CheckboxField, PasswordField, TextField } from '@leadlight/ui/field';
import type { ProviderConnection } from '../../api/contract.ts';
import { useCommand } from '../../api/use-command.ts';
import { FormFailure } from '../../form/form-failure.tsx';
import { useApiForm } from '../../form/use-api-form.ts';
import { amountRule, microsOf, typedDollars } from '../../words/money.ts';

interface SettingsDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  connection: ProviderConnection;
  workspaceId: string;
}

/** Price, monthly ceiling, how long answers stay, and a new key. */
export function SettingsDialog({ open, onOpenChange, connection, workspaceId }: SettingsDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={`Change ${connection.name}`}>
      {open && <Form connection={connection} workspaceId={workspaceId} onDone={() => onOpenChange(false)} />}
    </Dialog>
  );
}

const daysRule = (text: string): string | undefined =>
  text.trim() === '' || (/^\d{1,4}$/.test(text.trim()) && Number(text) >= 1 && Number(text) <= 3_650) ? undefined : 'Enter 1 to 3650 days.';

function Form({ connection, workspaceId, onDone }: { connection: ProviderConnection; workspaceId: string; onDone: () => void }) {
  const { id, name, provider, mayStay, stayDays } = connection;
  const update = useCommand('updateProvider', { notice: () => ({ title: `${name} changed` }), onDone });
  const { field, check, form, values, pending, failure } = useApiForm({
    defaults: {
      price: typedDollars(connection.creditPriceMicros),
      ceiling: typedDollars(connection.monthCeilingMicros),
      mayStay,
      days: stayDays === null ? '' : String(stayDays),
      key: '',
      clientId: '',
    },
    send: ({ price, ceiling, mayStay: stays, days, key, clientId }) =>
      update.send({
        params: { workspaceId, connectionId: id },
        body: {
          creditPriceMicros: microsOf(price) ?? null,
          monthCeilingMicros: microsOf(ceiling) ?? null,
          mayStay: stays,
          stayDays: stays && days.trim() !== '' ? Number(days) : null,
          ...(key.trim() === '' ? {} : { key: key.trim() }),
          ...(clientId.trim() === '' ? {} : { clientId: clientId.trim() }),
        },
      }),
    fieldsOfCodes: { provider_key_wrong: 'key' },
  });
  return (
    <form {...form} className="grid gap-4">
      <FormFailure failure={failure} />
      <TextField
        label="Price of a credit, in US dollars"
        hint="What you pay the provider. Forecasts and ceilings use it."
        inputMode="decimal"
        autoComplete="off"
        {...field('price', amountRule)}
      />
      <TextField
        label="Ceiling per month, in US dollars"
        hint="Nothing is asked beyond it. Empty: no ceiling."
        inputMode="decimal"
        autoComplete="off"
        {...field('ceiling', amountRule)}
      />
      <CheckboxField
        label="Answers may stay in our records"
        hint="Turn it off if your contract doesn’t allow it: values are then removed after one day. You can export them before."
        {...check('mayStay')}
      />
      {values.mayStay && (
        <TextField
          label="Days that answers stay"
          hint="Values are removed after this time. Leave empty to keep them permanently."
          inputMode="numeric"
          autoComplete="off"
          {...field('days', daysRule)}
        />
      )}
      {provider === 'snov' && <TextField label="New API user ID" autoComplete="off" {...field('clientId')} />}
      <PasswordField label="New key" hint="Empty: the stored key stays." autoComplete="new-password" {...field('key')} />
      <DialogActions>
        <Button onClick={onDone}>Cancel</Button>
        <Button type="submit" tone="primary" pending={pending} pendingLabel="Saving…">
          Save
        </Button>
      </DialogActions>
    </form>
  );
}
