/** The texts of a template: its emails one by one, each with subject, text and delay. */
import { Button, IconButton } from '@leadlight/ui/button';
import { Field, Select, TextArea, TextField } from '@leadlight/ui/field';
import { Plus, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import type { EmailStep } from '../../api/contract.ts';
import { fieldGroups, wordStep } from './email-words.ts';

/** The limit of the API. */
const mostSteps = 5;

interface TemplateEditorProps {
  steps: readonly EmailStep[];
  /** The email that is edited. */
  at: number;
  onAt: (at: number) => void;
  onSteps: (steps: EmailStep[]) => void;
}

export function TemplateEditor({ steps, at, onAt, onSteps }: TemplateEditorProps) {
  const body = useRef<HTMLTextAreaElement>(null);
  const step = steps[at];
  const change = (more: Partial<EmailStep>): void => onSteps(steps.map((each, index) => (index === at ? { ...each, ...more } : each)));
  function insert(field: string): void {
    if (!step) return;
    const [from, to] = [body.current?.selectionStart ?? step.body.length, body.current?.selectionEnd ?? step.body.length];
    const text = `{{${field}}}`;
    change({ body: step.body.slice(0, from) + text + step.body.slice(to) });
    requestAnimationFrame(() => {
      body.current?.focus();
      body.current?.setSelectionRange(from + text.length, from + text.length);
    });
  }
  function add(): void {
    const last = steps.at(-1);
    onSteps([
      ...steps,
      { subject: last ? `Re: ${last.subject.replace(/^Re: /, '')}` : '', body: '', afterDays: (last?.afterDays ?? 0) + 4 },
    ]);
    onAt(steps.length);
  }
  if (!step) return null;
  return (
    <div className="grid gap-4">
      <div role="group" aria-label="Emails of the template" className="flex flex-wrap items-center gap-1.5">
        {steps.map((each, index) => (
          <Button
            // The place of an email is its identity.
            key={index}
            size="small"
            tone={index === at ? 'primary' : 'outline'}
            aria-pressed={index === at}
            onClick={() => onAt(index)}
          >
            {wordStep(index, each.afterDays)}
          </Button>
        ))}
        {steps.length < mostSteps && (
          <Button size="small" tone="quiet" onClick={add}>
            <Plus aria-hidden />
            Add an email
          </Button>
        )}
      </div>
      {at > 0 && (
        <div className="flex items-end gap-2">
          <TextField
            label="Days after the first email"
            inputMode="numeric"
            value={String(step.afterDays)}
            onChange={({ target: { value } }) => change({ afterDays: Math.min(365, Number(value.replaceAll(/\D/g, '') || 0)) })}
          />
          <IconButton
            label="Remove this email"
            icon={<Trash2 aria-hidden />}
            onClick={() => {
              onAt(at - 1);
              onSteps(steps.filter((_step, index) => index !== at));
            }}
          />
        </div>
      )}
      <TextField label="Subject" maxLength={300} value={step.subject} onChange={({ target: { value } }) => change({ subject: value })} />
      <Field
        label="Text"
        hint="A sentence with a placeholder is left out if nothing is known about the reader. Write {{firstName|there}} for a fallback."
        error={undefined}
      >
        {(attributes) => (
          <TextArea
            {...attributes}
            ref={body}
            rows={14}
            maxLength={5_000}
            value={step.body}
            onChange={({ target: { value } }) => change({ body: value })}
          />
        )}
      </Field>
      <Select
        aria-label="Insert a placeholder"
        className="max-w-60"
        value=""
        onChange={({ target: { value } }) => value !== '' && insert(value)}
      >
        <option value="">Insert a placeholder…</option>
        {fieldGroups.map(({ label, fields }) => (
          <optgroup key={label} label={label}>
            {fields.map(([id, name]) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </optgroup>
        ))}
      </Select>
    </div>
  );
}
