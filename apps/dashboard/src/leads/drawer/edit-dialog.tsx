/** Edits or adds a lead manually. Typed values take precedence over all other sources, and their evidence is the user. */
import { companyStatuses, companyStatusNames, type CompanyStatus, type LeadKind } from '@leadlight/contract/vocabulary';
import { Button } from '@leadlight/ui/button';
import { Dialog, DialogActions } from '@leadlight/ui/dialog';
import { SelectField, TextField } from '@leadlight/ui/field';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type ReactNode } from 'react';
import { basedOn } from '../../api/based-on.ts';
import { isRefusedWith } from '../../api/failure.ts';
import { useCommand } from '../../api/use-command.ts';
import { FormFailure } from '../../form/form-failure.tsx';
import { required, type Rule } from '../../form/rules.ts';
import { useApiForm } from '../../form/use-api-form.ts';
import type { Notice } from '../../notices/notify.ts';
import { wordField } from '../fact-words.ts';
import { leadNouns } from '../lead-nouns.ts';
import { companyQuery, personQuery } from '../leads.queries.ts';
import { companyFields, meet, personFields, typistOf, valuesOf, type Field, type Lead, type Values } from './edited-values.ts';

/** Attempts to save without asking, while others save other fields. */
const mostAttempts = 4;
const numbers: ReadonlySet<string> = new Set(['employees', 'founded']);

interface EditDialogProps {
  workspaceId: string;
  kind: LeadKind;
  /** Absent to add a new lead. */
  lead?: Lead;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** @param id may differ from before: editing a pool lead creates a copy in the workspace */
  onSaved: (id: string) => void;
}

export function EditDialog(props: EditDialogProps) {
  const { kind, lead, open, onOpenChange } = props;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      width="wide"
      title={lead ? `Edit ${lead.name}` : `Add a ${leadNouns[kind].one}`}
      description={
        lead && !lead.isOwn ? 'Your changes are saved in your workspace’s copy.' : 'Your values take precedence over all other sources.'
      }
    >
      <EditForm {...props} />
    </Dialog>
  );
}

