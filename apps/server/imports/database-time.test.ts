import { expect, test } from 'vitest';
import { DatabaseTime } from './database-time.ts';

test('a turn starts while a statement is running, and waits while there is none', async () => {
  const time = new DatabaseTime();
  const order: string[] = [];
  const waiting = time.turn().then(() => order.push('turn'));
  await new Promise((resolve) => setImmediate(resolve));
  order.push('no statement yet');
  let end = (): void => undefined;
  const statement = time.during(new Promise<void>((resolve) => (end = resolve)));
  await waiting;
  order.push('statement over');
  end();
  await statement;
  expect(order).toEqual(['no statement yet', 'turn', 'statement over']);
});

test('a failed statement ends the database time like a successful one', async () => {
  const time = new DatabaseTime();
  await expect(time.during(Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  let isOver = false;
  const waiting = time.turn().then(() => (isOver = true));
  await new Promise((resolve) => setImmediate(resolve));
  expect(isOver).toBe(false);
  await time.during(waiting);
  expect(isOver).toBe(true);
});
