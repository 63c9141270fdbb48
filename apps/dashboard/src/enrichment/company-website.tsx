/** What a company publishes about itself: its last reading, and below it everything that was found, with evidence. */
import '../api/groups/enrichment.ts';
import { deferred } from '@leadlight/ui/deferred';
import { SkeletonRows } from '@leadlight/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { CompanyDetails, LeadCompany } from '../api/contract.ts';
import { useCommand } from '../api/use-command.ts';
import { Failed } from '../layout/failed.tsx';
import { paths } from '../paths.ts';
import type { OpenWorkspace } from '../session/session.queries.ts';
import { ContactNotice, useCanRead } from './contact-notice.tsx';
import { EnrichmentPanel } from './enrichment-panel.tsx';
import { detailsQuery } from './enrichment.queries.ts';
import { useEnriching } from './use-enriching.ts';

const DetailSections = deferred(() => import('./detail-sections.tsx').then((module) => module.DetailSections));

interface CompanyWebsiteProps {
  workspace: OpenWorkspace;
  company: LeadCompany;
  /** Corrects the domain; absent if the user may not. */
  onEdit?: (() => void) | undefined;
}

export function CompanyWebsite({ workspace, company, onEdit }: CompanyWebsiteProps) {
  const { workspaceId } = workspace;
  const details = useQuery({ ...detailsQuery(workspaceId, company.id), enabled: !company.isSample });
  if (company.isSample)
    return <p className="px-4 py-4 text-13 text-muted sm:px-6">This company is fictional, so it has no website to read.</p>;
  if (details.isPending)
    return (
      <div className="px-4 sm:px-6">
        <SkeletonRows rows={4} label="Loading what the website says" />
      </div>
    );
  if (!details.data) return <Failed query={details} />;
  return <Shown workspace={workspace} company={company} details={details.data} onEdit={onEdit} />;
}

function Shown({ workspace, company, details, onEdit }: CompanyWebsiteProps & { details: CompanyDetails }) {
  const { workspaceId } = workspace;
  const { id: companyId, domain } = company;
  const navigate = useNavigate();
  const canRead = useCanRead(workspaceId);
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  const enriching = useEnriching(workspaceId, details.enrichment);
  const other = useCommand('enrichCompany', { onDone: ({ id }) => navigate(paths.enrichment(workspaceId, id)) });
  const { enrichment } = enriching;
  // A company of the shared pool gets a copy in the workspace when something is learned about it.
  const copyId = enrichment?.status === 'done' ? enrichment.companyId : null;
  const hasBeenRead = details.enrichment !== null && details.enrichment.pagesRead > 0;
  return (
    <>
      <ContactNotice workspaceId={workspaceId} />
      {domain === null ? (
        <p className="px-4 py-4 text-13 text-muted sm:px-6">
          The domain of this company isn’t known, so its website can’t be read.{' '}
          {onEdit && (
            <button type="button" className="font-medium text-ink underline underline-offset-3" onClick={onEdit}>
              Add its domain
            </button>
          )}
        </p>
      ) : (
        <EnrichmentPanel
          workspace={workspace}
          domain={domain}
          enriching={enriching}
          canRead={canRead}
          onEnrich={() => void enriching.enrich({ companyId }, enrichment !== null)}
          onEnrichOther={(to) => void other.run({ params: { workspaceId }, body: { domain: to, fresh: false, budgetMs: 0 } })}
          onEdit={onEdit}
        />
      )}
      {copyId !== null && copyId !== companyId && (
        <p className="px-4 pb-4 text-13 sm:px-6">
          <button
            type="button"
            className="font-medium underline underline-offset-3"
            onClick={() => void navigate(paths.company(workspaceId, copyId))}
          >
            Open your workspace’s copy, which has the new data
          </button>
        </p>
      )}
      {(hasBeenRead || hasAnything(details)) && (
        <DetailSections
          meanwhile={
            <div className="px-4 sm:px-6">
              <SkeletonRows rows={6} label="Loading what the website says" />
            </div>
          }
          workspace={workspace}
          companyId={companyId}
          domain={domain ?? ''}
          details={details}
          today={today}
        />
      )}
    </>
  );
}

/** Also what an earlier reading or a register added. */
const hasAnything = ({ technologies, jobs, contacts, locations, people, identifiers }: CompanyDetails): boolean =>
  jobs.open > 0 || [technologies, contacts, locations, people, identifiers].some((all) => all.length > 0);
