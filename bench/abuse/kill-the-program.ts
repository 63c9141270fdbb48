/**
 * Ends the application with SIGKILL in the middle of each kind of work, starts it again, and compares what it wrote and charged with what it should have. The
 * program is killed, not only the worker of a run, whose own process is killed by the tests beside it.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sharePostgres } from '@leadlight/db/platform/embedded';
import { Client } from 'pg';
import { startApp, type App } from '../../e2e/app-process.ts';
import { signUp } from '../app/visitor.ts';
import type { Listening } from '../verify-job/mail-process.ts';
import type { AttackRow } from './attack.ts';
import { send } from './caller.ts';

export const name = 'The program killed in the middle';

/** Enough that each kind of work takes seconds, in which it is killed. */
const people = 2_000;
const masked = 1_000;
const kills = 2;

interface Progress {
  readonly status: string;
  readonly done: number;
}

/** Long because each kind of work needs what the one before it wrote. */
export async function attack(): Promise<AttackRow[]> {
  const folder = await mkdtemp(join(tmpdir(), 'leadlight-killed-'));
  const mail = fork(new URL('../verify-job/mail-process.ts', import.meta.url));
  const [{ nameServer, proxy }] = (await once(mail, 'message')) as [Listening];
  const app = await startApp({
    RATE_LIMIT_PER_MINUTE: '1000000',
    VERIFY_DNS: nameServer,
    VERIFY_PROXY: proxy,
    VERIFY_HELO_NAME: 'verify.leadlight-bench.net',
    VERIFY_MAIL_FROM: '<>',
  });
  const rows: AttackRow[] = [];
  try {
    const pool = join(folder, 'pool.csv');
    const leads = (count: number, line: (n: number) => string): string =>
      ['First Name,Last Name,Email,Company Domain', ...Array.from({ length: count }, (_none, n) => line(n))].join('\n');
    await writeFile(
      pool,
      leads(masked, (n) => `Ada,${letters(n)},staff.${letters(n)}@d${n % 300}.firms.net,d${n % 300}.firms.net`),
    );
    await app.operate('import', pool, '--pool');
    const { cookie, workspaceId } = await signUp(app, 'Killed');
    await app.operate('credits', workspaceId, '50000', 'a bench');
    const home = `/v1/workspaces/${workspaceId}`;
    const ask = async (method: 'GET' | 'POST', path: string, body?: object): Promise<any> => {
      const answer = await send(app, `${home}${path}`, { method, cookie, ...(body ? { body } : {}) });
      // Just started: what selects leads by a search waits for the index.
      if (answer.status === 503) {
        await pause(500);
        return ask(method, path, body);
      }
      if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${answer.text.slice(0, 300)}`);
      return answer.body;
    };
    const balance = async (): Promise<number> => (await ask('GET', '/credits')).balance;

    /** Kills the program several times while the work goes on, then waits for its end. @returns how often it was killed */
    const killDuring = async (read: () => Promise<Progress>): Promise<{ killed: number; status: string }> => {
      let killed = 0;
      for (;;) {
        const { status } = await read();
        if (!['queued', 'running'].includes(status)) return { killed, status };
        if (killed < kills) {
          // At different moments of a step.
          await pause(300 + 370 * killed);
          await app.crash();
          killed += 1;
        } else await pause(200);
      }
    };
    const tell = (what: string, { killed, status }: { killed: number; status: string }, differences: Record<string, number>): void => {
      rows.push({ label: `${what}, killed ${killed} times: not finished`, count: status === 'finished' ? 0 : 1, allowed: 0 });
      for (const [label, count] of Object.entries(differences)) rows.push({ label, count: Math.abs(count), allowed: 0 });
    };

    // People without an email, who can be found: their addresses exist where the name begins with "staff".
    const file = leads(people, (n) => `Staff,${letters(n)},,d${n % 300}.firms.net`);
    const { body: upload } = await send(app, `${home}/imports?fileName=people.csv`, { cookie, body: Buffer.from(file) });
    await ask('POST', `/imports/${upload.id}/start`, {});
    const imported = await killDuring(() => ask('GET', `/imports/${upload.id}`));
    const own = await countOf(app, `select count(*)::int as count from app.people where workspace_id = $1`, [workspaceId]);
    tell(`An import of ${people} rows`, imported, { 'People missing or twice': own - people });

    const everyone = { kind: 'search', filters: { import: { include: [upload.id] } } };
    const beforeFinds = await balance();
    const found = await ask('POST', '/verification-runs', {
      kind: 'find',
      source: { kind: 'people', selection: everyone },
      ceiling: 20_000,
    });
    const finds = await killDuring(() => ask('GET', `/verification-runs/${found.id}`));
    const afterFinds = await ask('GET', `/verification-runs/${found.id}`);
    tell(`A find run of ${people} people`, finds, {
      'People not settled': afterFinds.total - afterFinds.done,
      'Credits taken beyond those of the run': beforeFinds - (await balance()) - afterFinds.creditsSpent,
    });

    const addresses = ['Email', ...Array.from({ length: people }, (_none, n) => `staff.${n}@d${n % 300}.firms.net`)].join('\n');
    const list = await send(app, `${home}/verification-files?fileName=list.csv`, { cookie, body: Buffer.from(addresses) });
    const before = await balance();
    const started = await ask('POST', '/verification-runs', {
      source: { kind: 'file', fileId: list.body.id, columns: [{ column: 0, target: 'address' }] },
      ceiling: people,
    });
    const verified = await killDuring(() => ask('GET', `/verification-runs/${started.id}`));
    const after = await ask('GET', `/verification-runs/${started.id}`);
    tell(`A verification run of ${people} addresses`, verified, {
      'Addresses without an answer': people - after.done,
      'Credits taken beyond the definite verdicts': before - (await balance()) - (people - after.verdicts.unknown),
    });

    const beforeReveals = await balance();
    const inPool = { kind: 'search', filters: { own: false } };
    const reveal = await ask('POST', '/reveals', { selection: inPool, ceiling: masked });
    const revealed = await killDuring(() => ask('GET', `/reveals/${reveal.id}`));
    const revealedPeople = await countOf(app, 'select count(*)::int as count from app.reveals where workspace_id = $1', [workspaceId]);
    tell(`A reveal run of ${masked} people`, revealed, {
      'People not revealed or twice': revealedPeople - masked,
      'Credits taken beyond one for each': beforeReveals - (await balance()) - masked,
    });

    // Commands of the operator are processes of their own, which are killed instead of the server.
    const victim = `staff.${letters(3)}@d3.firms.net`;
    await killCommand(app, ['erase', victim], 700);
    await app.operate('erase', victim);
    const left = await countOf(app, 'select count(*)::int as count from app.people where email = $1', [victim]);
    rows.push({ label: 'An erasure, killed and repeated: rows of the person left', count: left, allowed: 0 });
    const backup = join(folder, 'backup');
    await killCommand(app, ['backup', backup], 900);
    await app.operate('backup', `${backup}-2`);
    const ledgers = (await app.operate('check')).trim().split('\n');
    rows.push({ label: 'Ledgers that do not add up', count: ledgers.filter((line) => !line.endsWith('add up.')).length, allowed: 0 });
    return rows;
  } finally {
    await app.stop();
    mail.disconnect();
    await rm(folder, { recursive: true, force: true });
  }
}

/** A last name in letters, because names contain no digits. */
function letters(n: number): string {
  return `B${[Math.floor(n / 17_576) % 26, Math.floor(n / 676) % 26, Math.floor(n / 26) % 26, n % 26].map((each) => String.fromCodePoint(97 + each)).join('')}`;
}

/** Starts a command of the operator and kills it after a while. */
async function killCommand(app: App, command: readonly string[], afterMs: number): Promise<void> {
  const running = app.operation(...command);
  await pause(afterMs);
  running.kill('SIGKILL');
  if (running.exitCode === null && running.signalCode === null) await once(running, 'exit');
}

async function countOf(app: App, sql: string, values: readonly unknown[]): Promise<number> {
  const owner = sharePostgres(app.dataFolder);
  if (!owner) throw new Error('The application has no embedded database.');
  const client = new Client(owner);
  await client.connect();
  try {
    return (await client.query<{ count: number }>(sql, [...values])).rows[0]?.count ?? 0;
  } finally {
    await client.end();
  }
}
