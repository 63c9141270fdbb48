import { expect, test } from 'vitest';
import { isShallow, JsonDepth } from './json-depth.ts';

const nested = (levels: number, open = '[', close = ']'): string => open.repeat(levels) + close.repeat(levels);

test('JSON may be nested two hundred levels, in lists and objects, and no deeper', () => {
  expect(isShallow(nested(200))).toBe(true);
  expect(isShallow(nested(201))).toBe(false);
  expect(isShallow(nested(100, '[{"a":', '}]'))).toBe(true);
  expect(isShallow(nested(101, '[{"a":', '}]'))).toBe(false);
  expect(isShallow(nested(1_000_000))).toBe(false);
});

test('brackets in texts and consecutive lists don’t count as depth', () => {
  expect(isShallow(JSON.stringify({ a: '['.repeat(1_000), b: '\\"{"'.repeat(1_000), c: Array.from({ length: 1_000 }, () => [{}]) }))).toBe(
    true,
  );
});

test('parts are followed wherever they are cut', () => {
  const bytes = Buffer.from(JSON.stringify({ a: 'ü\\"[', b: [['\\']] }).repeat(300));
  const depth = new JsonDepth();
  expect([...bytes].every((byte) => depth.accepts(Uint8Array.of(byte)))).toBe(true);
  const deep = Buffer.from(nested(201));
  const other = new JsonDepth();
  expect([...deep].every((byte) => other.accepts(Uint8Array.of(byte)))).toBe(false);
});
