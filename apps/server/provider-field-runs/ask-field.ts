/**
 * One person or company, outside of any transaction: asks the provider for the field, unless a stored answer covers it, and decides whether the value
 * counts. Each call is written down before it is sent and settled with its answer, so that a killed worker's call isn't paid for twice.
 */
import { extraName, type CompanySubject, type ProviderOutcome, type ProviderSubject } from '@leadlight/adapters/providers';
import type { ProviderField } from '@leadlight/contract';
import { isDomainSuppressed } from '@leadlight/db/enrichments';
import { findEmployer, readCompanyRecord } from '@leadlight/db/leads';
import type { ProviderFieldRow, ProviderFieldValue } from '@leadlight/db/provider-fields';
import { listProviderAnswers, noteProviderAcceptance } from '@leadlight/db/providers';
import { companyOf } from '@leadlight/leads';
import {
  acceptanceWords,
  agreesWith,
  agreesWithCompany,
  availableAt,
  companyQuestionKeys,
  emptyKeys,
  questionKeys,
  type AcceptanceReason,
} from '@leadlight/profiles';
import { disabledWords, subjectOf } from '../profile-runs/ask-providers.ts';
import type { AskableProvider } from '../profile-runs/connections.ts';
import { readRecords } from '../profile-runs/own-sources.ts';
import { ProfileDraft } from '../profile-runs/profile-draft.ts';
import { inside, type ProfileWorld } from '../profile-runs/profile-world.ts';
import { isTransient, type RunCalls } from '../profile-runs/run-calls.ts';
import { sendCall } from '../profile-runs/send-call.ts';
import { wordLost } from '../providers/outcome-words.ts';
import { wordSkip } from '../profile-runs/skip-words.ts';
import { fieldWords } from './field-words.ts';

export interface FieldToAsk {
  readonly field: ProviderField;
  readonly chosen: AskableProvider;
  readonly calls: RunCalls;
  /** By row: how often the provider refused the key or had no credits left, before a member resumed the run. The same call is sent again then. */
  readonly refusals: ReadonlyMap<number, number>;
  /** After this, a provider that is paused is not waited for. */
  readonly deadlineMs: number;
}

export type FieldEnd =
  /** @property isCached a stored answer was used */
  | { readonly kind: 'done'; readonly value: ProviderFieldValue; readonly isCached: boolean }
  /** The provider is paused until then. */
  | { readonly kind: 'later'; readonly untilMs: number }
  /** The run's or the month's ceiling: the row is not asked, and nothing is noted about it, so that a later run asks. */
  | { readonly kind: 'ceiling' }
  /** Only a member can make the provider answer again. @property reason a sentence for users */
  | { readonly kind: 'unusable'; readonly reason: string };

interface AskedSubject {
  readonly subject: ProviderSubject;
  readonly keys: readonly string[];
  readonly agrees: (answered: Extract<ProviderOutcome, { kind: 'found' }>['subject']) => AcceptanceReason;
}

/** @throws the signal's reason, or an error of ours */
export async function askField(world: ProfileWorld, asked: FieldToAsk, row: ProviderFieldRow): Promise<FieldEnd> {
  const { field, chosen } = asked;
  const { connection, provider } = chosen;
  const { name } = connection;
  const end = (value: Pick<ProviderFieldValue, 'outcome' | 'reason'> & Partial<ProviderFieldValue>, isCached = false): FieldEnd => ({
    kind: 'done',
    value: { value: null, answeredAt: null, name, ...value },
    isCached,
  });
  const whom = row.personId === null ? await companyAt(world, row.domain) : await personWithId(world, row.personId);
  if ('reason' in whom) return end({ outcome: 'not_asked', reason: whom.reason });
  if (!provider.canAsk(whom.subject)) return end({ outcome: 'not_asked', reason: fieldWords.notEnough(name, field.about) });
  const known = await findStored(world, asked, whom);
  const answer = known ?? (await send(world, asked, whom, row));
  if (answer.kind === 'end') return answer.end;
  const { outcome, callId, answeredAt } = answer;
  if (outcome.kind !== 'found') {
    if (outcome.kind === 'not_found')
      return end({ outcome: 'not_found', reason: fieldWords.notFound(name, field.about, outcome), answeredAt }, known !== null);
    if (outcome.kind === 'refused_input' && outcome.because === 'not_enough')
      return end({ outcome: 'not_asked', reason: fieldWords.notEnough(name, field.about) });
    return end({ outcome: 'unavailable', reason: fieldWords.failed(name, outcome) });
  }
  const judged = judge(outcome, field, whom, { name, isOwn: connection.provider === 'own' });
  const judgment = { reasons: { [extraName(field.pointer)]: judged.ledger }, email: null };
  await inside(world, (tx) => noteProviderAcceptance(tx, callId, judgment, world.services.now()));
  return end({ ...judged.value, answeredAt }, known !== null);
}

