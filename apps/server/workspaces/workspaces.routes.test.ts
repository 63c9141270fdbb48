import { expect, test } from 'vitest';
import { settleAllCredits } from '../credits/credits.commands.ts';
import { runOperator } from '../operator/operator.ts';
import { goodPassword, testServer, tokenIn } from '../testing/test-server.ts';
import { deleteDueWorkspaces } from './workspaces.commands.ts';

const server = await testServer();
const day = 86_400_000;
const inDays = (days: number): Date => new Date(Date.now() + days * day);
const codeOf = (answer: { status: number; body: { errors: { code: string }[] } | null }) =>
  answer.status < 400 ? answer.status : answer.body?.errors[0]?.code;

test('an invitation brings a colleague who signs up into the workspace, without a workspace of their own', async () => {
  const owner = await server.user('Ana');
  const { body } = await owner.browser.post(`${owner.home}/invitations`, { email: 'Ben@acme.example', role: 'admin' });
  expect((await server.mailsTo('ben@acme.example'))[0]).toMatchObject({
    kind: 'invitation',
    subject: 'Ana invited you to Ana’s workspace',
  });
  const ben = await server.user('Ben');
  expect(ben.workspaceId).toBe('');
  expect((await ben.browser.get('/v1/me/invitations')).body.items).toMatchObject([{ id: body.id, role: 'admin', invitedBy: 'Ana' }]);
  expect((await ben.browser.post(`/v1/invitations/${body.id}/accept`)).body).toEqual({ workspaceId: owner.workspaceId });
  expect((await ben.browser.get(`${owner.home}/members`)).body.items).toMatchObject([
    { name: 'Ana', role: 'owner' },
    { name: 'Ben', role: 'admin' },
  ]);
  expect(codeOf(await ben.browser.post(`/v1/invitations/${body.id}/accept`))).toBe('invitation_over');
});

test('an invitation that another account opens is refused with what to do next', async () => {
  const owner = await server.user('Cem');
  const { body } = await owner.browser.post(`${owner.home}/invitations`, { email: 'somebody@acme.example' });
  const other = await server.user('Dia');
  for (const answer of [
    await other.browser.get(`/v1/invitations/${body.id}`),
    await other.browser.post(`/v1/invitations/${body.id}/accept`),
  ]) {
    expect(codeOf(answer)).toBe('invitation_for_another');
    expect(answer.body.errors[0].message).toContain('Sign in with that email');
  }
});

test('a second invitation to the same address is refused; resending keeps it one, and canceling ends it', async () => {
  const owner = await server.user('Eli');
  const invite = () => owner.browser.post(`${owner.home}/invitations`, { email: 'guest@acme.example' });
  const { body } = await invite();
  expect(codeOf(await invite())).toBe('already_invited');
  expect(codeOf(await owner.browser.post(`${owner.home}/invitations/${body.id}/resend`))).toBe(200);
  expect(await server.mailsTo('guest@acme.example')).toHaveLength(2);
  expect((await owner.browser.get(`${owner.home}/invitations`)).body.items).toHaveLength(1);
  expect(codeOf(await owner.browser.delete(`${owner.home}/invitations/${body.id}`))).toBe(204);
  const guest = await server.user('Guest');
  expect(codeOf(await guest.browser.get(`/v1/invitations/${body.id}`))).toBe('invitation_over');
});

test('a repeated request with the same key invites once', async () => {
  const owner = await server.user('Fin');
  const send = () => owner.browser.post(`${owner.home}/invitations`, { email: 'once@acme.example' }, { 'idempotency-key': 'k1' });
  const [first, second] = await Promise.all([send(), send()]);
  expect(first.body).toEqual(second.body);
  expect(await server.mailsTo('once@acme.example')).toHaveLength(1);
  const other = await owner.browser.post(`${owner.home}/invitations`, { email: 'two@acme.example' }, { 'idempotency-key': 'k1' });
  expect(codeOf(other)).toBe('idempotency_key_reused');
});

test('a refused request with a key is processed again when it is repeated', async () => {
  const owner = await server.user('Gil');
  await server.member(owner, 'Hod', 'member');
  const send = () => owner.browser.post(`${owner.home}/invitations`, { email: 'hod@acme.example' }, { 'idempotency-key': 'k1' });
  expect([codeOf(await send()), codeOf(await send())]).toEqual(['already_member', 'already_member']);
});

