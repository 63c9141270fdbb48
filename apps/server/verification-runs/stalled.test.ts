/** Verification runs whose process ends again and again without progress: real processes, which fail when they start. */
import { mkdtempSync, rmSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDnsCache, createMailHosts, createVerifier } from '@leadlight/adapters';
import { askZone, dialTo, startMailServer } from '@leadlight/adapters/testing';
import { mostStalledAttempts } from '@leadlight/db/runs';
import { afterAll, expect, test } from 'vitest';
import { uploadPath } from '../imports/uploads.ts';
import { workAtRun, type RunWorker } from '../runs/run-worker.ts';
import { workAtAsking } from '../testing/asking-work.ts';
import { builtFrom } from '../testing/killed-process.ts';
import { testServer, type TestUser } from '../testing/test-server.ts';
import { verificationRuns } from './verification-run.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'leadlight-runs-stalled-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const server = await testServer({ dataDir });
const { services } = server;
const { runsIn } = verificationRuns;
if (!('module' in runsIn)) throw new Error('verification runs should work in a process of their own');
const builtRuns: RunWorker = { ...verificationRuns, runsIn: { ...runsIn, module: builtFrom(runsIn.module) } };

const start = async (who: TestUser, source: object) =>
  (await who.browser.post(`${who.home}/verification-runs`, { source, ceiling: 100 })).body as { id: string };
const read = async (who: TestUser, id: string) => (await who.browser.get(`${who.home}/verification-runs/${id}`)).body;

test('a run whose slices end again and again without progress fails with that reason, releases its credits, and can be resumed', async () => {
  const una = await server.user('Una');
  const run = await start(una, { kind: 'addresses', addresses: ['ok@acme.test'] });
  const at = { workspaceId: una.workspaceId, runId: run.id };
  // Its worker finds no database of this name.
  const broken = { ...services, target: { ...services.target, database: 'nothing' } };
  for (let slice = 1; slice < mostStalledAttempts; slice += 1) {
    await expect(workAtRun(broken, builtRuns, at)).rejects.toThrow('ended unexpectedly');
    expect(await read(una, run.id)).toMatchObject({ status: 'queued' });
  }
  await workAtRun(broken, builtRuns, at);
  expect(await read(una, run.id)).toMatchObject({ status: 'failed', failure: { code: 'stalled' }, creditsSpent: 0 });
  expect((await una.browser.get(`${una.home}/credits`)).body.held).toBe(0);
  expect((await una.browser.post(`${una.home}/verification-runs/${run.id}/resume`)).body.status).toBe('queued');

  const mail = await startMailServer({ rcpt: (path) => (path.startsWith('ok@') ? '250 2.1.5 Ok' : '550 5.1.1 User unknown') });
  const verifier = createVerifier({
    findMailHosts: createMailHosts(createDnsCache(askZone({ 'MX acme.test': '10 mx.acme.test', 'A mx.acme.test': '45.10.0.1' }))),
    dial: dialTo({ '45.10.0.1': mail }),
    identity: { heloName: 'verify.leadlight.test', sender: 'probe@leadlight.test' },
    clock: {
      now: () => services.now().getTime(),
      after: (ms, act) => {
        const timer = setTimeout(act, ms);
        return () => clearTimeout(timer);
      },
    },
  });
  expect(await workAtAsking(services, at, { verifier })).toBe('finished');
  verifier.close();
  await mail.close();
});

test('a run whose process throws each time fails after six slices', async () => {
  const ugo = await server.user('Ugo');
  const { body } = await ugo.browser.upload(`${ugo.home}/verification-files?fileName=list.csv`, Buffer.from('Email\nok@acme.test\n'));
  const run = await start(ugo, { kind: 'file', fileId: body.id, columns: [{ column: 0, target: 'address' }] });
  const path = uploadPath(dataDir, ugo.workspaceId, body.id);
  await rm(path);
  await mkdir(path);
  const at = { workspaceId: ugo.workspaceId, runId: run.id };
  for (let slice = 1; slice < mostStalledAttempts; slice += 1)
    await expect(workAtRun(services, builtRuns, at)).rejects.toThrow('ended unexpectedly');
  expect(await read(ugo, run.id)).toMatchObject({ status: 'running', failure: null });
  expect(await workAtRun(services, builtRuns, at)).toBe('halted');
  expect(await read(ugo, run.id)).toMatchObject({ status: 'failed', failure: { code: 'stalled' }, creditsHeld: 0 });
});
