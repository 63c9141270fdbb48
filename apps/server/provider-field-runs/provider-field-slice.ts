/**
 * The work of one slice on the rows of a run for a provider's field: several at a time, because each waits for the provider, and settled one by one
 * (`runs/rows-under-way.ts`). A row whose call could exceed the ceiling in the provider's money is done without being asked.
 */
import { providerFieldSchema } from '@leadlight/contract';
import {
  findProviderFieldRow,
  postponeProviderFieldRow,
  readNextProviderFieldTry,
  readProviderFieldRows,
  readProviderFieldRun,
  setAsideProviderFieldRow,
  type ProviderFieldRow,
} from '@leadlight/db/provider-fields';
import { inWorkspace, Refusal } from '@leadlight/db/platform';
import { takeOverProviderCalls, type CallOfRun } from '@leadlight/db/providers';
import { forgetFailedRows } from '@leadlight/db/runs';
import { openConnectionFor } from '../profile-runs/connections.ts';
import { worldOf, type ProfileServices, type ProfileWorld } from '../profile-runs/profile-world.ts';
import { RunCalls } from '../profile-runs/run-calls.ts';
import type { Attempt } from '../runs/row-attempts.ts';
import { RunFault } from '../runs/row-errors.ts';
import { RowsUnderWay, startRow, type RowsLeft, type RowsToWork } from '../runs/rows-under-way.ts';
import type { SliceWork } from '../runs/run-work.ts';
import type { Slice } from '../runs/slice.ts';
import { askField, type FieldEnd, type FieldToAsk } from './ask-field.ts';
import { extraOf } from './provider-fields.ts';
import { settleField } from './settle-field.ts';

/** Rows under way at a time: as many connections as there are to one provider (provider-client.ts). */
const window = 8;
/** A provider that is paused is waited for so long after the run was started. */
const patienceMs = 4 * 3_600_000;

export function askForFields(services: ProfileServices): SliceWork {
  return async (slice) => {
    const over = new AbortController();
    const { world, asked } = await openRun(services, slice, over.signal);
    const underWay: FieldsUnderWay = new RowsUnderWay(slice, (rows) => new FieldsToAsk(rows, world, asked), over);
    try {
      return await underWay.run();
    } finally {
      await underWay.stop();
    }
  };
}

/** @throws RunFault if the provider can't be asked */
async function openRun(
  services: ProfileServices,
  slice: Slice,
  over: AbortSignal,
): Promise<{ readonly world: ProfileWorld; readonly asked: FieldToAsk }> {
  const { db, workspaceId, runId, now } = slice;
  return inWorkspace(db, workspaceId, async (tx) => {
    const run = await readProviderFieldRun(tx, runId);
    const field = providerFieldSchema.parse(run.providerField);
    const at = { providers: services.providers, workspaceId, now: now() };
    const chosen = await openConnectionFor(tx, at, { connectionId: run.connectionId, field: extraOf(field) }).catch((error: unknown) => {
      throw error instanceof Refusal ? new RunFault(error.code) : error;
    });
    // The possible cost of an earlier worker's calls that never ended counts.
    const before = await takeOverProviderCalls(tx, runId);
    const calls = new RunCalls(runId, before, { ofRun: run.providerCeilingMicros, ofRow: null }, () => chosen.terms.repeatsAreFree);
    const refusals = refusalsIn(before, runId);
    return {
      world: worldOf(services, slice, run, over),
      asked: { field, chosen, calls, refusals, deadlineMs: run.createdAt.getTime() + patienceMs },
    };
  });
}

type FieldsUnderWay = RowsUnderWay<ProviderFieldRow, FieldEnd>;

class FieldsToAsk implements RowsToWork<ProviderFieldRow, FieldEnd> {
  readonly window = window;
  readonly setAside = setAsideProviderFieldRow;
  readonly find = findProviderFieldRow;
  readonly nextAttemptAt = readNextProviderFieldTry;
  readonly #underWay: FieldsUnderWay;
  readonly #world: ProfileWorld;
  readonly #asked: FieldToAsk;

  constructor(underWay: FieldsUnderWay, world: ProfileWorld, asked: FieldToAsk) {
    this.#underWay = underWay;
    this.#world = world;
    this.#asked = asked;
  }

  describe({ personId, domain }: ProviderFieldRow): { readonly subject: string; readonly ref: { readonly leadId?: string } } {
    return personId === null ? { subject: domain, ref: {} } : { subject: 'A person', ref: { leadId: personId } };
  }

  async send(): Promise<RowsLeft> {
    const { isCareful, db, workspaceId, runId, now } = this.#underWay.slice;
    const busy = this.#underWay.begun().length;
    const free = Math.min(this.#underWay.room(), this.#underWay.left - busy);
    if (free <= 0 && busy > 0) return 'more';
    const selection = { limit: Math.max(1, free), except: this.#underWay.unavailable() };
    const rows = await inWorkspace(db, workspaceId, (tx) => readProviderFieldRows(tx, runId, selection, now()));
    if (free <= 0) return rows.length > 0 ? 'unpaid' : 'none';
    for (const row of rows) await startRow(this.#underWay, row, isCareful);
    return rows.length > 0 ? 'more' : 'none';
  }

  async retry(row: ProviderFieldRow): Promise<void> {
    if (this.#underWay.left === 0) await this.#underWay.renewReservation();
    await startRow(this.#underWay, row, true);
  }

  work({ row }: Attempt<ProviderFieldRow>): Promise<FieldEnd> {
    return askField(this.#world, this.#asked, row);
  }

  async settle({ row }: Attempt<ProviderFieldRow>, end: FieldEnd): Promise<void> {
    if (end.kind === 'unusable') {
      // Rows under way end first, because an abandoned call counts as lost, and its row isn't asked about again.
      this.#underWay.endWith(new RunFault('provider_unusable', { reason: end.reason }));
      return;
    }
    const { field, calls } = this.#asked;
    this.#underWay.left = await this.#underWay.commit(async (step) => {
      const { tx, run, note } = step;
      if (end.kind === 'later') {
        await postponeProviderFieldRow(tx, run.id, row.row, new Date(end.untilMs));
        note({ advanced: true });
        return this.#underWay.left;
      }
      const value = end.kind === 'done' ? end.value : null;
      const isCached = end.kind === 'done' && end.isCached;
      const settled = await settleField(step, { row, field, value, isCached, callKeyStart: calls.keyOf(`${row.row}.`) });
      if (settled.kind === 'unpaid') {
        // The row stays: its answer is stored, and is read again once it can be paid for.
        note({ advanced: true });
        return 0;
      }
      if (settled.kind === 'done_before') return this.#underWay.left;
      await forgetFailedRows(tx, run.id, [row.row]);
      note({ done: 1, creditsSpent: settled.cost });
      return this.#underWay.left - settled.cost;
    });
  }
}

/** By row: calls that only a member could make succeed. */
function refusalsIn(calls: readonly CallOfRun[], runId: string): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const { idempotencyKey, outcome } of calls) {
    if (outcome !== 'wrong_key' && outcome !== 'quota_exhausted') continue;
    const row = Number.parseInt(idempotencyKey.slice(runId.length + 1), 10);
    counts.set(row, (counts.get(row) ?? 0) + 1);
  }
  return counts;
}
