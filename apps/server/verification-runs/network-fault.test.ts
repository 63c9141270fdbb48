/** A run's process tells the operator about a resolver that gives wrong answers, as the server does. */
import { Writable } from 'node:stream';
import { startInternet } from '@leadlight/adapters/testing';
import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';
import { workOnRun } from '../testing/work-on-run.ts';
import { testServer } from '../testing/test-server.ts';
import { readVerifyConfig } from '../verify/verify.config.ts';
import { verificationRuns } from './verification-run.ts';

// As in a hotel: every name has the address of the same page.
const internet = await startInternet({ lookUp: () => [{ type: 'A', address: '45.10.0.80' }], take: () => false });
afterAll(internet.close);
const lines: string[] = [];
const log = pino(
  { level: 'error' },
  new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString());
      done();
    },
  }),
);
const verify = {
  ...readVerifyConfig({}),
  identity: { heloName: 'verify.leadlight.test', sender: 'probe@leadlight.test' },
  identityFaults: [],
  dnsServers: [internet.nameServer],
  socks5: internet.proxy,
};
const server = await testServer({ verify }, log);

test('a run on a network that gives wrong answers logs it, and gives no verdict', async () => {
  const ana = await server.user('Ana');
  const source = { kind: 'addresses', addresses: ['ana@acme.io'] };
  const { body: run } = await ana.browser.post(`${ana.home}/verification-runs`, { source, ceiling: 1 });
  await workOnRun(server.services, verificationRuns, { workspaceId: ana.workspaceId, runId: run.id });
  expect(lines.map((line) => JSON.parse(line) as object)).toContainEqual(
    expect.objectContaining({ runId: run.id, msg: expect.stringContaining('a-network-that-gives-wrong-answers') }),
  );
  const { body: rows } = await ana.browser.get(`${ana.home}/verification-runs/${run.id}/rows`);
  expect(rows.items).toMatchObject([{ given: 'ana@acme.io', verdict: { verdict: 'unknown', reason: 'network_unreliable' } }]);
});
