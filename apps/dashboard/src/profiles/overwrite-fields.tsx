/** What may become of fields that have a value: for all of them at once, or for each. */
import { SelectField, TextField } from '@leadlight/ui/field';
import type { OverwritePolicy, ProfileWant } from '../api/contract.ts';
import {
  daysError,
  overwriteFieldsOf,
  overwriteNames,
  policies,
  policyHints,
  policyNames,
  policyOf,
  type OverwriteChoice,
} from './overwrite-words.ts';

interface OverwriteFieldsProps {
  choice: OverwriteChoice;
  onChoice: (choice: OverwriteChoice) => void;
  wants: readonly ProfileWant[];
}

export function OverwriteFields({ choice, onChoice, wants }: OverwriteFieldsProps) {
  const fields = overwriteFieldsOf(wants);
  const isEach = choice.policy === 'fields';
  const used = new Set(fields.map((field) => policyOf(choice, field)));
  return (
    <div className="mt-4 grid gap-4">
      <SelectField
        label="Values that people already have"
        hint={isEach ? 'What a member typed is never replaced without asking.' : policyHints[choice.policy as OverwritePolicy]}
        fieldClassName="max-w-120"
        value={choice.policy}
        onChange={({ target }) => {
          const policy = target.value as OverwriteChoice['policy'];
          // Each field begins with what was chosen for all.
          const each =
            policy === 'fields' && !isEach ? Object.fromEntries(fields.map((field) => [field, policyOf(choice, field)])) : choice.fields;
          onChoice({ ...choice, policy, fields: each });
        }}
      >
        {policies.map((policy) => (
          <option key={policy} value={policy}>
            {policyNames[policy]}
          </option>
        ))}
        <option value="fields">Choose for each field</option>
      </SelectField>
      {isEach && (
        <div role="group" aria-label="For each field" className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
          {fields.map((field) => (
            <SelectField
              key={field}
              label={overwriteNames[field]}
              value={policyOf(choice, field)}
              onChange={({ target }) => onChoice({ ...choice, fields: { ...choice.fields, [field]: target.value as OverwritePolicy } })}
            >
              {policies.map((policy) => (
                <option key={policy} value={policy}>
                  {policyNames[policy]}
                </option>
              ))}
            </SelectField>
          ))}
        </div>
      )}
      {used.has('newer_and_proven') && <OlderThan days={choice.days} onDays={(days) => onChoice({ ...choice, days })} />}
    </div>
  );
}

export function OlderThan({ days, onDays }: { days: string; onDays: (days: string) => void }) {
  return (
    <TextField
      label="Days until a proven value is looked for again"
      hint="Values that aren’t proven are looked for again whatever their age."
      fieldClassName="max-w-72"
      inputMode="numeric"
      value={days}
      error={daysError(days)}
      onChange={({ target }) => onDays(target.value)}
    />
  );
}
