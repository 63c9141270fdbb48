/** What a monitoring system reads, on a real PostgreSQL. */
import { jobQueues } from '@leadlight/db/platform/jobs';
import { testDatabase } from '@leadlight/db/testing';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { createMetrics } from './metrics.ts';

interface Rules {
  readonly groups: readonly {
    readonly rules: readonly {
      readonly alert: string;
      readonly labels?: { severity?: string };
      readonly annotations?: { summary?: string };
    }[];
  }[];
}

const { db, owner } = await testDatabase();
const config = { runs: 'worker', dataDir: tmpdir() } as const;

/** By name and labels, as they are written. */
async function read(indexState: Parameters<typeof createMetrics>[0]['indexState'] = () => null): Promise<Map<string, number>> {
  const text = await createMetrics({ config, db, indexState }).registry.metrics();
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ') + 1))]));
}

test('waiting and failed jobs are counted by queue, and the first one’s wait is measured; later retries don’t wait', async () => {
  const client = new Client(owner);
  await client.connect();
  onTestFinished(() => client.end());
  await client.query(`insert into jobs.job (name, data, state, start_after) values
    ('mark-bounces', '{}', 'created', now() - interval '10 minutes'), ('mark-bounces', '{}', 'retry', now() - interval '1 minute'),
    ('mark-bounces', '{}', 'retry', now() + interval '1 hour'), ('mark-bounces', '{}', 'failed', now())`);
  const metrics = await read();
  expect(metrics.get('leadlight_queue_waiting{name="mark-bounces"}')).toBe(2);
  expect(metrics.get('leadlight_queue_failed{name="mark-bounces"}')).toBe(1);
  expect(metrics.get('leadlight_queue_oldest_seconds{name="mark-bounces"}')).toBeGreaterThanOrEqual(600);
  expect(metrics.get('leadlight_database_bytes')).toBeGreaterThan(1e6);
  expect(metrics.get('leadlight_process{runs="worker"}')).toBe(1);
  expect(metrics.get('leadlight_data_bytes')).toBeGreaterThan(metrics.get('leadlight_data_free_bytes') ?? Infinity);
});

test('the index tells its size and its lag; without an index, nothing is claimed', async () => {
  const metrics = await read(() => ({ isReady: true, leads: 25_000, caughtUpAt: Date.now() - 30_000, memoryBytes: 90e6 }));
  expect(metrics.get('leadlight_search_ready')).toBe(1);
  expect(metrics.get('leadlight_search_leads')).toBe(25_000);
  expect(metrics.get('leadlight_search_memory_bytes')).toBe(90e6);
  expect(metrics.get('leadlight_search_lag_seconds')).toBeGreaterThanOrEqual(30);
  expect([...(await read()).keys()].filter((name) => name.startsWith('leadlight_search'))).toEqual([]);
});

test('while the database hangs, the other figures are answered without it, and one query waits, however often they are asked for', async () => {
  let queries = 0;
  const query = (): Promise<never> => {
    queries += 1;
    return new Promise(() => undefined);
  };
  const hanging = { ...db, auth: { query } } as unknown as typeof db;
  const { registry } = createMetrics({ config, db: hanging, indexState: () => null }, 1);
  for (let nth = 0; nth < 3; nth += 1) {
    const text = await registry.metrics();
    expect(text).toContain('leadlight_process{runs="worker"} 1');
    expect(text).toContain('leadlight_data_free_bytes');
    expect(text).not.toMatch(/^leadlight_(?:database_\w+|queue_\w+) ?\d/m);
  }
  expect(queries).toBe(2);
});

test('every figure that a rule of the documentation names exists', async () => {
  const text = await readFile(new URL('../../../docs/operating.md', import.meta.url), 'utf8');
  const rules = /```yaml\n(.*?)```/s.exec(text)?.[1] ?? '';
  const alerts = (parse(rules) as Rules).groups.flatMap((group) => group.rules);
  for (const { alert, labels, annotations } of alerts) {
    expect([alert, labels?.severity]).toEqual([alert, expect.stringMatching(/^(page|ticket)$/)]);
    expect([alert, annotations?.summary]).toEqual([alert, expect.stringMatching(/[.?]$/)]);
  }
  const queues = Array.from(rules.matchAll(/\bname!?=~?"([^"]+)"/g), ([, names = '']) => names.split('|')).flat();
  expect(queues.filter((name) => !jobQueues.some((queue) => queue.name === name))).toEqual([]);
  const named = new Set(rules.match(/\b(?:leadlight|nodejs|process)_[a-z0-9_]+/g));
  expect(named.size).toBeGreaterThan(8);
  const registry = await createMetrics({
    config,
    db,
    indexState: () => ({ isReady: true, leads: 1, caughtUpAt: null, memoryBytes: 1 }),
  }).registry.getMetricsAsJSON();
  const known = registry.flatMap(({ name }) => [name, `${name}_count`, `${name}_bucket`]);
  expect([...named].filter((name) => !known.includes(name))).toEqual([]);
});
