/** Rankings by examples, and the saved likenesses. */
import { fewestExamples } from '@leadlight/contract';
import { readCompanyRows, readPersonRows } from '@leadlight/db/leads';
import { listLikenesses, readFirstIdSince, readLikeness as readSaved, type SavedLikeness } from '@leadlight/db/likenesses';
import { readInWorkspace, type WorkspaceTx } from '@leadlight/db/platform';
import type { LeadKind } from '@leadlight/leads';
import type { LikenessQuestion } from '@leadlight/leads/likeness';
import { transact, type Present, type WorkspaceContext } from '../command.ts';
import { presentCompanyRow } from '../companies/companies.presenter.ts';
import { presentPersonRow } from '../people/people.presenter.ts';
import { examplesOf, refuseForeignFilters, type Examples } from './examples.ts';
import { choicesOf, presentTrait } from './likenesses.presenter.ts';

/** The stage of customers, who need not be found. */
const customerStages = ['won'];
const weekMs = 7 * 86_400_000;

type RankingContext = WorkspaceContext<'db' | 'search'>;
interface Question {
  readonly kind: LeadKind;
  readonly examples: Examples;
  readonly good: readonly string[];
  readonly bad: readonly string[];
  readonly choices: LikenessQuestion['choices'];
  readonly onlyNew: boolean;
  readonly limit: number;
}

/** @throws Refusal busy, ranking_unsupported, unavailable; Invalid for a filter that does not exist for this kind of lead */
export async function rankLikeLeads(context: RankingContext, question: Question, signal?: AbortSignal) {
  refuseForeignFilters(question.kind, question.examples);
  return rank(
    context,
    {
      ...question,
      examples: await examplesOf(context, question.kind, question.examples),
      good: question.good.map(Number),
      bad: question.bad.map(Number),
    },
    signal,
  );
}

/** @throws Refusal not_found, busy, ranking_unsupported, unavailable */
export async function rankSaved(
  context: RankingContext,
  id: string,
  page: { readonly onlyNew: boolean; readonly limit: number },
  signal?: AbortSignal,
) {
  const { kind, examples, good, bad, choices } = await transact(context, (tx) => readSaved(tx, id));
  return rank(context, { kind, examples, good, bad, choices: choicesOf(choices), ...page }, signal);
}

type Asked = Omit<LikenessQuestion, 'withoutStages' | 'firstNewId'>;

async function rank(context: RankingContext, asked: Asked, signal?: AbortSignal) {
  const { services, caller, now } = context;
  const { workspaceId } = caller;
  const { kind } = asked;
  const firstNewId = await readInWorkspace(services.db, workspaceId, (tx) => readFirstIdSince(tx, kind, new Date(now.getTime() - weekMs)));
  const question: LikenessQuestion = { ...asked, withoutStages: customerStages, firstNewId };
  return services.search.likeAndRead(
    workspaceId,
    question,
    now,
    async ({ leads, ...figures }) => {
      // What one or two leads share may be chance.
      if (figures.examples < fewestExamples) return { ...figures, ranked: 0, inFirstTenth: null, traits: [], items: [] };
      const ids = leads.map(({ id }) => id);
      const rows = await readInWorkspace(services.db, workspaceId, (tx) => readRows(tx, kind, ids));
      // A lead that was deleted a moment ago has no row.
      const items = leads.flatMap(({ id, score, isNew, reasons }) => {
        const row = rows.get(String(id));
        return row ? [{ ...row, score, isNew, reasons: reasons.map(presentTrait) }] : [];
      });
      return { ...figures, traits: figures.traits.map(presentTrait), items };
    },
    signal,
  );
}

async function readRows(tx: WorkspaceTx, kind: LeadKind, ids: readonly number[]) {
  if (kind === 'people') {
    const people = (await readPersonRows(tx, ids)).map(presentPersonRow);
    return new Map(people.map((person) => [person.id, { person, company: null }]));
  }
  const companies = (await readCompanyRows(tx, ids)).map(presentCompanyRow);
  return new Map(companies.map((company) => [company.id, { person: null, company }]));
}

/** By name. */
export function readLikenesses<Answer>(context: WorkspaceContext, present: Present<readonly SavedLikeness[], Answer>): Promise<Answer> {
  return transact(context, async (tx) => present(tx, await listLikenesses(tx), context));
}

/** @throws Refusal not_found */
export function readLikeness<Answer>(context: WorkspaceContext, id: string, present: Present<SavedLikeness, Answer>): Promise<Answer> {
  return transact(context, async (tx) => present(tx, await readSaved(tx, id), context));
}
