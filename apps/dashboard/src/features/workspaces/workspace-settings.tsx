import '../../api/groups/account.ts';
import { deletionGraceDays } from '@leadlight/contract/plan-facts';
import { Button } from '@leadlight/ui/button';
import { Confirm } from '@leadlight/ui/confirm';
import { TextField } from '@leadlight/ui/field';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { workspaceKey } from '../../api/queries.ts';
import { useCommand } from '../../api/use-command.ts';
import { alreadySaved } from '../../form/already-saved.ts';
import { notify } from '../../notices/notify.ts';
import { FormFailure } from '../../form/form-failure.tsx';
import { required } from '../../form/rules.ts';
import { Unsaved } from '../../form/unsaved.tsx';
import { useApiForm } from '../../form/use-api-form.ts';
import { Section, SettingsPage } from '../../layout/settings-layout.tsx';
import { useSample } from '../../leads/use-sample.ts';
import { paths } from '../../paths.ts';
import { useWorkspace, type OpenWorkspace } from '../../session/session.queries.ts';
import { Deletion } from './deletion.tsx';

export function WorkspaceSettings() {
  const workspace = useWorkspace();
  return (
    <SettingsPage title="Workspace">
      <Section title="Name" text="Everyone in the workspace and everyone you invite can see it.">
        <Rename key={workspace.workspaceId} workspace={workspace} />
      </Section>
      {workspace.may('workspace.update') && (
        <Section title="Sample" text="Fictional leads for trying Leadlight. Hiding or showing them applies to all members.">
          <Sample workspace={workspace} />
        </Section>
      )}
      <Section title="Leave" text="You lose access to its leads and credits immediately.">
        <Leave workspace={workspace} />
      </Section>
      {workspace.may('workspace.delete') && (
        <Section
          title="Delete"
          text={`All data of the workspace is deleted after ${deletionGraceDays} days. Until then, an owner can cancel the deletion.`}
        >
          <Deletion workspace={workspace} />
        </Section>
      )}
    </SettingsPage>
  );
}

function Rename({ workspace: { workspaceId, name, may, isReadOnly } }: { workspace: OpenWorkspace }) {
  const canRename = may('workspace.update');
  const update = useCommand('updateWorkspace', { notice: () => ({ title: 'Name saved' }) });
  const { field, form, pending, failure, isDirty, reset } = useApiForm({
    defaults: { name },
    send: async (values) => {
      if (values.name.trim() === name) {
        reset({ name });
        return notify(alreadySaved);
      }
      const saved = await update.send({ params: { workspaceId }, body: { name: values.name.trim() } });
      reset({ name: saved.name });
    },
  });
  return (
    <form {...form} className="grid max-w-md gap-3">
      <Unsaved when={isDirty} />
      <FormFailure failure={failure} />
      <TextField
        label="Workspace name"
        maxLength={100}
        readOnly={!canRename}
        hint={canRename ? undefined : isReadOnly ? 'Activate a plan to change it.' : 'Owners and admins can change it.'}
        {...field('name', required('Enter a name.'))}
      />
      {canRename && (
        <div>
          <Button type="submit" tone="primary" pending={pending} pendingLabel="Saving…">
            Save name
          </Button>
        </div>
      )}
    </form>
  );
}

function Sample({ workspace: { workspaceId, hidesSample } }: { workspace: OpenWorkspace }) {
  const { pending, setHidden } = useSample(workspaceId);
  return (
    <Button pending={pending} pendingLabel="Saving…" onClick={() => setHidden(!hidesSample)}>
      {hidesSample ? 'Show sample' : 'Hide sample'}
    </Button>
  );
}

function Leave({ workspace: { workspaceId, name } }: { workspace: OpenWorkspace }) {
  const [isAsking, setAsking] = useState(false);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const leave = useCommand('leaveWorkspace', {
    notice: () => ({ title: `You left ${name}` }),
    failure: 'inline',
    onDone: async () => {
      setAsking(false);
      await navigate({ ...paths.start(), replace: true });
      queries.removeQueries({ queryKey: workspaceKey(workspaceId) });
    },
  });
  return (
    <>
      <Button
        tone="danger"
        onClick={() => {
          leave.reset();
          setAsking(true);
        }}
      >
        Leave workspace
      </Button>
      <Confirm
        open={isAsking}
        onOpenChange={setAsking}
        title={`Leave ${name}?`}
        description="You can rejoin only with a new invitation."
        action="Leave"
        pending={leave.pending}
        error={leave.failure?.text}
        onConfirm={() => void leave.run({ params: { workspaceId } })}
      />
    </>
  );
}
