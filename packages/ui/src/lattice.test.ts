import { expect, test } from 'vitest';
import { lattice } from './lattice.ts';

test('the same seed draws the same window, another seed another one', () => {
  expect(lattice(560, 600, 7)).toEqual(lattice(560, 600, 7));
  expect(lattice(560, 600, 7).lead).not.toBe(lattice(560, 600, 8).lead);
});

test('panes cover the window to its corners', () => {
  const { panes } = lattice(560, 600, 7);
  for (const [x, y] of [
    [0, 0],
    [560, 0],
    [0, 600],
    [560, 600],
  ] as const) {
    const nearest = Math.min(...panes.map((pane) => Math.abs(pane.x - x) / 28 + Math.abs(pane.y - y) / 44));
    expect(nearest, `a pane reaches ${x},${y}`).toBeLessThanOrEqual(1);
  }
});

test('paths contain only valid SVG path data', () => {
  const { panes, lead } = lattice(300, 200, 1);
  for (const path of [lead, ...panes.map((pane) => pane.path)]) expect(path).toMatch(/^(M-?\d+(?: -?|-)\d+l-?\d+([ -]\d+)+z?)+$/);
});
