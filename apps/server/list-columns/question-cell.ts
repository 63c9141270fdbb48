/** The cell of a column that asks a question: the answer with its quote and page, or why there is none. */
import { questionSchema, type ColumnQuestion } from '@leadlight/contract';
import type { ExportedRow } from '@leadlight/db/exports';
import type { QuestionAnswer } from '@leadlight/db/questions';
import type { ListColumn } from '@leadlight/db/list-columns';
import type { Cell } from './cell.ts';
import { domainOfLead } from './lead-domains.ts';

export interface FoundAnswers {
  /** By column, then by domain. */
  readonly answers: ReadonlyMap<string, ReadonlyMap<string, QuestionAnswer & { readonly answeredAt: Date }>>;
  /** By column and domain: what a run has still to ask about. */
  readonly pending: ReadonlyMap<string, ReadonlyMap<string, 'at_work' | 'paused'>>;
}

export const questionOf = ({ question }: Pick<ListColumn, 'question'>): ColumnQuestion | null =>
  question === null ? null : questionSchema.parse(question);

export function questionCell(column: ListColumn, row: ExportedRow, { answers, pending }: FoundAnswers): Cell {
  const domain = domainOfLead(row);
  const isSample = row.person?.is_sample === true || row.company?.is_sample === true;
  const known = domain === null ? undefined : answers.get(column.id)?.get(domain);
  const run = domain === null ? undefined : pending.get(column.id)?.get(domain);
  const isPending = run === 'at_work';
  const isAnswered = known?.outcome === 'answered' && known.answer !== null;
  const reason = isSample
    ? 'A fictional lead of the sample. Only real companies are asked about.'
    : domain === null
      ? row.person
        ? "The employer's website isn't known."
        : "The website isn't known."
      : isPending
        ? ''
        : run === 'paused'
          ? 'The run that asks is paused.'
          : (known?.reason ?? 'Not asked yet.');
  return {
    columnId: column.id,
    state: isAnswered ? 'filled' : isPending ? 'pending' : 'empty',
    text: isAnswered ? wordAnswer(questionOf(column), known.answer) : null,
    sortValue: isAnswered ? known.answer : null,
    verdict: null,
    source: isAnswered ? 'website' : null,
    locator: isAnswered ? known.pageUrl : null,
    quote: isAnswered ? known.quote : null,
    observedAt: isAnswered ? known.answeredAt : null,
    reason: isAnswered ? null : reason,
    lookedForAt: known?.answeredAt ?? null,
    profileRow: null,
    enrichmentId: null,
    known: null,
    isSample,
  };
}

const yesNo: Readonly<Record<string, string>> = { yes: 'Yes', no: 'No' };

function wordAnswer(question: ColumnQuestion | null, answer: string | number | null): string {
  const text = String(answer);
  return question?.kind === 'yes_no' ? (yesNo[text] ?? text) : text;
}
