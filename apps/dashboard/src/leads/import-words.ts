import type { BadgeTone } from '@leadlight/ui/badge';
import type { Import, ImportPreview } from '../api/contract.ts';
import { wordCount, wordNumber } from '../words/numbers.ts';

export const stateNames: Record<Import['state'], string> = {
  uploaded: 'Waits for you',
  queued: 'Waits its turn',
  running: 'Importing',
  paused: 'Paused',
  done: 'Done',
  failed: 'Failed',
  cancelled: 'Stopped',
  undoing: 'Being undone',
  undone: 'Undone',
};
export const stateTones: Record<Import['state'], BadgeTone> = {
  uploaded: 'notice',
  queued: 'info',
  running: 'info',
  paused: 'notice',
  done: 'good',
  failed: 'bad',
  cancelled: 'neutral',
  undoing: 'info',
  undone: 'neutral',
};
const vendorNames: Record<string, string> = {
  linkedin: 'LinkedIn connections',
  hubspot: 'HubSpot export',
  salesforce: 'Salesforce export',
  pipedrive: 'Pipedrive export',
  apollo: 'Apollo export',
  yc: 'Y Combinator directory',
  'yc-directory': 'Y Combinator directory',
  sp500: 'S&P 500 list',
};
export const wordVendor = (vendor: string): string => vendorNames[vendor] ?? vendor.charAt(0).toUpperCase() + vendor.slice(1);

export const delimiterNames: Record<NonNullable<ImportPreview['delimiter']>, string> = {
  ',': 'Comma',
  ';': 'Semicolon',
  '\t': 'Tab',
  '|': 'Bar',
};
export const encodingNames: Record<NonNullable<ImportPreview['encoding']>, string> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16 LE',
  'utf-16be': 'UTF-16 BE',
  'windows-1252': 'Windows-1252',
};

/** "about 2 minutes left". */
export function wordLeft(seconds: number | null): string {
  if (seconds === null) return '';
  if (seconds < 5) return 'a few seconds left';
  return seconds < 90 ? `about ${Math.ceil(seconds / 5) * 5} seconds left` : `about ${wordCount(Math.round(seconds / 60), 'minute')} left`;
}

/** How far it is: "1,200 of about 40,000 rows". */
export function wordRows({ state, progress: { phase, rowsRead, rowsExpected } }: Pick<Import, 'state' | 'progress'>): string {
  if (state === 'undone') return 'All of its rows are taken back';
  if (state === 'undoing') return `${wordCount(rowsRead, 'row')} left to take back`;
  if (!rowsExpected || state === 'done') return wordCount(rowsRead, 'row');
  return `${wordNumber(rowsRead)} of ${phase === 'reading' ? 'about ' : ''}${wordCount(rowsExpected, 'row')}`;
}

/** What came of it, in a line. */
export function wordResult({
  state,
  progress: { peopleCreated, companiesCreated, matched, refused },
}: Pick<Import, 'state' | 'progress'>): string {
  if (state === 'undone') return 'Taken back';
  const parts = [
    peopleCreated > 0 && wordCount(peopleCreated, 'new person', 'new people'),
    companiesCreated > 0 && wordCount(companiesCreated, 'new company', 'new companies'),
    matched > 0 && wordCount(matched, 'known', 'known'),
    refused > 0 && `${refused.toLocaleString('en')} refused`,
  ].filter(Boolean);
  return parts.join(', ') || 'Nothing new';
}
