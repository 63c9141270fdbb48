/**
 * Verifies a list of addresses in one run and measures speed, memory, and the result if its worker is killed repeatedly. Uses the real server over HTTP with its embedded
 * database, and mail servers that answer at once, in their own process. Prints the figures; asserts nothing.
 * `npm run bench -- verify-job [--addresses=100000] [--kills=5] [--seed=1] [--write]`. --write writes them to docs/verification-job-measurements.md.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startApp } from '../e2e/app-process.ts';
import { signUp } from './app/visitor.ts';
import { type Figure, median } from './figures.ts';
import { createRandom } from './random.ts';
import { machineAndDate, printTable, renderDocument } from './report.ts';
import { startMail } from './verify-job/start-mail.ts';
import { population, type Person } from './verify-job/population.ts';

interface Run {
  readonly id: string;
  readonly status: string;
  readonly total: number;
  readonly done: number;
  readonly waiting: number;
  readonly creditsSpent: number;
  readonly verdicts: Readonly<Record<Person['truth'], number>>;
}

const isAtWork = ({ status }: Run): boolean => status === 'queued' || status === 'running';

const { values } = parseArgs({
  options: {
    addresses: { type: 'string', default: '100000' },
    kills: { type: 'string', default: '5' },
    seed: { type: 'string', default: '1' },
    write: { type: 'boolean', default: false },
  },
});
const count = Number(values.addresses);
const random = createRandom(Number(values.seed));
const people = [...population(count, random)];
const surroundings = await machineAndDate();
const mail = await startMail();
const application = await startApp({
  RATE_LIMIT_PER_MINUTE: '1000000',
  ...mail.environment,
});
const figures: Figure[] = [];
try {
  const { cookie, workspaceId } = await signUp(application, 'Ana');
  await application.operate('credits', workspaceId, String(count), 'a bench');
  const home = `${application.url}/v1/workspaces/${workspaceId}`;
  const ask = async <T>(method: string, path: string, body?: object | string): Promise<T> => {
    const isFile = typeof body === 'string';
    const answer = await fetch(`${home}${path}`, {
      method,
      headers: { cookie, origin: application.url, ...(body && !isFile ? { 'content-type': 'application/json' } : {}) },
      ...(body === undefined ? {} : { body: isFile ? body : JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return (answer.headers.get('content-type')?.includes('json') ? await answer.json() : await answer.text()) as T;
  };
  const timed = async <T>(work: () => Promise<T>): Promise<{ value: T; ms: number }> => {
    const begun = performance.now();
    return { value: await work(), ms: performance.now() - begun };
  };
  // A user of another workspace who waits for one address at a time, at the same servers as the run.
  const single = await signUp(application, 'Bea');
  let singles = 0;
  const checkOne = async (): Promise<number> => {
    const address = `staff.single${++singles}@d${Math.floor(random() * 400)}.firms.net`;
    const asked = await timed(() =>
      fetch(`${application.url}/v1/workspaces/${single.workspaceId}/verifications`, {
        method: 'POST',
        headers: {
          cookie: single.cookie,
          origin: application.url,
          'content-type': 'application/json',
          'idempotency-key': `single-${singles}`,
        },
        body: JSON.stringify({ address }),
      }),
    );
    if (asked.value.status !== 200) throw new Error(`${address}: ${asked.value.status} ${await asked.value.text()}`);
    return asked.ms;
  };
  const alone: number[] = [];
  for (let n = 0; n < 20; n += 1) alone.push(await checkOne());
  const balance = async (): Promise<number> => (await ask<{ balance: number }>('GET', '/credits')).balance;
  const before = await balance();
  const list = ['Email', ...people.map(({ address }) => address)].join('\n');
  const upload = await timed(() => ask<{ id: string }>('POST', '/verification-files?fileName=list.csv', list));
  const source = { kind: 'file', fileId: upload.value.id, columns: [{ column: 0, target: 'address' }] };
  const forecast = await timed(() => ask<{ mostCost: number }>('POST', '/verification-runs/forecast', { source }));
  const start = await timed(() => ask<Run>('POST', '/verification-runs', { source, ceiling: count }));
  const begun = performance.now();

  // At random moments that the worker doesn't know of; not during the last tenth.
  const kills = Array.from({ length: Number(values.kills) }, () => Math.floor(random() * count * 0.9)).toSorted((a, b) => a - b);
  let killed = 0;
  let most = 0;
  let slowest = 0;
  const besides: number[] = [];
  let isOver = false;
  const checking = (async () => {
    while (!isOver) {
      besides.push(await checkOne());
      await pause(1_000);
    }
  })();
  let run: Run;
  do {
    await pause(100);
    const workers = workersOf(process.pid);
    most = Math.max(most, ...workers.map(({ bytes }) => bytes));
    const read = await timed(() => ask<Run>('GET', `/verification-runs/${start.value.id}`));
    run = read.value;
    slowest = Math.max(slowest, read.ms);
    const [at] = kills;
    if (at !== undefined && run.done >= at && workers[0]) {
      process.kill(workers[0].pid, 'SIGKILL');
      kills.shift();
      killed += 1;
    }
  } while (isAtWork(run) && run.waiting + run.done < run.total);
  while (isAtWork(run) && run.waiting === 0) {
    await pause(100);
    run = await ask<Run>('GET', `/verification-runs/${start.value.id}`);
  }
  const seconds = (performance.now() - begun) / 1000;
  isOver = true;
  await checking;
  const results = await timed(() => ask<string>('GET', `/verification-runs/${start.value.id}/results.csv`));
  const verdictOf = new Map(
    results.value.split('\r\n').map((line) => {
      const [address = '', , verdict = ''] = line.split(',');
      return [address, verdict] as const;
    }),
  );
  const missing = people.filter(({ address }) => !verdictOf.get(address)).length;
  const wrong = people.filter(({ address, truth }) => verdictOf.get(address) && verdictOf.get(address) !== truth).length;
  const definite = count - run.verdicts.unknown;
  const paid = before - (await balance());
  const ledger = (await application.operate('check')).trim().split('\n').at(-1) ?? '';
  const heard = await mail.heard();
  figures.push(
    {
      what: `Addresses in one run, ${count.toLocaleString('en')}`,
      value: count / seconds,
      unit: '/s',
      note: `In ${seconds.toFixed(1)} s from start to end, including every kill and the time until the next worker starts; ${run.status}.`,
    },
    {
      what: 'Memory of the worker',
      value: most / 1e3,
      unit: 'KB',
      target: { atMost: 400_000 },
      note: 'Peak resident memory, sampled ten times per second.',
    },
    { what: 'Workers killed with SIGKILL', value: killed, unit: '', note: 'At random moments.' },
    { what: 'Addresses without an answer', value: missing, unit: '', target: { atMost: 0 } },
    {
      what: 'Credits beyond the definite verdicts',
      value: paid - definite,
      unit: '',
      target: { atMost: 0 },
      note: `${paid.toLocaleString('en')} paid for ${definite.toLocaleString('en')} definite verdicts. ${ledger}`,
    },
    {
      what: 'Wrong verdicts',
      value: wrong,
      unit: '',
      note: 'The servers answer at once and clearly, so this proves the run, not the verifier.',
    },
    {
      what: 'Recipients asked about in addition to one per address',
      value: heard.recipients - count,
      unit: '',
      note: `Made-up addresses, and addresses in progress when a worker was killed; ${heard.sessions.toLocaleString('en')} sessions.`,
    },
    {
      what: 'A single verification of another workspace at the same time, slowest',
      value: Math.max(...besides),
      unit: 'ms',
      target: { atMost: 2_000 },
      note: `Of ${besides.length}, at the same servers as the run; median ${Math.round(median(besides))} ms. Before the run: median ${Math.round(median(alone))}, slowest ${Math.round(Math.max(...alone))} ms.`,
    },
    { what: 'Upload', value: upload.ms, unit: 'ms' },
    { what: 'Forecast', value: forecast.ms, unit: 'ms', note: `At most ${forecast.value.mostCost.toLocaleString('en')} credits.` },
    { what: 'Start', value: start.ms, unit: 'ms', target: { atMost: 2_000 } },
    { what: 'Slowest API response during the run', value: slowest, unit: 'ms', note: 'Reading the progress ten times per second.' },
    { what: 'Results as CSV', value: results.ms, unit: 'ms', note: `${Math.round(results.value.length / 1e6)} MB.` },
  );
} finally {
  await application.stop();
  mail.stop();
}
printTable(figures);
if (values.write) {
  const title = 'Verification run measurements';
  const about =
    `Written by \`npm run bench -- verify-job --addresses=${count} --kills=${values.kills} --write\`: one list over HTTP, with the real server and its embedded PostgreSQL. ` +
    'Mail servers and name server are one script in its own process on the same machine, which answers at once: the figures measure the run; real servers are slower.';
  writeFileSync(
    join(import.meta.dirname, '../docs/verification-job-measurements.md'),
    renderDocument(figures, { title, about, surroundings }),
  );
}

/** Descendant processes that work on a run, from /proc. */
function workersOf(ancestor: number): { pid: number; bytes: number }[] {
  const all = new Map<number, { parent: number; bytes: number; isWorker: boolean }>();
  for (const entry of readdirSync('/proc')) {
    if (!/^\d+$/.test(entry)) continue;
    try {
      const status = readFileSync(`/proc/${entry}/status`, 'utf8');
      const field = (name: string): number => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0);
      const isWorker = readFileSync(`/proc/${entry}/cmdline`, 'utf8').includes('verification-runs/verification-process.ts');
      all.set(Number(entry), { parent: field('PPid'), bytes: field('VmRSS') * 1024, isWorker });
    } catch {
      // The process ended in the meantime.
    }
  }
  const isOurs = (pid: number): boolean => pid === ancestor || (all.has(pid) && isOurs(all.get(pid)?.parent ?? 0));
  return [...all].flatMap(([pid, { bytes, isWorker }]) => (isWorker && isOurs(pid) ? [{ pid, bytes }] : []));
}
