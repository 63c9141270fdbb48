/** Drafts a template with the workspace's language model. The model is asked outside of any transaction. */
import { findSeen, readPersonRows } from '@leadlight/db/leads';
import { Refusal } from '@leadlight/db/platform';
import { acceptDraft, draftPrompt, mostDraftTokens, type AcceptedDraft, type DraftWish, type FieldValues } from '@leadlight/writing';
import { transact, type WorkspaceContext } from '../command.ts';
import { askModel, costOf } from '../models/ask-model.ts';
import { readModelInUse } from '../models/model-in-use.ts';
import { senderOf } from './email-templates.reads.ts';
import { readReaders } from './reader-values.ts';
import { senderValues } from './write-emails.ts';

type Context = WorkspaceContext<'db' | 'models' | 'now' | 'providers'>;

/** Someone waits for it. */
const timeoutMs = 45_000;

const goals: Readonly<Record<string, string>> = {
  introduction: 'introduce what the sender offers and ask whether it is of interest',
  meeting: 'ask for a short meeting',
  referral: 'find out who at the company decides about this',
};

export interface DraftedEmail extends AcceptedDraft {
  readonly model: string;
  readonly costMicros: number;
}

/** @throws Refusal not_found, model_missing, model_key_unreadable, model_ceiling, model_failed */
export async function draftEmail(
  context: Context,
  { personId, ...wish }: DraftWish & { readonly personId: string },
): Promise<DraftedEmail> {
  const { services, caller, now } = context;
  const { model, known, own, subject } = await transact(context, async (tx) => {
    const id = await findSeen(tx, 'people', personId);
    const rows = await readPersonRows(tx, [id]);
    const sender = await senderOf(tx, context);
    const reader = (await readReaders(tx, new Map(rows.map((row) => [row.id, row])), wish.language, now)).get(id);
    const values: FieldValues = { ...reader?.values, ...senderValues(sender) };
    return {
      model: await readModelInUse(tx, services, caller.workspaceId),
      known: values,
      own: [...Object.values(sender), wish.notes].join('\n'),
      subject: rows[0]?.companyDomain ?? '',
    };
  });
  const prompt = draftPrompt({ ...wish, goal: goals[wish.goal] ?? wish.goal }, known);
  const request = { ...prompt, maxOutputTokens: mostDraftTokens, signal: AbortSignal.timeout(timeoutMs * 2), timeoutMs };
  const answer = await askModel(services, caller.workspaceId, model, { purpose: 'draft', subject, run: null, request });
  if (answer.kind === 'ceiling') throw new Refusal('model_ceiling');
  if (answer.kind === 'failed') throw new Refusal('model_failed');
  const { inputTokens, outputTokens } = answer.usage;
  return {
    ...acceptDraft(answer.value, wish.language, own),
    model: answer.model,
    costMicros: Math.round(costOf(model, { inputTokens, outputTokens })),
  };
}
