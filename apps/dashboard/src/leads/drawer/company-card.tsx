/** The company of a person: what is known about it, its people, and links to its page, website and LinkedIn. */
import { deferred } from '@leadlight/ui/deferred';
import { Skeleton } from '@leadlight/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LeadPerson } from '../../api/contract.ts';
import { paths } from '../../paths.ts';
import type { OpenWorkspace } from '../../session/session.queries.ts';
import { wordCount } from '../../words/numbers.ts';
import { useIndustryNames } from '../industry-names.ts';
import { companySizeNames, statusNote, wordPlace } from '../lead-words.ts';
import { companyQuery } from '../leads.queries.ts';
import { LeadPane } from '../table/cells.tsx';
import { telOf } from '../telephone.ts';

const EmployerData = deferred(() => import('../../enrichment/employer-data.tsx').then((module) => module.EmployerData));

const link = 'underline decoration-control underline-offset-3 hover:decoration-ink';

export function CompanyCard({
  workspace,
  company,
  isSample,
}: {
  workspace: OpenWorkspace;
  company: LeadPerson['company'];
  isSample: boolean;
}) {
  const { workspaceId } = workspace;
  const industryName = useIndustryNames();
  const record = useQuery({ ...companyQuery(workspaceId, company?.id ?? ''), enabled: company?.id !== null && company?.id !== undefined });
  const name = company?.name ?? company?.domain;
  if (!company || !name) return null;
  const { id, domain, industry, size, founded, status } = company;
  const more = record.data;
  const words = [
    industry && industryName(industry),
    size && `${companySizeNames[size]} people`,
    founded && `Founded ${founded}`,
    status && statusNote(status),
  ].filter(Boolean);
  return (
    <section aria-label="Company" className="mx-4 mt-3 rounded-card border border-hairline px-3.5 py-3 text-13">
      <div className="flex items-center gap-2.5">
        <LeadPane name={name} hasName={company.name !== null} kind="company" />
        <h3 className="min-w-0 flex-1 font-text text-14 font-semibold tracking-normal wrap-anywhere">
          {id === null ? (
            name
          ) : (
            <Link {...paths.company(workspaceId, id)} className={link}>
              {name}
            </Link>
          )}
        </h3>
      </div>
      {words.length > 0 && <p className="mt-1 text-muted">{words.join(' · ')}</p>}
      {record.isLoading && <Skeleton className="mt-2 w-40" />}
      {more && wordPlace(more.place) && <p className="text-muted">{wordPlace(more.place)}</p>}
      {more?.description && <p className="mt-1.5 line-clamp-2">{more.description}</p>}
      <p className="mt-1.5 flex flex-wrap gap-x-4 gap-y-1">
        {domain && <Away href={`https://${domain}`}>{domain}</Away>}
        {more?.linkedin && <Away href={more.linkedin}>LinkedIn</Away>}
        {more?.phone && (
          <a href={telOf(more.phone)} className={link}>
            {more.phoneText}
          </a>
        )}
        {more && id !== null && more.people > 0 && (
          <Link {...paths.company(workspaceId, id)} className={link}>
            {wordCount(more.people, 'person', 'people')} here
          </Link>
        )}
      </p>
      {id !== null && domain !== null && !isSample && <EmployerData key={id} workspace={workspace} companyId={id} domain={domain} />}
    </section>
  );
}

function Away({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noreferrer noopener nofollow" className={`inline-flex items-center gap-1 ${link}`}>
      {children}
      <ExternalLink className="size-3 text-muted" aria-hidden />
      <span className="sr-only">, opens a new tab</span>
    </a>
  );
}