/** By what the workspace may see of the person. Nobody who is suppressed or erased is asked about. */
async function personWithId(world: ProfileWorld, personId: string): Promise<AskedSubject | { readonly reason: string }> {
  const { now } = world.services;
  const draft = new ProfileDraft({ keys: emptyKeys, given: '', position: null, origin: '', now, onSteps: () => undefined });
  const refusal = await readRecords(world, draft, { personId, reveal: null });
  if (refusal !== null) return { reason: wordSkip(refusal) };
  const keys = draft.keys();
  return {
    subject: subjectOf(draft),
    keys: questionKeys(keys),
    agrees: (answered) => agreesWith(keys, { ...answered, leftAt: null }),
  };
}

async function companyAt(world: ProfileWorld, domain: string): Promise<AskedSubject | { readonly reason: string }> {
  const seconds = Math.floor(world.services.now().getTime() / 1000);
  const company = await inside(world, async (tx) => {
    if (await isDomainSuppressed(tx, [domain])) return null;
    const id = await findEmployer(tx, { domain, name: null });
    return id === null ? { name: null, linkedin: null } : companyOf((await readCompanyRecord(tx, id)).facts, seconds);
  });
  if (company === null) return { reason: fieldWords.suppressed };
  const { name, linkedin } = company;
  const subject: CompanySubject = { kind: 'company', domain, name, linkedin };
  return {
    subject,
    keys: companyQuestionKeys(domain),
    agrees: (answered) => agreesWithCompany({ domain, name }, { domain: answered.domain, name: answered.company }),
  };
}

interface Answer {
  readonly kind: 'answer';
  readonly outcome: ProviderOutcome;
  readonly callId: string;
  readonly answeredAt: Date;
}

/** The newest answer that says something about the field: it was asked for, or came along. */
async function findStored(world: ProfileWorld, { field, chosen }: FieldToAsk, { keys }: AskedSubject): Promise<Answer | null> {
  const answers = await inside(world, (tx) => listProviderAnswers(tx, keys, world.services.now()));
  const stored = answers.find(({ connectionId }) => connectionId === chosen.connection.id);
  if (!stored) return null;
  const outcome = stored.outcome as ProviderOutcome;
  const isCovered =
    stored.fields.includes(extraName(field.pointer)) ||
    // Answers that were stored before there were such fields have none.
    (outcome.kind === 'found' && (outcome.extras as typeof outcome.extras | undefined)?.some(({ at }) => at === field.pointer) === true);
  return isCovered ? { kind: 'answer', outcome, callId: stored.callId, answeredAt: stored.answeredAt } : null;
}

