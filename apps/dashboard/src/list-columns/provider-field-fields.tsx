/** A field of a connected provider beyond Leadlight's own: which provider, which of its fields, and for which rows. */
import '../api/groups/provider-fields.ts';
import { Button } from '@leadlight/ui/button';
import { DialogActions } from '@leadlight/ui/dialog';
import { SelectField, TextField } from '@leadlight/ui/field';
import { textLink } from '@leadlight/ui/link';
import { SkeletonRows } from '@leadlight/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { flushSync } from 'react-dom';
import { useState, type SubmitEvent } from 'react';
import type { LeadList, ListColumn, ProviderFields } from '../api/contract.ts';
import { read } from '../api/queries.ts';
import { useCommand } from '../api/use-command.ts';
import { focusInvalid } from '../form/focus-invalid.ts';
import { FormFailure } from '../form/form-failure.tsx';
import { Failed } from '../layout/failed.tsx';
import type { Filters } from '../leads/lead-search.ts';
import { paths } from '../paths.ts';
import type { OpenWorkspace } from '../session/session.queries.ts';
import { ceilingErrors, ColumnSettings, fieldTypeNames, firstColumnChoice, runsOf } from './column-settings.tsx';
import { fieldGroupsOf, keyOf, offeredTo, wordCallPrice, type OfferedField } from './provider-field-words.ts';

interface ProviderFieldFieldsProps {
  workspace: OpenWorkspace;
  list: LeadList;
  /** Those of the list that are set now. */
  filters: Filters;
  onAdded: (column: ListColumn) => void;
  onCancel: () => void;
}

type Connection = ProviderFields['items'][number];
type FieldType = OfferedField['type'];

export function ProviderFieldFields(props: ProviderFieldFieldsProps) {
  const { workspace, list, onCancel } = props;
  const fields = useQuery(read('listProviderFields', { params: { workspaceId: workspace.workspaceId } }));
  if (fields.isPending) return <SkeletonRows rows={3} label="Loading the providers" />;
  if (fields.isError) return <Failed query={fields} />;
  const connections = offeredTo(list.kind, fields.data.items);
  if (connections.length > 0) return <FieldsForm {...props} connections={connections} />;
  return (
    <>
      <NoProvider workspace={workspace} />
      <DialogActions>
        <Button onClick={onCancel}>Cancel</Button>
      </DialogActions>
    </>
  );
}

function NoProvider({ workspace: { workspaceId, may } }: { workspace: OpenWorkspace }) {
  return (
    <div className="rounded-control bg-wash px-3 py-2.5 text-13">
      <p className="font-medium">No connected provider has further fields for this list.</p>
      <p className="mt-0.5 text-muted">
        With a provider, or an HTTP endpoint of your own, a column shows what it answers, such as seniority or headcount growth.{' '}
        {may('providers.update') ? (
          <Link {...paths.settings(workspaceId, 'providers')} className={textLink}>
            Connect a provider
          </Link>
        ) : (
          'An owner or admin of this workspace can connect one in the settings.'
        )}
      </p>
    </div>
  );
}

function FieldsForm({
  workspace,
  list,
  filters,
  onAdded,
  onCancel,
  connections,
}: ProviderFieldFieldsProps & { connections: Connection[] }) {
  const [connectionId, chooseConnection] = useState(connections[0]?.connectionId);
  const connection = connections.find((each) => each.connectionId === connectionId) ?? connections[0];
  const isOwn = connection?.provider === 'own';
  const groups = connection ? fieldGroupsOf(list.kind, connection) : [];
  const [key, chooseField] = useState<string>();
  const offered = groups.flatMap(({ fields }) => fields);
  const declared = offered.find((each) => keyOf(each) === key) ?? offered[0];
  const [own, setOwn] = useState({ label: '', pointer: '', type: 'text' as FieldType });
  const [isChecked, check] = useState(false);
  const [choice, setChoice] = useState({ ...firstColumnChoice, asksProviders: true });
  const add = useCommand('addProviderColumn', { failure: 'inline', onDone: onAdded });
  const about = isOwn ? (connection.person && list.kind === 'people' ? 'person' : 'company') : declared?.about;
  const errors = { ...ceilingErrors(choice), ...(isOwn ? ownErrors(own) : { label: undefined, pointer: undefined }) };
  const isWrong = Object.values(errors).some((error) => error !== undefined);
  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    // Once the errors are shown.
    flushSync(() => check(true));
    if (isWrong) focusInvalid(event.currentTarget);
    if (!connection || !about || isWrong || add.pending) return;
    const field = isOwn ? { label: own.label.trim(), pointer: own.pointer.trim(), type: own.type } : { pointer: declared?.pointer ?? '' };
    void add.run({
      params: { workspaceId: workspace.workspaceId, listId: list.id },
      body: { connectionId: connection.connectionId, about, monthCeiling: 0, monthProviderCeilingMicros: 0, ...runsOf(choice), ...field },
    });
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <FormFailure failure={add.failure} />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <SelectField
          label="Provider"
          value={connection?.connectionId}
          onChange={({ target }) => {
            chooseConnection(target.value);
            chooseField(undefined);
          }}
        >
          {connections.map((each) => (
            <option key={each.connectionId} value={each.connectionId}>
              {each.name}
            </option>
          ))}
        </SelectField>
        {!isOwn && declared && (
          <SelectField
            label="Field"
            hint={`${fieldTypeNames[declared.type]}.`}
            value={keyOf(declared)}
            onChange={({ target }) => chooseField(target.value)}
          >
            {groups.map(({ label, fields }) => (
              <optgroup key={label} label={label}>
                {fields.map((each) => (
                  <option key={keyOf(each)} value={keyOf(each)}>
                    {each.label}
                  </option>
                ))}
              </optgroup>
            ))}
          </SelectField>
        )}
        {isOwn && (
          <>
            <TextField
              label="Name of the column"
              autoComplete="off"
              maxLength={60}
              value={own.label}
              error={isChecked ? errors.label : undefined}
              onChange={({ target: { value } }) => setOwn({ ...own, label: value })}
            />
            <TextField
              label="Place in the answer"
              hint="A JSON pointer, such as /data/score."
              autoComplete="off"
              spellCheck={false}
              maxLength={300}
              value={own.pointer}
              error={isChecked ? errors.pointer : undefined}
              onChange={({ target: { value } }) => setOwn({ ...own, pointer: value })}
            />
            <SelectField label="Type" value={own.type} onChange={({ target }) => setOwn({ ...own, type: target.value as FieldType })}>
              {Object.entries(fieldTypeNames).map(([type, name]) => (
                <option key={type} value={type}>
                  {name}
                </option>
              ))}
            </SelectField>
          </>
        )}
      </div>
      {connection && about && (
        <p className="text-13 text-muted">
          {wordCallPrice(connection, about)} Each new value costs one credit. Answers from the last 30 days are reused.
        </p>
      )}
      <ColumnSettings kind={list.kind} choice={choice} onChoice={setChoice} isOfProfile={false} isOfProvider filters={filters} />
      <DialogActions>
        <Button onClick={onCancel}>Cancel</Button>
        <Button type="submit" tone="primary" pending={add.pending} pendingLabel="Adding…">
          Add column
        </Button>
      </DialogActions>
    </form>
  );
}

const ownErrors = ({ label, pointer }: { label: string; pointer: string }) => ({
  label: label.trim() === '' ? 'Enter a name.' : undefined,
  // RFC 6901, section 3.
  pointer: /^(?:\/(?:[^~/]|~[01])*)+$/.test(pointer.trim()) ? undefined : 'Enter a JSON pointer, such as /data/score.',
});
