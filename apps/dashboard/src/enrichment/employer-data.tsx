/** What the website of a person's employer says, in a few lines; the company's page has all of it. */
import '../api/groups/enrichment.ts';
import { Button } from '@leadlight/ui/button';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { CompanyDetails } from '../api/contract.ts';
import { FormFailure } from '../form/form-failure.tsx';
import { paths } from '../paths.ts';
import type { OpenWorkspace } from '../session/session.queries.ts';
import { useNow } from '../verification/use-now.ts';
import { wordAge, wordMoment } from '../words/dates.ts';
import { wordCount } from '../words/numbers.ts';
import { useCanRead } from './contact-notice.tsx';
import { wordOutcome, wordPrice } from './enrichment-words.ts';
import { detailsQuery } from './enrichment.queries.ts';
import { ReadingSteps } from './reading-steps.tsx';
import { useEnriching } from './use-enriching.ts';

interface EmployerDataProps {
  workspace: OpenWorkspace;
  companyId: string;
  domain: string;
}

export function EmployerData(props: EmployerDataProps) {
  const details = useQuery(detailsQuery(props.workspace.workspaceId, props.companyId));
  // The card above shows what is known; without an answer there is nothing to add.
  if (!details.data) return null;
  return <Shown {...props} details={details.data} />;
}

function Shown({ workspace, companyId, domain, details }: EmployerDataProps & { details: CompanyDetails }) {
  const { workspaceId } = workspace;
  const nowMs = useNow(false);
  const canRead = useCanRead(workspaceId);
  const { enrichment, pending, failure, enrich } = useEnriching(workspaceId, details.enrichment);
  const mayEnrich = canRead && workspace.may('enrichments.create') && !workspace.isReadOnly;
  if (enrichment?.status === 'reading')
    return (
      <div className="mt-3 border-t border-hairline pt-3">
        <ReadingSteps enrichment={enrichment} />
      </div>
    );
  const trouble = enrichment && wordOutcome(enrichment);
  const lines = linesOf(details);
  return (
    <div className="mt-2.5 border-t border-hairline pt-2.5">
      <FormFailure failure={failure} />
      {lines.length > 0 && (
        <dl className="grid grid-cols-[92px_minmax(0,1fr)] gap-x-2 gap-y-1">
          {lines.map(({ name, text }) => (
            <div key={name} className="contents">
              <dt className="text-muted">{name}</dt>
              <dd className="wrap-anywhere">{text}</dd>
            </div>
          ))}
        </dl>
      )}
      {!enrichment && <p className="text-muted">The website of this company hasn’t been read yet.</p>}
      {trouble && <p className="text-muted">{trouble.title}.</p>}
      {enrichment && !trouble && lines.length === 0 && <p className="text-muted">Its website names no technology and no open job.</p>}
      <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-12 text-muted">
        {mayEnrich && !enrichment && (
          <Button size="small" pending={pending} pendingLabel="Starting…" onClick={() => void enrich({ companyId }, false)}>
            Enrich {domain}
          </Button>
        )}
        {mayEnrich && !enrichment && <span>{wordPrice(null, nowMs)}</span>}
        {enrichment?.checkedAt && (
          <time dateTime={enrichment.checkedAt} title={wordMoment(enrichment.checkedAt)}>
            Read {wordAge(enrichment.checkedAt)}
          </time>
        )}
        {enrichment && (
          <Link {...paths.company(workspaceId, companyId)} className="font-medium text-ink underline underline-offset-3">
            All details, with evidence
          </Link>
        )}
      </p>
    </div>
  );
}

const mostNamed = 5;

function linesOf({ technologies, jobs, mailProvider }: CompanyDetails): { name: string; text: string }[] {
  const current = technologies.filter(({ goneSince, isRejected }) => goneSince === null && !isRejected);
  const seen = current.filter((each) => !each.isImplied && each.name !== mailProvider).toSorted((a, b) => b.confidence - a.confidence);
  const names = seen.slice(0, mostNamed).map(({ name }) => name);
  const fresh = jobs.newIn28Days > 0 ? `, ${jobs.newIn28Days} new in 28 days` : '';
  return [
    { name: 'Technologies', text: names.join(', ') + (seen.length > names.length ? ` and ${seen.length - names.length} more` : '') },
    { name: 'Open jobs', text: jobs.open > 0 ? wordCount(jobs.open, 'job') + fresh : '' },
    { name: 'Mail', text: mailProvider ?? '' },
  ].filter(({ text }) => text !== '');
}
