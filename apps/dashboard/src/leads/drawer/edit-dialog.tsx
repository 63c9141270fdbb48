/** Edits or adds a lead manually. Typed values take precedence over all other sources, and their evidence is the user. */
import { companyStatuses, companyStatusNames, type LeadKind } from '@leadlight/contract/vocabulary';
import { Button } from '@leadlight/ui/button';
import { Dialog, DialogActions } from '@leadlight/ui/dialog';
import { SelectField, TextField } from '@leadlight/ui/field';
import type { LeadCompany, LeadPerson } from '../../api/contract.ts';
import { useCommand } from '../../api/use-command.ts';
import { FormFailure } from '../../form/form-failure.tsx';
import { required, type Rule } from '../../form/rules.ts';
import { useApiForm } from '../../form/use-api-form.ts';
import { leadNouns } from '../lead-nouns.ts';
import { wordField } from '../fact-words.ts';

interface EditDialogProps {
  workspaceId: string;
  kind: LeadKind;
  /** Absent to add a new lead. */
  lead?: LeadPerson | LeadCompany;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** @param id may differ from before: editing a pool lead creates a copy in the workspace */
  onSaved: (id: string) => void;
}

const personFields = ['name', 'title', 'companyName', 'companyDomain', 'email', 'phone', 'mobilePhone', 'linkedin', 'location'] as const;
const companyFields = [
  'name',
  'domain',
  'industry',
  'employees',
  'founded',
  'status',
  'location',
  'phone',
  'linkedin',
  'description',
] as const;
type Field = (typeof personFields)[number] | (typeof companyFields)[number];
type Values = Record<Field, string>;
const numbers: ReadonlySet<string> = new Set(['employees', 'founded']);

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
  const before = valuesOf(fields, lead);
  // A lead without a name can be edited without adding one.
  const isNamed = !lead || lead.hasName;
  const isMasked = lead !== undefined && 'contact' in lead && !lead.contact.isRevealed;
  const saved = {
    notice: ({ name }: LeadPerson | LeadCompany) => ({ title: lead ? 'Saved' : `${name} added` }),
    onDone: ({ id }: LeadPerson | LeadCompany) => onSaved(id),
  };
  const create = useCommand(kind === 'people' ? 'createPerson' : 'createCompany', saved);
  const updatePerson = useCommand('updatePerson', saved);
  const updateCompany = useCommand('updateCompany', saved);
  const { field, form, pending, failure } = useApiForm<Values>({
    defaults: before,
    send: async (values) => {
      const changed = fields.filter((name) => values[name].trim() !== before[name]);
      if (lead && changed.length === 0) return onOpenChange(false);
      const body = Object.fromEntries(changed.map((name) => [name, sent(name, values[name].trim())])) as never;
      if (!lead) await create.send({ params: { workspaceId }, body });
      else if (kind === 'people') await updatePerson.send({ params: { workspaceId, personId: lead.id }, body });
      else await updateCompany.send({ params: { workspaceId, companyId: lead.id }, body });
    },
  });

  return (
    <form {...form}>
      <FormFailure failure={failure} />
      <div className="grid gap-3.5 sm:grid-cols-2">
        {fields.map((name) =>
          name === 'status' ? (
            <SelectField key={name} label={wordField(name)} {...field(name)}>
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
              {...(isMasked && maskedFields.has(name) && { hint: 'Hidden until revealed. You can enter your own value.' })}
              {...(numbers.has(name) && { inputMode: 'numeric' as const })}
              {...field(name, ruleOf(name, isNamed))}
            />
          ),
        )}
      </div>
      <DialogActions>
        <Button onClick={() => onOpenChange(false)}>Cancel</Button>
        <Button type="submit" tone="primary" pending={pending} pendingLabel="Saving…">
          {lead ? 'Save' : `Add the ${leadNouns[kind].one}`}
        </Button>
      </DialogActions>
    </form>
  );
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

/** As the server reads the fact's text. */
const statusOf = (lead: LeadPerson | LeadCompany | undefined): string => (lead && 'status' in lead ? (lead.status ?? '') : '');

/** The current values as text, if they may be shown. */
function valuesOf(fields: readonly Field[], lead: LeadPerson | LeadCompany | undefined): Values {
  const current = (name: string): string => {
    const fact = lead?.facts.find((each) => each.field === name && each.isCurrent && !each.retractedAt);
    return fact === undefined ? '' : Array.isArray(fact.value) ? fact.value.join(', ') : String(fact.value);
  };
  return Object.fromEntries(
    fields.map((name) => [name, name === 'name' ? (lead?.hasName ? lead.name : '') : name === 'status' ? statusOf(lead) : current(name)]),
  ) as Values;
}
