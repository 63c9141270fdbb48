/** Verifying single addresses, and what is known of those that were verified. */
import * as contract from '@leadlight/contract';
import { inWorkspace, Refusal, type WorkspaceTx } from '@leadlight/db/platform';
import {
  beginVerification,
  listVerifications,
  readRefusedAddresses,
  readVerification,
  readVerificationFigures,
  type VerificationPlace,
} from '@leadlight/db/verification';
import { addressKey, explainReason } from '@leadlight/verification';
import { setTimeout as pause } from 'node:timers/promises';
import { presentActors } from '../http/actor-names.ts';
import { cut, decodeCursor } from '../http/cursor.ts';
import { onceHere, serveInWorkspace, type App } from '../http/serve.ts';
import type { Services } from '../services.ts';
import { checkAddress } from './check-address.ts';
import { presentSteps, presentVerification } from './verifications.presenter.ts';

/** While another process is at it, its row is looked at so often. */
const lookMs = 250;
const dayMs = 86_400_000;

/** @throws Refusal address_suppressed, lead_erased */
export async function requireAskable(tx: WorkspaceTx, key: string, field: string): Promise<void> {
  const refused = (await readRefusedAddresses(tx, [key])).get(key);
  if (refused) throw new Refusal(refused === 'erased' ? 'lead_erased' : 'address_suppressed', { field });
}

export function mountVerifications(app: App, services: Services): void {
  const { checks, db, limits, verifiers } = services;

  const read = (workspaceId: string, id: string, now: Date) =>
    inWorkspace(db, workspaceId, async (tx) => {
      const { evidence, ...row } = await readVerification(tx, id);
      const nameOf = await presentActors(db, tx, [row.actor]);
      return {
        ...presentVerification(row, nameOf, now),
        steps: presentSteps(row.status === 'checking' ? (checks.stepsOf(id) ?? []) : evidence),
        stepsUntil: row.status === 'checking' ? null : (row.evidenceUntil?.toISOString() ?? null),
      };
    });
  type Read = Awaited<ReturnType<typeof read>>;
  /** Until it is settled, by whoever is at it, or the time is over. */
  const settled = async (workspaceId: string, id: string, budgetMs: number, now: () => Date): Promise<Read> => {
    const untilMs = performance.now() + budgetMs;
    await checks.wait(id, budgetMs);
    for (;;) {
      const found = await read(workspaceId, id, now());
      const leftMs = untilMs - performance.now();
      if (found.status !== 'checking' || leftMs <= 0) return found;
      await pause(Math.min(lookMs, leftMs));
    }
  };

  serveInWorkspace(app, services, contract.verifyAddress, async (call) => {
    const { c, caller, body, now } = call;
    const { workspaceId, actor } = caller;
    await limits.count(c, 'addresses-by-workspace', workspaceId);
    const key = addressKey(body.address);
    const begun = await inWorkspace(db, workspaceId, (tx) =>
      onceHere(
        call,
        tx,
        async () => {
          await requireAskable(tx, key, 'address');
          const { id, claim } = await beginVerification(tx, { key, address: body.address, fresh: body.fresh, actor }, now);
          const { status } = await readVerification(tx, id);
          return { id, claim, isGivenAgain: claim === null && status === 'done' };
        },
        // A repetition of the request finds what the first has begun.
        ({ id, isGivenAgain }) => ({ id, claim: null, isGivenAgain }),
      ),
    );
    if (begun.claim) void checkAddress(services, workspaceId, begun.claim);
    const answer = await settled(workspaceId, begun.id, body.budgetMs, services.now);
    return begun.isGivenAgain ? { ...answer, cost: 0 } : answer;
  });

  serveInWorkspace(app, services, contract.readVerification, ({ caller, params, now }) =>
    read(caller.workspaceId, params.verificationId, now),
  );

  serveInWorkspace(app, services, contract.listVerifications, async ({ caller, query, now }) => {
    const before = placeOf(query.cursor);
    return inWorkspace(db, caller.workspaceId, async (tx) => {
      const found = await listVerifications(tx, query, { before, limit: query.limit + 1 });
      const page = cut(found, query.limit, ({ updatedAt, id }) => `${updatedAt.toISOString()} ${id}`);
      const nameOf = await presentActors(
        db,
        tx,
        page.items.map(({ actor }) => actor),
      );
      return { ...page, items: page.items.map((row) => presentVerification(row, nameOf, now)) };
    });
  });

  serveInWorkspace(app, services, contract.readVerificationSummary, async ({ caller, query, now }) => {
    const figures = await inWorkspace(db, caller.workspaceId, (tx) =>
      readVerificationFigures(tx, new Date(now.getTime() - query.days * dayMs)),
    );
    const { state, faults } = verifiers.asking();
    return {
      ...figures,
      reasons: figures.reasons.map((one) => ({ ...one, words: explainReason(one.reason).words })),
      byDay: [...figures.byDay],
      domains: [...figures.domains],
      asking: { state, faults: [...faults] },
    };
  });
}

const placeKey = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z [0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** @throws Refusal cursor_invalid */
export function placeOf(cursor: string | undefined): VerificationPlace | undefined {
  const [at = '', id = ''] = decodeCursor(cursor, placeKey)?.split(' ') ?? [];
  if (cursor === undefined) return undefined;
  const updatedAt = new Date(at);
  if (Number.isNaN(updatedAt.getTime())) throw new Refusal('cursor_invalid', { field: 'cursor' });
  return { updatedAt, id };
}
