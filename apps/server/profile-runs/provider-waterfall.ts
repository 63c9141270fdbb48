/**
 * The providers of one run: what they may cost, what was learned about them, and which of them are paused. One worker has the run, and so one budget
 * holds for all of its rows; the ceiling of a month is kept by the ledger, for all runs together.
 */
import { addProviderTallies, readProviderTallies, type ProviderTally } from '@leadlight/db/profiles';
import { takeOverProviderCalls, type CallOfRun } from '@leadlight/db/providers';
import type { WorkspaceTx } from '@leadlight/db/platform';
import { Budget, closedCircuit, defaultPolicy, Learning, type ChoicePolicy, type Circuit, type Tally } from '@leadlight/profiles';
import { openConnections, type AskableProvider, type OpenConnections } from './connections.ts';
import { inside, type ProfileWorld } from './profile-world.ts';

/** Breakers of this process, by connection and key. They close when the process starts again: then the first failures open them again. */
const circuits = new Map<string, Circuit>();

/** How often a provider that could not be reached is asked again about one person. */
const mostRepeats = 3;

export class ProviderWaterfall {
  readonly connections: OpenConnections;
  readonly budget: Budget;
  readonly learning: Learning;
  readonly policy: ChoicePolicy;
  readonly #runId: string;
  readonly #known: ReadonlyMap<string, CallOfRun>;
  readonly #repeats = new Map<string, number>();
  #stored: ReadonlyMap<string, Tally>;

  private constructor(
    runId: string,
    {
      connections,
      tallies,
      calls,
      ceilingMicros,
    }: { connections: OpenConnections; tallies: ProviderTally[]; calls: CallOfRun[]; ceilingMicros: number },
  ) {
    this.#runId = runId;
    this.connections = connections;
    this.learning = new Learning(tallies);
    this.#stored = new Map(tallies.map((tally) => [tally.key, tally]));
    this.budget = new Budget({ row: null, run: { money: ceilingMicros, credits: Infinity }, month: null });
    this.#known = new Map(calls.map((call) => [call.idempotencyKey, call]));
    for (const { idempotencyKey, reservedMicros, micros, status, outcome } of calls) {
      const callId = idempotencyKey.slice(runId.length + 1);
      const rowId = callId.split('|')[0] ?? '';
      // A ceiling that was lowered since does not undo what was spent.
      this.budget.restore(callId, rowId, { money: Math.max(reservedMicros, micros), credits: 0 });
      this.budget.markSent(callId);
      if (status === 'settled') this.budget.settle(callId, { money: micros, credits: 0 });
      else this.budget.giveUp(callId);
      if (outcome !== null && isTransient(outcome)) this.#countRepeat(rowId, callId.split('|')[1] ?? '');
    }
    this.policy = {
      ...defaultPolicy,
      seed: seedOf(runId),
      order: connections.isOrdered ? connections.askable.map(({ terms }) => terms.id) : null,
    };
  }

  /** Gives up calls of an earlier worker that was killed, so that none is sent twice. */
  static async open(world: ProfileWorld, ceilingMicros: number): Promise<ProviderWaterfall> {
    const { services, workspaceId, runId } = world;
    return inside(world, async (tx) => {
      const connections = await openConnections(tx, { providers: services.providers, workspaceId, now: services.now() });
      const calls = await takeOverProviderCalls(tx, runId);
      return new ProviderWaterfall(runId, { connections, tallies: await readProviderTallies(tx), calls, ceilingMicros });
    });
  }

  /** The ledger's key of a call. */
  keyOf(callId: string): string {
    return `${this.#runId}:${callId}`;
  }

  /** What an earlier worker of the run recorded of this call. */
  knownCall(callId: string): CallOfRun | null {
    return this.#known.get(this.keyOf(callId)) ?? null;
  }

  /**
   * The row's name in IDs of calls. A provider that could not be reached is asked again under another ID, because the first call has ended.
   * @param row place in the run
   */
  rowId(row: number): string {
    return `${row}.${this.#repeats.get(String(row)) ?? 0}`;
  }

  /** @returns whether the provider may be asked again about this row */
  noteTransient(row: number, connectionId: string): boolean {
    return this.#countRepeat(this.rowId(row), connectionId) < mostRepeats;
  }

  #countRepeat(rowId: string, connectionId: string): number {
    const row = rowId.split('.')[0] ?? '';
    this.#repeats.set(row, (this.#repeats.get(row) ?? 0) + 1);
    const ofProvider = `${row} ${connectionId}`;
    const count = (this.#repeats.get(ofProvider) ?? 0) + 1;
    this.#repeats.set(ofProvider, count);
    return count;
  }

  /** Whether the provider was asked about the row so often without an answer that it isn't asked again. */
  isGivenUp(row: number, connectionId: string): boolean {
    return (this.#repeats.get(`${row} ${connectionId}`) ?? 0) >= mostRepeats;
  }

  circuitOf({ circuitKey }: AskableProvider): Circuit {
    return circuits.get(circuitKey) ?? closedCircuit;
  }

  setCircuit({ circuitKey }: AskableProvider, circuit: Circuit): void {
    circuits.set(circuitKey, circuit);
  }

  /** Stores what was learned since the last time. */
  async storeLearning(tx: WorkspaceTx): Promise<void> {
    const tallies = this.learning.tallies();
    const added = tallies.flatMap(({ key, count, sum }) => {
      const before = this.#stored.get(key);
      const more = { key, count: count - (before?.count ?? 0), sum: sum - (before?.sum ?? 0) };
      return more.count === 0 ? [] : [more];
    });
    if (added.length === 0) return;
    await addProviderTallies(tx, added);
    this.#stored = new Map(tallies.map((tally) => [tally.key, tally]));
  }
}

/** Outcomes after which the same provider may be asked again later. */
export const isTransient = (outcome: string): boolean => ['rate_limited', 'timed_out', 'unavailable', 'canceled'].includes(outcome);

const seedOf = (runId: string): number => Number.parseInt(runId.replaceAll('-', '').slice(-7), 16);
