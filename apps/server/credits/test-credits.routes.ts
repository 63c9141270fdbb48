/**
 * Spending by hand, for tests and benchmarks only (TEST_ROUTES=on, refused in production): what searching, finding and verifying
 * will do inside the server. Not part of the contract. Whoever may read credits may use these.
 */
import { commitReservation, releaseReservation, reserveCredits, spendCredits } from '@leadlight/db/credits';
import { inWorkspace, type ActorRef, type WorkspaceTx } from '@leadlight/db/platform';
import type { Context } from 'hono';
import { z } from 'zod';
import { requireInWorkspace } from '../http/caller.ts';
import type { App } from '../http/serve.ts';
import type { Services } from '../services.ts';
import { createSpendQueue } from './spend-queue.ts';

const input = z.strictObject({ amount: z.int().min(1), key: z.string().min(1), reference: z.string().nullable().default(null) });
const access = { kind: 'workspace', action: 'credits.read', scope: 'credits:read' } as const;
const base = '/v1/workspaces/:workspaceId/credits';

export function mountTestCredits(app: App, services: Services): void {
  const { db, now } = services;
  const queue = createSpendQueue(services);

  const handle =
    (
      work: (
        tx: WorkspaceTx,
        sent: z.infer<typeof input> & { reason: string; actor: ActorRef; idempotencyKey: string },
        c: Context,
      ) => Promise<object>,
    ) =>
    async (c: Context) => {
      const caller = await requireInWorkspace(services, c, access);
      const sent = input.parse(await c.req.json());
      const because = { ...sent, reason: 'test', actor: caller.actor, idempotencyKey: sent.key };
      return c.json(await inWorkspace(db, caller.workspaceId, (tx) => work(tx, because, c)));
    };

  app.post(`${base}/spends`, async (c) => {
    const caller = await requireInWorkspace(services, c, access);
    const sent = input.parse(await c.req.json());
    const spend = { amount: sent.amount, reference: sent.reference, reason: 'test', actor: caller.actor, idempotencyKey: sent.key };
    return c.json({ entry: await queue.spend(caller.workspaceId, spend) });
  });
  app.post(
    `${base}/single-spends`,
    handle((tx, sent) => spendCredits(tx, sent, now())),
  );
  app.post(
    `${base}/reservations`,
    handle((tx, sent) => reserveCredits(tx, { ...sent, ceiling: sent.amount }, now())),
  );
  app.post(
    `${base}/reservations/:reservationId/commits`,
    handle((tx, sent, c) => commitReservation(tx, c.req.param('reservationId') ?? '', sent, now())),
  );
  app.post(
    `${base}/reservations/:reservationId/release`,
    handle((tx, _sent, c) => releaseReservation(tx, c.req.param('reservationId') ?? '', now())),
  );
}
