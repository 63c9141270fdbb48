import { Pane } from '@leadlight/ui/badge';
import { useState } from 'react';
import type { Enrichment, EnrichmentStep } from '../api/contract.ts';
import { wordCount } from '../words/numbers.ts';
import { wordUrl } from './enrichment-words.ts';

const signs: Record<EnrichmentStep['kind'], string> = {
  robots: 'text-muted',
  page: 'text-emerald-text',
  facts: 'text-emerald-text',
  unchanged: 'text-emerald-text',
  not_read: 'text-muted',
  moved: 'text-amber-text',
  job_board: 'text-emerald-text',
  mail_servers: 'text-emerald-text',
};
const isOpen = (kind: EnrichmentStep['kind']): boolean => kind === 'not_read' || kind === 'moved';

/** "Read acme.com/about." for "Read https://acme.com/about/." */
const withoutProtocols = (message: string): string =>
  message.replaceAll(/https?:\/\/(?:www\.)?([^\s,]+)/gi, (_url, rest: string) => rest.replace(/\/(?=[.:]?$)/, ''));

/** What was requested from the site, in order; while it is read, each page as it arrives. */
export function ReadingSteps({ enrichment: { steps, status, domain } }: { enrichment: Enrichment }) {
  const isReading = status === 'reading';
  const [wasReading] = useState(isReading);
  return (
    <ol
      aria-label={`Steps of reading ${domain}`}
      aria-live="polite"
      aria-relevant="additions"
      className="grid gap-2 border-l-2 border-hairline pl-5 text-13"
    >
      {steps.map(({ kind, url, message, at }, index) => (
        <li
          key={`${index} ${at}`}
          className={`relative ${wasReading ? 'animate-[step_180ms_ease-out_both] motion-reduce:animate-none' : ''}`}
        >
          <span className={`absolute top-[3px] -left-[26px] bg-card py-0.5 ${signs[kind]}`}>
            <Pane filled={!isOpen(kind)} />
          </span>
          <span className="block wrap-anywhere">{withoutProtocols(message)}</span>
          {url && kind !== 'robots' && kind !== 'facts' && !message.includes(wordUrl(url)) && (
            <span className="block truncate text-12 text-muted">{wordUrl(url)}</span>
          )}
        </li>
      ))}
      {isReading && (
        <li className="relative text-muted">
          <span className="absolute top-[3px] -left-[26px] animate-pulse bg-card py-0.5 text-cobalt-text motion-reduce:animate-none">
            <Pane />
          </span>
          {steps.length === 0 ? 'Preparing…' : 'Reading the next page…'}
        </li>
      )}
    </ol>
  );
}

/** The steps of the last reading, folded. */
export function FoldedSteps({ enrichment }: { enrichment: Enrichment }) {
  if (enrichment.steps.length === 0) return null;
  return (
    <details className="group text-13">
      <summary className="w-fit rounded-small text-muted hover:text-ink">
        <span className="group-open:hidden">Show what was requested</span>
        <span className="hidden group-open:inline">What was requested</span>
        <span className="ml-1.5 text-12 tabular-nums">{wordCount(enrichment.steps.length, 'step')}</span>
      </summary>
      <div className="mt-3 ml-1.5">
        <ReadingSteps enrichment={enrichment} />
      </div>
    </details>
  );
}
