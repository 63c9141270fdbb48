/** The texts about runs of a column: values are looked for, questions are asked. */
import type { ListColumn } from '../api/contract.ts';

/** Which rows a run looks for. */
export const rowChoices = ['missing', 'again', 'all'] as const;
export type RowChoice = (typeof rowChoices)[number];

export interface LookWords {
  /** In a cell that waits for a run. */
  readonly now: string;
  /** The same in full. */
  readonly pending: string;
  /** Before the date of the last run. */
  readonly looked: string;
  /** Buttons that start a run for one cell. */
  readonly first: string;
  readonly again: string;
  /** Of a window that starts a run for selected rows. */
  readonly selected: string;
  /** After a run started. */
  readonly started: string;
  readonly rows: Readonly<Record<RowChoice, string>>;
}

const ofValues: LookWords = {
  now: 'Looking…',
  pending: 'A run is looking for it.',
  looked: 'Looked for',
  first: 'Look for it…',
  again: 'Look again…',
  selected: 'Only the selected rows, even if they were looked for recently.',
  started: 'The cells show what was found.',
  rows: {
    missing: 'Without a value, not looked for in 30 days',
    again: 'Without a value, even if looked for recently',
    all: 'All rows, even with a value',
  },
};
const ofQuestions: LookWords = {
  now: 'Asking…',
  pending: 'A run is asking about this company.',
  looked: 'Asked',
  first: 'Ask…',
  again: 'Ask again…',
  selected: 'Only about the selected rows, even if they were asked about recently.',
  started: 'The cells show the answers.',
  rows: {
    missing: 'Without an answer, not asked about in 30 days',
    again: 'Without an answer, even if asked about recently',
    all: 'All rows, even with an answer',
  },
};

const ofProviders: LookWords = {
  now: 'Asking…',
  pending: 'A run is asking the provider.',
  looked: 'Asked',
  first: 'Ask…',
  again: 'Ask again…',
  selected: 'Only about the selected rows, even if they were asked about recently.',
  started: 'The cells show the answers.',
  rows: {
    missing: 'Without a value, not asked about in 30 days',
    again: 'Without a value, even if asked about recently',
    all: 'All rows, even with a value',
  },
};

const words: Readonly<Record<ListColumn['runKind'], LookWords>> = {
  profile: ofValues,
  enrichment: ofValues,
  question: ofQuestions,
  'provider-field': ofProviders,
};

export const lookWords = ({ runKind }: Pick<ListColumn, 'runKind'>): LookWords => words[runKind];

/** With a value, as the column's overwrite policy looks for it again. */
const againWords: Readonly<Partial<Record<ListColumn['overwrite'], string>>> = {
  newer_and_proven: 'Without a value, or with an old or unproven one',
  always_ask: 'All rows',
};

/** Which rows a choice means. */
export function rowWords(column: Pick<ListColumn, 'runKind' | 'overwrite'>, choice: RowChoice): string {
  const again = againWords[column.overwrite];
  if (again === undefined || choice === 'all') return lookWords(column).rows[choice];
  return choice === 'missing' ? `${again}, not looked for in 30 days` : `${again}, even if looked for recently`;
}

/** Whether its runs ask somebody else, instead of looking for a value in several places. */
export const isAsked = ({ runKind }: Pick<ListColumn, 'runKind'>): boolean => runKind === 'question' || runKind === 'provider-field';
