/** Runs attacks against a real server and counts what they gain. Writes docs/abuse-measurements.md. `npm run bench -- abuse [--only=NAME] [--print]` */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startApp } from '../e2e/app-process.ts';
import { runMain, stopOnSignals } from '../scripts/bootstrap/command.mjs';
import type { AttackRow, PoolPerson, Target } from './abuse/attack.ts';
import { attacks } from './abuse/attacks.ts';
import { signUp } from './app/visitor.ts';
import { machineAndDate } from './report.ts';

const document = new URL('../docs/abuse-measurements.md', import.meta.url);
const { values } = parseArgs({ options: { only: { type: 'string' }, print: { type: 'boolean', default: false } } });

/** Fictional people at reserved domains, which an operator imports into the pool. */
const pool: readonly PoolPerson[] = Array.from({ length: 400 }, (_none, n) => {
  const [first, last] = [`Ada${letters(n)}`, `Bergson${letters(n)}`];
  const local = `${first}.${last}`.toLowerCase();
  return {
    name: `${first} ${last}`,
    linkedin: `https://www.linkedin.com/in/${local.replace('.', '-')}`,
    domain: `company${n % 20}.example`,
    email: `${local}@company${n % 20}.example`,
    personalEmail: `${local}@mailbox.example`,
  };
});

/** A name in letters, because names contain no digits. */
function letters(n: number): string {
  return [Math.floor(n / 26) % 26, n % 26].map((each) => String.fromCodePoint(97 + each)).join('');
}

function tableOf(rows: readonly AttackRow[]): string[] {
  return [
    '| attempt | count | allowed |',
    '|---|---|---|',
    ...rows.map(
      ({ label, count, allowed }) => `| ${label} | ${count.toLocaleString('en-US')}${count > allowed ? ' ✗' : ''} | ${allowed} |`,
    ),
  ];
}

/** Of the whole run in minutes, with the three longest parts. */
function durationText(durations: readonly { readonly name: string; readonly seconds: number }[]): string {
  const minutes = Math.round(durations.reduce((sum, { seconds }) => sum + seconds, 0) / 60);
  const longest = durations.toSorted((a, b) => b.seconds - a.seconds).slice(0, 3);
  return `${minutes} minutes, of which ${longest.map(({ name, seconds }) => `"${name}" ${seconds} s`).join(', ')}`;
}

await runMain(async () => {
  stopOnSignals({ exitCode: 130 });
  const folder = await mkdtemp(join(tmpdir(), 'leadlight-abuse-'));
  const app = await startApp({ RATE_LIMIT_PER_MINUTE: '1000000' });
  try {
    const file = join(folder, 'pool.csv');
    const lines = pool.map(({ name, linkedin, domain, email, personalEmail }) =>
      [...name.split(' '), 'CFO', email, personalEmail, `Company ${domain}`, domain, linkedin].join(','),
    );
    const header = 'First Name,Last Name,Title,Email,Personal Email,Company Name,Company Domain,LinkedIn';
    await writeFile(file, `${[header, ...lines].join('\n')}\n`);
    await app.operate('import', file, '--pool');
    let visitors = 0;
    const target: Target = {
      app,
      pool,
      signUp: (name) => signUp(app, name, `198.51.${Math.floor((visitors += 1) / 250)}.${(visitors % 250) + 1}`),
      call: async ({ cookie, workspaceId }, method, path, body) => {
        const isUpload = body instanceof Uint8Array;
        const response = await fetch(`${app.url}/v1/workspaces/${workspaceId}${path}`, {
          method,
          headers: { cookie, origin: app.url, 'content-type': isUpload ? 'application/octet-stream' : 'application/json' },
          ...(body === undefined ? {} : { body: isUpload ? Buffer.from(body) : JSON.stringify(body) }),
        });
        const text = await response.text();
        const isJson = response.headers.get('content-type')?.includes('json') ?? false;
        return { status: response.status, text, body: isJson ? JSON.parse(text) : null };
      },
    };
    const sections: string[] = [];
    const durations: { name: string; seconds: number }[] = [];
    let exceeded = 0;
    for (const { name, attack } of attacks.filter((each) => values.only === undefined || each.name.includes(values.only))) {
      process.stderr.write(`${name}\n`);
      const begunMs = performance.now();
      const rows = await attack(target);
      const seconds = Math.round((performance.now() - begunMs) / 1000);
      durations.push({ name, seconds });
      process.stderr.write(`  ${seconds} s\n`);
      exceeded += rows.filter(({ count, allowed }) => count > allowed).length;
      const section = [`## ${name}`, '', ...tableOf(rows), ''];
      console.log(section.join('\n'));
      sections.push(...section);
    }
    console.log(exceeded === 0 ? 'No attack gained more than is allowed.' : `${exceeded} attempts gained more than is allowed.`);
    if (values.only !== undefined || values.print) return;
    const about = [
      '# Abuse measurements',
      '',
      '`npm run bench -- abuse` starts the application, imports a pool of 400 people into it, and runs every script of `bench/abuse` against it over HTTP. Each counts what it gains. "Told apart" are right guesses of masked details whose answer looks like that of no wrong guess. [Decision 33](decisions/0033-masked-details-match-nothing.md) and [decision 34](decisions/0034-refunds-need-evidence.md) explain what is allowed. Times are allowed what a user still takes for a short wait; a machine that is busy with other work shows more. Searches at once run without the general limit of requests, which would refuse most of them.',
      '',
      ...(await machineAndDate()).map((line) => `- ${line}`),
      `- Duration: ${durationText(durations)}`,
      '',
    ];
    await writeFile(document, `${[...about, ...sections].join('\n').trimEnd()}\n`);
  } finally {
    await app.stop();
    await rm(folder, { recursive: true, force: true });
  }
});
