import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { ClickHouse, reasonOf } from './clickhouse.ts';

/** Answers like a ClickHouse that can't read a row, which quotes it. */
const server = createServer((request, response) => {
  if (request.url === '/ping') return void response.end('Ok.\n');
  request.resume();
  response.writeHead(500, { 'x-clickhouse-exception-code': '27' });
  response.end(
    `Code: 27. DB::Exception: Cannot parse input: expected '\\t' before: 'Ana Silva\\tana@acme.com'. (CANNOT_PARSE_INPUT_ASSERTION_FAILED)`,
  );
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const place = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
afterAll(() => server.close());

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
