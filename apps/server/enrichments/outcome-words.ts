/** The outcome of a reading as a sentence for users. */
import type { NotRead } from '@leadlight/adapters';
import type { Enrichment, EnrichmentOutcome } from '@leadlight/db/enrichments';
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
      return 'The domain is parked: it shows only advertising or a notice of its registrar.';
    case 'needs_scripts':
      return 'This site shows nothing without scripts.';
    case 'empty':
      return 'Its pages have no text that says anything about a company.';
    case 'forbidden':
      return "The site's robots.txt does not allow reading it.";
    case 'opted_out':
      return 'Its owner asked us not to read it.';
    case 'blocked':
      return withReason('The site rejects our requests', reason);
    case 'no_site':
      return withReason(`${domainToUnicode(domain)} has no website`, reason);
    case 'unreachable':
      return withReason('The site could not be read', reason);
  }
}

function withReason(text: string, reason: Enrichment['reason']): string {
  const words = reason === null ? undefined : reasonWords[reason.because as NotRead];
  const status = reason?.status === null || reason?.status === undefined ? '' : ` (status ${reason.status})`;
  return words === undefined || words === reasonWords.rejected ? `${text}${status}.` : `${text}: ${words}${status}.`;
}
