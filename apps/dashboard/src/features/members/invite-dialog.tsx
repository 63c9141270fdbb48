import { Button } from '@leadlight/ui/button';
import { Dialog, DialogActions } from '@leadlight/ui/dialog';
import { SelectField, TextField } from '@leadlight/ui/field';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import type { Role } from '../../api/contract.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { FormFailure } from '../../form/form-failure.tsx';
import { emailRules } from '../../form/rules.ts';
import { useApiForm } from '../../form/use-api-form.ts';
import { useIdempotencyKeys } from '../../form/use-idempotency-keys.ts';
import { notify } from '../../notices/notify.ts';
import type { OpenWorkspace } from '../../session/session.queries.ts';
import { roleHints, roleNames } from '../../words/names.ts';

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
      description={`They get a mail with a link into ${workspace.name}, open for 7 days.`}
    >
      <InviteForm workspace={workspace} onClose={() => onOpenChange(false)} />
    </Dialog>
  );
}

function InviteForm({ workspace: { workspaceId, role: myRole }, onClose }: { workspace: OpenWorkspace; onClose: () => void }) {
  const queries = useQueryClient();
  const keyOf = useIdempotencyKeys();
  const { field, form, pending, failure, raw } = useApiForm<{ email: string; role: Role }>({
    defaults: { email: '', role: 'member' },
    fieldsOfCodes: { already_member: 'email', already_invited: 'email' },
    send: async ({ email, role }) => {
      const body = { email: email.trim(), role };
      await call('createInvitation', { params: { workspaceId }, body }, { idempotencyKey: keyOf(body) });
      await queries.invalidateQueries({ queryKey: queryKeys.invitations(workspaceId) });
      notify({ title: 'Invitation sent', text: `To ${email.trim()}` });
      onClose();
    },
  });
  const role = raw.watch('role');
  return (
    <form {...form} className="grid gap-4">
      <FormFailure failure={failure} />
      <TextField label="Email" type="email" inputMode="email" autoComplete="off" {...field('email', emailRules)} />
      <SelectField label="Role" hint={roleHints[role]} {...raw.register('role')}>
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
