/** Finding a person's address from name and domain. */
import * as contract from '@leadlight/contract';
import { inWorkspace, type ActorRef } from '@leadlight/db/platform';
import { beginFind, listFinds, readFind, type Find } from '@leadlight/db/verification';
import { mailDomainOf } from '@leadlight/leads';
import { findKey, splitName } from '@leadlight/verification';
import { setTimeout as pause } from 'node:timers/promises';
import { presentActors, type PresentedActor } from '../http/actor-names.ts';
import { cut } from '../http/cursor.ts';
import { apiError, Invalid } from '../http/errors.ts';
import { onceHere, serveInWorkspace, type App } from '../http/serve.ts';
import type { Services } from '../services.ts';
import { presentVerdict } from '../verifications/verdict.presenter.ts';
import { freeUntil } from '../verifications/verifications.presenter.ts';
import { placeOf, requireAskable } from '../verifications/verifications.routes.ts';
import { readFindRequest, searchAddress } from './search-address.ts';

/** While another process is at it, its row is looked at so often. */
const lookMs = 250;

function presentFind(row: Find, nameOf: (actor: ActorRef) => PresentedActor, now: Date) {
  const asked = (row.found?.asked ?? []).map(({ address, verdict }) => ({ address, verdict: presentVerdict(verdict, now) }));
  return {
    id: row.id,
    name: row.name,
    domain: row.domain,
    status: row.status,
    outcome: row.outcome,
    best: row.found?.best ?? null,
    others: [...(row.found?.others ?? [])],
    verdict: asked.find(({ address }) => address === row.found?.best?.address)?.verdict ?? null,
    verificationId: row.verificationId,
    asked,
    observed: row.found?.observed ?? 0,
    nextAttemptAt: row.nextAt?.toISOString() ?? null,
    cost: row.cost,
    entryNumber: row.entryNumber,
    freeUntil: freeUntil(row, now),
    createdBy: nameOf(row.actor),
    createdAt: row.createdAt.toISOString(),
  };
}

export function mountFinds(app: App, services: Services): void {
  const { checks, db, limits } = services;

  const read = (workspaceId: string, id: string, now: Date) =>
    inWorkspace(db, workspaceId, async (tx) => {
      const row = await readFind(tx, id);
      return presentFind(row, await presentActors(db, tx, [row.actor]), now);
    });
  /** Until it is settled, by whoever is at it, or the time is over. */
  const settled = async (workspaceId: string, id: string, budgetMs: number): ReturnType<typeof read> => {
    const untilMs = performance.now() + budgetMs;
    await checks.wait(id, budgetMs);
    for (;;) {
      const found = await read(workspaceId, id, services.now());
      const leftMs = untilMs - performance.now();
      if (found.status !== 'checking' || leftMs <= 0) return found;
      await pause(Math.min(lookMs, leftMs));
    }
  };

  serveInWorkspace(app, services, contract.findEmail, async (call) => {
    const { c, caller, body, now } = call;
    const { workspaceId, actor } = caller;
    await limits.count(c, 'addresses-by-workspace', workspaceId);
    const name = splitName(body.name);
    const domain = mailDomainOf(body.domain);
    if (domain === null) throw new Invalid([apiError('domain_unusable', 'domain')]);
    if (name === null) throw new Invalid([apiError('name_unusable', 'name')]);
    const begun = await inWorkspace(db, workspaceId, (tx) =>
      onceHere(
        call,
        tx,
        async () => {
          await requireAskable(tx, `anybody@${domain}`, 'domain');
          const request = await readFindRequest(tx, { name: body.name, domain }, now);
          if (!request) throw new Invalid([apiError('name_unusable', 'name')]);
          const ask = { key: findKey(name, domain), name: body.name, domain, fresh: body.fresh, actor };
          const { id, claim } = await beginFind(tx, ask, now);
          const { status } = await readFind(tx, id);
          return { id, claim, isGivenAgain: claim === null && status === 'done' };
        },
        ({ id, isGivenAgain }) => ({ id, claim: null, isGivenAgain }),
      ),
    );
    if (begun.claim) void searchAddress(services, workspaceId, begun.claim);
    const answer = await settled(workspaceId, begun.id, body.budgetMs);
    return begun.isGivenAgain ? { ...answer, cost: 0 } : answer;
  });

  serveInWorkspace(app, services, contract.readFind, ({ caller, params, now }) => read(caller.workspaceId, params.findId, now));

  serveInWorkspace(app, services, contract.listFinds, async ({ caller, query, now }) => {
    const before = placeOf(query.cursor);
    return inWorkspace(db, caller.workspaceId, async (tx) => {
      const found = await listFinds(tx, query, { before, limit: query.limit + 1 });
      const page = cut(found, query.limit, ({ updatedAt, id }) => `${updatedAt.toISOString()} ${id}`);
      const nameOf = await presentActors(
        db,
        tx,
        page.items.map(({ actor }) => actor),
      );
      return { ...page, items: page.items.map((row) => presentFind(row, nameOf, now)) };
    });
  });
}
