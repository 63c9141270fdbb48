/** Drafts the first email with the workspace's language model, or says what a model would add and who can connect one. */
import '../../api/groups/email-templates.ts';
import '../../api/groups/models.ts';
import { Button } from '@leadlight/ui/button';
import { Field, TextArea } from '@leadlight/ui/field';
import { textLink } from '@leadlight/ui/link';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Sparkles } from 'lucide-react';
import { useState } from 'react';
import type { EmailDraft } from '../../api/contract.ts';
import { read } from '../../api/queries.ts';
import { useCommand } from '../../api/use-command.ts';
import { FormFailure } from '../../form/form-failure.tsx';
import { paths } from '../../paths.ts';
import type { OpenWorkspace } from '../../session/session.queries.ts';
import { wordMostDollars } from '../../words/money.ts';
import type { StarterChoice } from './email-templates.queries.ts';
import { removalWords } from './email-words.ts';

interface DraftWithModelProps {
  workspace: OpenWorkspace;
  personId: string | undefined;
  choice: StarterChoice;
  onDraft: (draft: EmailDraft) => void;
}

export function DraftWithModel({ workspace, personId, choice, onDraft }: DraftWithModelProps) {
  const { workspaceId, may, isReadOnly } = workspace;
  const models = useQuery({ ...read('readModel', { params: { workspaceId } }), enabled: may('models.read') });
  const [notes, setNotes] = useState('');
  const [last, setLast] = useState<EmailDraft>();
  const draft = useCommand('draftEmail', {
    failure: 'inline',
    onDone: (answer) => {
      setLast(answer);
      onDraft(answer);
    },
  });
  if (!models.data || !may('questions.create') || isReadOnly) return null;
  const { model } = models.data;
  if (!model?.isAvailable)
    return (
      <div className="rounded-control bg-wash px-3 py-2.5 text-13">
        <p className="font-medium">No language model is connected.</p>
        <p className="mt-0.5 text-muted">
          With a model, Leadlight drafts the text in your words. It writes placeholders, and sentences without a fact are removed.{' '}
          {may('models.update') ? (
            <Link {...paths.settings(workspaceId, 'models')} className={textLink}>
              Connect a model
            </Link>
          ) : (
            'An owner or admin of this workspace can connect one in the settings.'
          )}
        </p>
      </div>
    );
  return (
    <div className="grid gap-3 rounded-control bg-wash px-3 py-3">
      <FormFailure failure={draft.failure} />
      <Field label="What should the email say?" hint="Optional, such as “Invite them to our booth at the fair.”" error={undefined}>
        {(attributes) => (
          <TextArea {...attributes} rows={2} maxLength={1_000} value={notes} onChange={({ target: { value } }) => setNotes(value)} />
        )}
      </Field>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Button
          disabled={personId === undefined}
          pending={draft.pending}
          pendingLabel="Drafting…"
          onClick={() => personId && void draft.run({ params: { workspaceId }, body: { personId, ...choice, notes } })}
        >
          <Sparkles aria-hidden />
          Draft with {model.model}
        </Button>
        <p className="min-w-0 flex-1 basis-60 text-12 text-muted">
          {personId === undefined
            ? 'Open a person and choose “Write email” to draft for them.'
            : `${model.host} gets this person’s job title, place and company, and what you say about yourself. No name and no address is sent.`}
        </p>
      </div>
      {last && (
        <div role="status" className="text-13 text-muted">
          <p>
            Drafted by {last.model} for {wordMostDollars(last.costMicros)}.{' '}
            {last.removed.length === 0 ? 'Every claim has a placeholder.' : 'Removed:'}
          </p>
          {last.removed.length > 0 && (
            <ul>
              {last.removed.map(({ sentence, reason }) => (
                <li key={sentence}>
                  “{sentence}” ({removalWords[reason]})
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </div>
  );
}
