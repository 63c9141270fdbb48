import fc from 'fast-check';
import { expect, test } from 'vitest';
import { placeBeside } from './use-tooltip.ts';

const trigger = { left: 500, top: 400, bottom: 432, width: 140 };
const tooltip = { width: 300, height: 60 };

test('the tooltip is 10 px above its trigger, centered', () => {
  expect(placeBeside(trigger, tooltip, 1280)).toEqual({ left: 420, top: 330 });
});

test('under the sticky header there is no room, so it is 10 px below', () => {
  expect(placeBeside({ ...trigger, top: 100, bottom: 132 }, tooltip, 1280).top).toBe(142);
});

test('it never leaves the window sideways', () => {
  const rect = fc.record({ left: fc.integer({ min: 0, max: 280 }), width: fc.integer({ min: 10, max: 200 }) });
  fc.assert(
    fc.property(rect, fc.integer({ min: 100, max: 296 }), ({ left, width }, wide) => {
      const placed = placeBeside({ ...trigger, left, width }, { width: wide, height: 60 }, 320);
      return placed.left >= 12 && placed.left + wide <= 308;
    }),
  );
});
