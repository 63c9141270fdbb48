/** The texts of an enrichment: its outcome, what to do next, and its price. */
import type { BadgeTone } from '@leadlight/ui/badge';
import type { Enrichment, EnrichmentOutcome } from '../api/contract.ts';
import { wordDay } from '../words/dates.ts';
import { wordCount } from '../words/numbers.ts';

export const outcomes = [
  'read',
  'moved',
  'parked',
  'needs_scripts',
  'empty',
  'forbidden',
  'opted_out',
  'blocked',
  'no_site',
  'unreachable',
] as const satisfies readonly EnrichmentOutcome[];

/** Short names, for lists and filters. */
export const outcomeNames: Record<EnrichmentOutcome, string> = {
  read: 'Read',
  moved: 'Leads to another site',
  parked: 'Parked',
  needs_scripts: 'Needs scripts',
  empty: 'No text',
  forbidden: 'Not allowed',
  opted_out: 'Opted out',
  blocked: 'Requests rejected',
  no_site: 'No website',
  unreachable: 'No answer',
};

export const outcomeTones: Record<EnrichmentOutcome, BadgeTone> = {
  read: 'good',
  moved: 'notice',
  parked: 'neutral',
  needs_scripts: 'neutral',
  empty: 'neutral',
  forbidden: 'neutral',
  opted_out: 'neutral',
  blocked: 'notice',
  no_site: 'neutral',
  unreachable: 'notice',
};

/** What the user can do about an outcome. */
export type NextStep = 'enrich-other' | 'correct-domain' | 'try-again' | 'none';

export interface OutcomeWords {
  title: string;
  text: string;
  next: NextStep;
}

/** Why nothing was read, and what to do next. @param outcome any but `read` */
export function wordOutcome({
  domain,
  outcome,
  movedTo,
  isMovedToShared,
  message,
}: Pick<Enrichment, 'domain' | 'outcome' | 'movedTo' | 'isMovedToShared' | 'message'>): OutcomeWords | undefined {
  // The server's sentence says more where the network or the site gave a reason: "… (status 403)".
  const because = message?.replace(/\.$/, '');
  switch (outcome) {
    case 'moved':
      if (isMovedToShared)
        return {
          title: `${domain} leads to ${movedTo}`,
          text: 'That site has pages of many companies, so it isn’t read. If the company has a website of its own, correct its domain.',
          next: 'correct-domain',
        };
      return {
        title: movedTo ? `${domain} now leads to ${movedTo}` : `${domain} leads to another site`,
        text: 'The other site wasn’t read, because it may belong to another company.',
        next: movedTo ? 'enrich-other' : 'correct-domain',
      };
    case 'parked':
      return {
        title: `${domain} is parked`,
        text: 'The domain is for sale or shows only advertising. If the company has another website, correct its domain.',
        next: 'correct-domain',
      };
    case 'needs_scripts':
      return {
        title: 'This site shows nothing without scripts',
        text: 'Leadlight reads pages without running their scripts, so it learned nothing from this one.',
        next: 'none',
      };
    case 'empty':
      return {
        title: 'The pages of this site have no text',
        text: 'They may be under construction. Try again later, or correct the domain.',
        next: 'try-again',
      };
    case 'forbidden':
      return {
        title: 'The site doesn’t allow reading it',
        text: 'Its robots.txt keeps programs out, and Leadlight respects that. You can still add what you know manually.',
        next: 'none',
      };
    case 'opted_out':
      return {
        title: 'The owner of this site asked us not to read it',
        text: 'Leadlight respects that. You can still add what you know manually.',
        next: 'none',
      };
    case 'blocked':
      return {
        title: because ?? 'The site rejects our requests',
        text: 'It answered with an error or a page that keeps programs out. Nothing was concluded from it.',
        next: 'try-again',
      };
    case 'no_site':
      return {
        title: because ?? `${domain} has no website`,
        text: 'The domain doesn’t exist, or no website is published there. Check the spelling of the domain.',
        next: 'correct-domain',
      };
    case 'unreachable':
      return {
        title: because ?? 'The site didn’t answer',
        text: 'Its servers may be down. This says nothing about the company; try again later.',
        next: 'try-again',
      };
    case 'read':
    case null:
      return undefined;
  }
}

/** What reading a site costs now. */
export const wordPrice = (freeUntil: string | null | undefined, nowMs: number): string =>
  typeof freeUntil === 'string' && Date.parse(freeUntil) > nowMs
    ? `Free until ${wordDay(freeUntil)}`
    : '1 credit if it adds something, otherwise free';

/** What the last reading brought, and what it cost: "5 pages read, 12 facts added, 1 credit". */
export function wordGain({ pagesRead, factsAdded, cost }: Pick<Enrichment, 'pagesRead' | 'factsAdded' | 'cost'>): string {
  return [
    `${wordCount(pagesRead, 'page')} read`,
    factsAdded === 0 ? 'nothing new' : `${wordCount(factsAdded, 'fact')} added`,
    cost > 0 ? wordCount(cost, 'credit') : 'free',
  ].join(', ');
}

/** "acme.com/about" for a URL; without its protocol and a trailing slash. */
export function wordUrl(url: string): string {
  return url.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '');
}

/** The rules of the reader in words: "json-ld organization" → "JSON-LD organization". */
export function wordRule(rule: string): string {
  const words = rule
    .replaceAll(/[_-]+/g, ' ')
    .replaceAll(/\bjson ld\b/gi, 'JSON-LD')
    .replaceAll(/\bog\b/gi, 'OpenGraph')
    .replaceAll(/\b(html|dns|mx|txt|url)\b/gi, (word) => word.toUpperCase());
  return words.charAt(0).toUpperCase() + words.slice(1);
}