test('removing a role takes effect immediately in open sessions', async () => {
  const owner = await server.user('Iva');
  const admin = await server.member(owner, 'Jon', 'admin');
  expect(codeOf(await admin.browser.get(`${owner.home}/invitations`))).toBe(200);
  const jon = (await owner.browser.get(`${owner.home}/members`)).body.items.find(({ name }: { name: string }) => name === 'Jon');
  await owner.browser.patch(`${owner.home}/members/${jon.id}`, { role: 'member' });
  expect(codeOf(await admin.browser.get(`${owner.home}/invitations`))).toBe('forbidden');
  await owner.browser.delete(`${owner.home}/members/${jon.id}`);
  expect(codeOf(await admin.browser.get(owner.home))).toBe('not_found');
});

test("admins can't create or change owners", async () => {
  const owner = await server.user('Kai');
  const admin = await server.member(owner, 'Lea', 'admin');
  const members = (await owner.browser.get(`${owner.home}/members`)).body.items;
  expect(codeOf(await admin.browser.patch(`${owner.home}/members/${members[0].id}`, { role: 'member' }))).toBe('owner_required');
  expect(codeOf(await admin.browser.delete(`${owner.home}/members/${members[0].id}`))).toBe('owner_required');
  expect(codeOf(await admin.browser.patch(`${owner.home}/members/${members[1].id}`, { role: 'owner' }))).toBe('owner_required');
  expect(codeOf(await admin.browser.post(`${owner.home}/invitations`, { email: 'boss@acme.example', role: 'owner' }))).toBe(
    'owner_required',
  );
});

test("the last owner can't leave, change role or delete the account; of two owners who leave at the same time, one stays", async () => {
  const owner = await server.user('Mia');
  const [self] = (await owner.browser.get(`${owner.home}/members`)).body.items;
  expect(codeOf(await owner.browser.post(`${owner.home}/leave`))).toBe('last_owner');
  expect(codeOf(await owner.browser.patch(`${owner.home}/members/${self.id}`, { role: 'member' }))).toBe('last_owner');
  expect(codeOf(await owner.browser.post('/v1/me/deletion', { password: goodPassword }))).toBe('last_owner');
  const second = await server.member(owner, 'Nia', 'owner');
  const answers = await Promise.all([owner.browser.post(`${owner.home}/leave`), second.browser.post(`${owner.home}/leave`)]);
  expect(answers.map((answer) => String(codeOf(answer))).toSorted()).toEqual(['204', 'last_owner']);
});

test('when an account is deleted, its workspace stays with the other members', async () => {
  const owner = await server.user('Oda');
  const member = await server.member(owner, 'Pia', 'member');
  expect(codeOf(await member.browser.post('/v1/me/deletion', { password: 'wrong' }))).toBe('password_wrong');
  expect(codeOf(await member.browser.post('/v1/me/deletion', { password: goodPassword }))).toBe(204);
  expect(codeOf(await server.browser().post('/v1/auth/sign-in', { email: member.email, password: goodPassword }))).toBe(
    'credentials_invalid',
  );
  expect((await owner.browser.get(`${owner.home}/members`)).body.items).toHaveLength(1);
});

test('a second trial of the same user or workspace is refused, also with another spelling of the address', async () => {
  const owner = await server.user('Qin');
  expect(codeOf(await owner.browser.post(`${owner.home}/trial`, { plan: 'premium' }))).toBe('trial_used');
  const second = await owner.browser.post('/v1/workspaces', { name: 'Second', plan: 'premium' });
  expect(second.body).toMatchObject({ role: 'owner', standing: { kind: 'read_only' } });
  expect(codeOf(await owner.browser.post(`/v1/workspaces/${second.body.workspaceId}/trial`))).toBe('trial_used');
  const again = server.browser();
  await again.post('/v1/auth/sign-up', { name: 'Qin', email: 'qin+two@acme.example', password: goodPassword });
  await again.post('/v1/auth/verify-email', { token: tokenIn((await server.mailsTo('qin+two@acme.example'))[0]) });
  expect((await again.get('/v1/session')).body).toMatchObject({ canStartTrial: false, workspaces: [{ standing: { kind: 'read_only' } }] });
});

