/** What a member leaves behind when they are removed, lose a role or leave: no way back in. */
import { describe, expect, test } from 'vitest';
import { testServer, type TestUser } from '../testing/test-server.ts';

const server = await testServer();

/** An owner's workspace with one admin, who has invited another address of theirs. */
async function invitedByAdmin(name: string) {
  const [owner, admin, other] = [await server.user(`${name}Owner`), await server.user(`${name}Admin`), await server.user(`${name}Other`)];
  await join(owner, admin, 'admin');
  const sent = await admin.browser.post(`${owner.home}/invitations`, { email: other.email, role: 'admin' });
  expect(sent.status).toBe(201);
  const { body } = await owner.browser.get(`${owner.home}/members`);
  const member = (body.items as { id: string; email: string }[]).find(({ email }) => email === admin.email);
  return { owner, admin, other, memberId: member?.id ?? '', invitationId: String(sent.body.id) };
}

async function join(owner: TestUser, user: TestUser, role: string): Promise<void> {
  const { body } = await owner.browser.post(`${owner.home}/invitations`, { email: user.email, role });
  expect((await user.browser.post(`/v1/invitations/${body.id}/accept`, {})).status).toBe(200);
}

describe('open invitations that a member sent', () => {
  test('are withdrawn when the member is removed', async () => {
    const { owner, other, memberId, invitationId } = await invitedByAdmin('Removed');
    expect((await owner.browser.delete(`${owner.home}/members/${memberId}`)).status).toBe(204);
    expect((await other.browser.post(`/v1/invitations/${invitationId}/accept`, {})).body.errors[0].code).toBe('invitation_over');
    expect((await owner.browser.get(`${owner.home}/invitations`)).body.items).toEqual([]);
    const [last] = (await owner.browser.get(`${owner.home}/audit-events?action=invitation.cancelled`)).body.items;
    expect(last).toMatchObject({ target: { id: invitationId }, details: { email: other.email } });
  });

  test('are withdrawn when the member may no longer invite', async () => {
    const { owner, other, memberId, invitationId } = await invitedByAdmin('Demoted');
    await owner.browser.patch(`${owner.home}/members/${memberId}`, { role: 'member' });
    expect((await other.browser.post(`/v1/invitations/${invitationId}/accept`, {})).body.errors[0].code).toBe('invitation_over');
  });

  test('are withdrawn when the member leaves', async () => {
    const { owner, admin, other, invitationId } = await invitedByAdmin('Left');
    expect((await admin.browser.post(`${owner.home}/leave`, {})).status).toBe(204);
    expect((await other.browser.post(`/v1/invitations/${invitationId}/accept`, {})).body.errors[0].code).toBe('invitation_over');
  });

  test('stay when the member becomes an owner, as do those of other members', async () => {
    const { owner, other, memberId, invitationId } = await invitedByAdmin('Promoted');
    const third = await server.user('Third');
    await join(owner, third, 'admin');
    const { body } = await owner.browser.get(`${owner.home}/members`);
    const id = (body.items as { id: string; email: string }[]).find(({ email }) => email === third.email)?.id;
    await owner.browser.delete(`${owner.home}/members/${id}`);
    await owner.browser.patch(`${owner.home}/members/${memberId}`, { role: 'owner' });
    expect((await other.browser.post(`/v1/invitations/${invitationId}/accept`, {})).status).toBe(200);
  });
});
