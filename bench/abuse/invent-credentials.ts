/** Invents API keys and session cookies, to be counted as somebody new with every request. */
import { startApp } from '../../e2e/app-process.ts';
import { signUp } from '../app/visitor.ts';
import type { AttackRow } from './attack.ts';
import { send } from './caller.ts';

export const name = 'Invented credentials';

const limit = 20;
const tries = 60;

export async function attack(): Promise<AttackRow[]> {
  const app = await startApp({ RATE_LIMIT_PER_MINUTE: String(limit) });
  try {
    const { cookie, workspaceId } = await signUp(app, 'Invent');
    const letters = (length: number, n: number): string => String(n).padStart(length, 'x').slice(0, length);
    const inventions: Readonly<Record<string, (n: number) => Record<string, string>>> = {
      'API keys of any length': (n) => ({ authorization: `Bearer ${letters(1 + n * 200, n)}` }),
      'API keys of the right form': (n) => ({ authorization: `Bearer ll_${letters(43, n)}` }),
      'credentials of other schemes': (n) => ({ authorization: `${['Basic', 'bearer', 'Digest', 'BEARER\t'][n % 4]} ${letters(20, n)}` }),
      'API keys beside a session cookie': (n) => ({
        authorization: `Bearer ll_${letters(43, n)}`,
        cookie: `leadlight_app.session_token=${letters(32, n)}.${letters(44, n)}`,
      }),
      'session cookies': (n) => ({ cookie: `leadlight_app.session_token=${letters(32, n)}.${letters(44, n)}` }),
      'forwarded addresses that are no addresses': (n) => ({ 'x-forwarded-for': `unknown-${n}` }),
    };
    const rows: AttackRow[] = [];
    for (const [label, headersOf] of Object.entries(inventions)) {
      const from = `203.0.113.${rows.length + 1}`;
      let answered = 0;
      for (let n = 0; n < tries; n += 1) {
        const { status } = await send(app, `/v1/workspaces/${workspaceId}/credits`, { method: 'GET', from, headers: headersOf(n) });
        // 431: the head of the request is too large to be read at all.
        if (status !== 429 && status !== 431) answered += 1;
      }
      rows.push({ label: `${tries} invented ${label} in a minute, limit ${limit}: answered`, count: answered, allowed: limit });
    }
    let refused = 0;
    for (let n = 1; n < rows.length; n += 1)
      if ((await send(app, '/v1/session', { method: 'GET', from: `203.0.113.${n}`, cookie })).status !== 200) refused += 1;
    return [...rows, { label: 'A signed-in user at the same addresses: refused', count: refused, allowed: 0 }];
  } finally {
    await app.stop();
  }
}
