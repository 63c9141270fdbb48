/** Reading verifications. */
import { inAuth, inSnapshot } from '@leadlight/db/platform';
import {
  listDueVerifications,
  listVerifications,
  readVerification as readRecord,
  readVerificationFigures,
  type Verification,
  type VerificationFigures,
} from '@leadlight/db/verification';
import type { EvidenceStep, VerdictKind } from '@leadlight/verification';
import { transact, type Page, type Present, type WorkspaceContext } from '../command.ts';
import { cut, decodePlace, placeOf } from '../http/cursor.ts';
import type { Services } from '../services.ts';

export interface ReadVerification {
  readonly row: Verification;
  /** The steps so far while it is verified; later the transcript, until it expires. */
  readonly steps: readonly EvidenceStep[];
}

/** @throws Refusal not_found */
export function readVerification<Answer>(
  context: WorkspaceContext<'checks' | 'db'>,
  id: string,
  present: Present<ReadVerification, Answer>,
): Promise<Answer> {
  return transact(context, async (tx) => {
    const { evidence, ...row } = await readRecord(tx, id);
    // Another process stores them twice per second.
    const steps = row.status === 'checking' ? (context.services.checks.stepsOf(id) ?? evidence) : evidence;
    return present(tx, { row, steps }, context);
  });
}

/** Most recently changed first. @param text matches part of the address. @throws Refusal cursor_invalid */
export function readVerifications<Answer>(
  context: WorkspaceContext,
  query: { verdict?: VerdictKind | undefined; text?: string | undefined; cursor?: string | undefined; limit: number },
  present: Present<readonly Verification[], Answer[]>,
): Promise<Page<Answer>> {
  const before = decodePlace(query.cursor);
  return transact(context, async (tx) => {
    const page = cut(await listVerifications(tx, query, { before, limit: query.limit + 1 }), query.limit, placeOf);
    return { ...page, items: await present(tx, page.items, context) };
  });
}

const dayMs = 86_400_000;

/** Statistics of the latest verifications in the last `days` days, each address once. */
export function readFigures(context: WorkspaceContext, days: number): Promise<VerificationFigures> {
  const since = new Date(context.now.getTime() - days * dayMs);
  return inSnapshot(context.services.db, context.caller.workspaceId, (tx) => readVerificationFigures(tx, since));
}

/** Verifications of all workspaces that are due or whose worker was killed, oldest due first. */
export function readDueVerifications(
  { db, now }: Pick<Services, 'db' | 'now'>,
  limit: number,
): Promise<{ workspaceId: string; id: string }[]> {
  return inAuth(db, (tx) => listDueVerifications(tx, now(), limit));
}
