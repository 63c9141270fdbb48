/** A question about each company: its text, the kind of its answer, and for which rows. */
import '../api/groups/list-columns.ts';
import '../api/groups/models.ts';
import { Button } from '@leadlight/ui/button';
import { DialogActions } from '@leadlight/ui/dialog';
import { CheckboxField, Field, SelectField, TextArea, TextField } from '@leadlight/ui/field';
import { textLink } from '@leadlight/ui/link';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { LeadList, ListColumn } from '../api/contract.ts';
import { read } from '../api/queries.ts';
import { useCommand } from '../api/use-command.ts';
import { FormFailure } from '../form/form-failure.tsx';
import { required } from '../form/rules.ts';
import { useApiForm } from '../form/use-api-form.ts';
import { countFilters, type Filters } from '../leads/lead-search.ts';
import { paths } from '../paths.ts';
import type { OpenWorkspace } from '../session/session.queries.ts';
import { wordCount } from '../words/numbers.ts';
import { questionKindNames } from './column-settings.tsx';

interface QuestionFieldsProps {
  workspace: OpenWorkspace;
  list: LeadList;
  /** Those of the list that are set now. */
  filters: Filters;
  onAdded: (column: ListColumn) => void;
  onCancel: () => void;
}

type Kind = NonNullable<ListColumn['question']>['kind'];

const linesOf = (text: string): string[] => text.split('\n').flatMap((line) => line.trim() || []);

function choicesRule(text: string): string | undefined {
  const choices = linesOf(text);
  if (choices.length < 2 || choices.length > 20) return 'Enter 2 to 20 options, one on each line.';
  return new Set(choices.map((choice) => choice.toLowerCase())).size < choices.length ? 'Two options are the same.' : undefined;
}

export function QuestionFields({ workspace, list, filters, onAdded, onCancel }: QuestionFieldsProps) {
  const { workspaceId } = workspace;
  const { list: _list, column: _column, ...own } = filters;
  const count = countFilters(own);
  const add = useCommand('addQuestionColumn', { onDone: onAdded });
  const { field, check, form, values, pending, failure } = useApiForm({
    defaults: { text: '', kind: 'yes_no', choices: '', isFiltered: false },
    send: ({ text, kind, choices, isFiltered }) =>
      add.send({
        params: { workspaceId, listId: list.id },
        body: {
          question: { text: text.trim(), kind: kind as Kind, choices: kind === 'choice' ? linesOf(choices) : [] },
          condition: isFiltered ? own : null,
        },
      }),
    fieldsOfCodes: { question_choices: 'choices', column_exists: 'text' },
    wordsOfCodes: { column_exists: 'The list has a column with this question.' },
  });
  const choices = field('choices', values.kind === 'choice' ? choicesRule : undefined);
  return (
    <form {...form} className="grid gap-4">
      <FormFailure failure={failure} />
      <ModelNote workspace={workspace} />
      <TextField
        label={list.kind === 'people' ? 'Question about each person’s employer' : 'Question about each company'}
        hint="Such as “Do they sell to hospitals?” or “Which ERP do they mention?”"
        autoComplete="off"
        maxLength={300}
        {...field('text', required('Enter a question.'))}
      />
      <SelectField label="Answer" fieldClassName="max-w-80" {...field('kind')}>
        {Object.entries(questionKindNames).map(([kind, name]) => (
          <option key={kind} value={kind}>
            {name}
          </option>
        ))}
      </SelectField>
      {values.kind === 'choice' && (
        <Field label="Options" hint="One on each line, 2 to 20." error={choices.error}>
          {(attributes) => (
            <TextArea {...attributes} name={choices.name} value={choices.value} onChange={choices.onChange} rows={4} className="max-w-80" />
          )}
        </Field>
      )}
      <CheckboxField
        label="Only leads that match the filters set now"
        hint={count > 0 ? `${wordCount(count, 'filter')} of the list.` : 'Set filters on the list first, such as country or size.'}
        disabled={count === 0}
        {...check('isFiltered')}
      />
      <p className="text-13 text-muted">
        An answer counts only with a sentence that is on the company’s website word for word. Otherwise the cell says why there is none.
      </p>
      <DialogActions>
        <Button onClick={onCancel}>Cancel</Button>
        <Button type="submit" tone="primary" pending={pending} pendingLabel="Adding…">
          Add column
        </Button>
      </DialogActions>
    </form>
  );
}

/** Which model answers, or what is missing and who can add it. */
export function ModelNote({ workspace }: { workspace: OpenWorkspace }) {
  const { workspaceId, may } = workspace;
  const models = useQuery(read('readModel', { params: { workspaceId } }));
  if (!models.data) return null;
  const { model } = models.data;
  const settings = (words: string) => (
    <Link {...paths.settings(workspaceId, 'models')} className={textLink}>
      {words}
    </Link>
  );
  if (model?.isAvailable)
    return (
      <p className="text-13 text-muted">
        {model.model} at {model.host} answers. It gets the question and text from each company’s website, nothing from your records.{' '}
        {settings('What is sent')}
      </p>
    );
  return (
    <div className="rounded-control bg-wash px-3 py-2.5 text-13">
      <p className="font-medium">No language model is connected.</p>
      <p className="mt-0.5 text-muted">
        With a model, this column answers your question in each row, with the sentence from the company’s website that proves it.{' '}
        {may('models.update') ? settings('Connect a model') : 'An owner or admin of this workspace can connect one in the settings.'}
      </p>
    </div>
  );
}
