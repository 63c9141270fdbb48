/** Verifies one address fifty times at once, and compares the credits that the answers claim with those taken. */
import { startApp } from '../../e2e/app-process.ts';
import { signUp } from '../app/visitor.ts';
import { startMail } from '../verify-job/start-mail.ts';
import type { AttackRow } from './attack.ts';
import { send } from './caller.ts';

export const name = 'One address, verified and revealed at once';

const atOnce = 50;

export async function attack(): Promise<AttackRow[]> {
  const mail = await startMail();
  const app = await startApp({
    RATE_LIMIT_PER_MINUTE: '1000000',
    ...mail.environment,
  });
  try {
    const { cookie, workspaceId } = await signUp(app, 'Parallel');
    const home = `/v1/workspaces/${workspaceId}`;
    const balance = async (): Promise<number> => (await send(app, `${home}/credits`, { method: 'GET', cookie })).body.balance;
    const rows: AttackRow[] = [];
    const compare = async (label: string, request: (n: number) => ReturnType<typeof send>): Promise<void> => {
      const before = await balance();
      const answers = await Promise.all(Array.from({ length: atOnce }, (_none, n) => request(n)));
      const claimed = answers.reduce((sum, { body }) => sum + (body?.cost ?? 0), 0);
      const taken = before - (await balance());
      rows.push(
        { label: `${atOnce} ${label} at once: credits taken`, count: taken, allowed: 1 },
        { label: 'Credits that the answers claim, less those taken', count: Math.abs(claimed - taken), allowed: 0 },
        { label: 'Answers that are not a success', count: answers.filter(({ status }) => status >= 300).length, allowed: 0 },
      );
    };
    const verify = (address: string, fresh = false) => send(app, `${home}/verifications`, { body: { address, fresh }, cookie });
    await compare('verifications of a mailbox', () => verify('staff.1@d1.firms.net'));
    await compare('verifications of a mailbox in different spellings', (n) =>
      verify(n % 2 ? 'staff.2@D1.firms.net' : ' STAFF.2@d1.FIRMS.net '),
    );
    await compare('fresh verifications of a mailbox', () => verify('staff.3@d1.firms.net', true));
    await compare('verifications of a domain that does not exist', () => verify('ana@missing.firms.net'));
    return rows;
  } finally {
    await app.stop();
    mail.stop();
  }
}
