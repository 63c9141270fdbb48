/** Asks providers about one person, one after the other, until what is looked for is found: each value must pass our own checks. */
import type { PersonSubject, ProviderOutcome } from '@leadlight/adapters/providers';
import { listProviderAnswers, noteProviderAcceptance, type AnswerOfCall } from '@leadlight/db/providers';
import { availableAt, nextStep, questionKeys, type OpenReason, type Segment, type Turn } from '@leadlight/profiles';
import { addressKey } from '@leadlight/vocabulary';
import { splitPersonName } from '@leadlight/vocabulary/identity';
import { wordLost, wordOutcome } from '../providers/outcome-words.ts';
import type { AskableProvider } from './connections.ts';
import { readEmployer } from './employer-record.ts';
import { judgeAnswer, type Judged } from './judge-answer.ts';
import type { ProfileDraft } from './profile-draft.ts';
import { inside, type ProfileWorld } from './profile-world.ts';
import type { ProviderWaterfall } from './provider-waterfall.ts';
import { isTransient } from './run-calls.ts';
import { sendCall } from './send-call.ts';

export interface AskOptions {
  readonly row: number;
  /** Fields without a value; called again after each answer. */
  readonly openFields: () => readonly string[];
  /** After this, a provider that is paused is not waited for. */
  readonly deadlineMs: number;
  /** Called after an answer, when the employer's domain may be known. */
  readonly onEmployer: () => Promise<void>;
}

export type AskEnd =
  | { readonly kind: 'done'; readonly open: Readonly<Record<string, OpenReason | 'unavailable'>> }
  /** A provider is paused until then. */
  | { readonly kind: 'waiting'; readonly untilMs: number };