test('when the trial ends the workspace is read-only until the operator sets a plan', async () => {
  const owner = await server.user('Ron');
  const { body: key } = await owner.browser.post(`${owner.home}/api-keys`, { name: 'k', scopes: ['credits:read'] });
  server.moveClock(inDays(14.01));
  expect((await owner.browser.get(owner.home)).body.standing).toMatchObject({ kind: 'read_only' });
  for (const write of [
    await owner.browser.patch(owner.home, { name: 'New' }),
    await owner.browser.post(`${owner.home}/invitations`, { email: 'x@acme.example' }),
    await owner.browser.post(`${owner.home}/api-keys`, { name: 'n', scopes: ['credits:read'] }),
  ]) {
    expect(codeOf(write)).toBe('workspace_read_only');
  }
  expect(codeOf(await owner.browser.get(`${owner.home}/credits/entries.csv`))).toBe(200);
  expect(codeOf(await owner.browser.delete(`${owner.home}/api-keys/${key.id}`))).toBe(204);

  const config = { ...server.services.config, databaseUrl: urlOf(server.owner) };
  expect(await runOperator(config, ['workspaces', 'ron@'], inDays(1))).toMatch(/  trial until \d{4}-\d\d-\d\d  +1 member  /);
  expect(await runOperator(config, ['workspaces', 'ron@'], inDays(15))).toMatch(/  read-only: trial ended  +1 member  /);
  expect(await runOperator(config, ['plan', owner.workspaceId, 'basic'], inDays(15))).toBe(
    'Ron’s workspace: no plan -> basic, balance 6500 credits',
  );
  expect((await owner.browser.get(owner.home)).body.standing).toEqual({ kind: 'active', plan: 'basic', graceEndsAt: null });
  expect(codeOf(await owner.browser.patch(owner.home, { name: 'New' }))).toBe(200);
  await expect(runOperator(config, ['plan', owner.workspaceId, 'gold'], inDays(15))).rejects.toThrow('npm run operator');
  await expect(runOperator(config, ['plan', '00000000-0000-4000-8000-000000000000', 'basic'], inDays(15))).rejects.toThrow(
    'There is no workspace',
  );
  expect(await runOperator(config, ['check'], inDays(15))).toMatch(/^\d+ ledgers add up\.$/);
  expect(await runOperator(config, ['workspaces', 'ron@'], inDays(15))).toMatch(/^[\da-f-]{36}  basic +1 member  New$/);
  server.moveClock(null);
});

test('a deletion requires the name, can be canceled, and after the grace period removes everything and reports it', async () => {
  const owner = await server.user('Sol');
  const bystander = await server.user('Tom');
  expect(codeOf(await owner.browser.post(`${owner.home}/deletion`, { name: 'sol' }))).toBe('name_mismatch');
  await owner.browser.post(`${owner.home}/deletion`, { name: 'Sol’s workspace' });
  expect(codeOf(await owner.browser.post(`${owner.home}/deletion`, { name: 'Sol’s workspace' }))).toBe('deletion_pending');
  expect(codeOf(await owner.browser.patch(owner.home, { name: 'New' }))).toBe('workspace_read_only');
  expect(codeOf(await owner.browser.delete(`${owner.home}/deletion`))).toBe(200);
  expect(codeOf(await owner.browser.patch(owner.home, { name: 'Kept' }))).toBe(200);

  await owner.browser.post(`${owner.home}/deletion`, { name: 'Kept' });
  server.moveClock(inDays(13.9));
  await deleteDueWorkspaces(server.services);
  expect(codeOf(await owner.browser.get(owner.home))).toBe(200);
  server.moveClock(inDays(14.1));
  await deleteDueWorkspaces(server.services);
  expect(codeOf(await owner.browser.get(owner.home))).toBe('not_found');
  const mail = (await server.mailsTo(owner.email)).at(-1);
  expect(mail).toMatchObject({ kind: 'deletion-done' });
  expect(mail?.paragraphs[0]).toMatch(/members: 1, workspaces: 1, .*credit entries: 1/);
  server.moveClock(null);
  expect(codeOf(await bystander.browser.get(bystander.home))).toBe(200);
  expect((await owner.browser.get('/v1/session')).body).toMatchObject({ workspaces: [], canStartTrial: false });
});

test('a job settles every workspace, and the audit log shows owners who did what', async () => {
  const owner = await server.user('Uli');
  await server.member(owner, 'Vic', 'member');
  await settleAllCredits(server.services);
  const actions = (await owner.browser.get(`${owner.home}/audit-events`)).body.items.map(
    ({ action, actor }: { action: string; actor: { name: string } }) => `${actor.name} ${action}`,
  );
  expect(actions).toEqual(['Vic member.joined', 'Uli invitation.sent', 'Uli trial.started', 'Uli workspace.created']);
  const page = (await owner.browser.get(`${owner.home}/audit-events?limit=3`)).body;
  expect((await owner.browser.get(`${owner.home}/audit-events?limit=3&cursor=${page.nextCursor}`)).body).toMatchObject({
    items: [{ action: 'workspace.created' }],
    nextCursor: null,
  });
  expect(codeOf(await owner.browser.get(`${owner.home}/audit-events?cursor=x`))).toBe('cursor_invalid');
});

