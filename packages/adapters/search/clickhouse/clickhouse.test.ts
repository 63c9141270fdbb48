/** Which replica of a shard is asked, when there is no answer, and what the log gets of a refusal. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { ClickHouse, Incomplete, reasonOf, ShardUnavailable } from './clickhouse.ts';

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

/** Answers like a ClickHouse that can't read a row, which quotes it. */
const refusing = createServer((request, response) => {
  if (request.url === '/ping') return void response.end('Ok.\n');
  request.resume();
  response.writeHead(500, { 'x-clickhouse-exception-code': '27' });
  response.end(
    `Code: 27. DB::Exception: Cannot parse input: expected '\\t' before: 'Ana Silva\\tana@acme.com'. (CANNOT_PARSE_INPUT_ASSERTION_FAILED)`,
  );
});
await new Promise<void>((resolve) => refusing.listen(0, '127.0.0.1', resolve));
const place = `http://127.0.0.1:${(refusing.address() as AddressInfo).port}`;
afterAll(() => refusing.close());

test("what the log gets of a server's refusal is its code, not the leads and searches that it quotes", async () => {
  const address = { shards: [[place]], user: 'default', password: '', database: 'leads' };
  const clickhouse = new ClickHouse({ address, onTrouble: () => undefined });
  afterAll(() => clickhouse.stop());
  const faults: unknown[] = [];
  await clickhouse.onShard(0, (replica) => replica.query(`select 'Ana Silva'`)).catch((error: unknown) => faults.push(error));
  await clickhouse.insert(0, 'people', 'Ana Silva\tana@acme.com\n').catch((error: unknown) => faults.push(error));
  expect(faults.map(reasonOf)).toEqual([
    'code 27 (CANNOT_PARSE_INPUT_ASSERTION_FAILED)',
    'shard 1 may not have written: code 27 (CANNOT_PARSE_INPUT_ASSERTION_FAILED)',
  ]);
  expect(reasonOf(Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }))).toBe('connect ECONNREFUSED');
});

test.each([
  ['never ends', { ms: 200, bytes: 1_000_000 }],
  ['is larger than any search', { ms: 60_000, bytes: 1_000 }],
])('an answer that %s is refused', async (_name, limits) => {
  const endless = createServer((request, response) => {
    if (request.url === '/ping') return void response.end('Ok.\n');
    request.resume();
    const timer = setInterval(() => response.write('12345\n'), 10);
    response.on('close', () => clearInterval(timer));
  });
  endless.listen(0, '127.0.0.1');
  await once(endless, 'listening');
  const url = `http://127.0.0.1:${(endless.address() as AddressInfo).port}`;
  const address = { shards: [[url]], user: 'default', password: '', database: 'leads' };
  const clickhouse = new ClickHouse({ address, onTrouble: () => undefined, limits });
  await expect(clickhouse.onShard(0, (replica) => replica.query('select 1'))).rejects.toThrow(ShardUnavailable);
  await clickhouse.stop();
  endless.closeAllConnections();
  endless.close();
});