function EditForm({ workspaceId, kind, lead, onOpenChange, onSaved }: EditDialogProps) {
  const fields: readonly Field[] = kind === 'people' ? personFields : companyFields;
  const queries = useQueryClient();
  // The panel reads the lead again while the form is open; the form compares with what the user saw.
  const [known, setKnown] = useState(lead);
  const [disputed, setDisputed] = useState<readonly Field[]>([]);
  /** Fields that only others changed. */
  const alsoChanged = useRef(new Set<Field>());
  const before = valuesOf(fields, known);
  // A lead without a name can be edited without adding one.
  const isNamed = !lead || lead.hasName;
  const isMasked = known !== undefined && 'contact' in known && !known.contact.isRevealed;
  const saved = {
    notice: (now: Lead): Notice => {
      const others = [...alsoChanged.current];
      return { title: lead ? 'Saved' : `${now.name} added`, ...(others.length > 0 && { text: wordOthers(now, others) }) };
    },
    onDone: ({ id }: Lead) => onSaved(id),
  };
  const create = useCommand(kind === 'people' ? 'createPerson' : 'createCompany', saved);
  const updatePerson = useCommand('updatePerson', saved);
  const updateCompany = useCommand('updateCompany', saved);
  const { field, form, values, set, pending, failure } = useApiForm<Values>({
    defaults: before,
    send: (typed) => (known ? save(known, typed) : create.send({ params: { workspaceId }, body: bodyOf(typed, before) as never })),
  });
  const open = disputed.filter((name) => values[name].trim() !== before[name]);

  const bodyOf = (typed: Values, based: Values) =>
    Object.fromEntries(fields.flatMap((name) => (typed[name].trim() === based[name] ? [] : [[name, sent(name, typed[name].trim())]])));

  /** Saves if nobody else changed the same fields; otherwise shows what they changed. @throws RequestFailed */
  async function save(based: Lead, typed: Values, attempt = 1): Promise<unknown> {
    const changed = bodyOf(typed, valuesOf(fields, based));
    const body = changed as never;
    if (Object.keys(changed).length === 0) return onOpenChange(false);
    for (const name of fields) if (name in changed) alsoChanged.current.delete(name);
    try {
      if (kind === 'people') return await updatePerson.send({ params: { workspaceId, personId: based.id }, ...basedOn(based), body });
      return await updateCompany.send({ params: { workspaceId, companyId: based.id }, ...basedOn(based), body });
    } catch (error) {
      if (!isRefusedWith(error, 'version_outdated') || attempt === mostAttempts) throw error;
    }
    const now =
      kind === 'people'
        ? await queries.query({ ...personQuery(workspaceId, based.id), staleTime: 0 })
        : await queries.query({ ...companyQuery(workspaceId, based.id), staleTime: 0 });
    const met = meet(fields, valuesOf(fields, based), valuesOf(fields, now), typed);
    setKnown(now);
    for (const name of met.others) set(name, met.values[name]);
    for (const name of met.others) alsoChanged.current.add(name);
    if (met.both.length === 0) return save(now, met.values, attempt + 1);
    setDisputed(met.both);
    const control = form.ref.current?.elements.namedItem(met.both[0] ?? '');
    if (control instanceof HTMLElement) control.focus();
  }

  function hintOf(name: Field): ReactNode {
    if (known && open.includes(name))
      return (
        <TheirValue
          by={typistOf(known, name)}
          value={name === 'status' ? companyStatusNames[before.status as CompanyStatus] : before[name]}
          onUse={() => {
            set(name, before[name]);
            const control = form.ref.current?.elements.namedItem(name);
            if (control instanceof HTMLElement) control.focus();
          }}
        />
      );
    return isMasked && maskedFields.has(name) ? 'Hidden until revealed. You can enter your own value.' : undefined;
  }

  return (
    <form {...form}>
      <div className="grid gap-3.5">
        <FormFailure failure={failure ?? wordDispute(open)} />
        <div className="grid gap-3.5 sm:grid-cols-2">
          {fields.map((name) =>
            name === 'status' ? (
              <SelectField key={name} label={wordField(name)} hint={hintOf(name)} {...field(name)}>
                <option value="">Unknown</option>
                {companyStatuses.map((status) => (
                  <option key={status} value={status}>
                    {companyStatusNames[status]}
                  </option>
                ))}
              </SelectField>
            ) : (
              <TextField
                key={name}
                label={wordField(name)}
                autoComplete="off"
                {...(name === 'description' && { fieldClassName: 'sm:col-span-2' })}
                hint={hintOf(name)}
                {...(numbers.has(name) && { inputMode: 'numeric' as const })}
                {...field(name, ruleOf(name, isNamed))}
              />
            ),
          )}
        </div>
      </div>
      <DialogActions>
        <Button onClick={() => onOpenChange(false)}>Cancel</Button>
        <Button type="submit" tone="primary" pending={pending} pendingLabel="Saving…">
          {open.length > 0 ? 'Save mine' : lead ? 'Save' : `Add the ${leadNouns[kind].one}`}
        </Button>
      </DialogActions>
    </form>
  );
}

interface TheirValueProps {
  /** Undefined if it was no member of the workspace. */
  by: string | undefined;
  /** Empty or undefined if it was removed. */
  value: string | undefined;
  onUse: () => void;
}

/** What someone else saved in a field while the user was typing in it. */
function TheirValue({ by, value, onUse }: TheirValueProps) {
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-ink">
      <span className="wrap-anywhere">
        {by ? `${by} saved` : 'Saved while you were editing'}: {value ? `“${value}”` : 'no value'}
      </span>
      <Button size="small" onClick={onUse}>
        {value ? `Use “${value.length > 24 ? `${value.slice(0, 23)}…` : value}”` : 'Leave it empty'}
      </Button>
    </span>
  );
}

function wordDispute(fields: readonly Field[]) {
  if (fields.length === 0) return undefined;
  const names = fields.map(wordField).join(', ');
  return {
    title: 'Changed while you were editing',
    text: `Another value was saved for: ${names}. Your changes aren’t saved yet. Choose a value, then save.`,
  };
}

/** Of fields that the user didn't touch. */
function wordOthers(lead: Lead, fields: readonly Field[]): string {
  const people = new Set(fields.map((name) => typistOf(lead, name)));
  const [by] = people.size === 1 ? people : [];
  return `${by ? `${by} changed` : 'Changed'} in the meantime: ${fields.map(wordField).join(', ')}.`;
}

function ruleOf(name: Field, isNamed: boolean): Rule | undefined {
  if (name === 'name') return isNamed ? required('Enter a name.') : undefined;
  return numbers.has(name) ? (value) => (/^\d*$/.test(value.trim()) ? undefined : 'Enter a number.') : undefined;
}

const maskedFields: ReadonlySet<string> = new Set(['email', 'phone', 'mobilePhone']);

/** An empty field removes the value. */
function sent(name: Field, value: string): string | number | null {
  if (value === '') return null;
  return numbers.has(name) ? Number(value) : value;
}