test('the audit log names the invited email, the member and the key of a change, as they were then', async () => {
  const owner = await server.user('Wim');
  const { browser, home } = owner;
  const invited = await browser.post(`${home}/invitations`, { email: 'nobody@acme.example', role: 'admin' });
  await browser.delete(`${home}/invitations/${invited.body.id}`);
  await server.member(owner, 'Xia', 'member');
  const xia = (await browser.get(`${home}/members`)).body.items.find(({ name }: { name: string }) => name === 'Xia');
  await browser.patch(`${home}/members/${xia.id}`, { role: 'admin' });
  await browser.delete(`${home}/members/${xia.id}`);
  const key = await browser.post(`${home}/api-keys`, { name: 'Nightly', scopes: ['credits:read'] });
  await browser.delete(`${home}/api-keys/${key.body.id}`);
  const { items } = (await browser.get(`${home}/audit-events`)).body;
  const detailsByAction = new Map(items.map(({ action, details }: { action: string; details: object }) => [action, details]));
  expect(detailsByAction.get('invitation.cancelled')).toEqual({ email: 'nobody@acme.example', role: 'admin' });
  expect(detailsByAction.get('member.role_changed')).toEqual({ name: 'Xia', from: 'member', to: 'admin' });
  expect(detailsByAction.get('member.removed')).toEqual({ name: 'Xia', role: 'admin' });
  expect(detailsByAction.get('api_key.revoked')).toEqual({ name: 'Nightly' });
});

function urlOf({ host, port, user, password, database }: typeof server.owner): string {
  return `postgres://${user}:${password}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
}

/** Sends the same request many times at once. @returns how often each status or code was the answer */
async function atOnce(send: () => Promise<{ status: number; body: never }>): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const answer of await Promise.all(Array.from({ length: 20 }, send))) {
    const code = String(codeOf(answer));
    counts[code] = (counts[code] ?? 0) + 1;
  }
  return counts;
}

test('what many requests ask for at once happens once, and is in the audit log once', async () => {
  const owner = await server.user('Atonce');
  const { browser, home } = owner;
  expect(await atOnce(() => browser.post(`${home}/invitations`, { email: 'many@acme.example' }) as never)).toEqual({
    201: 1,
    already_invited: 19,
  });
  const [invitation] = (await browser.get(`${home}/invitations`)).body.items;
  expect(await atOnce(() => browser.delete(`${home}/invitations/${invitation.id}`) as never)).toEqual({ 204: 1, not_found: 19 });

  const colleague = await server.member(owner, 'Oncer', 'member');
  const { items } = (await browser.get(`${home}/members`)).body;
  const { id } = items.find(({ email }: { email: string }) => email === colleague.email);
  expect(await atOnce(() => browser.delete(`${home}/members/${id}`) as never)).toEqual({ 204: 1, not_found: 19 });

  const { name } = (await browser.get(home)).body;
  expect(await atOnce(() => browser.post(`${home}/deletion`, { name }) as never)).toEqual({ 202: 1, deletion_pending: 19 });
  expect(await atOnce(() => browser.delete(`${home}/deletion`) as never)).toEqual({ 200: 20 });

  const actions = (await browser.get(`${home}/audit-events?limit=100`)).body.items.map(({ action }: { action: string }) => action);
  const countOf = (action: string): number => actions.filter((each: string) => each === action).length;
  for (const action of ['invitation.cancelled', 'member.removed', 'workspace.deletion_requested', 'workspace.deletion_cancelled'])
    expect([action, countOf(action)]).toEqual([action, 1]);
});

test('a user who creates many workspaces at once gets as many as the limit', async () => {
  const { browser } = await server.user('Founder');
  const made: Record<string, number> = {};
  for (let round = 0; round < 2; round += 1)
    for (const [code, count] of Object.entries(await atOnce(() => browser.post('/v1/workspaces', { name: 'One more' }) as never)))
      made[code] = (made[code] ?? 0) + count;
  expect(made).toEqual({ 201: 19, limit_reached: 21 });
});
