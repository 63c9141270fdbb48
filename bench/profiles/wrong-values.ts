/** Where wrong values come from when the question is a LinkedIn URL alone, and whether a rule could refuse them: what earlier answers of the same row say. */
import type { Outcome } from './outcomes.ts';
import { byEngine } from './strategies.ts';
import { answerOf, providers, type Person } from './world.ts';

export interface WrongValues {
  accepted: number;
  /** Wrong: of a previous employer, whose mailbox still accepts mail. */
  previousEmployer: number;
  /** Wrong: an address that somebody else has, or that only seems to exist. */
  otherAddress: number;
  /** An earlier answer of the row named another employer: among wrong and among right values. */
  contradicted: { wrong: number; right: number };
}

export function countWrongValues(
  worlds: readonly { readonly seed: number; readonly people: readonly Person[]; readonly outcomes: readonly (readonly Outcome[])[] }[],
): WrongValues {
  const counts: WrongValues = { accepted: 0, previousEmployer: 0, otherAddress: 0, contradicted: { wrong: 0, right: 0 } };
  for (const { seed, people, outcomes } of worlds) {
    const employers = new Map<number, string[]>();
    byEngine(people, outcomes, {}, undefined, (person, at, outcome, open) => {
      const provider = providers[at];
      const answer = provider && person.isAskedByProfile ? answerOf(person, provider, seed) : null;
      if (!answer) return;
      const before = employers.get(person.id) ?? [];
      const isContradicted = before.some((each) => each !== answer.employer);
      for (const field of open.filter((each) => outcome.accepted.includes(each))) {
        counts.accepted += 1;
        const isRight = outcome.right.includes(field);
        if (isContradicted) counts.contradicted[isRight ? 'right' : 'wrong'] += 1;
        if (!isRight) counts[answer.employer === person.employer ? 'otherAddress' : 'previousEmployer'] += 1;
      }
      if (answer.name === person.name) employers.set(person.id, [...before, answer.employer]);
    });
  }
  return counts;
}
