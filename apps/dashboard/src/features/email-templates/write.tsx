/** Writing emails: a template beside what it becomes for each reader, with the facts and the check. Nothing is sent. */
import '../../api/groups/email-templates.ts';
import { urlOf } from '@leadlight/contract/route';
import { Button, IconButton } from '@leadlight/ui/button';
import { deferred, early } from '@leadlight/ui/deferred';
import { SelectField } from '@leadlight/ui/field';
import { textLink } from '@leadlight/ui/link';
import { SkeletonRows } from '@leadlight/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import type { EmailDraft, EmailStep, EmailTemplate, WritingLanguage } from '../../api/contract.ts';
import { endpointOf } from '../../api/endpoint.ts';
import { read } from '../../api/queries.ts';
import { Unsaved } from '../../form/unsaved.tsx';
import { EmailTabs } from '../../layout/email-tabs.tsx';
import { Page } from '../../layout/page.tsx';
import { Failed } from '../../layout/failed.tsx';
import { Ready } from '../../layout/ready.tsx';
import { useDebounced } from '../../leads/use-debounced.ts';
import { paths } from '../../paths.ts';
import { useWorkspace, type OpenWorkspace } from '../../session/session.queries.ts';
import { previewQuery, senderQuery, starterQuery, templateQuery, type StarterChoice } from './email-templates.queries.ts';
import type { WriteSearch } from './email-templates.search.ts';
import { goalNames, languageNames, lengthNames, toneNames } from './email-words.ts';

const TemplateEditor = early(() => import('./template-editor.tsx').then((module) => module.TemplateEditor));
const SaveTemplate = early(() => import('./save-template.tsx').then((module) => module.SaveTemplate));
const EmailView = early(() => import('./email-preview.tsx').then((module) => module.EmailView));
const DraftWithModel = deferred(() => import('./draft-with-model.tsx').then((module) => module.DraftWithModel));
const ReplaceQuestion = deferred(() => import('./replace-question.tsx').then((module) => module.ReplaceQuestion));
const DownloadLink = deferred(() => import('../../downloads/download-link.tsx').then((module) => module.DownloadLink));
const SenderDialog = deferred(() => import('./sender-dialog.tsx').then((module) => module.SenderDialog));
const newRoute = getRouteApi('/w/$workspaceId/email-templates/new');
const route = getRouteApi('/w/$workspaceId/email-templates/$templateId');

const firstChoice: StarterChoice = { goal: 'introduction', tone: 'friendly', length: 'short', language: 'en' };

/** The draft is the first email; the starter's others follow it. */
const withDraft = (steps: readonly EmailStep[], draft: EmailDraft | undefined): readonly EmailStep[] =>
  draft ? steps.map((step, index) => (index === 0 ? { ...step, subject: draft.subject, body: draft.body } : step)) : steps;

/** Begins with a starter, or with the draft of a model. */
export function NewEmailTemplate() {
  const workspace = useWorkspace();
  const search = newRoute.useSearch();
  const [choice, setChoice] = useState(firstChoice);
  const starter = useQuery(starterQuery(workspace.workspaceId, choice));
  const [draft, setDraft] = useState<EmailDraft>();
  const [begun, setBegun] = useState(0);
  const [name, setName] = useState('');
  const [isTyped, setTyped] = useState(false);
  /** What would replace what was typed, until the user has decided. */
  const [asked, setAsked] = useState<{ choice: StarterChoice; draft: EmailDraft | undefined }>();
  const begin = (next: { choice: StarterChoice; draft: EmailDraft | undefined }): void => {
    setChoice(next.choice);
    setDraft(next.draft);
    setBegun((count) => count + 1);
    setAsked(undefined);
    setTyped(false);
  };
  const ask = isTyped ? setAsked : begin;
  return (
    <Frame title="Write an email">
      <div className="grid gap-4">
        <StarterFields choice={choice} onChoice={(next) => ask({ choice: next, draft: undefined })} />
        <DraftWithModel workspace={workspace} personId={search.person} choice={choice} onDraft={(next) => ask({ choice, draft: next })} />
        {asked && (
          <ReplaceQuestion
            by={asked.draft ? 'The draft' : 'Another starter'}
            onKeep={() => setAsked(undefined)}
            onReplace={() => begin(asked)}
          />
        )}
      </div>
      <Ready query={starter} what="the starter" rows={8}>
        {({ steps }) => (
          <Writer
            // Another starter replaces the texts, and so does a draft, even if it is the same as the one before.
            key={begun}
            workspace={workspace}
            search={search}
            template={undefined}
            name={name}
            onName={(typed = '') => setName(typed)}
            onTyped={setTyped}
            first={{ language: choice.language, steps: withDraft(steps, draft) }}
          />
        )}
      </Ready>
    </Frame>
  );
}

