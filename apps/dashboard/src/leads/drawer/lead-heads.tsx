/** The head of a lead: name, company, place. */
import { Badge } from '@leadlight/ui/badge';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { LeadCompany, LeadPerson } from '../../api/contract.ts';
import { paths } from '../../paths.ts';
import type { OpenWorkspace } from '../../session/session.queries.ts';
import { wordCount } from '../../words/numbers.ts';
import { useIndustryNames } from '../industry-names.ts';
import { companySizeNames, departmentNames, seniorityNames, statusNote, wordPlace } from '../lead-words.ts';
import { LeadPane, SampleMark } from '../table/cells.tsx';

export function PersonHead({ workspace: { workspaceId }, person }: { workspace: OpenWorkspace; person: LeadPerson }) {
  const { name, hasName, title, company, place, seniorities, department, linkedin, isSample, isOwn } = person;
  const words = [...seniorities.map((each) => seniorityNames[each]), department && departmentNames[department]].filter(Boolean).join(' · ');
  return (
    <Head
      kind="person"
      name={name}
      hasName={hasName}
      isSample={isSample}
      isOwn={isOwn}
      linkedin={linkedin}
      lines={[title, words, wordPlace(place)]}
    >
      {company?.name && (
        <p className="text-14">
          {company.id === null ? (
            company.name
          ) : (
            <Link
              {...paths.company(workspaceId, company.id)}
              className="font-medium underline decoration-control underline-offset-3 hover:decoration-ink"
            >
              {company.name}
            </Link>
          )}
          {company.domain && company.domain !== company.name && (
            <span className="text-13 wrap-anywhere text-muted"> · {company.domain}</span>
          )}
        </p>
      )}
    </Head>
  );
}

/** @param isTitled the page's title already is its name */
export function CompanyHead({
  workspace: { workspaceId },
  company,
  isTitled = false,
}: {
  workspace: OpenWorkspace;
  company: LeadCompany;
  isTitled?: boolean;
}) {
  const industryName = useIndustryNames();
  const { id, name, hasName, domain, industry, size, founded, status, place, linkedin, isSample, isOwn, description, people } = company;
  const words = [
    industry && industryName(industry),
    size && `${companySizeNames[size]} people`,
    founded && `Founded ${founded}`,
    status && statusNote(status),
  ]
    .filter(Boolean)
    .join(' · ');
  return (
    <Head
      kind="company"
      name={name}
      hasName={hasName}
      isTitled={isTitled}
      isSample={isSample}
      isOwn={isOwn}
      linkedin={linkedin}
      lines={[domain, words, wordPlace(place)]}
    >
      {description && <p className="mt-2 line-clamp-4 text-13">{description}</p>}
      {people > 0 && !isTitled && (
        <p className="mt-2 text-13">
          <Link
            {...paths.company(workspaceId, id)}
            className="font-medium underline decoration-control underline-offset-3 hover:decoration-ink"
          >
            {wordCount(people, 'person', 'people')} here
          </Link>
        </p>
      )}
    </Head>
  );
}

interface HeadProps {
  kind: 'person' | 'company';
  name: string;
  hasName: boolean;
  isTitled?: boolean;
  isSample: boolean;
  isOwn: boolean;
  linkedin: string | null;
  lines: readonly (string | null | undefined)[];
  children?: ReactNode;
}

function Head({ kind, name, hasName, isTitled = false, isSample, isOwn, linkedin, lines, children }: HeadProps) {
  return (
    <div className="flex gap-3 px-4 pt-4 pb-3">
      <LeadPane name={name} hasName={hasName} kind={kind} size="large" />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          {!isTitled && <h2 className={`text-20 leading-6 wrap-anywhere ${hasName ? '' : 'font-normal text-muted'}`}>{name}</h2>}
          {!hasName && <Badge tone="neutral">No name</Badge>}
          {isSample && <SampleMark />}
          {!isSample && <Badge tone={isOwn ? 'info' : 'neutral'}>{isOwn ? 'Yours' : 'Shared pool'}</Badge>}
        </div>
        {lines[0] && <p className="mt-0.5 text-14 wrap-anywhere">{lines[0]}</p>}
        {children}
        {lines.slice(1).map(
          (line) =>
            line && (
              <p key={line} className="text-13 text-muted">
                {line}
              </p>
            ),
        )}
        {linkedin && (
          <p className="text-13">
            <a href={linkedin} target="_blank" rel="noreferrer noopener" className="text-cobalt-text underline underline-offset-3">
              LinkedIn<span className="sr-only"> of {name}, opens a new tab</span>
            </a>
          </p>
        )}
      </div>
    </div>
  );
}
