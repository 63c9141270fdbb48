import { Client } from 'pg';
import { afterAll, expect, inject, test } from 'vitest';
import { copyTemplate, dropDatabase, filledTemplate } from './postgres.ts';

const template = inject('postgres');

/** A name that no other template has. */
const name = `filled_${process.pid}`;

afterAll(() => dropDatabase({ ...template, database: `${template.database}_${name}` }));

async function query(target: typeof template, sql: string): Promise<unknown[]> {
  const client = new Client(target);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

test('a template that could not be filled is filled by the next that asks, once for all that ask at the same time, and its copies have the data', async () => {
  const failed = filledTemplate(template, name, async (copy) => {
    await dropDatabase(copy);
    throw new Error('no data');
  });
  await expect(failed).rejects.toThrow('no data');

  let times = 0;
  const ask = () =>
    filledTemplate(template, name, async (copy) => {
      times += 1;
      await query(copy, 'create table filled as select 7 as number');
    });
  const [filled, same] = await Promise.all([ask(), ask()]);
  expect(times).toBe(1);
  expect(same).toEqual(filled);

  const copy = await copyTemplate(filled);
  try {
    expect(await query(copy, 'select number from filled')).toEqual([{ number: 7 }]);
  } finally {
    await dropDatabase(copy);
  }
});
