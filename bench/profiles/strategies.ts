/** Runs a strategy over all people and counts what it got and paid. */
import { Budget, defaultPolicy, Learning, nextStep, type ChoicePolicy, type ProviderTerms, type Segment } from '@leadlight/profiles';
import { fieldsOf, type Outcome } from './outcomes.ts';
import { providers, type Person } from './world.ts';

export interface Totals {
  calls: number;
  /** In millionths. */
  cost: number;
  accepted: number;
  right: number;
}

export const terms: readonly ProviderTerms[] = providers.map(({ id, charges, price, repeatsAreFree }) => ({
  id,
  fields: ['email', 'companyDomain'],
  charges,
  price,
  repeatsAreFree,
}));

export const segmentOf = ({ country, size, isAskedByProfile }: Person): Segment => ({ country, size, isEmployerKnown: !isAskedByProfile });

const empty = (): Totals => ({ calls: 0, cost: 0, accepted: 0, right: 0 });

/**
 * In a fixed order, until every field has an accepted value.
 * @param stopsAtCatchAll ends as the engine does when no address at the employer can be confirmed
 */
export function inOrder(
  people: readonly Person[],
  outcomes: readonly (readonly Outcome[])[],
  order: readonly number[],
  stopsAtCatchAll: boolean,
): Totals {
  const totals = empty();
  for (const person of people) {
    let open = fieldsOf(person);
    for (const at of order) {
      const outcome = outcomes[person.id]?.[at];
      if (open.length === 0 || !outcome) break;
      open = count(totals, outcome, open);
      if (stopsAtCatchAll && outcome.isCatchAll) break;
    }
  }
  return totals;
}

/** Everyone about everybody; a field's first accepted value counts. */
export function askAll(people: readonly Person[], outcomes: readonly (readonly Outcome[])[]): Totals {
  const totals = empty();
  for (const person of people) {
    let open = fieldsOf(person);
    for (const outcome of outcomes[person.id] ?? []) open = count(totals, outcome, open);
  }
  return totals;
}

/**
 * As the engine decides, learning as it goes, from nothing.
 * @param isCounted whose values are counted; the engine works on everyone
 * @param onAnswer what each call brought, and which fields were open before it
 */
export function byEngine(
  people: readonly Person[],
  outcomes: readonly (readonly Outcome[])[],
  policy: Partial<ChoicePolicy>,
  isCounted: (person: Person) => boolean = () => true,
  onAnswer: (person: Person, provider: number, outcome: Outcome, open: readonly string[]) => void = () => {},
): Totals {
  const totals = empty();
  const learning = new Learning();
  const budget = new Budget({ row: null, run: null, month: null });
  const context = {
    providers: terms,
    learning,
    policy: { ...defaultPolicy, ...policy },
    budget,
    availableAt: () => 0,
    hasAnswer: () => false,
    creditsFor: () => 0,
    nowMs: 0,
  };
  for (const person of people) {
    let open = fieldsOf(person);
    const asked = new Set<string>();
    // The finder comes before the providers, so that a known employer that accepts every name is known, too.
    const unconfirmable = new Set<string>(!person.isAskedByProfile && person.isCatchAll ? open : []);
    let hasRefused = false;
    const segment = segmentOf(person);
    for (;;) {
      const step = nextStep({ id: String(person.id), segment, open, asked, unconfirmable, hasRefused }, context);
      if (step.kind !== 'ask') break;
      const at = terms.findIndex(({ id }) => id === step.providerId);
      const outcome = outcomes[person.id]?.[at];
      if (!outcome) break;
      budget.markSent(step.callId);
      budget.settle(step.callId, { money: outcome.cost, credits: 0 });
      asked.add(step.providerId);
      const accepted = step.fields.filter((field) => outcome.accepted.includes(field));
      learning.record({ providerId: step.providerId, segment, turn: step.turn }, { asked: step.fields, accepted, cost: outcome.cost });
      if (outcome.record !== null) learning.recordOldEmployer(step.providerId, outcome.record.isOld, outcome.record.shownBy);
      hasRefused ||= outcome.isMatch && accepted.length === 0;
      onAnswer(person, at, outcome, open);
      open = count(isCounted(person) ? totals : empty(), outcome, open);
      // Without a mailbox that can be confirmed, nothing shows where the person works, either.
      if (outcome.isCatchAll) for (const field of open) unconfirmable.add(field);
    }
  }
  return totals;
}

function count(totals: Totals, outcome: Outcome, open: readonly string[]): readonly string[] {
  totals.calls += 1;
  totals.cost += outcome.cost;
  for (const field of open) {
    if (!outcome.accepted.includes(field)) continue;
    totals.accepted += 1;
    if (outcome.right.includes(field)) totals.right += 1;
  }
  return open.filter((field) => !outcome.accepted.includes(field));
}

/** Every order of five. */
export function ordersOf(count_: number): readonly (readonly number[])[] {
  const orders = (left: readonly number[]): number[][] =>
    left.length === 0 ? [[]] : left.flatMap((each) => orders(left.filter((other) => other !== each)).map((rest) => [each, ...rest]));
  return orders(Array.from({ length: count_ }, (_none, at) => at));
}
