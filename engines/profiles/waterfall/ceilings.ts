/**
 * Ceilings for a row, a run and a month, in credits and in the provider's money. The most that a call can cost is reserved before it, and
 * what it did cost is settled after it. A call whose answer was lost counts as if it cost the most, until its cost is known.
 *
 * One budget is the state of one lock: the caller serializes the commands of parallel workers, as a database transaction does.
 */
import { add, nothing, type Amount } from './providers.ts';

/** Null: no ceiling. */
export interface Ceilings {
  readonly row: Amount | null;
  readonly run: Amount | null;
  readonly month: Amount | null;
}

export type CeilingReason = 'ceiling_row' | 'ceiling_run' | 'ceiling_month';

/**
 * reserved: not sent yet; sent: the provider may have charged for it; settled: what it cost is known; lost: its worker died after sending it.
 */
export type CallStatus = 'reserved' | 'sent' | 'settled' | 'lost';

interface Call {
  readonly rowId: string;
  readonly most: Amount;
  cost: Amount;
  status: CallStatus;
}

export type Reservation =
  /** `isNew`: false when the call is known already, so that it must not be sent again unless its status is `reserved`. */
  | { readonly kind: 'reserved'; readonly isNew: boolean; readonly status: CallStatus }
  | { readonly kind: 'refused'; readonly reason: CeilingReason };

export class Budget {
  readonly #ceilings: Ceilings;
  readonly #calls = new Map<string, Call>();
  readonly #rows = new Map<string, Amount>();
  #total = nothing;
  readonly #spentBefore: Amount;

  /** @param spentBefore in this month, by other runs */
  constructor(ceilings: Ceilings, spentBefore: Amount = nothing) {
    this.#ceilings = ceilings;
    this.#spentBefore = spentBefore;
  }

  /** Reserves the most that a call can cost. The same call is reserved once, whoever asks. */
  reserve(callId: string, rowId: string, most: Amount): Reservation {
    const known = this.#calls.get(callId);
    if (known) return { kind: 'reserved', isNew: false, status: known.status };
    const row = add(this.#rows.get(rowId) ?? nothing, most);
    const run = add(this.#total, most);
    const reason = exceeds(row, this.#ceilings.row)
      ? 'ceiling_row'
      : exceeds(run, this.#ceilings.run)
        ? 'ceiling_run'
        : exceeds(add(run, this.#spentBefore), this.#ceilings.month)
          ? 'ceiling_month'
          : null;
    if (reason !== null) return { kind: 'refused', reason };
    this.#calls.set(callId, { rowId, most, cost: most, status: 'reserved' });
    this.#count(rowId, most);
    return { kind: 'reserved', isNew: true, status: 'reserved' };
  }

  /** Counts a call that an earlier worker reserved, whatever the ceilings are now. */
  restore(callId: string, rowId: string, most: Amount): void {
    if (this.#calls.has(callId)) return;
    this.#calls.set(callId, { rowId, most, cost: most, status: 'reserved' });
    this.#count(rowId, most);
  }

  /**
   * To be committed before the request leaves: from now on the provider may charge.
   * @returns false when another worker was faster, so that this one must not send it
   */
  markSent(callId: string): boolean {
    const call = this.#calls.get(callId);
    if (call?.status !== 'reserved' && call?.status !== 'lost') return false;
    call.status = 'sent';
    return true;
  }

  /**
   * Records what a call cost; also later, when the answer arrives after its worker was given up. A second settlement changes nothing.
   * @returns whether it cost more than was reserved, which means that the provider's terms are wrong
   */
  settle(callId: string, cost: Amount): { readonly isOver: boolean } {
    const call = this.#calls.get(callId);
    if (!call || call.status === 'settled') return { isOver: false };
    this.#count(call.rowId, { money: cost.money - call.cost.money, credits: cost.credits - call.cost.credits });
    call.cost = cost;
    call.status = 'settled';
    return { isOver: exceeds(cost, call.most) };
  }

  /**
   * Gives up a worker's call. One that was not sent is released, and may be reserved again; one that was sent may have been charged: it keeps
   * its reservation and is not sent again.
   */
  giveUp(callId: string): void {
    const call = this.#calls.get(callId);
    if (call?.status === 'sent') call.status = 'lost';
    if (call?.status !== 'reserved') return;
    this.#count(call.rowId, { money: -call.cost.money, credits: -call.cost.credits });
    this.#calls.delete(callId);
  }

  /**
   * Whether a call may be sent (again): a lost one only if its provider doesn't charge for repetitions.
   */
  maySend(callId: string, repeatsAreFree: boolean): boolean {
    const status = this.#calls.get(callId)?.status;
    return status === undefined || status === 'reserved' || (status === 'lost' && repeatsAreFree);
  }

  /** Everything spent and reserved in the run. */
  get total(): Amount {
    return this.#total;
  }

  statusOf(callId: string): CallStatus | null {
    return this.#calls.get(callId)?.status ?? null;
  }

  #count(rowId: string, amount: Amount): void {
    this.#total = add(this.#total, amount);
    this.#rows.set(rowId, add(this.#rows.get(rowId) ?? nothing, amount));
  }
}

const exceeds = ({ money, credits }: Amount, ceiling: Amount | null): boolean =>
  ceiling !== null && (money > ceiling.money || credits > ceiling.credits);
