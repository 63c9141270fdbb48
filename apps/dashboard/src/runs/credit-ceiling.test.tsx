// @vitest-environment jsdom
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { useCreditCeiling, type CreditCeiling } from './credit-ceiling.tsx';

let root: Root;
let shown: CreditCeiling;
beforeEach(() => {
  root = createRoot(document.createElement('div'));
});
afterEach(() => root.unmount());

function Ceiling({ cost, onShown }: { cost: number; onShown: (ceiling: CreditCeiling) => void }) {
  onShown(useCreditCeiling({ cost, spendable: { available: 10, monthLeft: null }, allowsZero: false }));
  return null;
}

const show = (cost: number): void => flushSync(() => root.render(<Ceiling cost={cost} onShown={(ceiling) => void (shown = ceiling)} />));

test('the most that can be spent is suggested, and what is typed must be a number that is available', () => {
  show(25);
  expect(shown).toMatchObject({ text: '10', credits: 10, error: undefined, most: 10 });
  flushSync(() => shown.type('11'));
  expect(shown.error).toMatch(/^Only 10 credits/);
  // Too many digits for a ceiling are still a number.
  flushSync(() => shown.type('123456789'));
  expect(shown.error).toMatch(/^Only 10 credits/);
  flushSync(() => shown.type('x'));
  expect(shown).toMatchObject({ credits: undefined, error: 'Enter a number.' });
  flushSync(() => shown.type('0'));
  expect(shown.error).toBe('Enter at least 1 credit.');
});

test.each(['x', '99'])('a run that became free starts although "%s" was typed when it wasn’t', (typed) => {
  show(25);
  flushSync(() => shown.type(typed));
  show(0);
  expect(shown).toMatchObject({ credits: 0, error: undefined, most: 0 });
});
