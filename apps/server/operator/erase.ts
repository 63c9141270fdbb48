/**
 * Erases a person from every workspace and from the shared pool, and returns a proof: what was deleted, what stays, and a second search of every table.
 * The digests are written first, so that a concurrent import does not add the person again.
 */
import { noteAudit } from '@leadlight/db/accounts';
import { erasePerson, findTraces, keysOfPerson, noteErased, poolId, type ErasedKey } from '@leadlight/db/leads';
import { inWorkspace, operator, type Database } from '@leadlight/db/platform';
import { emailKey, readLinkedin } from '@leadlight/leads';
import { StartError } from '../config.ts';

/**
 * @param workspaceIds the ids of all workspaces
 * @param who an email address or the URL of a LinkedIn profile
 * @returns the proof as text
 * @throws StartError if `who` is neither, or if traces are left
 */
export async function erase(db: Database, workspaceIds: readonly string[], who: string, now: Date): Promise<string> {
  const places = [poolId, ...workspaceIds];
  const keys = await allKeys(db, places, keyOf(who));
  await inWorkspace(db, poolId, (tx) => noteErased(tx, keys, now));

  const total = new Map<string, number>();
  let touched = 0;
  let poolIds: readonly string[] = [];
  for (const place of places) {
    const { ids, counts } = await inWorkspace(db, place, async (tx) => {
      const erased = await erasePerson(tx, keys, poolIds, now);
      const removed = Object.fromEntries(Object.entries(erased.counts).filter(([, count]) => count > 0));
      if (Object.keys(removed).length > 0) await noteAudit(tx, { actor: operator, action: 'lead.erased', details: { removed } }, now);
      return erased;
    });
    if (place === poolId) poolIds = ids;
    if (Object.values(counts).some((count) => count > 0)) touched += 1;
    for (const [table, count] of Object.entries(counts)) total.set(table, (total.get(table) ?? 0) + count);
  }

  const traces = await tracesIn(db, places, keys);
  const lines = [
    `Erased on ${now.toISOString()} with ${keys.length} ${keys.length === 1 ? 'key' : 'keys'}. Searched the shared pool and ${workspaceIds.length} workspaces; found in ${touched}.`,
    'Deleted rows by table:',
    ...[...total].map(([table, count]) => `  ${table.padEnd(20)} ${String(count).padStart(8)}`),
    `What stays: ${keys.length} SHA-256 ${keys.length === 1 ? 'digest' : 'digests'} (erasures), so that no import adds the person again; numbers without a name in`,
    'ledgers, reveals and audit logs; uploaded files until they are deleted, 30 days after their import; earlier backups, which you must delete yourself.',
  ];
  if (traces.length > 0)
    throw new StartError(
      [...lines, 'TRACES FOUND. The person is not fully erased; these tables still contain their data:', ...traces].join('\n'),
    );
  return [...lines, 'A second search of every table found no trace.'].join('\n');
}

function keyOf(who: string): ErasedKey {
  const address = who.includes('@') ? emailKey(who) : null;
  if (address !== null) return { kind: 'address', value: address };
  const profile = readLinkedin(who);
  if (profile.kind === 'handle' && profile.handle.kind === 'person') return { kind: 'linkedin', value: profile.handle.key };
  throw new StartError('npm run operator -- erase EMAIL|LINKEDIN: specify an email address or the URL of a LinkedIn profile.');
}

/** The other keys of records that have this key. One step only: if a record mixes up two people, the second person must not be erased too. */
async function allKeys(db: Database, places: readonly string[], key: ErasedKey): Promise<ErasedKey[]> {
  const keys = new Map([[`${key.kind} ${key.value}`, key]]);
  for (const place of places) {
    for (const found of await inWorkspace(db, place, (tx) => keysOfPerson(tx, [key]))) keys.set(`${found.kind} ${found.value}`, found);
  }
  return [...keys.values()];
}

async function tracesIn(db: Database, places: readonly string[], keys: readonly ErasedKey[]): Promise<string[]> {
  const lines: string[] = [];
  for (const place of places) {
    const found = await inWorkspace(db, place, (tx) => findTraces(tx, keys));
    for (const [table, count] of Object.entries(found)) lines.push(`  ${place === poolId ? 'the shared pool' : place}  ${table}  ${count}`);
  }
  return lines;
}
