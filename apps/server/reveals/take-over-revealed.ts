/** Where an own record stands in front of the pool's, what is revealed of that one goes over into it. */
import { readPersonRecord, writePerson } from '@leadlight/db/leads';
import { type OnReveal } from '@leadlight/db/reveals';
import { personOf, scorePerson } from '@leadlight/leads';
import { checkOf, freshestOf, withRevealed } from '../leads/hand-made.ts';
import { secondsOf } from '../leads/lead-facts.presenter.ts';

export function takeOverRevealed(now: Date): OnReveal {
  return async (tx, revealed) => {
    for (const { id, poolId } of revealed) {
      const [own, pool] = [await readPersonRecord(tx, id), await readPersonRecord(tx, poolId)];
      const facts = withRevealed(own.facts, pool.facts);
      const bare = personOf(facts, secondsOf(now));
      const view = personOf(facts, secondsOf(now), checkOf(own, bare) ?? checkOf(pool, bare));
      await writePerson(tx, { ...own, facts, score: scorePerson(view, freshestOf(facts), secondsOf(now)) }, view, now);
    }
  };
}
