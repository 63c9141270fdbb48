/** The windows of a column: a run, its settings, its removal. */
import '../api/groups/list-columns.ts';
import { Button, buttonClass } from '@leadlight/ui/button';
import { Confirm } from '@leadlight/ui/confirm';
import { Dialog, DialogActions } from '@leadlight/ui/dialog';
import { Link } from '@tanstack/react-router';
import { Search, Trash2 } from 'lucide-react';
import { useState, type SubmitEvent } from 'react';
import type { ListColumn } from '../api/contract.ts';
import { useCommand } from '../api/use-command.ts';
import { focusInvalid } from '../form/focus-invalid.ts';
import { FormFailure } from '../form/form-failure.tsx';
import type { Filters, LeadKind } from '../leads/lead-search.ts';
import type { OpenWorkspace } from '../session/session.queries.ts';
import { wordDollars } from '../words/money.ts';
import { wordCount, wordNumber } from '../words/numbers.ts';
import { ColumnRun } from './column-run.tsx';
import { isAsked } from './look-words.ts';
import { ProviderFieldProgress } from './provider-field-progress.tsx';
import { QuestionProgress } from './question-progress.tsx';
import { bodyOf, ceilingErrors, choiceOf, isAgeWrong, ColumnSettings, waitWords } from './column-settings.tsx';
import { columnName, isOfProfile } from './column-words.ts';
import { mayLookFor } from './may-look-for.ts';
import type { ColumnWindow } from './use-list-columns.tsx';

interface ColumnWindowsProps {
  workspace: OpenWorkspace;
  kind: LeadKind;
  listId: string;
  open: ColumnWindow;
  onOpen: (window: ColumnWindow | undefined) => void;
  /** Those of the list that are set now. */
  filters: Filters;
}

export function ColumnWindows({ workspace, kind, listId, open, onOpen, filters }: ColumnWindowsProps) {
  const { column } = open;
  const { workspaceId } = workspace;
  const name = columnName(kind, column);
  const asks = isAsked(column);
  const close = (): void => onOpen(undefined);
  const remove = useCommand('removeListColumn', { failure: 'inline', onDone: close });
  if (open.kind === 'remove')
    return (
      <Confirm
        open
        onOpenChange={close}
        title={`Remove the column “${name}”?`}
        description={
          column.runKind === 'question'
            ? 'Its answers are deleted. Cancel a run in progress first: it would continue without saving answers.'
            : column.runKind === 'provider-field'
              ? 'Its values stay, and are shown if you add the column again. A run in progress continues.'
              : 'The values stay with the leads. A run in progress continues.'
        }
        action="Remove column"
        pending={remove.pending}
        error={remove.failure?.text}
        onConfirm={() => void remove.run({ params: { workspaceId, listId, columnId: column.id } })}
      />
    );
  if (open.kind === 'progress')
    return (
      <Dialog open onOpenChange={close} title={name} width="wide">
        {column.activeRunId &&
          (column.runKind === 'question' ? (
            <QuestionProgress workspace={workspace} runId={column.activeRunId} />
          ) : (
            <ProviderFieldProgress workspace={workspace} runId={column.activeRunId} />
          ))}
        <DialogActions>
          <Button onClick={close}>Close</Button>
        </DialogActions>
      </Dialog>
    );
  if (open.kind === 'run')
    return (
      <Dialog
        open
        onOpenChange={close}
        title={asks ? name : `Look for: ${name.toLowerCase()}`}
        description={
          open.ids ? wordIds(open.ids.length, asks) : column.condition !== null && 'Only rows that match the column’s condition.'
        }
        width="wide"
      >
        <ColumnRun workspace={workspace} kind={kind} column={column} ids={open.ids} onDone={close} later="Cancel" />
      </Dialog>
    );
  return (
    <Dialog open onOpenChange={close} title={`Column “${name}”`} description={wordSpent(column)} width="wide">
      <SettingsForm
        workspaceId={workspaceId}
        kind={kind}
        listId={listId}
        filters={filters}
        column={column}
        onDone={close}
        onOpen={(next) => onOpen({ kind: next, column })}
        mayLook={mayLookFor(workspace, column)}
      />
    </Dialog>
  );
}

function wordIds(count: number, asks: boolean): string {
  const rows = count === 1 ? 'this row, even if it was' : `the ${wordCount(count, 'selected row')}, even if they were`;
  return asks ? `About ${rows} asked about recently.` : `For ${rows} looked for recently.`;
}

/** What its automatic runs spent, and what they wait for. */
function wordSpent({ isAutomatic, runKind, spentThisMonth, providerMicrosThisMonth, waitsFor }: ListColumn): string {
  if (runKind === 'question') return 'It is asked about leads only when you start a run.';
  if (!isAutomatic) return 'Leads that are added to the list are not looked for automatically.';
  const spent = `Automatic runs used ${wordCount(spentThisMonth, 'credit')}${providerMicrosThisMonth > 0 ? ` and ${wordDollars(providerMicrosThisMonth)}` : ''} this month.`;
  return waitsFor === null ? spent : `${spent} ${waitWords[waitsFor]}`;
}

interface SettingsFormProps {
  workspaceId: string;
  kind: LeadKind;
  listId: string;
  filters: Filters;
  column: ListColumn;
  onDone: () => void;
  onOpen: (window: 'run' | 'remove') => void;
  mayLook: boolean;
}

function SettingsForm({ workspaceId, kind, listId, filters, column, onDone, onOpen, mayLook }: SettingsFormProps) {
  const [choice, setChoice] = useState(() => choiceOf(column));
  const update = useCommand('updateListColumn', { failure: 'inline', notice: () => ({ title: 'Column changed' }), onDone });
  const errors = ceilingErrors(choice);
  const isWrong = errors.credits !== undefined || errors.dollars !== undefined || isAgeWrong(choice);
  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (isWrong) return focusInvalid(event.currentTarget);
    if (update.pending) return;
    void update.run({ params: { workspaceId, listId, columnId: column.id }, body: bodyOf(choice) });
  }
  return (
    <form noValidate onSubmit={submit}>
      <FormFailure failure={update.failure} />
      <ColumnSettings
        kind={kind}
        choice={choice}
        onChoice={setChoice}
        isOfProfile={isOfProfile(kind, column.field)}
        isQuestion={column.runKind === 'question'}
        isOfProvider={column.runKind === 'provider-field'}
        filters={filters}
      />
      {/* On a phone, the column has no header with a menu. */}
      <div className="mt-4 flex flex-wrap gap-2">
        {mayLook && (
          <Button size="small" onClick={() => onOpen('run')}>
            <Search aria-hidden />
            {isAsked(column) ? 'Ask…' : 'Look for values…'}
          </Button>
        )}
        {column.openProposals > 0 && (
          <Link
            to="/w/$workspaceId/profile-runs"
            params={{ workspaceId }}
            search={{ proposals: 'open', column: column.id }}
            className={buttonClass('outline', 'small')}
          >
            {`Proposals (${wordNumber(column.openProposals)})`}
          </Link>
        )}
        <Button size="small" onClick={() => onOpen('remove')}>
          <Trash2 aria-hidden />
          Remove column…
        </Button>
      </div>
      <DialogActions>
        <Button onClick={onDone}>Cancel</Button>
        <Button type="submit" tone="primary" pending={update.pending} pendingLabel="Saving…">
          Save settings
        </Button>
      </DialogActions>
    </form>
  );
}
