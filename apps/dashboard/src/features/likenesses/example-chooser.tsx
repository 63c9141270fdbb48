/** Chooses the leads that others should be like: the leads of a list or an import, those at a stage, or companies by their domains. */
import { Button } from '@leadlight/ui/button';
import { Field, SelectField, TextArea } from '@leadlight/ui/field';
import { textLink } from '@leadlight/ui/link';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { wordFailure } from '../../api/word-failure.ts';
import { required } from '../../form/rules.ts';
import { useApiForm } from '../../form/use-api-form.ts';
import { importsQuery } from '../../leads/imports.queries.ts';
import { paramsOf, type LeadKind } from '../../leads/lead-search.ts';
import { stageNames, stages } from '../../leads/lead-words.ts';
import { useLists } from '../../leads/work.queries.ts';
import { paths } from '../../paths.ts';
import { wordDay } from '../../words/dates.ts';
import { domainsIn, fewestExamples } from './domains-in.ts';

const origins = {
  list: 'The leads of a list',
  import: 'The leads of an import',
  stage: 'Leads at a stage',
  domains: 'Companies by domain',
};
type Origin = keyof typeof origins;

interface Choice {
  kind: LeadKind;
  origin: Origin;
  list: string;
  import: string;
  stage: string;
  domains: string;
}

const defaults: Choice = { kind: 'companies', origin: 'list', list: '', import: '', stage: 'won', domains: '' };

/** People are not found by a domain. */
const originOf = ({ kind, origin }: Choice): Origin => (kind === 'people' && origin === 'domains' ? 'list' : origin);

export function ExampleChooser({ workspaceId }: { workspaceId: string }) {
  const navigate = useNavigate();
  const lists = useLists(workspaceId);
  const imports = useInfiniteQuery(importsQuery(workspaceId));
  const { field, form, values, set } = useApiForm<Choice>({
    defaults,
    send: async (choice) => {
      const { kind, ...of } = choice;
      const origin = originOf(choice);
      const include = origin === 'domains' ? domainsIn(of.domains) : [of[origin]];
      await navigate(paths.newLikeness(workspaceId, { kind, ...paramsOf({ [origin === 'domains' ? 'name' : origin]: { include } }) }));
    },
  });
  const { kind } = values;
  const origin = originOf(values);
  const kindField = field('kind');
  const ofKind = lists.data?.items.filter((list) => list.kind === kind) ?? [];
  const done =
    imports.data?.pages
      .flatMap(({ items }) => items)
      .filter(({ progress: { peopleCreated, companiesCreated, matched } }) => peopleCreated + companiesCreated + matched > 0) ?? [];
  const failed = lists.error ?? imports.error;
  return (
    <form {...form} className="grid max-w-lg gap-4 px-4 pt-5 pb-16 sm:px-6">
      <p className="text-muted">
        Choose at least three leads that you would like more of, such as your best customers. Leadlight shows what distinguishes them from
        all others, and ranks all others by it.
      </p>
      <SelectField
        label="Look for"
        {...kindField}
        onChange={(event) => {
          kindField.onChange(event);
          // Lists are of one kind.
          set('list', '');
        }}
      >
        <option value="companies">Companies</option>
        <option value="people">People</option>
      </SelectField>
      <SelectField label="Examples" {...field('origin')} value={origin}>
        {Object.entries(origins)
          .filter(([each]) => each !== 'domains' || kind === 'companies')
          .map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
      </SelectField>
      {origin === 'list' && (
        <SelectField
          label="List"
          hint={lists.data && ofKind.length === 0 && `There is no list of ${kind} yet.`}
          {...field('list', required('Choose a list.'))}
        >
          <option value="">Choose a list</option>
          {ofKind.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      {origin === 'import' && (
        <SelectField
          label="Import"
          hint={imports.data && done.length === 0 && 'Nothing was imported yet.'}
          {...field('import', required('Choose an import.'))}
        >
          <option value="">Choose an import</option>
          {done.map(({ id, fileName, createdAt }) => (
            <option key={id} value={id}>
              {fileName}, {wordDay(createdAt)}
            </option>
          ))}
        </SelectField>
      )}
      {origin === 'stage' && (
        <SelectField label="Stage" {...field('stage')}>
          {stages.map((stage) => (
            <option key={stage} value={stage}>
              {stageNames[stage]}
            </option>
          ))}
        </SelectField>
      )}
      {origin === 'domains' && kind === 'companies' && <Domains {...field('domains', enoughDomains)} />}
      {failed && (
        <p role="alert" className="text-13 text-ruby-text">
          {wordFailure(failed).text}
        </p>
      )}
      <div>
        <Button type="submit" tone="primary">
          Show what they share
        </Button>
      </div>
      <p className="text-13 text-muted">
        You can also select leads in{' '}
        <Link {...(kind === 'companies' ? paths.companies(workspaceId) : paths.people(workspaceId))} className={textLink}>
          a search
        </Link>{' '}
        or on a list, then choose “More like these”.
      </p>
    </form>
  );
}

const enoughDomains = (text: string): string | undefined =>
  domainsIn(text).length < fewestExamples ? 'Enter at least three domains, such as acme.com.' : undefined;

function Domains({ error, ...control }: ReturnType<ReturnType<typeof useApiForm<Choice>>['field']>) {
  return (
    <Field
      label="Domains"
      hint="One per line, or separated by commas or spaces; at most 200. Companies that Leadlight knows are compared."
      error={error}
    >
      {(attributes) => (
        <TextArea
          {...control}
          {...attributes}
          rows={6}
          spellCheck={false}
          autoCapitalize="none"
          placeholder={'acme.com\nglobex.com\ninitech.com'}
        />
      )}
    </Field>
  );
}