export function EmailTemplateScreen() {
  const workspace = useWorkspace();
  const { templateId } = route.useParams();
  const search = route.useSearch();
  const template = useQuery(templateQuery(workspace.workspaceId, templateId));
  // The name as typed, for this template.
  const [typed, setTyped] = useState<{ templateId: string; name: string }>();
  return (
    <Frame title={template.data?.name ?? 'Email template'}>
      <Ready query={template} what="the template" rows={8}>
        {(saved) => (
          <Writer
            key={templateId}
            workspace={workspace}
            search={search}
            template={saved}
            name={typed?.templateId === templateId ? typed.name : undefined}
            onName={(name) => setTyped(name === undefined ? undefined : { templateId, name })}
            first={saved}
          />
        )}
      </Ready>
    </Frame>
  );
}

function Frame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Page title={title}>
      <EmailTabs current="email-templates" />
      {/* The preview is beside all of the rest, so that it is seen while the starter is chosen. */}
      <div className="grid gap-x-8 gap-y-5 px-4 pt-5 pb-16 sm:px-6 lg:grid-cols-2 lg:grid-rows-[auto_1fr]">{children}</div>
    </Page>
  );
}

function StarterFields({ choice, onChoice }: { choice: StarterChoice; onChoice: (choice: StarterChoice) => void }) {
  const select = <N extends keyof StarterChoice>(label: string, name: N, names: Record<StarterChoice[N], string>) => (
    <SelectField
      label={label}
      value={choice[name]}
      onChange={({ target: { value } }) => onChoice({ ...choice, [name]: value as StarterChoice[N] })}
    >
      {Object.entries<string>(names).map(([id, text]) => (
        <option key={id} value={id}>
          {text}
        </option>
      ))}
    </SelectField>
  );
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {select('Goal', 'goal', goalNames)}
      {select('Tone', 'tone', toneNames)}
      {select('Length', 'length', lengthNames)}
      {select('Language', 'language', languageNames)}
    </div>
  );
}

interface WriterProps {
  workspace: OpenWorkspace;
  search: WriteSearch;
  /** Undefined for a new one. */
  template: EmailTemplate | undefined;
  first: { language: WritingLanguage; steps: readonly EmailStep[] };
  /** As typed; undefined for the one that is saved. */
  name: string | undefined;
  onName: (name: string | undefined) => void;
  /** Called when texts differ from the first ones, and when they no longer do. */
  onTyped?: (isTyped: boolean) => void;
}

function Writer({ workspace, search, template, first, name: typedName, onName, onTyped }: WriterProps) {
  const { workspaceId } = workspace;
  // The texts are compared with the template that they began as, which may no longer be the one that is saved.
  const [begun, setBegun] = useState(template);
  const [steps, setSteps] = useState<readonly EmailStep[]>(first.steps);
  const [at, setAt] = useState(0);
  const [isAboutOpen, setAboutOpen] = useState(false);
  const sender = useQuery(senderQuery(workspaceId));
  const name = typedName ?? begun?.name ?? '';
  const isWritten = JSON.stringify(steps) !== JSON.stringify((begun ?? first).steps);
  const isTyped = isWritten || name.trim() !== (begun?.name ?? '');
  useEffect(() => onTyped?.(isWritten), [isWritten, onTyped]);
  const isChanged = !begun || isTyped;
  const mayChange = workspace.may('leads.update') && !workspace.isReadOnly;
  // What someone else saved replaces texts in which nothing was typed.
  const isNewer = template !== undefined && begun !== undefined && template.updatedAt > begun.updatedAt;
  useEffect(() => {
    if (isNewer && !isTyped) use(template);
  });
  function use(saved: EmailTemplate): void {
    setBegun(saved);
    setSteps(saved.steps);
    setAt((now) => Math.min(now, saved.steps.length - 1));
    onName(undefined);
  }
  return (
    <>
      <section aria-label="Template" className="grid min-w-0 content-start gap-5">
        <TemplateEditor
          meanwhile={<SkeletonRows rows={8} label="Loading the texts" />}
          steps={steps}
          at={at}
          onAt={setAt}
          onSteps={setSteps}
        />
        <Unsaved when={mayChange && isTyped} />
        {mayChange && (
          <div className="grid gap-2 border-t border-hairline pt-4">
            <SaveTemplate
              meanwhile={<SkeletonRows rows={1} label="Loading the name" />}
              workspaceId={workspaceId}
              search={search}
              begun={begun}
              written={{ name, language: first.language, steps }}
              isTyped={isTyped}
              onName={onName}
              onSaved={setBegun}
              onTheirs={use}
            >
              <Button
                onClick={() => {
                  setAboutOpen(true);
                  if (sender.isError) void sender.refetch();
                }}
              >
                About you…
              </Button>
            </SaveTemplate>
            {isAboutOpen && sender.isError && <Failed query={sender} />}
          </div>
        )}
        {template && search.list && workspace.may('leads.export') && (
          <div>
            <DownloadLink
              meanwhile={<span className="h-8 pointer-coarse:h-11" aria-hidden />}
              href={urlOf(endpointOf('fetchEmails'), { workspaceId, templateId: template.id }, { listId: search.list })}
            >
              Export the list’s emails as CSV
            </DownloadLink>
            {isChanged && <p className="mt-1 text-13 text-muted">The file has the template as it was saved.</p>}
          </div>
        )}
      </section>
      <Preview workspaceId={workspaceId} search={search} language={first.language} steps={steps} at={at} />
      {isAboutOpen && sender.data && <SenderDialog workspaceId={workspaceId} sender={sender.data} open onOpenChange={setAboutOpen} />}
    </>
  );
}

