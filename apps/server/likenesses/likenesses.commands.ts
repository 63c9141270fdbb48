/** Saving likenesses, marking leads, changing choices. Everyone in the workspace sees them; their creator, admins and owners rename and delete them. */
import { maxLikenesses } from '@leadlight/contract';
import {
  createLikeness as insertLikeness,
  deleteLikeness as removeLikeness,
  judgeLead,
  readLikeness,
  updateLikeness as writeLikeness,
  type SavedLikeness,
} from '@leadlight/db/likenesses';
import { Refusal } from '@leadlight/db/platform';
import type { LeadKind } from '@leadlight/leads';
import type { LikenessQuestion } from '@leadlight/leads/likeness';
import { transact, transactOnce, type Present, type WorkspaceContext } from '../command.ts';
import { mayManage } from '../leads/may-manage.ts';
import { examplesOf, refuseForeignFilters, type Examples } from './examples.ts';

interface NewLikeness {
  readonly kind: LeadKind;
  readonly name: string;
  readonly examples: Examples;
  readonly good: readonly string[];
  readonly bad: readonly string[];
  readonly choices: LikenessQuestion['choices'];
}

/** @throws Refusal limit_reached, unavailable; Invalid for a filter that does not exist for this kind of lead */
export async function createLikeness<Answer>(
  context: WorkspaceContext<'db' | 'search'>,
  { kind, name, examples, good, bad, choices }: NewLikeness,
  present: Present<SavedLikeness, Answer>,
): Promise<Answer> {
  refuseForeignFilters(kind, examples);
  const ids = await examplesOf(context, kind, examples);
  return transactOnce(context, async (tx) => {
    const likeness = {
      kind,
      name,
      choices,
      examples: ids,
      good: good.map(Number),
      bad: bad.map(Number),
      createdBy: context.caller.actor.id,
    };
    return present(tx, await insertLikeness(tx, likeness, maxLikenesses, context.now), context);
  });
}

/** Everyone may change the choices. @throws Refusal not_found, forbidden */
export function updateLikeness<Answer>(
  context: WorkspaceContext,
  id: string,
  change: { name?: string | undefined; choices?: LikenessQuestion['choices'] | undefined },
  present: Present<SavedLikeness, Answer>,
): Promise<Answer> {
  return transact(context, async (tx) => {
    const { createdBy } = await readLikeness(tx, id);
    if (change.name !== undefined && !mayManage(context.caller, createdBy)) throw new Refusal('forbidden');
    return present(tx, await writeLikeness(tx, id, change, context.now), context);
  });
}

/** @throws Refusal not_found */
export function judgeLikeLead<Answer>(
  context: WorkspaceContext,
  id: string,
  { leadId, judgment }: { readonly leadId: string; readonly judgment: 'good' | 'bad' | null },
  present: Present<SavedLikeness, Answer>,
): Promise<Answer> {
  return transact(context, async (tx) => present(tx, await judgeLead(tx, id, Number(leadId), judgment), context));
}

/** @throws Refusal not_found, forbidden */
export async function deleteLikeness(context: WorkspaceContext, id: string): Promise<void> {
  await transact(context, async (tx) => {
    const { createdBy } = await readLikeness(tx, id);
    if (!mayManage(context.caller, createdBy)) throw new Refusal('forbidden');
    await removeLikeness(tx, id);
  });
}
