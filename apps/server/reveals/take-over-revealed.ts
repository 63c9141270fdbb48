/** Adds revealed contact details to the workspace's own record of a person. */
import { emailCheckOf, personWith, readPeopleToWrite, readPersonRecords, writeLeads } from '@leadlight/db/leads';
import { type OnReveal } from '@leadlight/db/reveals';
import { withRevealed } from '../leads/hand-made.ts';
import { secondsOf } from '../leads/lead-facts.presenter.ts';

/** Refuses nothing, because the details are paid for. If they make the record match a suppression, it is no longer shown. */
export function takeOverRevealed(now: Date): OnReveal {
  return async (tx, revealed) => {
    const poolIdOf = new Map(revealed.map(({ id, poolId }) => [Number(id), poolId]));
    const own = await readPeopleToWrite(tx, [...poolIdOf.keys()]);
    const pool = new Map((await readPersonRecords(tx, [...poolIdOf.values()])).map((record) => [record.id, record]));
    const writes = own.flatMap((person) => {
      const behind = pool.get(poolIdOf.get(person.id) ?? '');
      if (!behind) return [];
      const facts = withRevealed(person.facts, behind.facts);
      return [{ ...person, facts, lead: personWith(facts, secondsOf(now), [person, behind].map(emailCheckOf)) }];
    });
    await writeLeads(tx, now, (writer) => writer.update('people', writes));
  };
}
