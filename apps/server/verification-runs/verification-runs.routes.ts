/** Verifying or finding many: lists uploaded, runs forecast, started, steered and read, and their results. */
import * as contract from '@leadlight/contract';
import { keepPicks } from '@leadlight/db/leads';
import { inWorkspace, Refusal, type WorkspaceTx } from '@leadlight/db/platform';
import { queueOnce } from '@leadlight/db/platform/jobs';
import {
  createVerificationFile,
  forgetVerificationFile,
  listUnusedVerificationFiles,
  listRunRows,
  listVerificationRuns,
  newVerificationRunId,
  noteLaid,
  readNextAttempts,
  readVerificationFile,
  readVerificationFiles,
  readVerificationRun,
  startVerificationRun,
  steerVerificationRun,
  type VerificationRun,
} from '@leadlight/db/verification';
import { stat } from 'node:fs/promises';
import { v7 as uuidv7 } from 'uuid';
import type { WorkspaceCaller } from '../http/caller.ts';
import { presentActors } from '../http/actor-names.ts';
import { cut, decodeCursor, idKey, numberKey } from '../http/cursor.ts';
import { faultOf } from '../http/errors.ts';
import { onceHere } from '../command.ts';
import { serveInWorkspace, type App } from '../http/serve.ts';
import { fileDays } from '../imports/uploads.commands.ts';
import { receiveOnce, removeUpload, uploadPath } from '../imports/uploads.ts';
import { chosenLeads } from '../leads/selection.ts';
import type { Services } from '../services.ts';
import { candidatesOfAddresses, fileOf, readAvailable, weighRun, type Asked, type Weighing } from './forecast.ts';
import { layPart } from './lay-run.ts';
import { understandList } from './list-file.ts';
import { nameOfSelection } from './run-name.ts';
import { peopleToVerify } from './run-rows.ts';
import { presentFile, presentRow, presentRun } from './runs.presenter.ts';
import { resultsOfFile, resultsOfRows, streamOf } from './results.ts';
import { endRun } from './work-on-run.ts';

const dayMs = 86_400_000;
/** Files that nothing was started with: of more the oldest go. */
const mostUnused = 20;
/** So many are weighed while somebody waits for the start; of more the number of rows is held, and what that is too much is given back within seconds. */
const weighedAtStart = 5_000;

