/** Writes what was found of a person into the workspace's record of them, or into a new one. */
import { writeOwnLead, type personWith } from '@leadlight/db/leads';
import { queuePairs } from '@leadlight/db/merges';
import type { WorkspaceTx } from '@leadlight/db/platform';
import type { PackedFacts, SourceKind } from '@leadlight/leads';
import type { SamePerson } from './recognize-person.ts';

interface FoundPerson {
  readonly facts: PackedFacts;
  readonly lead: ReturnType<typeof personWith>;
  /** Of a person who has no employer yet. */
  readonly employerId: number | null;
  /** Of a new record. */
  readonly source: SourceKind;
}

/**
 * A new record that may be of the same person as others is queued as a possible duplicate of each.
 * @returns the record's ID
 */
export async function writeRecognizedPerson(
  tx: WorkspaceTx,
  { own, pool, doubtful }: SamePerson,
  { facts, lead, employerId, source }: FoundPerson,
  now: Date,
): Promise<number> {
  const id = await writeOwnLead(
    tx,
    'people',
    {
      id: own?.id ?? null,
      poolId: own === null ? (pool?.id ?? null) : own.poolId,
      facts,
      lead,
      companyId: own?.companyId ?? employerId,
      ...(own === null ? { source } : {}),
    },
    now,
  );
  if (own === null)
    await queuePairs(
      tx,
      doubtful.map(({ id: keepId, reason }) => ({ kind: 'people', keepId, goneId: id, reason })),
      null,
      now,
    );
  return id;
}
