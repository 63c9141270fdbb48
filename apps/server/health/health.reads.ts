/** Whether the server can work, which requires the database. */
import type { Services } from '../services.ts';

export async function isReady({ db }: Pick<Services, 'db'>): Promise<boolean> {
  try {
    await db.auth.query('select 1');
    return true;
  } catch {
    return false;
  }
}
