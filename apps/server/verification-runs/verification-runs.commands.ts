/** Uploading lists, and forecasting, starting and steering verification runs and find runs. */
import { isReadOnly } from '@leadlight/credits';
import { isApiKeyInForce, readWorkspace } from '@leadlight/db/accounts';
import { keepPicks } from '@leadlight/db/leads';
import { readSpendable } from '@leadlight/db/credits';
import { Refusal, type WorkspaceTx } from '@leadlight/db/platform';
import { newRunId, noteRunProgress } from '@leadlight/db/runs';
import {
  createVerificationFile,
  createVerificationRun,
  forgetVerificationFile,
  listUnusedVerificationFiles,
  noteMaterialized,
  readVerificationRun,
  type VerificationFile,
  type VerificationRun,
} from '@leadlight/db/verification';
import { transact, transactOnce, type Present, type WorkspaceContext } from '../command.ts';
import type { WorkspaceCaller } from '../http/caller.ts';
import { fileDays } from '../imports/uploads.commands.ts';
import type { Upload } from '../imports/uploads.ts';
import { chosenLeads } from '../leads/selection.ts';
import { mayDo } from '../policy.ts';
import { startRun, steerRun, type RunVerb } from '../runs/runs.commands.ts';
import { nameOfSelection } from '../runs/selection-name.ts';
import type { Services } from '../services.ts';
import { peopleToVerify } from './candidates.ts';
import { candidatesOfAddresses, fileOf, readReservable, weighRun, type Asked, type Forecast, type Weighing } from './forecast.ts';
import type { Candidate } from './list-candidates.ts';
import type { UnderstoodList } from './list-file.ts';
import { materializeCandidates } from './materialize-run.ts';
import { findRuns, verificationRuns } from './verification-run.ts';

const dayMs = 86_400_000;
/** Uploaded files without a run; if there are more, the oldest are removed. */
const mostUnused = 20;
/** The most rows that are forecast before the response. For more, a credit is reserved for each row, and the excess is released within seconds. */
const weighedAtStart = 5_000;

const pathIn =
  ({ services, caller }: WorkspaceContext<'db' | 'files'>) =>
  (id: string): Promise<string> =>
    services.files.pathOf({ workspaceId: caller.workspaceId, id });

export interface ReceivedList extends Upload {
  readonly id: string;
  readonly fileName: string;
  readonly list: UnderstoodList;
}

/** Records an uploaded list with its layout. */
export function saveVerificationFile<Answer>(
  context: WorkspaceContext,
  { id, fileName, bytes, list }: ReceivedList,
  present: Present<VerificationFile, Answer>,
): Promise<Answer> {
  const { caller, now } = context;
  const fileUntil = new Date(now.getTime() + fileDays * dayMs);
  return transactOnce(context, async (tx) =>
    present(tx, await createVerificationFile(tx, { id, fileName, bytes, ...list, fileUntil, actor: caller.actor }, now), context),
  );
}

/** Removes the oldest lists that no run was started with, if there are too many. */
export async function removeUnusedFiles(context: WorkspaceContext<'db' | 'files'>): Promise<void> {
  const { services, caller } = context;
  for (const unused of await transact(context, (tx) => listUnusedVerificationFiles(tx, mostUnused))) {
    await services.files.remove({ workspaceId: caller.workspaceId, id: unused });
    await transact(context, (tx) => forgetVerificationFile(tx, unused));
  }
}

const weighingOf = (context: WorkspaceContext<'db' | 'files' | 'search'>): Weighing => ({
  db: context.services.db,
  search: context.services.search,
  caller: context.caller,
  pathOf: pathIn(context),
  now: context.now,
});

/** @throws Refusal not_found, file_gone, columns_missing, selection_empty; Invalid */
export async function forecastVerificationRun(
  context: WorkspaceContext<'db' | 'files' | 'search'>,
  asked: Asked,
): Promise<Forecast & { readonly mostCost: number; readonly available: number; readonly monthLeft: number | null }> {
  const forecast = await weighRun(weighingOf(context), asked);
  const spendable = await transact(context, (tx) => readSpendable(tx, { isProfile: false }, context.now));
  return { ...forecast, mostCost: forecast.toCheck - forecast.free, ...spendable };
}

/** What a new run works on. */
interface Prepared {
  readonly total: number;
  readonly name: string;
  readonly fileId: string | null;
  readonly columns: readonly unknown[] | null;
  /** Of pasted addresses: materialized with the run. */
  readonly candidates: readonly Candidate[] | null;
}

