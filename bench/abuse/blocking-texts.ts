/** Sends texts and files that are short to send and long to read: piles of combining marks, and brackets. Nobody else may wait for them. */
import type { Visitor } from '../app/visitor.ts';
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

/** Ten rows of 32,000 characters, of what patterns take longest to read. Before such cells were refused, each took from 3 s to more than 20 s. */
const longCells = ['Name,Email,LinkedIn,Employees']
  .concat(Array.from({ length: 10 }, (_none, n) => `Ana Ant${n},a${' '.repeat(32_000)}b,a${'.'.repeat(32_000)}b,1${' '.repeat(32_000)}b`))
  .join('\n');
/** How long their import may take; alone, it takes about a second. */
const mostImportMs = 60_000;

/** @returns 1 if the file was not imported in time, or not whole */
async function importSlowly(target: Target, visitor: Visitor): Promise<number> {
  const uploaded = await target.call(visitor, 'POST', '/imports?fileName=long.csv', Buffer.from(longCells));
  const begunMs = performance.now();
  await target.call(visitor, 'POST', `/imports/${uploaded.body.id}/start`, { leads: 'people' });
  while (performance.now() - begunMs < mostImportMs) {
    const { body } = await target.call(visitor, 'GET', `/imports/${uploaded.body.id}`);
    if (body.status === 'finished') return 0;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return 1;
}

export async function attack(target: Target): Promise<AttackRow[]> {
  const { app, signUp, call } = target;
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
  let unfinished = 0;
  try {
    for (const [path, body] of Object.entries(bodies)) answers.push(await call(visitor, 'POST', path, body));
    for (const [fileName, text] of Object.entries(files)) {
      const uploaded = await call(visitor, 'POST', `/imports?fileName=${fileName}`, Buffer.from(text));
      answers.push(uploaded);
      if (uploaded.status < 300) answers.push(await call(visitor, 'POST', `/imports/${uploaded.body.id}/preview`, {}));
    }
    unfinished = await importSlowly(target, visitor);
  } finally {
    isOver = true;
    await watching;
  }
  const count = `${Object.keys(bodies).length} bodies with 60,000 combining marks, and ${Object.keys(files).length} files of marks and brackets`;
  return [
    { label: `${count}: faults`, count: answers.filter(({ status }) => status >= 500).length, allowed: 0 },
    { label: '10 rows of cells of 32,000 characters: not imported within a minute', count: unfinished, allowed: 0 },
    { label: 'The health route meanwhile: without an answer', count: failed, allowed: 0 },
    { label: 'The health route meanwhile: slowest, ms', count: Math.round(slowestMs), allowed: 2_000 },
  ];
}
