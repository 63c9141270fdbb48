// @vitest-environment jsdom
import './groups/account.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { call } from './call.ts';
import { RequestFailed } from './failure.ts';
import { endReauthentication, reauthentication } from './reauthentication.ts';
import { wordFailure } from './word-failure.ts';

const params = { workspaceId: '01a1fd61-47e1-7238-90d8-94a8c7868f75' };
const answer = (status: number, body: object, headers = {}) => new Response(JSON.stringify(body), { status, headers });
const refusal = (status: number, code: string, headers = {}) =>
  answer(status, { errors: [{ code, message: `Words for ${code}.` }] }, headers);

/** The responses, in this order. */
function serve(...answers: (Response | Error)[]) {
  const asked: Request[] = [];
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    asked.push(new Request(new URL(url, 'https://app.example'), init));
    const next = answers.shift();
    return next instanceof Response ? Promise.resolve(next) : Promise.reject(next ?? new Error('asked once too often'));
  });
  return asked;
}

afterEach(() => endReauthentication(false));

test('after a session has ended, the request waits until the user signs in again, then is sent again', async () => {
  const asked = serve(refusal(401, 'unauthenticated'), answer(200, { items: [] }));
  const answered = call('listMembers', { params });
  await expect.poll(() => reauthentication.isNeeded()).toBe(true);
  endReauthentication(true);
  await expect(answered).resolves.toEqual({ items: [] });
  expect(asked.map(({ url }) => url)).toEqual([asked[0]?.url, asked[0]?.url]);
});

test('a user who does not sign in again gets a failure, not an endless wait', async () => {
  serve(refusal(401, 'unauthenticated'));
  const answered = call('listMembers', { params }).catch((error: unknown) => error);
  await expect.poll(() => reauthentication.isNeeded()).toBe(true);
  endReauthentication(false);
  expect(await answered).toMatchObject({ failure: { kind: 'signed_out' } });
});

test('a wrong password at sign-in is an error of the input, not of the session', async () => {
  serve(refusal(401, 'credentials_invalid'));
  await expect(call('signIn', { body: { email: 'ana@acme.example', password: 'x', remember: true } })).rejects.toThrow(
    'credentials_invalid',
  );
  expect(reauthentication.isNeeded()).toBe(false);
});

test('no response, half a response and a refusal are different failures', async () => {
  serve(new TypeError('Failed to fetch'));
  await expect(call('listMembers', { params })).rejects.toMatchObject({ failure: { kind: 'unreachable' } });
  serve(new Response('<html>Bad gateway', { status: 502, headers: { 'x-request-id': 'r-1' } }));
  await expect(call('listMembers', { params })).rejects.toMatchObject({ failure: { kind: 'unreadable', status: 502, requestId: 'r-1' } });
  serve(refusal(409, 'last_owner'));
  await expect(call('leaveWorkspace', { params })).rejects.toMatchObject({ failure: { kind: 'refused', status: 409 } });
});

test('a refusal for too many attempts includes how long to wait', async () => {
  serve(refusal(429, 'rate_limited', { 'retry-after': '90' }));
  const error: unknown = await call('signOut').catch((reason: unknown) => reason);
  expect(wordFailure(error)).toMatchObject({ text: 'There were too many attempts. Wait 2 minutes, then try again.' });
});

test('a server error includes its request ID, a refusal does not', () => {
  const failed = (status: number, code: 'internal' | 'last_owner') =>
    new RequestFailed({ kind: 'refused', status, errors: [{ code, message: 'Words.' }], requestId: 'r-9', retryAfterS: undefined });
  expect(wordFailure(failed(500, 'internal')).requestId).toBe('r-9');
  expect(wordFailure(failed(409, 'last_owner'))).toEqual({ title: 'That didn’t work', text: 'Words.', requestId: undefined });
});