export function mountVerificationRuns(app: App, services: Services): void {
  const { boss, config, db, log, previews } = services;
  const pathIn =
    (workspaceId: string) =>
    (fileId: string): string =>
      uploadPath(config.dataDir, workspaceId, fileId);

  const presentAll = async (tx: WorkspaceTx, runs: readonly VerificationRun[]) => {
    const nameOf = await presentActors(
      db,
      tx,
      runs.map(({ actor }) => actor),
    );
    const nextAttempts = await readNextAttempts(
      tx,
      runs.flatMap(({ id, waiting }) => (waiting > 0 ? [id] : [])),
    );
    const files = await readVerificationFiles(
      tx,
      runs.flatMap(({ fileId }) => fileId ?? []),
    );
    return runs.map((run) => {
      const uploadedAt = files.get(run.fileId ?? '')?.createdAt;
      return presentRun(run, {
        startedBy: nameOf(run.actor),
        nextAttemptAt: nextAttempts.get(run.id) ?? null,
        downloadUntil: uploadedAt ? new Date(uploadedAt.getTime() + fileDays * dayMs) : null,
      });
    });
  };
  const present = async (tx: WorkspaceTx, run: VerificationRun) => {
    const [one] = await presentAll(tx, [run]);
    if (!one) throw new Refusal('not_found');
    return one;
  };
  const queue = (tx: WorkspaceTx, workspaceId: string, runId: string): Promise<void> =>
    queueOnce(boss, tx, 'verification-runs', runId, { workspaceId, runId });

  serveInWorkspace(app, services, contract.uploadVerificationFile, async (call) => {
    const { caller, query, now } = call;
    const { workspaceId } = caller;
    const id = uuidv7();
    const path = pathIn(workspaceId)(id);
    const fileUntil = new Date(now.getTime() + fileDays * dayMs);
    const saved = await receiveOnce(
      call,
      { id, path, fileName: query.fileName, maxBytes: config.importMaxBytes },
      async ({ bytes, sha256 }, once) => {
        const understood = await understandList(previews, path, { name: query.fileName, sha256, at: now });
        return inWorkspace(db, workspaceId, (tx) =>
          onceHere({ ...call, once }, tx, async () =>
            presentFile(
              await createVerificationFile(tx, { id, fileName: query.fileName, bytes, ...understood, fileUntil, actor: caller.actor }, now),
            ),
          ),
        );
      },
    );
    for (const unused of await inWorkspace(db, workspaceId, (tx) => listUnusedVerificationFiles(tx, mostUnused))) {
      await removeUpload(pathIn(workspaceId)(unused));
      await inWorkspace(db, workspaceId, (tx) => forgetVerificationFile(tx, unused));
    }
    return saved;
  });

  const weighingOf = (caller: WorkspaceCaller, now: Date): Weighing => ({
    db,
    search: services.search,
    caller,
    pathOf: pathIn(caller.workspaceId),
    now,
  });

  serveInWorkspace(app, services, contract.forecastVerificationRun, async ({ caller, body, now }) => {
    const forecast = await weighRun(weighingOf(caller, now), body);
    const available = await inWorkspace(db, caller.workspaceId, (tx) => readAvailable(tx, now));
    return { ...forecast, mostCost: forecast.toCheck - forecast.free, available };
  });

  /** What the run is of, with its people kept and its addresses ready to be laid. */
  const prepare = async (tx: WorkspaceTx, id: string, caller: WorkspaceCaller, { kind, source }: Asked, now: Date) => {
    const nothing = { fileId: null, columns: null, candidates: null };
    switch (source.kind) {
      case 'file': {
        const file = await fileOf(tx, kind, source);
        await stat(pathIn(caller.workspaceId)(file.id)).catch(() => {
          throw new Refusal('file_gone');
        });
        return { ...nothing, total: file.rows, name: file.fileName, fileId: file.id, columns: source.columns };
      }
      case 'people': {
        const chosen = async function* chosen(): AsyncGenerator<readonly string[]> {
          for await (const ids of chosenLeads(services, caller, 'people', source.selection, now)(tx)) {
            if (!source.onlyStale) yield ids;
            else yield (await peopleToVerify(tx, ids, { kind, onlyStale: true }, now)).map((person) => person.id);
          }
        };
        const total = await keepPicks(tx, id, chosen());
        if (total === 0) throw new Refusal('selection_empty', { field: 'source.selection' });
        return { ...nothing, total, name: await nameOfSelection(tx, source.selection, total) };
      }
      case 'addresses': {
        const candidates = candidatesOfAddresses(kind, source.addresses);
        const total = candidates.length;
        return { ...nothing, total, name: total === 1 ? '1 address' : `${total} addresses`, candidates };
      }
    }
  };

  serveInWorkspace(app, services, contract.startVerificationRun, async (call) => {
    const { caller, body, now } = call;
    const { workspaceId } = caller;
    return inWorkspace(db, workspaceId, (tx) =>
      onceHere(call, tx, async () => {
        const id = newVerificationRunId();
        const { candidates, ...of } = await prepare(tx, id, caller, body, now);
        const bound = Math.min(body.ceiling, of.total);
        const isWeighed = of.total <= weighedAtStart || bound > (await readAvailable(tx, now));
        const weighed = isWeighed && bound > 0 ? await weighRun(weighingOf(caller, now), body) : null;
        const hold = weighed ? Math.min(bound, weighed.toCheck - weighed.free) : bound;
        const { kind, fresh, ceiling, source } = body;
        await startVerificationRun(
          tx,
          { id, kind, source: source.kind, ...of, fresh, isFree: false, ceiling, hold, actor: caller.actor },
          now,
        );
        if (candidates) {
          const skipped = await layPart(tx, id, candidates);
          await noteLaid(tx, id, { row: candidates.length + 1, offset: 0, isLaid: true, skipped });
        }
        await queue(tx, workspaceId, id);
        return present(tx, await readVerificationRun(tx, id));
      }),
    );
  });

  serveInWorkspace(app, services, contract.listVerificationRuns, async ({ caller, query }) => {
    const before = decodeCursor(query.cursor, idKey);
    return inWorkspace(db, caller.workspaceId, async (tx) => {
      const page = cut(await listVerificationRuns(tx, { before, limit: query.limit + 1 }), query.limit, ({ id }) => id);
      return { ...page, items: await presentAll(tx, page.items) };
    });
  });

  serveInWorkspace(app, services, contract.readVerificationRun, async ({ caller, params }) =>
    inWorkspace(db, caller.workspaceId, async (tx) => present(tx, await readVerificationRun(tx, params.verificationRunId))),
  );

  const steer = (route: typeof contract.pauseVerificationRun, to: 'paused' | 'running' | 'cancelled'): void =>
    serveInWorkspace(app, services, route, async ({ caller, params, now }) =>
      inWorkspace(db, caller.workspaceId, async (tx) => {
        const before = await readVerificationRun(tx, params.verificationRunId);
        if (to === 'running') await requireFile(tx, before);
        const run = await steerVerificationRun(tx, before.id, to, now);
        if (run.status === 'running') await queue(tx, caller.workspaceId, run.id);
        if (run.status === 'cancelled' && before.status !== 'cancelled') await endRun(tx, run, now);
        return present(tx, run);
      }),
    );
  steer(contract.pauseVerificationRun, 'paused');
  steer(contract.resumeVerificationRun, 'running');
  steer(contract.cancelVerificationRun, 'cancelled');

  serveInWorkspace(app, services, contract.listVerificationRunRows, async ({ caller, params, query, now }) => {
    const after = Number(decodeCursor(query.cursor, numberKey) ?? 0);
    return inWorkspace(db, caller.workspaceId, async (tx) => {
      const { id } = await readVerificationRun(tx, params.verificationRunId);
      const { verdict, outcome, limit } = query;
      const page = cut(await listRunRows(tx, id, { after, limit: limit + 1, verdict, outcome }), limit, ({ row }) => row);
      return { ...page, items: page.items.map((row) => presentRow(row, now)) };
    });
  });

  serveInWorkspace(app, services, contract.fetchVerificationResults, async ({ c, caller, params, query, now }) => {
    const { workspaceId } = caller;
    const { run, file } = await inWorkspace(db, workspaceId, async (tx) => {
      const read = await readVerificationRun(tx, params.verificationRunId);
      return { run: read, file: read.fileId === null ? null : await readVerificationFile(tx, read.fileId) };
    });
    const path = file && pathIn(workspaceId)(file.id);
    if (file && path) {
      const isThere =
        file.fileUntil !== null &&
        (await stat(path).then(
          () => true,
          () => false,
        ));
      if (!isThere) throw new Refusal('file_gone');
    }
    const results = { db, workspaceId, run, verdict: query.verdict, now };
    const parts = file && path ? resultsOfFile(results, file, path) : resultsOfRows(results);
    const stream = streamOf(parts, (error) => log.error({ requestId: c.get('requestId'), fault: faultOf(error) }, 'results broke off'));
    c.header('Content-Disposition', `attachment; filename="results-${run.createdAt.toISOString().slice(0, 10)}.csv"`);
    c.header('Cache-Control', 'private, no-store');
    return c.body(stream, 200, { 'Content-Type': 'text/csv; charset=utf-8' });
  });
}

/** What was not laid out yet needs its file. @throws Refusal file_gone */
async function requireFile(tx: WorkspaceTx, { isLaid, fileId }: VerificationRun): Promise<void> {
  if (isLaid || fileId === null) return;
  if ((await readVerificationFile(tx, fileId)).fileUntil === null) throw new Refusal('file_gone');
}
