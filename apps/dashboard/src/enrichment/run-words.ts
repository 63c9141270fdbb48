/** The texts of enrichment runs. */
import type { EnrichmentForecast, EnrichmentRunRow } from '../api/contract.ts';
import { withRows, type ForecastLine } from '../runs/forecast-lines.ts';
import { wordCount } from '../words/numbers.ts';

type SkipReason = NonNullable<EnrichmentRunRow['skipReason']>;

/** Why a row is skipped, in the order in which the forecast lists the reasons. */
export const skipWords: Record<SkipReason, string> = {
  fresh: 'Read in the last 30 days',
  duplicate: 'Duplicates and subdomains of the same company',
  no_domain: 'No domain known',
  invalid_domain: 'Not a domain',
  shared_domain: 'Mailbox providers, social networks and site builders',
  confusable_domain: 'Domains that imitate another one with similar letters',
  private_domain: 'IP addresses and private names',
  sample: 'Fictional companies',
  gone: 'Deleted',
  erased: 'Erased on request',
};

/** Why one row is skipped, where the forecast's words are about several. */
export const rowSkipWords: Partial<Record<SkipReason, string>> = {
  duplicate: 'The same company as an earlier row',
  shared_domain: 'The domain of a mailbox provider, social network or site builder',
  confusable_domain: 'The domain imitates another one with similar letters',
  private_domain: 'An IP address or a private name',
  sample: 'A fictional company',
};

/** The lines of a forecast: what, how many, at what price. Lines without rows are left out, except the first. */
export function forecastLines({ toRead, free, skipped, mostCost }: EnrichmentForecast): ForecastLine[] {
  const paid = Math.max(0, toRead - free);
  return withRows([
    ['Websites to read', paid, mostCost > 0 ? `up to ${wordCount(mostCost, 'credit')}` : 'free'],
    ['Read again: paid for in the last 30 days', free, 'free'],
    ...(Object.keys(skipWords) as SkipReason[]).map((reason): ForecastLine => [
      `Skipped: ${lowerFirst(skipWords[reason])}`,
      skipped[reason] ?? 0,
      '–',
    ]),
  ]);
}

/** "IP addresses" keeps its capitals. */
const lowerFirst = (text: string): string => (/^[A-Z]{2}/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1));
