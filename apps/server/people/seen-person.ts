/** A person as a workspace sees them: its own record, the pool record it copies, and the facts of both that it may see. */
import { isRevealed, readPersonRecord, type PersonRecord } from '@leadlight/db/leads';
import { isNotFound, type WorkspaceTx } from '@leadlight/db/platform';
import { unpackFacts, withoutContacts, type Fact } from '@leadlight/leads';

/** A person's own record, its pool record, and the facts that this workspace may see. */
export interface SeenPerson {
  readonly record: PersonRecord;
  readonly pool: PersonRecord | null;
  readonly isPoolRevealed: boolean;
  readonly facts: readonly Fact[];
}

/** @param id under which the person is shown */
export async function readSeenPerson(tx: WorkspaceTx, id: string): Promise<SeenPerson> {
  const record = await readPersonRecord(tx, id);
  const pool = record.isOwn ? (record.poolId === null ? null : await readPersonRecord(tx, record.poolId).catch(goneAsNull)) : record;
  const isPoolRevealed = pool !== null && (await isRevealed(tx, pool.id));
  const ofPool = pool === null ? [] : shown(unpackFacts(pool.facts), isPoolRevealed);
  const facts = record.isOwn ? [...unpackFacts(record.facts), ...without(ofPool, unpackFacts(record.facts))] : ofPool;
  return { record, pool, isPoolRevealed, facts };
}

const shown = (facts: readonly Fact[], areRevealed: boolean): readonly Fact[] => (areRevealed ? facts : withoutContacts(facts));

function goneAsNull(error: unknown): null {
  if (isNotFound(error)) return null;
  throw error;
}

/** Facts that the own record copied from the pool record are shown once. */
function without(facts: readonly Fact[], known: readonly Fact[]): Fact[] {
  const keyOf = ({ field, value, evidence }: Fact): string =>
    JSON.stringify([field, value, evidence.source, evidence.row, evidence.fetchedAt]);
  const keys = new Set(known.map(keyOf));
  return facts.filter((fact) => !keys.has(keyOf(fact)));
}
