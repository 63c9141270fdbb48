import '../../api/groups/account.ts';
import { Button } from '@leadlight/ui/button';
import { Dialog, DialogActions } from '@leadlight/ui/dialog';
import { SelectField, TextField } from '@leadlight/ui/field';
import type { Role } from '../../api/contract.ts';
import { useCommand } from '../../api/use-command.ts';
import { FormFailure } from '../../form/form-failure.tsx';
import { emailRule } from '../../form/rules.ts';
import { useApiForm } from '../../form/use-api-form.ts';
import type { OpenWorkspace } from '../../session/session.queries.ts';
import { roleHints } from '../../words/access-names.ts';
import { roleNames } from '../../words/names.ts';

interface InviteDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  workspace: OpenWorkspace;
}

export function InviteDialog({ open, onOpenChange, workspace }: InviteDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Invite a colleague"
      description={`They get an email with a link to join ${workspace.name}, valid for 7 days.`}
    >
      <InviteForm workspace={workspace} onClose={() => onOpenChange(false)} />
    </Dialog>
  );
}

function InviteForm({ workspace: { workspaceId, role: myRole }, onClose }: { workspace: OpenWorkspace; onClose: () => void }) {
  const create = useCommand('createInvitation', {
    notice: (_, { body }) => ({ title: 'Invitation sent', text: `To ${body.email}` }),
    onDone: onClose,
  });
  const { field, form, pending, failure, values } = useApiForm<{ email: string; role: Role }>({
    defaults: { email: '', role: 'member' },
    fieldsOfCodes: { already_member: 'email', already_invited: 'email' },
    send: ({ email, role }) => create.send({ params: { workspaceId }, body: { email: email.trim(), role } }),
  });
  return (
    <form {...form} className="grid gap-4">
      <FormFailure failure={failure} />
      <TextField label="Email" type="email" inputMode="email" autoComplete="off" {...field('email', emailRule)} />
      <SelectField label="Role" hint={roleHints[values.role]} {...field('role')}>
        {(Object.keys(roleNames) as Role[])
          .filter((each) => each !== 'owner' || myRole === 'owner')
          .toReversed()
          .map((each) => (
            <option key={each} value={each}>
              {roleNames[each]}
            </option>
          ))}
      </SelectField>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" tone="primary" pending={pending} pendingLabel="Sending…">
          Send invitation
        </Button>
      </DialogActions>
    </form>
  );
}
