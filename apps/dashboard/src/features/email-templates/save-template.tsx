/** The name of a template and the button that saves it, unless someone else saved it in the meantime: then the user chooses. */
import '../../api/groups/email-templates.ts';
import { Button } from '@leadlight/ui/button';
import { TextField } from '@leadlight/ui/field';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useRef, useState, type ReactNode } from 'react';
import type { EmailStep, EmailTemplate } from '../../api/contract.ts';
import { basedOn } from '../../api/based-on.ts';
import { isRefusedWith } from '../../api/failure.ts';
import { useCommand } from '../../api/use-command.ts';
import { alreadySaved } from '../../form/already-saved.ts';
import { FormFailure } from '../../form/form-failure.tsx';
import { notify } from '../../notices/notify.ts';
import { paths } from '../../paths.ts';
import { templateQuery } from './email-templates.queries.ts';
import type { WriteSearch } from './email-templates.search.ts';
import { OutdatedTemplate } from './outdated-template.tsx';

interface SaveTemplateProps {
  workspaceId: string;
  search: WriteSearch;
  /** The saved template that the texts began as; undefined for a new one. */
  begun: EmailTemplate | undefined;
  written: { name: string; language: EmailTemplate['language']; steps: readonly EmailStep[] };
  /** Whether what is written differs from `begun`. */
  isTyped: boolean;
  onName: (name: string) => void;
  onSaved: (saved: EmailTemplate) => void;
  /** The user prefers what someone else saved. */
  onTheirs: (saved: EmailTemplate) => void;
  /** Further buttons. */
  children: ReactNode;
}

export function SaveTemplate({ workspaceId, search, begun, written, isTyped, onName, onSaved, onTheirs, children }: SaveTemplateProps) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const nameField = useRef<HTMLInputElement>(null);
  const [nameError, setNameError] = useState<string>();
  const [theirs, setTheirs] = useState<EmailTemplate>();
  const create = useCommand('createEmailTemplate', {
    failure: 'inline',
    notice: () => ({ title: 'Template saved' }),
    onDone: ({ id }) => void navigate({ ...paths.emailTemplate(workspaceId, id, search), replace: true, ignoreBlocker: true }),
  });
  const update = useCommand('updateEmailTemplate', {
    failure: 'inline',
    notice: () => ({ title: 'Template saved' }),
    onDone: (saved) => {
      onSaved(saved);
      setTheirs(undefined);
    },
  });
  const body = { ...written, name: written.name.trim(), steps: [...written.steps] };

  function save(): void {
    setNameError(body.name === '' ? 'Enter a name.' : undefined);
    if (body.name === '') return nameField.current?.focus();
    if (!begun) void create.run({ params: { workspaceId }, body });
    else if (isTyped) void change(begun);
    else notify(alreadySaved);
  }

  function take(saved: EmailTemplate): void {
    setTheirs(undefined);
    onTheirs(saved);
  }

  /** Saves if nobody else changed the template since; otherwise shows what they saved. */
  async function change(based: EmailTemplate): Promise<void> {
    try {
      await update.send({ params: { workspaceId, templateId: based.id }, ...basedOn(based), body });
    } catch (error) {
      if (!isRefusedWith(error, 'version_outdated')) return;
      const now = await queries.query({ ...templateQuery(workspaceId, based.id), staleTime: 0 }).catch(() => undefined);
      // What was saved may be this very text, if the response was lost.
      if (now && now.name === body.name && JSON.stringify(now.steps) === JSON.stringify(body.steps)) take(now);
      else setTheirs(now);
    }
  }

  return (
    <>
      <FormFailure failure={create.failure ?? (theirs ? undefined : update.failure)} />
      {theirs && <OutdatedTemplate saved={theirs} onMine={() => void change(theirs)} onTheirs={() => take(theirs)} />}
      {/* Beside the input in both cases: an error below it is as high as the label above it. */}
      <div className={`flex flex-wrap gap-2 ${nameError ? 'items-center' : 'items-end'}`}>
        <TextField
          ref={nameField}
          label="Name of the template"
          maxLength={100}
          value={written.name}
          error={nameError}
          onChange={({ target: { value } }) => {
            onName(value);
            setNameError(undefined);
          }}
        />
        <Button tone="primary" pending={create.pending || update.pending} pendingLabel="Saving…" onClick={save}>
          Save template
        </Button>
        {children}
      </div>
    </>
  );
}