async function send(
  world: ProfileWorld,
  { field, chosen, calls, refusals, deadlineMs }: FieldToAsk,
  { subject, keys }: AskedSubject,
  { row }: ProviderFieldRow,
): Promise<Answer | { readonly kind: 'end'; readonly end: FieldEnd }> {
  const { connection, terms } = chosen;
  const { name } = connection;
  const ended = (end: FieldEnd) => ({ kind: 'end', end }) as const;
  const notReached = (reason: string) =>
    ended({ kind: 'done', value: { outcome: 'unavailable', value: null, reason, name, answeredAt: null }, isCached: false });
  for (;;) {
    world.signal.throwIfAborted();
    if (calls.isGivenUp(row, connection.id)) return notReached(fieldWords.notReached(name));
    const nowMs = world.services.now().getTime();
    const circuit = calls.circuitOf(chosen);
    if (circuit.state === 'disabled') return ended({ kind: 'unusable', reason: `${name} was not asked: ${disabledWords[circuit.reason]}` });
    const atMs = availableAt(circuit, nowMs) ?? nowMs;
    if (atMs > deadlineMs) return notReached(fieldWords.notReached(name));
    if (atMs > nowMs) return ended({ kind: 'later', untilMs: atMs });
    if (calls.chargedFor(row, connection.id) !== null) return notReached(wordLost(name));
    const rowId = calls.rowId(row);
    const callId = `${rowId}|${connection.id}|${refusals.get(row) ?? 0}`;
    if (!calls.budget.maySend(callId, terms.repeatsAreFree)) return notReached(wordLost(name));
    const reserved = terms.mostPrice ?? terms.price;
    if (calls.budget.reserve(callId, rowId, { money: reserved, credits: 0 }).kind === 'refused') return ended({ kind: 'ceiling' });
    const sent = await sendCall(world, calls, chosen, { callId, row, fields: [extraName(field.pointer)], subject, keys, reserved });
    if (sent.kind === 'not_sent') return sent.because === 'ceiling' ? ended({ kind: 'ceiling' }) : notReached(sent.message);
    if (!isTransient(sent.outcome.kind)) {
      const { outcome } = sent;
      if (outcome.kind === 'wrong_key' || outcome.kind === 'quota_exhausted')
        return ended({ kind: 'unusable', reason: fieldWords.failed(name, outcome) });
      return { kind: 'answer', outcome, callId: sent.callId, answeredAt: world.services.now() };
    }
    if (sent.micros > 0 && !terms.repeatsAreFree) {
      // It may have been charged. The answer may still arrive, and a second call might be charged too.
      calls.noteCharged(row, connection.id, sent.micros);
      if (sent.outcome.kind !== 'timed_out') return notReached(wordLost(name));
      return ended({ kind: 'later', untilMs: world.services.now().getTime() + world.services.providers.client.lateMs });
    }
    calls.noteTransient(row, connection.id);
  }
}

function judge(
  { subject, extras }: Extract<ProviderOutcome, { kind: 'found' }>,
  field: ProviderField,
  whom: AskedSubject,
  { name, isOwn }: { readonly name: string; readonly isOwn: boolean },
): { readonly value: Pick<ProviderFieldValue, 'outcome' | 'value' | 'reason'>; readonly ledger: string } {
  // A member's own endpoint that is asked by a key may answer a value alone, such as a score.
  const isNobody = Object.values(subject).every((each) => each === null);
  const agreement = isOwn && isNobody ? 'accepted' : whom.agrees(subject);
  if (agreement !== 'accepted')
    return {
      value: {
        outcome: 'other_subject',
        value: null,
        reason: field.about === 'company' && agreement === 'other_company' ? fieldWords.otherCompany(name) : acceptanceWords[agreement],
      },
      ledger: agreement,
    };
  const extra = extras.find(({ about, at }) => about === field.about && at === field.pointer);
  if (extra && extra.expected !== null)
    return { value: { outcome: 'other_type', value: null, reason: fieldWords.otherType(name, extra.expected) }, ledger: 'other_type' };
  if (!extra || extra.value === null)
    return { value: { outcome: 'no_value', value: null, reason: fieldWords.noValue(name, field.about) }, ledger: 'value_empty' };
  return { value: { outcome: 'found', value: extra.value, reason: null }, ledger: 'accepted' };
}
