/** What follows a restore: a backup brings back sessions, links and keys that had ended, and people who were erased or suppressed after it was made. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { connect, mayErase, type ConnectionTarget, type Database } from '@leadlight/db/platform';
import { endSessionsAndLinks, keepAway, keysOfErased, readTakenAway, type TakenAway } from '@leadlight/db/platform/restored';
import { StartError, type ServerConfig } from '../config.ts';
import { databaseBeside, findDatabase } from '../database.ts';
import { erasePerson } from '../erasures/erasures.commands.ts';
import { everyWorkspaceId } from '../workspaces/workspaces.reads.ts';

/** Of the embedded database that a backup replaces; null if there is none, or if it can't be read, which may be why a backup is restored. */
export async function takenAwayIn(config: ServerConfig): Promise<TakenAway | null> {
  // A server that still uses it is refused later, with its process id.
  if (!existsSync(join(config.dataDir, 'postgres')) || databaseBeside(config) !== undefined) return null;
  try {
    const database = await findDatabase(config);
    try {
      return await readTakenAway(database.owner);
    } finally {
      await database.stop();
    }
  } catch {
    return null;
  }
}

/**
 * @param owner of the restored database
 * @param takenAway from the database that was replaced; null if it is not known
 * @returns lines for the operator: what was done, and what they must do themselves
 */
export async function afterRestore(owner: ConnectionTarget, takenAway: TakenAway | null, now: Date): Promise<string[]> {
  const sessions = await endSessionsAndLinks(owner);
  const lines = [
    `Ended ${sessions} ${sessions === 1 ? 'session' : 'sessions'}, and all links in emails: everyone must sign in again, and anyone who is resetting a password needs a new link.`,
  ];
  if (takenAway !== null) {
    const { erasures, suppressions, revokedKeys } = await keepAway(owner, takenAway);
    lines.push(
      `Kept from the replaced database: ${erasures} digests of erased people, ${suppressions} suppressions, ${revokedKeys} revoked API keys.`,
    );
  }
  lines.push(await eraseAgain(owner, now));
  if (takenAway === null)
    lines.push(
      'The replaced database was not read. API keys that were revoked after the backup work again, and addresses that were suppressed are not',
      'suppressed: revoke and suppress them again. Run `npm run operator -- erase` again for everyone who was erased after the backup.',
    );
  lines.push(
    'Also check these, which are as in the backup: passwords, two-factor authentication, members and their roles, deleted users and workspaces.',
  );
  return lines;
}

/** Notes, verifications and other texts of the person are erased with a record that has one of their keys; alone, a digest doesn't find them. */
async function eraseAgain(owner: ConnectionTarget, now: Date): Promise<string> {
  const keys = await keysOfErased(owner);
  if (keys.length === 0) return 'The backup has nobody who was erased.';
  const db = connect(owner, { max: 2 });
  try {
    const ids: string[] = [];
    for await (const id of everyWorkspaceId(db)) ids.push(id);
    let left = 0;
    for (const key of keys) left += (await erasePerson(db, ids, key, now)).traces?.length ?? 0;
    if (left > 0)
      return `People who were erased are back and could not be erased again; ${left} traces are left. Run \`npm run operator -- erase\` for each.`;
    return `Erased again: people that the backup brought back, found by ${keys.length} ${keys.length === 1 ? 'key' : 'keys'}.`;
  } finally {
    await db.end();
  }
}

/** `npm run operator -- restored`, with a PostgreSQL of one's own, whose tools restored it. */
export async function restoredCommand(_db: Database, _rest: readonly string[], now: Date, config: ServerConfig): Promise<string> {
  const owner = databaseBeside(config);
  if (!config.databaseUrl || !owner)
    throw new StartError('`npm run restore` does this for the embedded database. This command is for a PostgreSQL of your own.');
  const db = connect(owner, { max: 1 });
  try {
    if (!(await mayErase(db)))
      throw new StartError(
        "The role of DATABASE_URL can't erase people in all workspaces: `npm run operator -- erase` says what it needs.",
      );
  } finally {
    await db.end();
  }
  return (await afterRestore(owner, null, now)).join('\n');
}
