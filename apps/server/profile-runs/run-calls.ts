/**
 * The calls of one run to providers: what they may cost, and which providers are paused. One worker has the run, and so one budget holds for all of its
 * rows; the ceiling of a month is kept by the ledger, for all runs together.
 */
import type { CallOfRun } from '@leadlight/db/providers';
import { Budget, closedCircuit, type Amount, type Circuit } from '@leadlight/profiles';
import type { AskableProvider } from './connections.ts';
import { GatheredCalls } from './gathered-calls.ts';

/** Breakers of this process, by connection and key. They close when the process starts again: then the first failures open them again. */
const circuits = new Map<string, Circuit>();

/** How often a provider that could not be reached is asked again about one row. */
const mostRepeats = 3;

/** In millionths of a US dollar. */
export interface ProviderCeilings {
  readonly ofRun: number;
  /** Null: none. */
  readonly ofRow: number | null;
}

/** The place of a row in the run, from its name in IDs of calls. */
const placeOf = (rowId: string): string => rowId.split('.')[0] ?? '';

export class RunCalls {
  readonly budget: Budget;
  readonly gathered = new GatheredCalls();
  readonly #runId: string;
  readonly #repeats = new Map<string, number>();
  /** By row and connection: what calls may have cost that must not be repeated, because the provider might charge twice. */
  readonly #charged = new Map<string, number>();

  /**
   * @param calls of the run, including those of earlier workers, after `takeOverProviderCalls`
   * @param repeatsAreFree whether the provider of a connection doesn't charge for repeated calls
   */
  constructor(
    runId: string,
    calls: readonly CallOfRun[],
    { ofRun, ofRow }: ProviderCeilings,
    repeatsAreFree: (connectionId: string) => boolean,
  ) {
    this.#runId = runId;
    const most = (money: number): Amount => ({ money, credits: Infinity });
    this.budget = new Budget({ row: ofRow === null ? null : most(ofRow), run: most(ofRun), month: null });
    for (const { idempotencyKey, connectionId, reservedMicros, micros, status, outcome } of calls) {
      const callId = idempotencyKey.slice(runId.length + 1);
      const rowId = callId.split('|')[0] ?? '';
      // A ceiling that was lowered since does not undo what was spent.
      this.budget.restore(callId, placeOf(rowId), { money: Math.max(reservedMicros, micros), credits: 0 });
      this.budget.markSent(callId);
      if (status === 'settled') this.budget.settle(callId, { money: micros, credits: 0 });
      else this.budget.giveUp(callId);
      if (micros > 0 && !repeatsAreFree(connectionId)) this.noteCharged(Number(placeOf(rowId)), connectionId, micros);
      else if (outcome !== null && isTransient(outcome)) this.#countRepeat(rowId, connectionId);
    }
  }

  /** The ledger's key of a call. */
  keyOf(callId: string): string {
    return `${this.#runId}:${callId}`;
  }

  /**
   * The row's name in IDs of calls. A provider that could not be reached is asked again under another ID, because the first call has ended.
   * @param row place in the run
   */
  rowId(row: number): string {
    return `${row}.${this.#repeats.get(String(row)) ?? 0}`;
  }

  /** The row's name in IDs of calls, and the one of its ceiling, which stays the same when a provider is asked again. */
  idsOf(row: number): { readonly id: string; readonly budgetId: string } {
    const id = this.rowId(row);
    return { id, budgetId: placeOf(id) };
  }

  /** @returns whether the provider may be asked again about this row */
  noteTransient(row: number, connectionId: string): boolean {
    return this.#countRepeat(this.rowId(row), connectionId) < mostRepeats;
  }

  #countRepeat(rowId: string, connectionId: string): number {
    const row = placeOf(rowId);
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

  /** A call about the row that may have been charged: this provider isn't asked about it again. */
  noteCharged(row: number, connectionId: string, micros: number): void {
    const key = `${row} ${connectionId}`;
    this.#charged.set(key, (this.#charged.get(key) ?? 0) + micros);
  }

  /** What calls about the row that must not be repeated may have cost, in millionths of a US dollar; null if there were none. */
  chargedFor(row: number, connectionId: string): number | null {
    return this.#charged.get(`${row} ${connectionId}`) ?? null;
  }

  circuitOf({ circuitKey }: AskableProvider): Circuit {
    return circuits.get(circuitKey) ?? closedCircuit;
  }

  setCircuit({ circuitKey }: AskableProvider, circuit: Circuit): void {
    circuits.set(circuitKey, circuit);
  }
}

/** Outcomes after which the same provider may be asked again later. */
export const isTransient = (outcome: string): boolean => ['rate_limited', 'timed_out', 'unavailable', 'canceled'].includes(outcome);
