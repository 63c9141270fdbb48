/** Starts a run that enriches many companies: pasted domains or a file of them, their forecast, and a ceiling. Nothing is read before the run starts. */
import '../../api/groups/enrichment.ts';
import { buttonClass } from '@leadlight/ui/button';
import { deferred, early } from '@leadlight/ui/deferred';
import { CheckboxField, Field, TextArea } from '@leadlight/ui/field';
import { SkeletonRows } from '@leadlight/ui/skeleton';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { AnswerOf } from '../../api/contract.ts';
import { DataTabs } from '../../layout/data-tabs.tsx';
import { Page } from '../../layout/page.tsx';
import { FileDrop } from '../../form/file-drop.tsx';
import { FileSending } from '../../form/file-sending.tsx';
import { FormFailure } from '../../form/form-failure.tsx';
import { listFileTypes } from '../../form/list-file-types.ts';
import { useUpload } from '../../form/use-upload.ts';
import { useDebounced } from '../../leads/use-debounced.ts';
import { paths } from '../../paths.ts';
import { useWorkspace } from '../../session/session.queries.ts';
import { wordCount, wordNumber } from '../../words/numbers.ts';
import { domainsIn, mostDomains } from './domains-in.ts';

type DomainsOfFile = AnswerOf<'readEnrichmentRunDomains'>;

const EnrichmentForecast = deferred(() => import('../../enrichment/enrichment-forecast.tsx').then((module) => module.EnrichmentForecast));
const ContactNotice = early(() => import('../../enrichment/contact-notice.tsx').then((module) => module.ContactNotice));
const route = getRouteApi('/w/$workspaceId/enrichment-runs/new');

/** Typing has ended if nothing was typed for this long, in ms. */
const settledMs = 400;
const freshDays = 30;
/** What would divide a cell of a file into several domains in the text. */
const separators = /[\s,;]+/g;

export function NewEnrichmentRun() {
  const workspace = useWorkspace();
  const { workspaceId } = workspace;
  const navigate = route.useNavigate();
  const mayEnrich = workspace.may('enrichments.create') && !workspace.isReadOnly;
  return (
    <Page
      title="Enrich many companies"
      actions={
        <Link {...paths.enrichmentRuns(workspaceId)} className={buttonClass('outline')}>
          All runs
        </Link>
      }
    >
      <DataTabs current="enrichments" />
      <ContactNotice workspaceId={workspaceId} />
      <div className="mx-auto w-full max-w-3xl px-4 pt-6 pb-16 sm:px-6">
        {mayEnrich ? (
          <Choose workspaceId={workspaceId} onStarted={(id) => void navigate(paths.enrichmentRun(workspaceId, id))} />
        ) : (
          <p className="text-14 text-muted">
            {workspace.isReadOnly
              ? 'This workspace is read-only. To start runs, activate a plan.'
              : 'Your role can’t enrich companies. Ask an owner of the workspace.'}
          </p>
        )}
      </div>
    </Page>
  );
}

function Choose({ workspaceId, onStarted }: { workspaceId: string; onStarted: (runId: string) => void }) {
  const [text, setText] = useState('');
  const [file, setFile] = useState<DomainsOfFile>();
  const { send, stop, sending, failure } = useUpload('readEnrichmentRunDomains', workspaceId, (answer) => {
    setText(answer.domains.map((domain) => domain.replaceAll(separators, ' ')).join('\n'));
    setFile(answer);
  });
  const [isAgain, setAgain] = useState(false);
  const settled = useDebounced(text, settledMs);
  const domains = domainsIn(text);
  const isTooMany = domains.length > mostDomains;
  const asked = domainsIn(settled);
  return (
    <>
      <Field
        label="Domains"
        hint={
          domains.length > 0 && !isTooMany
            ? `${wordCount(domains.length, 'domain')}${file ? ` from ${file.column === null ? '' : `the column “${file.column}” of `}${file.fileName}` : ''}. Duplicates and subdomains are read once; the forecast counts them.`
            : 'One per line, or separated by commas. URLs and company email addresses work too.'
        }
        error={
          isTooMany
            ? `${wordNumber(domains.length)} domains. A run takes at most ${wordNumber(mostDomains)}: import larger files as companies, and enrich them from the import.`
            : undefined
        }
      >
        {(control) => (
          <TextArea
            {...control}
            rows={8}
            spellCheck={false}
            autoCapitalize="none"
            placeholder={'acme.example\nglobex.example'}
            className="font-mono"
            value={text}
            onChange={(event) => {
              setText(event.target.value);
              setFile(undefined);
            }}
          />
        )}
      </Field>
      {text.trim() === '' && (
        <>
          <div className="mt-3">
            {sending ? (
              <FileSending sending={sending} onStop={stop} />
            ) : (
              <>
                <FormFailure failure={failure} />
                <div className={failure ? 'mt-3' : ''}>
                  <FileDrop
                    label="File of domains"
                    hint={`CSV, TSV, XLSX or ODS with a company in each row, up to ${wordNumber(mostDomains)} rows`}
                    accept={listFileTypes}
                    onFile={send}
                  />
                </div>
              </>
            )}
          </div>
          <p className="mt-3 text-13 text-muted">
            To enrich the companies of a list, a search or an import, select them there and choose Enrich.
          </p>
        </>
      )}
      {asked.length > 0 && asked.length <= mostDomains && (
        <section aria-labelledby="cost">
          <h2 id="cost" className="mt-8 mb-2 text-16">
            Cost
          </h2>
          <CheckboxField
            className="mb-3"
            label="Also read websites that were read in the last 30 days"
            hint="Free if the last reading was paid for."
            checked={isAgain}
            onChange={(event) => setAgain(event.target.checked)}
          />
          <EnrichmentForecast
            meanwhile={<SkeletonRows rows={4} label="Loading the forecast" />}
            workspaceId={workspaceId}
            question={{ source: { kind: 'domains', domains: asked }, maxAgeDays: isAgain ? 0 : freshDays }}
            onStarted={({ id }) => onStarted(id)}
          />
        </section>
      )}
    </>
  );
}
