import { expect, test } from 'vitest';
import { withoutEnding } from './without-ending.ts';

test('marks at the end are removed, those before the last other character stay', () => {
  expect(withoutEnding('Acme, Inc., ,', /[\s,]/)).toBe('Acme, Inc.');
  expect(withoutEnding('acme', /[\s,]/)).toBe('acme');
  expect(withoutEnding(' ,, ', /[\s,]/)).toBe('');
  expect(withoutEnding('', /[\s,]/)).toBe('');
});

test('each mark is looked at once, however many are inside the text', () => {
  let looks = 0;
  const counting = new (class extends RegExp {
    override test(text: string): boolean {
      looks += 1;
      return super.test(text);
    }
  })(':');
  expect(withoutEnding(`${':'.repeat(50_000)}x:::`, counting)).toHaveLength(50_001);
  expect(looks).toBe(4);
});
