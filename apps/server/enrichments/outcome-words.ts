/** The outcome of a reading as a sentence for users. */
import type { NotRead } from '@leadlight/adapters/web';
import type { Enrichment, EnrichmentOutcome } from '@leadlight/db/enrichments';
import { siteOutcomeWords } from '@leadlight/enrichment';
import { domainToUnicode } from 'node:url';
import { reasonWords } from './enrich.command.ts';

export function outcomeWords(
  outcome: EnrichmentOutcome,
  { domain, movedTo, reason, pagesRead }: Pick<Enrichment, 'domain' | 'movedTo' | 'reason' | 'pagesRead'>,
): string {
  switch (outcome) {
    case 'read':
      return `Read ${pagesRead} ${pagesRead === 1 ? 'page' : 'pages'}.`;
    case 'moved':
      return `${domain} now leads to ${movedTo ?? 'another site'}, which was not read.`;
    case 'parked':
    case 'needs_scripts':
    case 'forbidden':
    case 'opted_out':
      return siteOutcomeWords(outcome);
    case 'empty':
      return reason?.because === 'soft_404' || reason?.because === 'under_construction'
        ? siteOutcomeWords(outcome, reason.because)
        : siteOutcomeWords(outcome);
    case 'blocked':
      return reason?.because === 'consent_wall'
        ? siteOutcomeWords(outcome, 'consent_wall')
        : withReason('The site rejects our requests', reason);
    case 'no_site':
      return withReason(`${domainToUnicode(domain)} has no website`, reason);
    case 'unreachable':
      return withReason('The site could not be read', reason);
  }
}

function withReason(text: string, reason: Enrichment['reason']): string {
  const words =
    reason === null ? undefined : { ...reasonWords, pages_too_complex: 'its pages take too long to read' }[reason.because as NotRead];
  const status = reason?.status === null || reason?.status === undefined ? '' : ` (status ${reason.status})`;
  return words === undefined || words === reasonWords.rejected ? `${text}${status}.` : `${text}: ${words}${status}.`;
}
