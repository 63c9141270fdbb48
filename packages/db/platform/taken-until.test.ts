/** What a killed process had claimed while its clock was ahead is continued when the clock is right again. */
import { expect, test } from 'vitest';
import { startTrial } from '../accounts/index.ts';
import { beginEnrichment, listDueEnrichments, takeUpEnrichment } from '../enrichments/index.ts';
import { newWorkspace, testDatabase } from '../testing/index.ts';
import { beginFind, beginVerification, listDueFinds, listDueVerifications, takeUpFind, takeUpVerification } from '../verification/index.ts';
import { takenSql, inAuth, inWorkspace, isTakenUntil, system, type AuthTx, type WorkspaceTx } from './index.ts';

const { db } = await testDatabase();
const now = new Date();
const minuteMs = 60_000;
const inMinutes = (minutes: number): Date => new Date(now.getTime() + minutes * minuteMs);

interface Claimed {
  readonly begin: (tx: WorkspaceTx, at: Date) => Promise<{ readonly id: string; readonly claim: object | null }>;
  readonly due: (tx: AuthTx, at: Date) => Promise<readonly { readonly id: string }[]>;
  readonly takeUp: (tx: WorkspaceTx, id: string, at: Date) => Promise<object | null>;
}

const kinds: Readonly<Record<string, Claimed>> = {
  verification: {
    begin: (tx, at) => beginVerification(tx, { key: 'ana@ahead.example', address: 'ana@ahead.example', fresh: false, actor: system }, at),
    due: (tx, at) => listDueVerifications(tx, at, 1_000),
    takeUp: (tx, id, at) => takeUpVerification(tx, id, true, at),
  },
  find: {
    begin: (tx, at) => beginFind(tx, { key: 'ana silva', name: 'Ana Silva', domain: 'ahead.example', fresh: false, actor: system }, at),
    due: (tx, at) => listDueFinds(tx, at, 1_000),
    takeUp: (tx, id, at) => takeUpFind(tx, id, true, at),
  },
  reading: {
    begin: (tx, at) => beginEnrichment(tx, { domain: 'ahead.example', companyId: null, fresh: false, actor: system }, at),
    due: (tx, at) => listDueEnrichments(tx, at, 1_000),
    takeUp: (tx, id, at) => takeUpEnrichment(tx, id, true, at),
  },
};

test.each(Object.entries(kinds))(
  'a %s that was claimed while the clock was an hour ahead is due at once, and one that was claimed now is not',
  async (_kind, { begin, due, takeUp }) => {
    const workspaceId = await newWorkspace(db, now);
    const within = <T>(work: (tx: WorkspaceTx) => Promise<T>): Promise<T> => inWorkspace(db, workspaceId, work);
    await within((tx) => startTrial(tx, 'premium', system, now));
    const dueIds = async (): Promise<string[]> => (await inAuth(db, (tx) => due(tx, now))).map(({ id }) => id);

    const { id, claim } = await within((tx) => begin(tx, inMinutes(60)));
    expect(claim).not.toBeNull();
    expect(await dueIds()).toContain(id);
    // The same request, from a user who waits for it.
    expect((await within((tx) => begin(tx, now))).claim).not.toBeNull();
    expect(await dueIds()).not.toContain(id);
    expect(await within((tx) => takeUp(tx, id, now))).toBeNull();
  },
);

test('something is taken for up to ten minutes from now, in SQL as in the program', async () => {
  for (const [minutes, taken] of [
    [-1, false],
    [0, false],
    [1, true],
    [10, true],
    [11, false],
    [60 * 24 * 3_650, false],
  ] as const) {
    expect(isTakenUntil(inMinutes(minutes), now)).toBe(taken);
    const { rows } = await db.auth.query<{ taken: boolean }>(`select ${takenSql('$1::timestamptz', '$2')} as taken`, [
      inMinutes(minutes),
      now,
    ]);
    expect(rows).toEqual([{ taken }]);
  }
  expect(isTakenUntil(null, now)).toBe(false);
});
