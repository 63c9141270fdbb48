/** Sends texts and files that are short to send and long to read: piles of combining marks, and brackets. Nobody else may wait for them. */
import type { Answer, AttackRow, Target } from './attack.ts';
import { send } from './caller.ts';

export const name = 'Texts and files that take long to read';

/** 120 KB: less than the longest body. Its normalization takes half a minute. */
const piled = `A${'\u0301\u0327\u0338'.repeat(20_000)}`;

const bodies: Readonly<Record<string, object>> = {
  '/search/words': { text: piled },
  '/people': { name: piled, companyName: piled },
  '/people/search': { filters: { name: { include: [piled] } } },
  '/bounces': { text: piled },
  '/suppressions': { text: piled },
  '/profile-runs/forecast': { source: { kind: 'text', text: `${piled}, Acme` } },
  '/finds': { name: piled, domain: 'firms.net' },
};

const files: Readonly<Record<string, string>> = {
  'piled.csv': `Name,Email\n${piled.repeat(5)} Silva,ana@cells.example\n`,
  'open.json': '['.repeat(5_000_000),
  'wide.json': `[{"Name":"Ana Ant","x":[${'[],'.repeat(1_000_000)}0]}]`,
  'deep.json': `[{"Name":"Ana Ant","x":${'{"a":'.repeat(500_000)}1${'}'.repeat(500_000)}}]`,
};

export async function attack({ app, signUp, call }: Target): Promise<AttackRow[]> {
  const visitor = await signUp('Blocking');
  let slowestMs = 0;
  let failed = 0;
  let isOver = false;
  const watching = (async () => {
    while (!isOver) {
      const begunMs = performance.now();
      const status = await send(app, '/healthz', { method: 'GET' }).then(
        (answer) => answer.status,
        () => 0,
      );
      if (status !== 200) failed += 1;
      slowestMs = Math.max(slowestMs, performance.now() - begunMs);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  })();
  const answers: Answer[] = [];
  try {
    for (const [path, body] of Object.entries(bodies)) answers.push(await call(visitor, 'POST', path, body));
    for (const [fileName, text] of Object.entries(files)) {
      const uploaded = await call(visitor, 'POST', `/imports?fileName=${fileName}`, Buffer.from(text));
      answers.push(uploaded);
      if (uploaded.status < 300) answers.push(await call(visitor, 'POST', `/imports/${uploaded.body.id}/preview`, {}));
    }
  } finally {
    isOver = true;
    await watching;
  }
  const count = `${Object.keys(bodies).length} bodies with 60,000 combining marks, and ${Object.keys(files).length} files of marks and brackets`;
  return [
    { label: `${count}: faults`, count: answers.filter(({ status }) => status >= 500).length, allowed: 0 },
    { label: 'The health route meanwhile: without an answer', count: failed, allowed: 0 },
    { label: 'The health route meanwhile: slowest, ms', count: Math.round(slowestMs), allowed: 2_000 },
  ];
}
