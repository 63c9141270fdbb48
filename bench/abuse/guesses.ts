/** Guessed addresses, and what tells a right guess from a wrong one. */
import type { PoolPerson, Target } from './attack.ts';
import type { Visitor } from '../app/visitor.ts';

export interface Guess {
  readonly address: string;
  readonly person: PoolPerson;
  readonly isRight: boolean;
}

/** Three patterns for each person, of which one is right. */
export function guessesOf(pool: readonly PoolPerson[], kind: 'email' | 'personalEmail' = 'email'): Guess[] {
  return pool.flatMap((person) => {
    const right = person[kind];
    const [local = '', domain = ''] = right.split('@');
    const [first = '', ...rest] = local.split('.');
    const wrong = [`${first.slice(0, 1)}.${rest.join('.')}@${domain}`, `${rest.join('.')}.${first}@${domain}`];
    return [{ address: right, person, isRight: true }, ...wrong.map((address) => ({ address, person, isRight: false }))];
  });
}

export interface Sight {
  readonly isRight: boolean;
  /** What the attacker sees, without what they typed. */
  readonly seen: string;
}

/** The right guesses that look like no wrong one: those that the attacker can tell. */
export function countConfirmed(sights: readonly Sight[]): number {
  const wrong = new Set(sights.filter(({ isRight }) => !isRight).map(({ seen }) => seen));
  return sights.filter(({ isRight, seen }) => isRight && !wrong.has(seen)).length;
}

/** An answer without what was typed, and without ids, times and places in a file. */
export function seenIn(body: unknown, typed: readonly string[]): string {
  const text = JSON.stringify(body, (_key, value: unknown) =>
    Array.isArray(value) ? value.map((each) => JSON.stringify(each)).toSorted() : value,
  );
  const local = typed.flatMap((each) => [each, each.split('@')[0] ?? '']);
  return [...typed, ...local]
    .filter((each) => each !== '')
    .reduce((rest, each) => rest.replaceAll(each, '…'), text)
    .replaceAll(/(\\*")(id|personId|leadId|updatedAt|fetchedAt|createdAt|row|locator)\\*":(?:\\*"[^"]*"|\d+)/g, '$2');
}

/** Uploads a file, imports it, and waits for the end. */
export async function importRows({ call }: Target, visitor: Visitor, rows: readonly string[]): Promise<void> {
  const { body: made } = await call(visitor, 'POST', '/imports?fileName=guesses.csv', Buffer.from(`${rows.join('\n')}\n`));
  await call(visitor, 'POST', `/imports/${made.id}/start`, {});
  for (;;) {
    const { body } = await call(visitor, 'GET', `/imports/${made.id}`);
    if (!['queued', 'running', 'uploaded', 'ready'].includes(body.status)) return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

export interface FoundPerson {
  readonly id: string;
  readonly contact: { readonly email: string | null; readonly personalEmail: string | null };
}

/** All people that match, in pages. */
export async function findPeople({ call }: Target, visitor: Visitor, filters: object): Promise<FoundPerson[]> {
  const found: FoundPerson[] = [];
  for (let cursor: string | undefined; ;) {
    const { body } = await call(visitor, 'POST', '/people/search', { filters, limit: 200, ...(cursor ? { cursor } : {}) });
    found.push(...body.items);
    if (!body.nextCursor) return found;
    cursor = body.nextCursor;
  }
}

/** The search index follows changes within a second; what it shows is read after this. */
export const untilIndexed = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 3_000));

/** Waits until the search shows the imported people. */
export async function findOwnPeople(target: Target, visitor: Visitor, count: number): Promise<FoundPerson[]> {
  for (;;) {
    const found = await findPeople(target, visitor, { own: true });
    if (found.length >= count) return found;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}