/** People of one preview, as the API allows. */
const mostReaders = 10;

interface PreviewProps {
  workspaceId: string;
  search: WriteSearch;
  language: WritingLanguage;
  steps: readonly EmailStep[];
  at: number;
}

/** The email as each reader gets it. Without a chosen person or list, the workspace's own people are examples. */
function Preview({ workspaceId, search, language, steps, at }: PreviewProps) {
  const { person, list } = search;
  const examples = useQuery({
    ...read('searchPeople', {
      params: { workspaceId },
      body: {
        filters: list ? { list: { include: [list] } } : { own: true },
        sort: { by: 'score', direction: 'descending' },
        limit: mostReaders,
        facets: [],
      },
    }),
    enabled: person === undefined,
  });
  const ids = person === undefined ? (examples.data?.items.map(({ id }) => id) ?? []) : [person];
  const still = useDebounced(steps, 300);
  const preview = useQuery({ ...previewQuery(workspaceId, ids, language, still), enabled: ids.length > 0 });
  const [reader, setReader] = useState(0);
  const failed = examples.data || person !== undefined ? preview : examples;
  const items = preview.data?.items ?? [];
  const shown = items[Math.min(reader, items.length - 1)];
  const email = shown?.steps[at];
  return (
    <section
      aria-label="Preview"
      aria-busy={preview.isFetching}
      className="min-w-0 max-lg:mt-3 lg:col-start-2 lg:row-span-2 lg:row-start-1"
    >
      <div className="mb-3 flex min-h-8 items-center justify-between gap-2">
        <h2 className="text-16 font-semibold">Preview</h2>
        {items.length > 1 && (
          <div className="flex items-center gap-1 text-13 text-muted tabular-nums">
            <IconButton
              label="Previous reader"
              icon={<ChevronLeft aria-hidden />}
              disabled={reader === 0}
              onClick={() => setReader(reader - 1)}
            />
            {Math.min(reader, items.length - 1) + 1} of {items.length}
            <IconButton
              label="Next reader"
              icon={<ChevronRight aria-hidden />}
              disabled={reader >= items.length - 1}
              onClick={() => setReader(reader + 1)}
            />
          </div>
        )}
      </div>
      {person === undefined && list === undefined && items.length > 0 && (
        <p className="mb-3 text-13 text-muted">
          With your newest people as examples. To write to someone, open the person and choose “Write email”.
        </p>
      )}
      {failed.isError && !failed.data ? (
        <Failed query={failed} />
      ) : shown && email ? (
        <EmailView meanwhile={<SkeletonRows rows={6} label="Loading the preview" />} preview={shown} email={email} />
      ) : (person === undefined && examples.isPending) || (ids.length > 0 && preview.isPending) ? (
        <SkeletonRows rows={6} label="Loading the preview" />
      ) : (
        <p className="text-13 text-muted">
          {list ? 'This list has no people.' : person ? 'This person no longer exists.' : <NoReaders workspaceId={workspaceId} />}
        </p>
      )}
    </section>
  );
}

function NoReaders({ workspaceId }: { workspaceId: string }) {
  return (
    <>
      The preview shows your newest people as examples, and you have none yet.{' '}
      <Link {...paths.newImport(workspaceId)} className={textLink}>
        Import some
      </Link>
      , or open a person in{' '}
      <Link {...paths.people(workspaceId)} className={textLink}>
        Find
      </Link>{' '}
      and choose “Write email”.
    </>
  );
}
