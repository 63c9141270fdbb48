/** What a member says about themselves in every email. */
import '../../api/groups/email-templates.ts';
import { Button } from '@leadlight/ui/button';
import { Dialog, DialogActions } from '@leadlight/ui/dialog';
import { Field, TextArea, TextField } from '@leadlight/ui/field';
import type { EmailSender } from '../../api/contract.ts';
import { useCommand } from '../../api/use-command.ts';
import { FormFailure } from '../../form/form-failure.tsx';
import { useApiForm } from '../../form/use-api-form.ts';

interface SenderDialogProps {
  workspaceId: string;
  sender: EmailSender;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const names = ['senderName', 'senderTitle', 'senderCompany', 'senderOffer', 'senderWebsite', 'senderAddress', 'optOut'] as const;
type Values = Record<(typeof names)[number], string>;

export function SenderDialog({ workspaceId, sender, open, onOpenChange }: SenderDialogProps) {
  const update = useCommand('updateEmailSender', {
    failure: 'inline',
    notice: () => ({ title: 'Saved' }),
    onDone: () => onOpenChange(false),
  });
  const defaults = Object.fromEntries(names.map((name) => [name, sender[name] ?? ''])) as Values;
  const { field, form, pending, failure } = useApiForm<Values>({
    defaults,
    send: (values) =>
      update.send({
        params: { workspaceId },
        // What is empty is removed.
        body: Object.fromEntries(names.flatMap((name) => (values[name].trim() === '' ? [] : [[name, values[name]]]))),
      }),
  });
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="About you"
      description="Your emails say this about you. Other members have their own."
      width="wide"
    >
      <form {...form} className="grid gap-4">
        <FormFailure failure={failure} />
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <TextField label="Your name" autoComplete="name" {...field('senderName')} />
          <TextField label="Your job title" autoComplete="organization-title" {...field('senderTitle')} />
          <TextField label="Your company" autoComplete="organization" {...field('senderCompany')} />
          <TextField label="Your website" autoComplete="url" {...field('senderWebsite')} />
        </div>
        <TextField
          label="What you offer, in one sentence"
          hint="Such as “We help freight companies fill empty trucks.”"
          {...field('senderOffer')}
        />
        <Lines
          label="Postal address"
          hint="Some laws require it in every email, such as CAN-SPAM in the United States."
          control={field('senderAddress')}
        />
        <TextField label="How to stop your emails" hint="Empty: the starters say it in the reader’s language." {...field('optOut')} />
        <DialogActions>
          <Button onClick={() => onOpenChange(false)}>Cancel</Button>
          <Button type="submit" tone="primary" pending={pending} pendingLabel="Saving…">
            Save
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

interface LinesProps {
  label: string;
  hint: string;
  control: ReturnType<ReturnType<typeof useApiForm<Values>>['field']>;
}

function Lines({ label, hint, control: { error, ...control } }: LinesProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(attributes) => <TextArea rows={3} {...control} {...attributes} />}
    </Field>
  );
}
