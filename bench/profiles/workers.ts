/** Parallel workers that are killed: counts what providers charged for twice, and what exceeded a ceiling. */
import { answersQuestion, Budget, defaultPolicy, Learning, nextStep, type CachedAnswer, type WaterfallStep } from '@leadlight/profiles';
import { createRandom } from '../random.ts';
import { fieldsOf, type Outcome } from './outcomes.ts';
import { segmentOf, terms } from './strategies.ts';
import type { Person } from './world.ts';

export interface WorkersResult {
  readonly kills: number;
  readonly duplicateCharges: number;
  readonly exceeded: number;
  readonly calls: number;
  readonly finishedRows: number;
}

type Ask = Extract<WaterfallStep, { kind: 'ask' }>;

interface Row {
  readonly person: Person;
  open: readonly string[];
  readonly asked: Set<string>;
  hasRefused: boolean;
  isDone: boolean;
  claimedBy: number | null;
}

interface Worker {
  row: Row | null;
  ask: Ask | null;
  stage: 'idle' | 'reserved' | 'sent';
}

/**
 * Four workers take turns at random; each commit is one turn, so that a kill falls between any two of them: before the request leaves, after the
 * provider has charged, before its answer is recorded. Their rows are claimed by others when the lease ends.
 */
export function runWithKills(
  people: readonly Person[],
  outcomes: readonly (readonly Outcome[])[],
  {
    kills,
    seed,
    runCeiling,
    rowCeiling,
  }: { readonly kills: number; readonly seed: number; readonly runCeiling: number; readonly rowCeiling: number },
): WorkersResult {
  const random = createRandom(seed);
  const learning = new Learning();
  const budget = new Budget({ row: { money: rowCeiling, credits: 1e9 }, run: { money: runCeiling, credits: 1e9 }, month: null });
  const rows: Row[] = people.map((person) => ({
    person,
    open: fieldsOf(person),
    asked: new Set(),
    hasRefused: false,
    isDone: false,
    claimedBy: null,
  }));
  const workers: Worker[] = Array.from({ length: 4 }, () => ({ row: null, ask: null, stage: 'idle' }));
  const charges = new Map<string, number>();
  const chargedRows = new Map<number, number>();
  let [charged, exceeded, killed, calls, turns] = [0, 0, 0, 0, 0];
  let next = 0;
  // A row takes about four turns at least: a claim with its first decision, and three for a call.
  const every = Math.max(1, Math.floor((people.length * 3) / (kills + 1)));
  while (rows.some(({ isDone }) => !isDone)) {
    turns += 1;
    const number = Math.floor(random() * workers.length);
    const worker = workers[number];
    if (!worker) continue;
    if (killed < kills && turns % every === 0) {
      killed += 1;
      // The lease ends: the call is given up, and the row is claimed again.
      if (worker.ask) {
        budget.giveUp(worker.ask.callId);
        if (worker.row && worker.stage === 'sent') worker.row.asked.add(worker.ask.providerId);
      }
      if (worker.row) worker.row.claimedBy = null;
      workers[number] = { row: null, ask: null, stage: 'idle' };
      continue;
    }
    worker.row ??= claim(number);
    const { row } = worker;
    if (row === null) continue;
    const outcome = (id: string): Outcome | undefined => outcomes[row.person.id]?.[terms.findIndex((each) => each.id === id)];
    if (worker.ask === null) {
      const step = nextStep(
        { id: String(row.person.id), segment: segmentOf(row.person), open: row.open, asked: row.asked, hasRefused: row.hasRefused },
        {
          providers: terms,
          learning,
          policy: defaultPolicy,
          budget,
          availableAt: () => 0,
          hasAnswer: () => false,
          creditsFor: () => 0,
          nowMs: 0,
        },
      );
      if (step.kind === 'ask') [worker.ask, worker.stage] = [step, 'reserved'];
      else [row.isDone, worker.row] = [true, null];
      continue;
    }
    const { callId, providerId, fields, turn } = worker.ask;
    const got = outcome(providerId);
    if (!got) continue;
    if (worker.stage === 'reserved') {
      if (!budget.markSent(callId)) {
        [worker.ask, worker.stage] = [null, 'idle'];
        continue;
      }
      // The provider charges now, whatever happens to the worker.
      worker.stage = 'sent';
      calls += 1;
      charges.set(callId, (charges.get(callId) ?? 0) + Number(got.cost > 0));
      charged += got.cost;
      const ofRow = (chargedRows.get(row.person.id) ?? 0) + got.cost;
      chargedRows.set(row.person.id, ofRow);
      if (charged > runCeiling || ofRow > rowCeiling) exceeded += 1;
      continue;
    }
    budget.settle(callId, { money: got.cost, credits: 0 });
    if (budget.total.money > runCeiling) exceeded += 1;
    const accepted = fields.filter((field) => got.accepted.includes(field));
    learning.record({ providerId, segment: segmentOf(row.person), turn }, { asked: fields, accepted, cost: got.cost });
    row.asked.add(providerId);
    row.hasRefused ||= got.isMatch && accepted.length === 0;
    row.open = row.open.filter((field) => !accepted.includes(field));
    [worker.ask, worker.stage] = [null, 'idle'];
  }
  const duplicateCharges = [...charges.values()].filter((times) => times > 1).length;
  return { kills: killed, duplicateCharges, exceeded, calls, finishedRows: rows.filter(({ isDone }) => isDone).length };

  function claim(number: number): Row | null {
    for (let step = 0; step < rows.length; step += 1) {
      const row = rows[(next + step) % rows.length];
      if (!row || row.isDone || row.claimedBy !== null) continue;
      next = (next + step) % rows.length;
      row.claimedBy = number;
      return row;
    }
    return null;
  }
}

