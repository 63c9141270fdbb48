/** Erases a person as `npm run operator -- erase` does: on connections of the database's owner. */
import { connect } from '@leadlight/db/platform';
import { erase } from '../operator/erase.ts';
import type { TestServer } from './test-server.ts';

/** @returns the proof */
export async function eraseAsOperator(
  { owner }: Pick<TestServer, 'owner'>,
  workspaceIds: readonly string[],
  key: string,
  now: Date,
): Promise<string> {
  const db = connect(owner, { max: 2 });
  try {
    return await erase(db, workspaceIds, key, now);
  } finally {
    await db.end();
  }
}
