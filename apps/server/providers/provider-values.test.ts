/** Values of a provider that may stay for a limited time, from the answer to their removal. */
import { acceptsOnly } from '@leadlight/adapters/testing';
import { queuePairs, readMergedBefore } from '@leadlight/db/merges';
import { inWorkspace } from '@leadlight/db/platform';
import { expect, test } from 'vitest';
import { forgetOldRecords } from '../jobs/retention.commands.ts';
import { globexPerson, providerServer } from '../testing/provider-world.ts';
import type { TestUser } from '../testing/test-server.ts';

const { services, providers, newUser, connect, start, work, rowOf } = await providerServer({
  records: { 'MX globex.test': '10 mx.globex.test' },
  mail: { 'globex.test': { rcpt: acceptsOnly('dora.novak') } },
});
const { db } = services;
const dayMs = 86_400_000;
const afterDays = (days: number): Promise<void> => forgetOldRecords({ db, now: () => new Date(services.now().getTime() + days * dayMs) });

async function workspace(settings: object): Promise<{ readonly who: TestUser; readonly connectionId: string }> {
  const who = await newUser();
  return { who, connectionId: await connect(who, 'people-data-labs', settings) };
}
const change = async (who: TestUser, id: string, settings: object): Promise<void> => {
  expect((await who.browser.patch(`${who.home}/providers/${id}`, settings)).status).toBeLessThan(300);
};

async function enrich(who: TestUser, line: string): Promise<{ readonly personId: string; readonly runId: string }> {
  const run = await start(who, [line], { providerCeilingMicros: 10_000_000 });
  await work(who, run.id);
  const row = await rowOf(who, run.id);
  return { personId: row.personId, runId: run.id };
}

const leadOf = async (who: TestUser, id: string) => (await who.browser.get(`${who.home}/people/${id}`)).body;
const providerStep = (row: {
  readonly steps: readonly { readonly source: string; readonly values: readonly unknown[]; readonly message: string }[];
}) => row.steps.find(({ source }) => source === 'provider');
const dora = 'https://www.linkedin.com/in/dora-novak';

test('values stay for as many days as the setting says, then they are gone from the person, the run and the answers', async () => {
  const { who } = await workspace({ mayStay: true, stayDays: 10 });
  providers.answerWith(() => globexPerson('Dora Novak'));
  const { personId, runId } = await enrich(who, dora);
  expect(await leadOf(who, personId)).toMatchObject({ title: 'Head of Finance', name: 'Dora Novak' });

  await afterDays(9);
  expect(await leadOf(who, personId)).toMatchObject({ title: 'Head of Finance' });
  expect(providerStep(await rowOf(who, runId))?.values).not.toEqual([]);

  await afterDays(11);
  const left = await leadOf(who, personId);
  expect(left).toMatchObject({ title: null });
  expect(JSON.stringify(left)).not.toMatch(/Finance|Czech/);
  const { steps } = await rowOf(who, runId);
  expect(JSON.stringify(steps)).not.toMatch(/Finance|globex/);
  const step = providerStep({ steps });
  expect(step).toMatchObject({ values: [], message: 'People Data Labs’s values were removed: they may no longer stay.' });
  const kept = await inWorkspace(db, who.workspaceId, async (tx) => (await tx.query('select from provider_answers')).rowCount);
  expect(kept).toBe(0);
});

test('values that were not accepted are removed from the steps, also if nobody was written', async () => {
  const { who } = await workspace({ mayStay: false });
  providers.answerWith(() => globexPerson('Eva Roth'));
  const { personId, runId } = await enrich(who, 'Dora Novak @ Initech');
  expect(personId).toBeNull();
  expect(JSON.stringify(await rowOf(who, runId))).toContain('Eva Roth');
  await afterDays(2);
  expect(JSON.stringify(await rowOf(who, runId))).not.toContain('Eva Roth');
});

test('without a limit they stay, and a limit that is set later applies to them', async () => {
  const { who, connectionId } = await workspace({ mayStay: true, stayDays: null });
  providers.answerWith(() => globexPerson('Dora Novak'));
  const { personId } = await enrich(who, dora);
  await afterDays(6);
  expect(await leadOf(who, personId)).toMatchObject({ title: 'Head of Finance' });
  await change(who, connectionId, { mayStay: false });
  await afterDays(2);
  expect(await leadOf(who, personId)).toMatchObject({ title: null });
});

test('what a member typed stays, and so does what was given', async () => {
  const { who } = await workspace({ mayStay: false });
  providers.answerWith(() => globexPerson('Dora Novak'));
  const { personId } = await enrich(who, dora);
  const edited = await who.browser.patch(`${who.home}/people/${personId}`, { title: 'CFO' });
  expect(edited.status, JSON.stringify(edited.body)).toBe(200);
  await afterDays(2);
  expect(await leadOf(who, personId)).toMatchObject({ title: 'CFO', linkedin: expect.stringContaining('dora-novak') });
});

test('after a merge they are removed from the kept person, and an undo of the merge does not bring them back', async () => {
  const { who } = await workspace({ mayStay: true, stayDays: 10 });
  providers.answerWith(() => globexPerson('Dora Novak'));
  const { personId } = await enrich(who, dora);
  const { body: other } = await who.browser.post(`${who.home}/people`, { name: 'Dora Novak', companyName: 'Globex' });
  const pair = { kind: 'people', keepId: Number(other.id), goneId: Number(personId), reason: 'same_name_same_company' } as const;
  await inWorkspace(db, who.workspaceId, (tx) => queuePairs(tx, [pair], null, services.now()));
  const { body: waiting } = await who.browser.get(`${who.home}/merges`);
  const at = `${who.home}/merges/${waiting.items[0].id}`;
  expect(await who.browser.post(`${at}/decision`, { decision: 'merge' })).toMatchObject({ body: { state: 'merged' } });
  expect(await leadOf(who, other.id)).toMatchObject({ title: 'Head of Finance' });
  const stored = async () => JSON.stringify(await inWorkspace(db, who.workspaceId, (tx) => readMergedBefore(tx, waiting.items[0].id)));
  expect(await stored()).toContain('Head of Finance');
  await afterDays(11);
  expect(await leadOf(who, other.id)).toMatchObject({ title: null });
  expect(await stored()).not.toMatch(/Head of Finance|dora\.novak@globex/);
  expect(await who.browser.post(`${at}/undo`)).toMatchObject({ body: { state: 'open' } });
  expect(await leadOf(who, personId)).toMatchObject({ title: null, linkedin: expect.stringContaining('dora-novak') });
});

test('a limit that was set while the person was deleted applies when the deletion is undone', async () => {
  const { who, connectionId } = await workspace({ mayStay: true, stayDays: null });
  providers.answerWith(() => globexPerson('Dora Novak'));
  const { personId } = await enrich(who, dora);
  const selection = { kind: 'ids', ids: [personId] };
  const { body: deletion } = await who.browser.post(`${who.home}/leads/deletions`, { kind: 'people', selection });
  await change(who, connectionId, { mayStay: false });
  expect((await who.browser.post(`${who.home}/leads/acts/${deletion.id}/undo`)).status).toBe(202);
  expect(await leadOf(who, personId)).toMatchObject({ title: 'Head of Finance' });
  await afterDays(2);
  expect(await leadOf(who, personId)).toMatchObject({ title: null });
});