/** A list that is enriched again after ten days, with a third of new people: how many of its calls stored answers replace. */
export function callsSaved(
  people: readonly Person[],
  outcomes: readonly (readonly Outcome[])[],
): { readonly calls: number; readonly saved: number } {
  const day = 24 * 60 * 60 * 1000;
  const stored = new Map<string, CachedAnswer>();
  const learning = new Learning();
  let [calls, saved] = [0, 0];
  const first = people.slice(0, Math.floor((people.length * 3) / 4));
  const second = people.slice(Math.floor(people.length / 4));
  for (const [round, list] of [first, second].entries()) {
    const nowMs = round * 10 * day;
    const budget = new Budget({ row: null, run: null, month: null });
    for (const person of list) {
      let open = fieldsOf(person);
      const asked = new Set<string>();
      let hasRefused = false;
      const key = `l:${person.id}`;
      const hasAnswer = (providerId: string, fields: readonly string[]): boolean => {
        const answer = stored.get(`${providerId}|${key}`);
        return answer !== undefined && answersQuestion(answer, { providerId, keys: [key], fields }, nowMs);
      };
      for (;;) {
        const step = nextStep(
          { id: String(person.id), segment: segmentOf(person), open, asked, hasRefused },
          { providers: terms, learning, policy: defaultPolicy, budget, availableAt: () => 0, hasAnswer, creditsFor: () => 0, nowMs },
        );
        if (step.kind !== 'ask' && step.kind !== 'read_stored') break;
        const outcome = outcomes[person.id]?.[terms.findIndex(({ id }) => id === step.providerId)];
        if (!outcome) break;
        if (round === 1) calls += 1;
        if (step.kind === 'read_stored') saved += 1;
        else {
          stored.set(`${step.providerId}|${key}`, { providerId: step.providerId, key, fields: step.fields, answeredAtMs: nowMs });
          const accepted = step.fields.filter((field) => outcome.accepted.includes(field));
          learning.record(
            { providerId: step.providerId, segment: segmentOf(person), turn: step.turn },
            { asked: step.fields, accepted, cost: outcome.cost },
          );
        }
        asked.add(step.providerId);
        hasRefused ||= outcome.isMatch && outcome.accepted.length === 0;
        open = open.filter((field) => !outcome.accepted.includes(field));
      }
    }
  }
  return { calls, saved };
}
