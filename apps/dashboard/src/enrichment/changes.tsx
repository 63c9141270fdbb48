import { useState } from 'react';
import { Button } from '@leadlight/ui/button';
import type { CompanyDetails } from '../api/contract.ts';
import { Ago } from '../layout/ago.tsx';
import { wordCount } from '../words/numbers.ts';
import { DetailSection, NothingFound } from './detail-section.tsx';

type Change = CompanyDetails['changes'][number];

const kindNames: Record<Change['kind'], string> = {
  technology: 'Technology',
  job: 'Job',
  contact: 'Contact',
  location: 'Address',
  person: 'Person',
  identifier: 'Register number',
};
const most = 10;

/** What appeared and disappeared between readings, newest first. */
export function Changes({ changes }: { changes: readonly Change[] }) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? changes : changes.slice(0, most);
  return (
    <DetailSection id="changes" title="Changes">
      {changes.length === 0 ? (
        <NothingFound>Nothing has changed since the first reading.</NothingFound>
      ) : (
        <>
          <ol aria-label="Changes of the website">
            {shown.map(({ at, kind, change, name }, index) => (
              <li key={index} className="flex items-baseline gap-3 py-1 text-13">
                <span
                  aria-hidden
                  className={`w-3 shrink-0 text-center font-medium ${change === 'appeared' ? 'text-emerald-text' : 'text-ruby-text'}`}
                >
                  {change === 'appeared' ? '+' : '−'}
                </span>
                <span className="min-w-0 flex-1 wrap-anywhere">
                  <span className="text-muted">{kindNames[kind]} </span>
                  {name} <span className="text-muted">{change}</span>
                </span>
                <Ago at={at} className="shrink-0 text-12 text-muted" />
              </li>
            ))}
          </ol>
          {changes.length > most && (
            <Button tone="quiet" size="small" className="mt-2 -ml-2.5" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
              {isWhole ? 'Show fewer' : `Show all ${wordCount(changes.length, 'change')}`}
            </Button>
          )}
        </>
      )}
    </DetailSection>
  );
}