/** @throws the signal's reason */
export async function askProviders(
  world: ProfileWorld,
  draft: ProfileDraft,
  waterfall: ProviderWaterfall,
  options: AskOptions,
): Promise<AskEnd> {
  const { services } = world;
  const { row, openFields, deadlineMs } = options;
  const asked = new Set<string>();
  /** Providers without an answer that aren't asked again. */
  const unreached = new Set<string>();
  let hasRefused = false;
  const segment = await segmentOf(world, draft);
  for (;;) {
    world.signal.throwIfAborted();
    const open = openFields();
    if (open.length === 0) return { kind: 'done', open: {} };
    const subject = subjectOf(draft);
    const answers = await inside(world, (tx) => listProviderAnswers(tx, questionKeys(draft.keys()), services.now()));
    for (const each of waterfall.connections.askable)
      if (!asked.has(each.terms.id) && answers.every(({ connectionId }) => connectionId !== each.terms.id))
        noteUnreached(waterfall, draft, each, { row, unreached });
    const able = waterfall.connections.askable.filter(({ terms, provider }) => !unreached.has(terms.id) && provider.canAsk(subject));
    const byId = new Map(able.map((each) => [each.terms.id, each]));
    const isOfRow = ({ runId, runRow }: AnswerOfCall): boolean => runId === world.runId && runRow === row;
    const nowMs = services.now().getTime();
    const step = nextStep(
      { ...waterfall.idsOf(row), segment, open, asked, hasRefused, unconfirmable: unconfirmableOf(draft) },
      {
        providers: able.map(({ terms }) => terms),
        learning: waterfall.learning,
        policy: waterfall.policy,
        budget: waterfall.budget,
        availableAt: (id) => availableOf(waterfall, byId.get(id), nowMs, deadlineMs),
        hasAnswer: (id, fields) =>
          answers.some(
            (answer) => answer.connectionId === id && (isOfRow(answer) || fields.every((field) => answer.fields.includes(field))),
          ),
        creditsFor: () => 0,
        nowMs,
      },
    );
    if (step.kind === 'done') {
      noteDisabled(waterfall, draft, { able, asked });
      return { kind: 'done', open: missingOf(waterfall, step.open, unreached) };
    }
    if (step.kind === 'wait') return { kind: 'waiting', untilMs: step.untilMs };
    const chosen = byId.get(step.providerId);
    if (!chosen) throw new Error('the waterfall chose a provider that cannot be asked');
    const name = chosen.connection.name;
    let outcome: ProviderOutcome;
    let callId: string | null = null;
    let turn: Turn | null = null;
    let micros = 0;
    let answeredAt = services.now();
    if (step.kind === 'read_stored') {
      const answer = answers.find(({ connectionId }) => connectionId === step.providerId);
      outcome = answer?.outcome as ProviderOutcome;
      // A worker that was killed after the answer has not noted what of it counted.
      callId = answer?.callId ?? null;
      answeredAt = answer?.answeredAt ?? answeredAt;
      // A late answer to this row, or one that arrived before the row's worker was killed.
      if (answer && isOfRow(answer)) ({ micros } = answer);
      draft.note({
        source: 'provider',
        name,
        outcome: 'waiting',
        message: `${name} answered on ${answer?.answeredAt.toISOString().slice(0, 10) ?? ''}; that answer is reused.`,
      });
    } else {
      draft.note({ source: 'provider', name, outcome: 'waiting', message: `Asking ${name} for ${wordFields(step.fields)}.` });
      const sent = await sendCall(world, waterfall, chosen, {
        callId: step.callId,
        fields: step.fields,
        subject,
        keys: questionKeys(draft.keys()),
        reserved: step.reserved.money,
        row,
      });
      if (sent.kind === 'not_sent') {
        asked.add(step.providerId);
        draft.conclude({ source: 'provider', name, outcome: 'not_asked', message: sent.message });
        continue;
      }
      ({ outcome, micros, callId } = sent);
      turn = step.turn;
      if (isTransient(outcome.kind)) {
        draft.conclude({ source: 'provider', name, outcome: 'failed', message: `${name}: ${wordOutcome(outcome) ?? ''}`, micros });
        if (mayRepeat(waterfall, chosen, { row, micros })) continue;
        if (outcome.kind === 'timed_out' && waterfall.chargedFor(row, step.providerId) !== null)
          return { kind: 'waiting', untilMs: services.now().getTime() + services.providers.client.lateMs };
        unreached.add(step.providerId);
        continue;
      }
    }
    asked.add(step.providerId);
    const judged = outcome.kind === 'found' ? await judgeAnswer(world, draft, outcome, { open: step.fields, name }) : null;
    const accepted = judged?.accepted ?? [];
    if (judged) draft.acceptAnswer({ connectionId: chosen.connection.id, name, answeredAt, facts: accepted });
    hasRefused ||= judged !== null && judged.refused > 0;
    draft.conclude({
      source: 'provider',
      name,
      outcome: accepted.length > 0 ? 'found' : outcome.kind === 'found' || outcome.kind === 'not_found' ? 'nothing' : 'failed',
      message: judged?.message ?? `${name}: ${wordOutcome(outcome) ?? ''}`,
      values: judged?.values ?? [],
      micros,
    });
    if (turn !== null) {
      const fields = accepted.map(({ field }) => field);
      waterfall.learning.record({ providerId: step.providerId, segment, turn }, { asked: step.fields, accepted: fields, cost: micros });
      if (judged?.record) waterfall.learning.recordOldEmployer(step.providerId, judged.record.isOld, judged.record.shownBy);
    }
    if (callId !== null && judged) await noteAcceptance(world, callId, judged);
    if (accepted.length > 0) await options.onEmployer();
  }
}

/**
 * Counts a call without an answer. If it may have been charged, it is not repeated: its answer may still arrive, and a second call might be charged too.
 * @returns whether the provider may be asked again about the row
 */
function mayRepeat(
  waterfall: ProviderWaterfall,
  { terms: { id, repeatsAreFree } }: AskableProvider,
  { row, micros }: { readonly row: number; readonly micros: number },
): boolean {
  if (micros === 0 || repeatsAreFree) return waterfall.noteTransient(row, id);
  waterfall.noteCharged(row, id, micros);
  return false;
}

/** Why each field has no value, including that a provider was not reached. */
function missingOf(
  { connections }: ProviderWaterfall,
  open: Readonly<Record<string, OpenReason>>,
  unreached: ReadonlySet<string>,
): Readonly<Record<string, OpenReason | 'unavailable'>> {
  const mayHave = (field: string): boolean =>
    connections.askable.some(({ terms }) => unreached.has(terms.id) && terms.fields.includes(field));
  return Object.fromEntries(
    Object.entries(open).map(([field, reason]) => [
      field,
      (reason === 'all_asked' || reason === 'no_provider') && mayHave(field) ? 'unavailable' : reason,
    ]),
  );
}

