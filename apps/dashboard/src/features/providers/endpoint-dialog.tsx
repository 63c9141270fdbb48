import '../../api/groups/providers.ts';
import { Button } from '@leadlight/ui/button';
import { Dialog, DialogActions } from '@leadlight/ui/dialog';
import { Field, PasswordField, SelectField, TextArea, TextField } from '@leadlight/ui/field';
import { Fragment, useState, type ReactNode } from 'react';
import type { EndpointInput, ProviderList } from '../../api/contract.ts';
import type { AnswerOf } from '../../api/endpoint.ts';
import { useCommand } from '../../api/use-command.ts';
import { FormFailure } from '../../form/form-failure.tsx';
import { required } from '../../form/rules.ts';
import { useApiForm } from '../../form/use-api-form.ts';
import { amountRule, microsOf } from '../../words/money.ts';
import { wordField, wordTestOutcome } from './provider-words.ts';

interface EndpointDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  list: ProviderList;
  workspaceId: string;
}

/** Your own HTTP endpoint as a provider: it is tested on a sample before it is saved. */
export function EndpointDialog({ open, onOpenChange, list, workspaceId }: EndpointDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Add your own endpoint" width="wide">
      {open && <Form list={list} workspaceId={workspaceId} onDone={() => onOpenChange(false)} />}
    </Dialog>
  );
}

interface Values {
  name: string;
  about: string;
  url: string;
  headers: string;
  body: string;
  mapping: string;
  price: string;
  key: string;
  sample: string;
}

const defaults: Values = {
  name: '',
  about: 'person',
  url: '',
  headers: 'Authorization: Bearer {key}',
  body: '',
  mapping: 'name /name\nemail /email\ntitle /title',
  price: '0',
  key: '',
  sample: '',
};

function Form({ list, workspaceId, onDone }: { list: ProviderList; workspaceId: string; onDone: () => void }) {
  const [tested, setTested] = useState<{ values: Values; answer: AnswerOf<'testEndpoint'> }>();
  const test = useCommand('testEndpoint', { failure: 'inline' });
  const connect = useCommand('connectEndpoint', { notice: ({ name }) => ({ title: `${name} connected` }), onDone });
  const { field, form, values, pending, failure } = useApiForm<Values>({
    defaults,
    // The first submit tests; the second saves what was tested.
    send: async (sent) => {
      const input = { params: { workspaceId }, body: inputOf(sent) };
      if (tested?.values === sent && tested.answer.outcome === 'found') await connect.send(input);
      else setTested({ values: sent, answer: await test.send(input) });
    },
  });
  const answer = tested?.values === values ? tested.answer : undefined;
  const fields = values.about === 'company' ? list.endpointFields.company : list.endpointFields.person;
  return (
    <form {...form} className="grid gap-4">
      <FormFailure failure={failure} />
      <div className={pair}>
        <TextField label="Name" maxLength={100} autoComplete="off" {...field('name', required('Enter a name.'))} />
        <SelectField label="It knows" {...field('about')}>
          <option value="person">People</option>
          <option value="company">Companies</option>
        </SelectField>
      </div>
      <TextField
        label="URL"
        hint={<Names intro="Placeholders:" names={list.placeholders.map((name) => `{${name}}`)} />}
        placeholder={
          values.about === 'company' ? 'https://api.acme.com/companies?domain={companyDomain}' : 'https://api.acme.com/people?email={email}'
        }
        autoComplete="off"
        spellCheck={false}
        {...field('url', required('Enter the URL.'))}
      />
      <div className={pair}>
        <Lines label="Headers" hint="One per line. {key} stands for the key." {...field('headers', linesRule(':'))} />
        <Lines label="Body (JSON)" hint="Empty: a GET request." {...field('body')} />
      </div>
      <Lines
        label="Fields of the answer"
        hint={<Names intro="One per line: a field and its JSON pointer. Fields:" names={fields} />}
        {...field('mapping', linesRule(' '))}
      />
      <div className={pair}>
        <PasswordField
          label="Key"
          hint="Stored encrypted, never shown again."
          autoComplete="new-password"
          {...field('key', required('Enter the key.'))}
        />
        <TextField
          label="Price per match, in US dollars"
          hint="Forecasts and ceilings use it."
          inputMode="decimal"
          autoComplete="off"
          {...field('price', amountRule)}
        />
      </div>
      <TextField
        label="Sample"
        hint={
          values.about === 'company'
            ? 'A company that it knows: a domain, a LinkedIn URL, or a name.'
            : 'Someone it knows: an email, a LinkedIn URL, or a name.'
        }
        autoComplete="off"
        {...field('sample', required('Enter a sample.'))}
      />
      <div aria-live="polite">
        {answer && (
          <div ref={showWhole}>
            <Result answer={answer} />
          </div>
        )}
      </div>
      <DialogActions>
        <Button onClick={onDone}>Cancel</Button>
        <Button type="submit" tone="primary" pending={pending} pendingLabel={answer?.outcome === 'found' ? 'Saving…' : 'Testing…'}>
          {answer?.outcome === 'found' ? 'Save endpoint' : 'Test'}
        </Button>
      </DialogActions>
    </form>
  );
}

