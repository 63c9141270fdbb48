/** What a run would ask about and cost: by the same steps that materialize its rows, without writing any. */
import { readSpendable } from '@leadlight/db/credits';
import { inWorkspace, Refusal, type WorkspaceTx } from '@leadlight/db/platform';
import { readKnownFinds, readKnownVerdicts, readVerificationFile, type NewRow, type VerificationFile } from '@leadlight/db/verification';
import type { runSourceSchema } from '@leadlight/contract';
import type { z } from 'zod';
import type { WorkspaceCaller } from '../http/caller.ts';
import type { Services } from '../services.ts';
import { apiError, Invalid } from '../http/errors.ts';
import { chosenLeads } from '../leads/selection.ts';
import { fictionalAmong } from './fictional-rows.ts';
import { askAddress, checkColumns, type AskedKind, type Candidate } from './list-candidates.ts';
import { mayRepeat } from './known-answers.ts';
import { candidatesOfFile, candidatesOfPeople, peopleToVerify, rowsOf } from './candidates.ts';

export type RunSource = z.infer<typeof runSourceSchema>;

export interface Asked {
  readonly kind: AskedKind;
  readonly source: RunSource;
  readonly fresh: boolean;
}

/** Rows by what would happen to them. `free` is part of `toCheck`, and `noName` and `noDomain` of `empty`; the others add up to `rows`. */
export interface Forecast {
  readonly rows: number;
  readonly empty: number;
  /** Of those, without a name from which an address can be derived. */
  readonly noName: number;
  /** Of those, with a name and without a company's domain. */
  readonly noDomain: number;
  /** Of a find: people who have an address, which may be masked. */
  readonly alreadyHaveEmail: number;
  readonly doubles: number;
  readonly suppressed: number;
  readonly notRevealed: number;
  readonly alreadyKnown: number;
  readonly free: number;
  readonly toCheck: number;
}

export interface Weighing extends Pick<Services, 'db' | 'search'> {
  readonly caller: WorkspaceCaller;
  readonly pathOf: (fileId: string) => Promise<string>;
  readonly now: Date;
}

/** @throws Refusal not_found, file_gone, columns_missing, selection_empty; Invalid */
export async function weighRun(weighing: Weighing, asked: Asked): Promise<Forecast> {
  const { db, caller, now } = weighing;
  const weigher = createWeigher(asked, now);
  for await (const candidates of partsOf(weighing, asked))
    await inWorkspace(db, caller.workspaceId, async (tx) => weigher.add(tx, await rowsOf(tx, candidates)));
  const forecast = weigher.sum();
  if (forecast.rows === 0 && asked.source.kind === 'people') throw new Refusal('selection_empty', { field: 'source.selection' });
  return forecast;
}

/** What a run can reserve now. */
export async function readReservable(tx: WorkspaceTx, now: Date): Promise<number> {
  const { available, monthLeft } = await readSpendable(tx, { isProfile: false }, now);
  return Math.min(available, monthLeft ?? available);
}

/** The file of a source; checks its columns. @throws Refusal not_found, file_gone, columns_missing; Invalid */
export async function fileOf(tx: WorkspaceTx, kind: AskedKind, source: Extract<RunSource, { kind: 'file' }>): Promise<VerificationFile> {
  const file = await readVerificationFile(tx, source.fileId);
  if (file.fileUntil === null) throw new Refusal('file_gone');
  checkColumns(kind, source.columns, file.layout);
  return file;
}

async function* partsOf({ db, search, caller, pathOf, now }: Weighing, { kind, source }: Asked): AsyncGenerator<readonly Candidate[]> {
  switch (source.kind) {
    case 'addresses':
      yield candidatesOfAddresses(kind, source.addresses);
      return;
    case 'file': {
      const { layout } = await inWorkspace(db, caller.workspaceId, (tx) => fileOf(tx, kind, source));
      try {
        const reading = { isFind: kind === 'find', columns: source.columns };
        for await (const { candidates } of candidatesOfFile(await pathOf(source.fileId), layout, reading, { row: 1, offset: 0 }))
          yield candidates;
      } catch (error) {
        throw (error as NodeJS.ErrnoException).code === 'ENOENT' ? new Refusal('file_gone') : error;
      }
      return;
    }
    case 'people': {
      // One transaction for the selection, so that it is consistent; each part is counted in another.
      const parts = await inWorkspace(db, caller.workspaceId, async (tx) => {
        const ids: string[][] = [];
        for await (const part of chosenLeads({ search }, caller, 'people', source.selection, now)(tx)) ids.push([...part]);
        return ids;
      });
      let row = 1;
      for (const ids of parts) {
        const people = await inWorkspace(db, caller.workspaceId, (tx) => peopleToVerify(tx, ids, { onlyStale: source.onlyStale }, now));
        yield candidatesOfPeople(people, kind === 'find', row);
        row += people.length;
      }
    }
  }
}

/** @throws Invalid for a find run, which needs names at domains */
export function candidatesOfAddresses(kind: AskedKind, addresses: readonly string[]): Candidate[] {
  if (kind === 'find') throw new Invalid([apiError('value_invalid', 'source.kind')]);
  return addresses.map((address, index) => askAddress(index + 1, address, null));
}

interface Weigher {
  readonly add: (tx: WorkspaceTx, rows: readonly NewRow[]) => Promise<void>;
  readonly sum: () => Forecast;
}

function createWeigher({ kind, fresh }: Asked, now: Date): Weigher {
  const seen = new Set<string>();
  const sums = {
    rows: 0,
    empty: 0,
    noName: 0,
    noDomain: 0,
    alreadyHaveEmail: 0,
    doubles: 0,
    suppressed: 0,
    notRevealed: 0,
    alreadyKnown: 0,
    free: 0,
    toCheck: 0,
  };
  return {
    add: async (tx, rows) => {
      sums.rows += rows.length;
      const asked: { askKey: string; domain: string | null }[] = [];
      for (const { skipReason, askKey, domain } of rows) {
        if (skipReason === 'no_name') sums.noName += 1;
        if (skipReason === 'no_domain') sums.noDomain += 1;
        if (skipReason === 'empty' || skipReason === 'no_name' || skipReason === 'no_domain') sums.empty += 1;
        else if (skipReason === 'has_address') sums.alreadyHaveEmail += 1;
        // People who were erased are not asked about either.
        else if (skipReason === 'suppressed' || skipReason === 'gone') sums.suppressed += 1;
        else if (skipReason === 'not_revealed') sums.notRevealed += 1;
        else if (askKey !== null && seen.has(askKey)) sums.doubles += 1;
        else if (askKey !== null) {
          seen.add(askKey);
          asked.push({ askKey, domain });
        }
      }
      const keys = asked.map(({ askKey }) => askKey);
      const known = await (kind === 'verify' ? readKnownVerdicts(tx, keys, now) : readKnownFinds(tx, keys, now));
      const fictional = await fictionalAmong(tx, asked);
      for (const key of keys) {
        const one = known.get(key);
        if (one && mayRepeat({ fresh }, one)) sums.alreadyKnown += 1;
        else {
          sums.toCheck += 1;
          if (one?.isFree || fictional.has(key)) sums.free += 1;
        }
      }
    },
    sum: () => ({ ...sums }),
  };
}
