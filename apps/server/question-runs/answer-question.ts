/**
 * One question about one company, outside of any transaction: reads the website, asks the model unless it was asked about the same text before, and checks
 * the answer. The answer is stored where it was paid for, so that a killed worker's row is not paid for twice.
 */
import { createHash } from 'node:crypto';
import { acceptAnswer, choosePassages, mostAnswerTokens, promptOf, type PageText, type Question } from '@leadlight/enrichment/questions';
import { inWorkspace, type WorkspaceTx } from '@leadlight/db/platform';
import { findKnownAnswer, saveQuestionAnswer, type QuestionAnswer } from '@leadlight/db/questions';
import type { ModelFailure } from '@leadlight/adapters/models';
import { askModel } from '../models/ask-model.ts';
import type { ModelInUse } from '../models/model-in-use.ts';
import { wordModelFailure } from '../models/model-words.ts';
import type { Services } from '../services.ts';
import { notStated, wordDiscard } from './question-words.ts';
import { readCompanyPages } from './read-company-pages.ts';

export type QuestionServices = Pick<Services, 'db' | 'models' | 'now' | 'sites'>;

export interface QuestionToAsk {
  readonly workspaceId: string;
  readonly runId: string;
  readonly columnId: string;
  readonly question: Question;
  readonly model: ModelInUse;
  readonly modelCeilingMicros: number;
}

export type AnswerEnd =
  | { readonly kind: 'done'; readonly outcome: QuestionAnswer['outcome']; readonly isCached: boolean }
  /** The site or the host may answer later. With `reason`, it is what the cell says if it never does. */
  | { readonly kind: 'later'; readonly afterMs: number; readonly outcome: 'unread' | 'failed'; readonly reason: string }
  | { readonly kind: 'ceiling' }
  /** No other row can be answered either. @property reason a sentence for users */
  | { readonly kind: 'unusable'; readonly reason: string };

/** A host without its own wait. */
const usualWaitMs = 60_000;
/** A site that did not answer is read again, as in an enrichment. */
const siteWaitMs = 20 * 60_000;

/** These are the same for every company. */
const unusable: ReadonlySet<ModelFailure['code']> = new Set(['wrong_key', 'quota_exhausted', 'unknown_model']);

const nothing = { answer: null, quote: null, pageUrl: null, reason: null, askedDigest: null, model: null } as const;

export async function answerQuestion(
  services: QuestionServices,
  asked: QuestionToAsk,
  domain: string,
  signal: AbortSignal,
): Promise<AnswerEnd> {
  const { db, now, sites } = services;
  const { workspaceId, runId, columnId, question, model } = asked;
  const saveIn = (tx: WorkspaceTx, answer: QuestionAnswer): Promise<void> =>
    saveQuestionAnswer(tx, { columnId, domain, runId, ...answer }, now());
  const save = (answer: QuestionAnswer): Promise<void> => inWorkspace(db, workspaceId, (tx) => saveIn(tx, answer));
  const site = await readCompanyPages(sites, domain, signal);
  if (site.kind === 'unread') {
    if (site.isTransient) return { kind: 'later', afterMs: siteWaitMs, outcome: 'unread', reason: site.reason };
    await save({ ...nothing, outcome: 'unread', reason: site.reason });
    return { kind: 'done', outcome: 'unread', isCached: false };
  }
  const passages = choosePassages(site.pages, question);
  const askedDigest = digestOf(question, model, passages);
  const known = await inWorkspace(db, workspaceId, (tx) => findKnownAnswer(tx, domain, askedDigest));
  if (known) {
    await save(known);
    return { kind: 'done', outcome: known.outcome, isCached: true };
  }
  const answer = await askModel(services, workspaceId, model, {
    purpose: 'question',
    subject: domain,
    run: { id: runId, ceilingMicros: asked.modelCeilingMicros },
    request: { ...promptOf(question, domain, passages), maxOutputTokens: mostAnswerTokens, signal },
    keep: (tx, answered) => saveIn(tx, { ...checkedAnswer(question, answered, site.pages), askedDigest }),
  });
  if (answer.kind === 'ceiling') return { kind: 'ceiling' };
  if (answer.kind === 'failed') {
    signal.throwIfAborted();
    const reason = wordModelFailure(answer);
    if (unusable.has(answer.code)) return { kind: 'unusable', reason };
    if (answer.isRetryable) return { kind: 'later', afterMs: answer.retryAfterMs ?? usualWaitMs, outcome: 'failed', reason };
    await save({ ...nothing, outcome: 'failed', reason, model: model.settings.model });
    return { kind: 'done', outcome: 'failed', isCached: false };
  }
  return { kind: 'done', outcome: checkedAnswer(question, answer, site.pages).outcome, isCached: false };
}

/** The answer, if its quote proves it; otherwise why there is none. */
function checkedAnswer(
  question: Question,
  { value, model }: { readonly value: Parameters<typeof acceptAnswer>[1]; readonly model: string },
  pages: readonly PageText[],
): Omit<QuestionAnswer, 'askedDigest'> {
  const checked = acceptAnswer(question, value, pages);
  const about = { ...nothing, model };
  switch (checked.kind) {
    case 'accepted':
      return { ...about, outcome: 'answered', answer: checked.answer, quote: checked.quote, pageUrl: checked.pageUrl };
    case 'not_stated':
      return { ...about, outcome: 'not_stated', reason: notStated };
    case 'discarded':
      return { ...about, outcome: 'discarded', reason: wordDiscard(checked.reason) };
  }
}

/** Equal only if the same model would get the same question with the same text. */
function digestOf(question: Question, { settings, host }: ModelInUse, passages: readonly PageText[]): Buffer {
  const asked = [question.text, question.kind, question.choices, settings.model, host, passages.map(({ url, text }) => [url, text])];
  return createHash('sha256').update(JSON.stringify(asked)).digest();
}