/** The result is below what was typed, with the buttons below it. */
const showWhole = (result: HTMLElement | null): void => result?.scrollIntoView({ block: 'center' });

const pair = 'grid gap-4 sm:grid-cols-2';

/** Names to type as they are. */
function Names({ intro, names }: { intro: string; names: readonly string[] }) {
  return (
    <>
      {intro}{' '}
      {names.map((name) => (
        <Fragment key={name}>
          <code className="font-mono text-12 text-ink">{name}</code>{' '}
        </Fragment>
      ))}
    </>
  );
}

function Lines({
  label,
  hint,
  error,
  ...props
}: { label: string; hint: ReactNode; error: string | undefined } & ReturnType<ReturnType<typeof useApiForm<Values>>['field']>) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(attributes) => <TextArea {...props} {...attributes} rows={3} spellCheck={false} className="font-mono text-13" />}
    </Field>
  );
}

function Result({ answer }: { answer: AnswerOf<'testEndpoint'> }) {
  if (answer.outcome !== 'found')
    return (
      <p role="alert" className="text-13 font-medium text-ruby-text">
        {answer.message ?? wordTestOutcome(answer.outcome).label}
      </p>
    );
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1 rounded-control bg-wash p-3 text-13">
      {answer.facts.map(({ field, value }) => (
        <div key={field} className="contents">
          <dt className="text-muted">{wordField(field)}</dt>
          <dd className="break-words">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const linesOf = (text: string): string[] => text.split('\n').flatMap((line) => line.trim() || []);

const linesRule =
  (separator: string) =>
  (text: string): string | undefined => {
    const wrong = linesOf(text).find((line) => !line.includes(separator));
    return wrong === undefined ? undefined : `This line has no ${separator === ' ' ? 'JSON pointer' : 'value'}: ${wrong}`;
  };

function pairsOf(text: string, separator: string): Record<string, string> {
  return Object.fromEntries(
    linesOf(text).map((line) => {
      const at = line.indexOf(separator);
      return [line.slice(0, at).trim(), line.slice(at + 1).trim()];
    }),
  );
}

/** What a sample is, by its form. */
function sampleOf(text: string, about: string): EndpointInput['sample'] {
  const sample = text.trim();
  if (/linkedin\./i.test(sample)) return { linkedinUrl: sample };
  if (sample.includes('@')) return { email: sample };
  if (/^\S+\.\S+$/.test(sample)) return { companyDomain: sample };
  return about === 'company' ? { companyName: sample } : { name: sample };
}

function inputOf(values: Values): EndpointInput {
  const { name, about, url, headers, body, mapping, price, key, sample } = values;
  const hasBody = body.trim() !== '';
  return {
    endpoint: {
      name: name.trim(),
      about: about === 'company' ? 'company' : 'person',
      method: hasBody ? 'POST' : 'GET',
      urlTemplate: url.trim(),
      headers: pairsOf(headers, ':'),
      bodyTemplate: hasBody ? body : null,
      mapping: pairsOf(mapping, ' '),
      priceMicros: microsOf(price) ?? 0,
    },
    key: key.trim(),
    sample: sampleOf(sample, about),
  };
}
