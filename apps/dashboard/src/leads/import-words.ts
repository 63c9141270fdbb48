import type { BadgeTone } from '@leadlight/ui/badge';
import type { Import, ImportPreview } from '../api/contract.ts';
import { wordCount, wordNumber } from '../words/numbers.ts';

/** What an import shows as its status: an undo under way, or done, has words of its own. */
export type ImportDisplay = Import['status'] | 'undoing' | 'undone';

export function displayOf({ status, isUndo }: Pick<Import, 'status' | 'isUndo'>): ImportDisplay {
  if (!isUndo) return status;
  if (status === 'finished') return 'undone';
  return status === 'queued' || status === 'running' ? 'undoing' : status;
}

export const displayNames: Record<ImportDisplay, string> = {
  uploaded: 'Waits for you',
  queued: 'Waits its turn',
  running: 'Importing',
  paused: 'Paused',
  finished: 'Done',
  failed: 'Failed',
  canceled: 'Stopped',
  undoing: 'Being undone',
  undone: 'Undone',
};
export const displayTones: Record<ImportDisplay, BadgeTone> = {
  uploaded: 'notice',
  queued: 'info',
  running: 'info',
  paused: 'notice',
  finished: 'good',
  failed: 'bad',
  canceled: 'neutral',
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
export function wordRows(file: Import): string {
  const { total, status, isUndo } = file;
  const { phase, rowsRead } = file.progress;
  if (isUndo) return status === 'finished' ? 'All of its rows are taken back' : `${wordCount(rowsRead, 'row')} left to take back`;
  if (!total || status === 'finished') return wordCount(rowsRead, 'row');
  return `${wordNumber(rowsRead)} of ${phase === 'reading' ? 'about ' : ''}${wordCount(total, 'row')}`;
}

/** What came of it, in a line. */
export function wordResult(file: Import): string {
  if (displayOf(file) === 'undone') return 'Taken back';
  const { peopleCreated, companiesCreated, matched, refused } = file.progress;
  const parts = [
    peopleCreated > 0 && wordCount(peopleCreated, 'new person', 'new people'),
    companiesCreated > 0 && wordCount(companiesCreated, 'new company', 'new companies'),
    matched > 0 && wordCount(matched, 'known', 'known'),
    refused > 0 && `${refused.toLocaleString('en')} refused`,
  ].filter(Boolean);
  return parts.join(', ') || 'Nothing new';
}
