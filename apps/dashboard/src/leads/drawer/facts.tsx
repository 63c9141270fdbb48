/** Every field with its value, and the source and age of each. A filled pane marks evidence, an outlined one a guess. */
import { Pane } from '@leadlight/ui/badge';
import { deferred } from '@leadlight/ui/deferred';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { LeadFact } from '../../api/contract.ts';
import { paths } from '../../paths.ts';
import { wordDistance, wordMoment } from '../../words/dates.ts';
import { useIndustryNames } from '../industry-names.ts';
import { compareFields, wordField, wordLanguages } from '../fact-words.ts';
import { companySizeNames, companyStatusNames, sourceNames } from '../lead-words.ts';

const RejectFact = deferred(() => import('../../enrichment/reject-fact.tsx').then((module) => module.RejectFact));

interface FactsProps {
  workspaceId: string;
  facts: readonly LeadFact[];
  /** The company whose facts from its website can be marked as wrong; absent for people, and if the user may not. */
  rejectableOf?: string | undefined;
}

export function Facts({ workspaceId, facts, rejectableOf }: FactsProps) {
  const fields = Map.groupBy(facts, ({ field }) => field);
  if (fields.size === 0) return <p className="px-4 py-6 text-13 text-muted">No facts yet.</p>;
  return (
    <ul aria-label="Facts" className="px-4 py-1">
      {Array.from(fields)
        .toSorted(([a], [b]) => compareFields(a, b))
        .map(([field, all]) => {
          const current = all.find(({ isCurrent }) => isCurrent) ?? all[0];
          if (!current) return null;
          const earlier = all.filter((fact) => fact !== current);
          return (
            <li key={field} className="border-b border-hairline py-2 last:border-0">
              <FactView workspaceId={workspaceId} fact={current} label={wordField(field)} rejectableOf={rejectableOf} />
              {earlier.length > 0 && (
                <details className="mt-1 ml-33.5 text-13">
                  <summary className="w-fit rounded-small text-12 text-muted hover:text-ink">
                    {earlier.length === 1 ? '1 other value' : `${earlier.length} other values`}
                  </summary>
                  <ul className="mt-1 grid gap-2">
                    {earlier.map((fact, index) => (
                      <li key={index}>
                        <FactView workspaceId={workspaceId} fact={fact} />
                      </li>
                    ))}
                  </ul>
                </details>
              )}
            </li>
          );
        })}
    </ul>
  );
}

function FactView({
  workspaceId,
  fact,
  label,
  rejectableOf,
}: {
  workspaceId: string;
  fact: LeadFact;
  label?: string;
  rejectableOf?: string | undefined;
}) {
  const isFromSite = fact.evidence.source === 'website' || fact.evidence.source === 'job_board';
  const { evidence, isCurrent, retractedAt } = fact;
  const isGuess = evidence.source === 'inferred' || evidence.source === 'sample';
  return (
    <div className={`group/fact grid gap-x-2.5 ${label ? 'grid-cols-[10px_104px_minmax(0,1fr)]' : 'grid-cols-[10px_minmax(0,1fr)]'}`}>
      <span className={`mt-1 ${isCurrent && !isGuess ? 'text-emerald-text' : 'text-control'}`} title={isGuess ? 'A guess' : 'Evidence'}>
        <Pane filled={!isGuess} className="h-3 w-2.5" />
      </span>
      {label && (
        <div className="text-13 break-words text-muted">
          {label}
          {rejectableOf && isFromSite && isCurrent && !retractedAt && (
            <RejectFact workspaceId={workspaceId} companyId={rejectableOf} fact={fact} />
          )}
        </div>
      )}
      <div className="min-w-0">
        <p className={`text-13 wrap-anywhere ${retractedAt ? 'text-muted line-through' : isCurrent ? '' : 'text-muted'}`}>
          <Value fact={fact} />
        </p>
        <p className="mt-0.5 text-12 text-muted">
          <Source workspaceId={workspaceId} fact={fact} />
          {' · '}
          <time className="whitespace-nowrap" dateTime={evidence.fetchedAt} title={wordMoment(evidence.fetchedAt)}>
            {wordDistance(evidence.fetchedAt)}
          </time>
          {retractedAt && <> · removed {wordDistance(retractedAt)}</>}
          <span className="sr-only">{isGuess ? ', a guess' : ', evidence'}</span>
        </p>
        {rejectableOf && isFromSite && retractedAt && <RejectFact workspaceId={workspaceId} companyId={rejectableOf} fact={fact} />}
        {evidence.snippet && (
          <p className="mt-0.5 line-clamp-2 wrap-anywhere border-l-2 border-hairline pl-2 text-12 text-muted">{evidence.snippet}</p>
        )}
      </div>
    </div>
  );
}

function Value({ fact: { field, value } }: { fact: LeadFact }): ReactNode {
  const industryName = useIndustryNames();
  if (Array.isArray(value)) return field === 'languages' ? wordLanguages(value) : value.join(', ');
  if (typeof value === 'number') return field === 'founded' ? String(value) : value.toLocaleString('en');
  if (field === 'industry' && /^[a-z-]+(\.[a-z-]+)?$/.test(value)) return industryName(value);
  if (field === 'status') return (companyStatusNames as Record<string, string>)[value] ?? value;
  if (field === 'size') return (companySizeNames as Record<string, string>)[value] ?? value;
  return value;
}

/** The locator of an imported value is "<import's ID>/<file's name>". */
const imported = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\/(.+)$/;
const link = 'underline decoration-control underline-offset-3 hover:decoration-ink';

function Source({ workspaceId, fact: { evidence } }: { workspaceId: string; fact: LeadFact }): ReactNode {
  const { source, locator, row, actorName, attribution } = evidence;
  if (source === 'hand') return `${sourceNames.hand}, ${actorName ?? 'a former member'}`;
  if (attribution)
    return (
      <>
        {`${sourceNames[source]}: ${attribution.text}, `}
        <a href={attribution.licenseUrl} target="_blank" rel="noreferrer noopener nofollow" className={link}>
          {attribution.license.replace('LicenseRef-', '').replaceAll('-', ' ')}
        </a>
      </>
    );
  const [, importId, fileName] = imported.exec(locator ?? '') ?? [];
  return (
    <>
      {importId === undefined || source !== 'import' ? sourceNames[source] : null}
      {importId !== undefined ? (
        <>
          {source !== 'import' && ': '}
          <Link {...paths.import(workspaceId, importId)} className={link}>
            {fileName}
          </Link>
        </>
      ) : locator && /^https?:\/\//.test(locator) ? (
        <>
          {': '}
          <a href={locator} target="_blank" rel="noreferrer noopener nofollow" className={link}>
            {hostOf(locator)}
          </a>
        </>
      ) : (
        // The locator of a sample value is a number of its generator.
        locator && source !== 'sample' && `: ${locator}`
      )}
      {row !== null && `, row ${row.toLocaleString('en')}`}
    </>
  );
}

function hostOf(url: string): string {
  try {
    return new URL(url).host;
  } catch {
    return url;
  }
}
