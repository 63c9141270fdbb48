/** One call to a provider: recorded before it is sent, and settled with what it cost. */
import type { ProviderOutcome, ProviderSubject } from '@leadlight/adapters/providers';
import { beginProviderCall, settleProviderCall, type BegunCall } from '@leadlight/db/providers';
import { endCall, startCall, type CallEnd } from '@leadlight/profiles';
import { wordLost, wordOutcome } from '../providers/outcome-words.ts';
import { answerDaysOf } from '../providers/stay-days.ts';
import type { AskableProvider } from './connections.ts';
import { inside, type ProfileWorld } from './profile-world.ts';
import type { RunCalls } from './run-calls.ts';

export type Sent =
  | { readonly kind: 'sent'; readonly outcome: ProviderOutcome; readonly micros: number; readonly callId: string }
  /** @property message a sentence for users */
  | { readonly kind: 'not_sent'; readonly because: 'ceiling' | 'asked_before'; readonly message: string };

export interface ToSend {
  readonly callId: string;
  /** Place in the run. */
  readonly row: number;
  readonly fields: readonly string[];
  readonly subject: ProviderSubject;
  /** The forms of the question, the most certain first (engines/profiles). */
  readonly keys: readonly string[];
  /** In millionths of a US dollar. */
  readonly reserved: number;
}

/** Records the call, sends it, and settles it with its answer and what it cost. The budget of the run has reserved it. @throws the signal's reason */
export async function sendCall(
  world: ProfileWorld,
  calls: RunCalls,
  chosen: AskableProvider,
  { callId, row, fields, subject, keys, reserved }: ToSend,
): Promise<Sent> {
  const { services, runId, signal, isUrgent } = world;
  const { connection, provider, key, terms } = chosen;
  // The worker that has the run keeps the ceilings of the run and of the person in memory.
  const begun: BegunCall = await inside(world, async (tx) => {
    await world.confirmLease(tx);
    return beginProviderCall(
      tx,
      {
        connectionId: connection.id,
        idempotencyKey: calls.keyOf(callId),
        runId,
        runRow: row,
        subjectKind: subject.kind,
        subject: keys[0]?.slice(0, 600) ?? '',
        fields,
        reserveMicros: reserved,
      },
      services.now(),
    );
  });
  if (begun.kind === 'ceiling') {
    calls.budget.giveUp(callId);
    return { kind: 'not_sent', because: 'ceiling', message: `The ceiling for ${connection.name} this month is reached.` };
  }
  if (begun.kind === 'settled')
    return { kind: 'not_sent', because: 'asked_before', message: `${connection.name} was asked before; its answer may not be kept.` };
  if (begun.kind === 'sent_before' && !terms.repeatsAreFree)
    return {
      kind: 'not_sent',
      because: 'asked_before',
      message: wordLost(connection.name),
    };
  calls.budget.markSent(callId);
  calls.setCircuit(chosen, startCall(calls.circuitOf(chosen), services.now().getTime()));
  const settle = async (outcome: ProviderOutcome): Promise<number> => {
    const micros =
      outcome.cost.certainty === 'possible' ? reserved : Math.round(outcome.cost.credits * (connection.creditPriceMicros ?? 0));
    calls.budget.settle(callId, { money: micros, credits: 0 });
    const answers = outcome.kind === 'found' || outcome.kind === 'not_found';
    const days = answerDaysOf(connection, provider.description.cacheDays);
    await inside(world, (tx) =>
      settleProviderCall(
        tx,
        {
          callId: begun.callId,
          outcome: { kind: outcome.kind, message: wordOutcome(outcome), answer: outcome },
          costMicros: micros,
          costCredits: outcome.cost.credits,
          isCostCertain: outcome.cost.certainty === 'certain',
          questionKeys: answers ? keys : [],
          expiresAt: new Date(services.now().getTime() + days * 86_400_000),
        },
        services.now(),
      ),
    );
    return micros;
  };
  // Recorded for the ledger and for later questions, including this row's after a timeout or a pause.
  const onLate = (late: ProviderOutcome): void => void settle(late).catch(() => undefined);
  const { client } = services.providers;
  // Nobody waits for others where somebody waits for the only row.
  const { outcome, isShared } =
    subject.kind === 'person' && !isUrgent
      ? await calls.gathered.ask(client, chosen, { subject, fields, signal, onLate })
      : { outcome: await client.ask(provider, key, { subject, fields }, { signal, onLate }), isShared: false };
  // It is unknown whether it was charged: the next worker sees that it was sent, doesn't send it again, and uses a late answer.
  signal.throwIfAborted();
  const micros = await settle(outcome);
  const end = endOf(outcome);
  // A request that failed counts once, however many people it was about.
  if (end && !(isShared && end.kind === 'failed'))
    calls.setCircuit(chosen, endCall(calls.circuitOf(chosen), end, services.now().getTime()));
  return { kind: 'sent', outcome, micros, callId: begun.callId };
}

function endOf(outcome: ProviderOutcome): CallEnd | null {
  switch (outcome.kind) {
    case 'found':
    case 'not_found':
    case 'refused_input':
      return { kind: 'answered' };
    case 'wrong_key':
      return { kind: 'key_wrong' };
    case 'quota_exhausted':
      return { kind: 'quota_exhausted' };
    case 'rate_limited':
      return { kind: 'rate_limited', retryAfterMs: outcome.retryAfterMs };
    case 'error_inside':
    case 'bad_answer':
    case 'timed_out':
    case 'unavailable':
      return { kind: 'failed' };
    case 'canceled':
      return null;
  }
}
