/**
 * Routes that spend credits directly, for tests and benchmarks only (TEST_ROUTES=on, refused in production). They do what searching, finding and
 * verifying do inside the server. Not part of the contract; callers need permission to read credits.
 */
import type { SpendInput } from '@leadlight/db/credits';
import type { Context } from 'hono';
import { z } from 'zod';
import type { WorkspaceContext } from '../command.ts';
import { requireInWorkspace } from '../http/caller.ts';
import type { App } from '../http/serve.ts';
import type { Services } from '../services.ts';
import { commitReservation, releaseReservation, reserveCredits, spendCredits } from './credits.commands.ts';
import { createSpendQueue } from './spend-queue.ts';

const input = z.strictObject({ amount: z.int().min(1), key: z.string().min(1), reference: z.string().nullable().default(null) });
const access = { kind: 'workspace', action: 'credits.read', scope: 'credits:read' } as const;
const base = '/v1/workspaces/:workspaceId/credits';

export function mountTestCredits(app: App, services: Services): void {
  const queue = createSpendQueue(services);

  const handle = (command: (context: WorkspaceContext, spend: SpendInput, c: Context) => Promise<object>) => async (c: Context) => {
    const caller = await requireInWorkspace(services, c, access);
    const { amount, key, reference } = input.parse(await c.req.json());
    const spend = { amount, reference, reason: 'test', actor: caller.actor, idempotencyKey: key };
    return c.json(await command({ services, caller, now: services.now(), once: null }, spend, c));
  };
  const reservationId = (c: Context): string => c.req.param('reservationId') ?? '';

  app.post(
    `${base}/spends`,
    handle(async ({ caller }, spend) => ({ entry: await queue.spend(caller.workspaceId, spend) })),
  );
  app.post(`${base}/single-spends`, handle(spendCredits));
  app.post(`${base}/reservations`, handle(reserveCredits));
  app.post(
    `${base}/reservations/:reservationId/commits`,
    handle((context, spend, c) => commitReservation(context, reservationId(c), spend)),
  );
  app.post(
    `${base}/reservations/:reservationId/release`,
    handle((context, _spend, c) => releaseReservation(context, reservationId(c))),
  );
}
