/** Whether the server can work, which requires the database, and is not stopping. */
import type { Services } from '../services.ts';

export async function isReady({ db, draining }: Pick<Services, 'db' | 'draining'>): Promise<boolean> {
  if (draining.signal.aborted) return false;
  try {
    await db.auth.query('select 1');
    return true;
  } catch {
    return false;
  }
}