/** Stores the people of a run, and reads its addresses. */
async function prepare(
  tx: WorkspaceTx,
  runId: string,
  context: WorkspaceContext<'db' | 'files' | 'search'>,
  { kind, source }: Asked,
): Promise<Prepared> {
  const { services, caller, now } = context;
  const nothing = { fileId: null, columns: null, candidates: null };
  switch (source.kind) {
    case 'file': {
      const file = await fileOf(tx, kind, source);
      if (!(await services.files.has({ workspaceId: caller.workspaceId, id: file.id }))) throw new Refusal('file_gone');
      return { ...nothing, total: file.rows, name: file.fileName, fileId: file.id, columns: source.columns };
    }
    case 'people': {
      const chosen = async function* chosen(): AsyncGenerator<readonly string[]> {
        for await (const ids of chosenLeads(services, caller, 'people', source.selection, now)(tx)) {
          if (!source.onlyStale) yield ids;
          else yield (await peopleToVerify(tx, ids, { onlyStale: true }, now)).map((person) => person.id);
        }
      };
      const total = await keepPicks(tx, runId, chosen());
      if (total === 0) throw new Refusal('selection_empty', { field: 'source.selection' });
      return { ...nothing, total, name: await nameOfSelection(tx, source.selection, total) };
    }
    case 'addresses': {
      const candidates = candidatesOfAddresses(kind, source.addresses);
      const total = candidates.length;
      return { ...nothing, total, name: total === 1 ? '1 address' : `${total} addresses`, candidates };
    }
  }
}

/** Whether addresses that the caller's run finds may be written to people. */
async function mayChangeLeads(tx: WorkspaceTx, { member, actor }: WorkspaceCaller): Promise<boolean> {
  return member ? mayDo(member.role, 'leads.update') : isApiKeyInForce(tx, actor.id ?? '', 'leads:write');
}

/**
 * Starts a run that verifies or finds many addresses.
 * @param ceiling the most credits that it may spend
 * @throws Refusal not_found, file_gone, columns_missing, selection_empty, credits_insufficient; Invalid
 */
export function startVerificationRun<Answer>(
  context: WorkspaceContext<'boss' | 'db' | 'files' | 'search'>,
  asked: Asked & { readonly ceiling: number },
  present: Present<VerificationRun, Answer>,
): Promise<Answer> {
  const { services, caller, now } = context;
  const { kind, fresh, ceiling, source } = asked;
  return transactOnce(context, async (tx) => {
    const id = newRunId();
    const { candidates, total, ...of } = await prepare(tx, id, context, asked);
    const bound = Math.min(ceiling, total);
    const isWeighed = total <= weighedAtStart || bound > (await readReservable(tx, now));
    const weighed = isWeighed && bound > 0 ? await weighRun(weighingOf(context), asked) : null;
    const mostCost = weighed ? weighed.toCheck - weighed.free : bound;
    const { workspaceId, actor: startedBy } = caller;
    const adds = kind === 'find' && source.kind === 'people' && (await mayChangeLeads(tx, caller));
    const worker = kind === 'find' ? findRuns : verificationRuns;
    await startRun(services, tx, worker, { workspaceId, id, total, ceiling, startedBy, mostCost }, now);
    await createVerificationRun(tx, { id, source: source.kind, ...of, fresh, isFree: false, adds }, now);
    if (candidates) {
      const skipped = await materializeCandidates(tx, id, candidates);
      await noteMaterialized(tx, id, { row: total + 1, offset: 0, isMaterialized: true, skipped });
      await noteRunProgress(tx, id, { done: skipped });
    }
    return present(tx, await readVerificationRun(tx, id), context);
  });
}

/** @throws Refusal not_found, already_ended, credits_insufficient, file_gone, and why the caller may not */
export function steerVerificationRun<Answer>(
  context: WorkspaceContext<'boss' | 'db'>,
  runId: string,
  verb: RunVerb,
  present: Present<VerificationRun, Answer>,
): Promise<Answer> {
  const { services, caller, now } = context;
  const answer = async (tx: WorkspaceTx): Promise<Answer> => present(tx, await readVerificationRun(tx, runId), context);
  return steerRun(services, caller, { runId, kinds: ['verification', 'find'], verb, answer }, now);
}

/**
 * Before an export: starts a free run that verifies again the addresses that were paid for and have stale verdicts.
 * @returns its id; null if the workspace is read-only, which still exports the verdicts it has
 */
export async function startRecheck(
  services: Pick<Services, 'boss'>,
  tx: WorkspaceTx,
  { workspaceId, actor: startedBy }: WorkspaceCaller,
  ids: readonly string[],
  now: Date,
): Promise<string | null> {
  if (isReadOnly(await readWorkspace(tx), now)) return null;
  const id = newRunId();
  const total = await keepPicks(tx, id, inOnePart(ids));
  const name = total === 1 ? '1 person before an export' : `${total} people before an export`;
  await startRun(services, tx, verificationRuns, { workspaceId, id, total, ceiling: 0, startedBy }, now);
  await createVerificationRun(
    tx,
    { id, source: 'people', name, fileId: null, columns: null, fresh: false, isFree: true, adds: false },
    now,
  );
  return id;
}

async function* inOnePart(ids: readonly string[]): AsyncGenerator<readonly string[]> {
  yield ids;
}
