/** Adds a column to a list, and offers to look for its values. */
import '../api/groups/list-columns.ts';
import { Button } from '@leadlight/ui/button';
import { Dialog, DialogActions } from '@leadlight/ui/dialog';
import { SelectField } from '@leadlight/ui/field';
import { useQuery } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import type { LeadList, ListColumn } from '../api/contract.ts';
import { useCommand } from '../api/use-command.ts';
import { focusInvalid } from '../form/focus-invalid.ts';
import { FormFailure } from '../form/form-failure.tsx';
import type { Filters } from '../leads/lead-search.ts';
import type { OpenWorkspace } from '../session/session.queries.ts';
import { ColumnRun } from './column-run.tsx';
import { bodyOf, ceilingErrors, ColumnSettings, firstColumnChoice, isAgeWrong, type ColumnChoice } from './column-settings.tsx';
import { columnName, fieldGroups, isOfProfile, type NamedField } from './column-words.ts';
import { listColumnsQuery } from './list-columns.queries.ts';
import { isAsked } from './look-words.ts';
import { ProviderFieldFields } from './provider-field-fields.tsx';
import { QuestionFields } from './question-fields.tsx';

interface AddColumnDialogProps {
  workspace: OpenWorkspace;
  list: LeadList;
  /** Those of the list that are set now. */
  filters: Filters;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function AddColumnDialog({ workspace, list, filters, open, onOpenChange }: AddColumnDialogProps) {
  const [added, setAdded] = useState<ListColumn>();
  const close = (): void => onOpenChange(false);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={added ? titleOf(list, added) : 'Add a column'}
      description={
        added
          ? added.runKind === 'question'
            ? 'This is what a run would ask, and what the model would cost.'
            : added.runKind === 'provider-field'
              ? 'This is who a run would ask about, and what it would cost at most.'
              : 'The column shows the values that are known. For the other rows, this is what a run would look for.'
          : `A column shows one field of every row, with its source, and looks for it where it is missing. It can also show a field of a connected provider, or answer a question about ${list.kind === 'people' ? 'each person’s employer' : 'each company'}.`
      }
      width="wide"
    >
      {added ? (
        <ColumnRun workspace={workspace} kind={list.kind} column={added} onDone={close} later="Not now" />
      ) : (
        <AddForm workspace={workspace} list={list} filters={filters} onAdded={setAdded} onCancel={close} />
      )}
    </Dialog>
  );
}

interface AddFormProps extends Pick<AddColumnDialogProps, 'workspace' | 'list' | 'filters'> {
  onAdded: (column: ListColumn) => void;
  onCancel: () => void;
}

function AddForm({ workspace, list, filters, onAdded, onCancel }: AddFormProps) {
  const { workspaceId } = workspace;
  const known = useQuery(listColumnsQuery(workspaceId, list.id));
  const taken = new Set(known.data?.items.map(({ field }) => field));
  const groups = fieldGroups(list.kind).map(({ label, fields }) => ({ label, fields: fields.filter(([field]) => !taken.has(field)) }));
  const [chosen, choose] = useState<NamedField | 'question' | 'provider'>();
  const field = chosen ?? groups.flatMap(({ fields }) => fields)[0]?.[0];
  const [choice, setChoice] = useState(firstColumnChoice);
  const add = useCommand('addListColumn', { failure: 'inline', onDone: onAdded });
  // What was chosen for a field of people before does not apply to fields of websites.
  const isOfPerson = field !== undefined && isOfProfile(list.kind, field);
  const applied: ColumnChoice = isOfPerson ? choice : { ...choice, asksProviders: false, overwrite: 'only_empty' };
  const errors = ceilingErrors(applied);
  const isWrong = field === undefined || errors.credits !== undefined || errors.dollars !== undefined || isAgeWrong(applied);
  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (isWrong) focusInvalid(event.currentTarget);
    if (field === undefined || isWrong || add.pending) return;
    if (field === 'question' || field === 'provider') return;
    void add.run({
      params: { workspaceId, listId: list.id },
      body: { field, olderThanDays: Number(firstColumnChoice.days), monthCeiling: 0, monthProviderCeilingMicros: 0, ...bodyOf(applied) },
    });
  }
  const select = (
    <SelectField
      label="Column"
      fieldClassName="max-w-80"
      value={field ?? 'question'}
      onChange={({ target }) => choose(target.value as NamedField | 'question' | 'provider')}
    >
      {groups.map(
        ({ label, fields }) =>
          fields.length > 0 && (
            <optgroup key={label} label={label}>
              {fields.map(([id, name]) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </optgroup>
          ),
      )}
      {workspace.may('profiles.create') && (
        <optgroup label="From a connected provider">
          <option value="provider">Another field of a provider</option>
        </optgroup>
      )}
      {workspace.may('questions.create') && (
        <optgroup label="Answered by a language model">
          <option value="question">A question about {list.kind === 'people' ? 'the employer' : 'each company'}</option>
        </optgroup>
      )}
    </SelectField>
  );
  if (field === undefined || field === 'question' || field === 'provider') {
    const Fields = field === 'provider' ? ProviderFieldFields : QuestionFields;
    return (
      <div className="grid gap-4">
        {select}
        <Fields workspace={workspace} list={list} filters={filters} onAdded={onAdded} onCancel={onCancel} />
      </div>
    );
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <FormFailure failure={add.failure} />
      {select}
      <ColumnSettings kind={list.kind} choice={choice} onChoice={setChoice} isOfProfile={isOfPerson} filters={filters} />
      <DialogActions>
        <Button onClick={onCancel}>Cancel</Button>
        <Button type="submit" tone="primary" pending={add.pending} pendingLabel="Adding…">
          Add column
        </Button>
      </DialogActions>
    </form>
  );
}

const titleOf = (list: LeadList, column: ListColumn): string => {
  const name = columnName(list.kind, column);
  return isAsked(column) ? name : `Look for: ${name.toLowerCase()}`;
};
