import { Refusal } from '@leadlight/db/platform';
import { Hono } from 'hono';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { answerError, invalidFrom } from './errors.ts';

const schema = z.strictObject({
  size: z.enum(['small', 'large']),
  limit: z.int().min(1).max(200),
  name: z.string().max(5),
  ids: z.array(z.string()).max(2),
  filters: z.object({}),
  selection: z.discriminatedUnion('kind', [z.object({ kind: z.literal('ids') }), z.object({ kind: z.literal('search') })]),
  many: z.enum(Array.from({ length: 31 }, (_none, index) => `v${index}`)),
});

test('an invalid value is answered with what is allowed', () => {
  const value = { size: 'huge', limit: 1_000, name: 'too long', ids: ['a', 'b', 'c'], filters: [], selection: { kind: 'all' }, many: 'x' };
  const { error } = schema.safeParse(value, { reportInput: true });
  expect(invalidFrom(error?.issues ?? []).errors).toEqual([
    { code: 'value_invalid', field: 'size', message: "This value isn't allowed. Use one of: small, large." },
    { code: 'too_large', field: 'limit', message: 'This is too large. The maximum is 200.' },
    { code: 'too_long', field: 'name', message: 'This is too long. The maximum is 5 characters.' },
    { code: 'too_long', field: 'ids', message: 'This is too long. The maximum is 2 items.' },
    { code: 'value_invalid', field: 'filters', message: 'This must be an object.' },
    { code: 'value_invalid', field: 'selection.kind', message: "This value isn't allowed. Use one of: ids, search." },
    { code: 'value_invalid', field: 'many', message: "This value isn't allowed. Choose one of the allowed values." },
  ]);
});

test('a missing value is answered as missing, whatever is allowed', () => {
  const { error } = schema.safeParse({});
  expect(new Set(invalidFrom(error?.issues ?? []).errors.map(({ message }) => message))).toEqual(new Set(['This field is required.']));
});

async function messageOf(refusal: Refusal, headers: Record<string, string> = {}): Promise<string> {
  const app = new Hono().get('/', (c) => answerError(c, refusal, pino({ enabled: false })));
  const { errors } = (await (await app.request('/', { headers })).json()) as { errors: [{ message: string }] };
  return errors[0].message;
}

test('a program without a key is told to send one, a browser to sign in', async () => {
  expect(await messageOf(new Refusal('unauthenticated'))).toMatch(/Authorization: Bearer/);
  expect(await messageOf(new Refusal('unauthenticated'), { 'sec-fetch-site': 'same-origin' })).toBe('Sign in to continue.');
});

test('a missing scope is named', async () => {
  expect(await messageOf(new Refusal('scope_missing', { scope: 'lists:write' }))).toContain('lists:write');
});
