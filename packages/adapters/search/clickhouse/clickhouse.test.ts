/** Which replica of a shard is asked, and when there is no answer. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { ClickHouse, Incomplete, ShardUnavailable } from './clickhouse.ts';

/** Answers every request as a server does that has done what was asked. */
const server = createServer((request, response) => {
  request.resume();
  request.on('end', () => response.end(request.url === '/ping' ? 'Ok.\n' : ''));
});
server.listen(0, '127.0.0.1');
await once(server, 'listening');
afterAll(() => server.close());
const { port } = server.address() as AddressInfo;
const urls = [`http://127.0.0.1:${port}`, `http://localhost:${port}`];

function cluster(): ClickHouse {
  const clickhouse = new ClickHouse({
    address: { shards: [urls], user: 'default', password: '', database: 'leads' },
    onTrouble: () => undefined,
  });
  afterAll(() => clickhouse.stop());
  return clickhouse;
}

test('replicas take turns, and after a write the one that has it is asked', async () => {
  const clickhouse = cluster();
  const asked = () => clickhouse.onShard(0, async (replica) => replica.url);
  expect([await asked(), await asked()].toSorted()).toEqual(urls.toSorted());
  await clickhouse.insert(0, 'people_log_1 (id)', '1\n');
  expect([await asked(), await asked(), await asked()]).toEqual([urls[0], urls[0], urls[0]]);
});

test('replicas that lack rows are asked again, because they may be copying them', async () => {
  const clickhouse = cluster();
  let times = 0;
  const found = clickhouse.onShard(0, async () => {
    times += 1;
    if (times < 3) throw new Incomplete('it does not have everything yet');
    return 'all';
  });
  expect(await found).toBe('all');
});

test('without a replica that has all rows there is no answer', async () => {
  const found = cluster().onShard(0, async () => {
    throw new Incomplete('it does not have everything yet');
  });
  await expect(found).rejects.toThrow(ShardUnavailable);
});
