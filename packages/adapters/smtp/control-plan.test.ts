import type { Outcome, TransactionResult } from '@leadlight/verification';
import { expect, test } from 'vitest';
import { AskedBefore } from './asked-before.ts';
import { ControlPlan } from './control-plan.ts';

const accepted: Outcome = { kind: 'answered', reply: { code: 250, enhanced: '2.1.5', lines: ['ok'] } };

/** A plan for these targets, whose shape has one name only. */
const planFor = (...paths: string[]) =>
  new ControlPlan({
    domain: 'all.test',
    host: 'mx.all.test',
    shapes: paths.map(() => 'i:1-3'),
    paths,
    known: [],
    askedBefore: new AskedBefore(),
    nameFor: (_, shape, index) => (shape === 'i:1-3' ? 'x' : `a-long-name-${index}`),
    random: Math.random,
    room: 0,
    acceptedPath: null,
    isSenderNew: false,
    knowsUsual: false,
    refusedOrWaiting: 0,
    refusalsLeft: () => 8,
    moreRoom: () => 8,
  });

test.for([
  ['the controls of a one-letter address', 'q@all.test'],
  ['a control and the address', 'X@all.test'],
] as const)('%s never have the same name, and are asked about once', ([, target]) => {
  const plan = planFor(target);
  const result: TransactionResult = { outcomes: [accepted], controls: [], repeat: null, cutShortBy: null };
  const controls = plan.followUp(result).flatMap(({ path, about }) => (about === 'control' ? [path] : []));
  expect(new Set([target.toLowerCase(), ...controls]).size).toBe(3);
  const answered = { ...result, controls: controls.map((path) => ({ path, outcome: accepted })), repeat: accepted };
  expect(plan.followUp(answered)).toEqual([]);
  expect(plan.repliesFor(0, answered)).toHaveLength(2);
});

test('a made-up address that was refused in words that no rule knows is remembered only if an address was accepted afterward', () => {
  const plan = planFor('zoe@all.test');
  const result: TransactionResult = { outcomes: [accepted], controls: [], repeat: null, cutShortBy: null };
  const refused: Outcome = { kind: 'answered', reply: { code: 550, enhanced: null, lines: ['vorlu'] } };
  const controls = plan.followUp(result).flatMap(({ path, about }) => (about === 'control' ? [{ path, outcome: refused }] : []));
  expect(plan.memorable({ ...result, controls, repeat: accepted })).toHaveLength(2);
  expect(plan.memorable({ ...result, controls, repeat: refused })).toEqual([]);
});