const unconfirmableOf = ({ isUnconfirmable }: ProfileDraft): ReadonlySet<string> => new Set(isUnconfirmable ? ['email'] : []);

/** Which values of an answer counted, for the ledger. */
async function noteAcceptance(world: ProfileWorld, callId: string, { accepted, reasons }: Judged): Promise<void> {
  const email = accepted.find(({ field }) => field === 'email')?.value;
  const judgment = { reasons, email: typeof email === 'string' ? addressKey(email) : null };
  await inside(world, (tx) => noteProviderAcceptance(tx, callId, judgment, world.services.now()));
}

/**
 * Leaves out a provider without an answer that this worker or an earlier one asked about the row too often, or once if it may have charged. The steps of the
 * row show the second case.
 */
function noteUnreached(
  waterfall: ProviderWaterfall,
  draft: ProfileDraft,
  { connection: { name }, terms: { id } }: AskableProvider,
  { row, unreached }: { readonly row: number; readonly unreached: Set<string> },
): void {
  if (waterfall.isGivenUp(row, id)) unreached.add(id);
  const micros = waterfall.chargedFor(row, id);
  if (micros === null || unreached.has(id)) return;
  unreached.add(id);
  draft.note({ source: 'provider', name, outcome: 'failed', message: wordLost(name), micros });
}

/** Another row found that only a member can make these providers answer again: the row says so instead of leaving them out in silence. */
function noteDisabled(
  waterfall: ProviderWaterfall,
  draft: ProfileDraft,
  { able, asked }: { readonly able: readonly AskableProvider[]; readonly asked: ReadonlySet<string> },
): void {
  for (const each of able) {
    const circuit = waterfall.circuitOf(each);
    if (circuit.state !== 'disabled' || asked.has(each.terms.id)) continue;
    const { name } = each.connection;
    draft.note({ source: 'provider', name, outcome: 'not_asked', message: `${name} was not asked: ${disabledWords[circuit.reason]}` });
  }
}

/** Why a provider that waits for a member is not asked. */
export const disabledWords = {
  key_wrong: 'its key was refused. Enter a new one under Settings, Providers.',
  quota_exhausted: 'it has no credits left. Add some there, then test the connection under Settings, Providers.',
} as const;

function availableOf(waterfall: ProviderWaterfall, chosen: AskableProvider | undefined, nowMs: number, deadlineMs: number): number | null {
  if (!chosen) return null;
  const at = availableAt(waterfall.circuitOf(chosen), nowMs);
  // What would be available only after the deadline is not waited for.
  return at !== null && at > deadlineMs ? null : at;
}

const fieldWords: Readonly<Record<string, string>> = {
  title: 'the job title',
  companyName: 'the employer',
  email: 'the email address',
  phone: 'a phone number',
  mobilePhone: 'a mobile number',
  linkedin: 'the LinkedIn profile',
  previousEmployers: 'previous employers',
};

const wordFields = (fields: readonly string[]): string =>
  new Intl.ListFormat('en', { type: 'conjunction' }).format(fields.map((field) => fieldWords[field] ?? field));

async function segmentOf(world: ProfileWorld, draft: ProfileDraft): Promise<Segment> {
  const { place, companyName, companyDomain } = draft.person();
  const company = await readEmployer(world, draft);
  return {
    country: place.country ?? company?.place.country ?? null,
    size: company?.size ?? null,
    isEmployerKnown: companyName !== null || companyDomain !== null,
  };
}

/** The person as providers are asked about them. */
export function subjectOf(draft: Pick<ProfileDraft, 'keys'>): PersonSubject {
  const { linkedin, emails, name, company, domain } = draft.keys();
  const parts = name === null ? null : splitPersonName(name);
  return {
    kind: 'person',
    linkedin: linkedin[0]?.key ?? null,
    email: emails[0] ?? null,
    name,
    firstName: parts?.firstName ?? null,
    lastName: parts?.lastName ?? null,
    companyName: company,
    companyDomain: domain,
  };
}
