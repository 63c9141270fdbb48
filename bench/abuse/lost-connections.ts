/** Repeatedly ends all connections to the database while a file is imported and requests are sent, as a restart or failover does. */
import { setTimeout as pause } from 'node:timers/promises';
import { sharePostgres } from '@leadlight/db/platform/embedded';
import { Client } from 'pg';
import type { AttackRow, Target } from './attack.ts';

export const name = 'Lost connections to the database';

const losses = 20;
const betweenMs = 500;
const people = 5_000;

export async function attack({ app, call, signUp }: Target): Promise<AttackRow[]> {
  const visitor = await signUp('Lost');
  const file = [
    'First Name,Last Name,Email',
    ...Array.from({ length: people }, (_none, n) => `Ana,Silva,ana${n}@acme${n % 50}.example`),
  ].join('\n');
  const { body: upload } = await call(visitor, 'POST', '/imports?fileName=people.csv', Buffer.from(file));
  await call(visitor, 'POST', `/imports/${upload.id}/start`, {});
  let [answered, faults, unanswered, created] = [0, 0, 0, 0];
  let isOver = false;
  const asking = (async () => {
    while (!isOver) {
      const requests = [
        call(visitor, 'GET', '/credits'),
        call(visitor, 'POST', '/companies', { name: `Company ${answered}` }),
        call(visitor, 'GET', '/runs'),
      ];
      for (const request of await Promise.allSettled(requests)) {
        if (request.status === 'rejected') unanswered += 1;
        else {
          answered += 1;
          if (request.value.status === 201) created += 1;
          if (request.value.status >= 500 && request.value.status !== 503) faults += 1;
        }
      }
      await pause(20);
    }
  })();
  const owner = sharePostgres(app.dataFolder);
  if (!owner) throw new Error('The application has no embedded database.');
  for (let loss = 0; loss < losses; loss += 1) {
    await pause(betweenMs);
    await ask(
      owner,
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
  }
  isOver = true;
  await asking;
  const isAtWork = async (): Promise<boolean> =>
    ['queued', 'running'].includes((await call(visitor, 'GET', `/imports/${upload.id}`)).body?.status);
  while (await isAtWork()) await pause(500);
  const counted = async (table: 'people' | 'companies', where: string): Promise<number> =>
    (
      await ask<{ count: number }>(owner, `select count(*)::int as count from app.${table} where workspace_id = $1 and ${where}`, [
        visitor.workspaceId,
      ])
    )[0]?.count ?? 0;
  const imported = await counted('people', `email like 'ana%'`);
  const companies = await counted('companies', `name ~ '^Company [0-9]+$'`);
  return [
    { label: `${losses} times all connections ended: requests without an answer`, count: unanswered, allowed: 0 },
    { label: `Answers other than success or 503, of ${answered}`, count: faults, allowed: 0 },
    { label: 'Companies reported as created that are missing', count: Math.max(0, created - companies), allowed: 0 },
    { label: `Rows missing or twice, of an import of ${people} meanwhile`, count: Math.abs(people - imported), allowed: 0 },
  ];
}

async function ask<Row>(owner: NonNullable<ReturnType<typeof sharePostgres>>, sql: string, values: unknown[] = []): Promise<Row[]> {
  const client = new Client(owner);
  await client.connect();
  try {
    return (await client.query(sql, values)).rows as Row[];
  } finally {
    await client.end();
  }
}
