/**
 * Kills the application with SIGKILL during each kind of work, starts it again, and compares what it wrote and charged with what it should have. The whole
 * program is killed; tests kill only the process of a run's worker.
 */
import { once } from 'node:events';
import { existsSync, statSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sharePostgres } from '@leadlight/db/platform/embedded';
import { Client } from 'pg';
import { startApp, type App } from '../../e2e/app-process.ts';
import { signUp } from '../app/visitor.ts';
import { startMail } from '../verify-job/start-mail.ts';
import type { AttackRow } from './attack.ts';
import { send } from './caller.ts';

export const name = 'The program killed in the middle';

/** Enough that each kind of work takes seconds, during which it is killed. */
const people = 1_000;
const masked = 600;
const twice = 100;
const registered = 4_000;
const kills = 2;

interface Progress {
  readonly status: string;
}

/** Long because each kind of work needs what the one before it wrote. */
export async function attack(): Promise<AttackRow[]> {
  const folder = await mkdtemp(join(tmpdir(), 'leadlight-killed-'));
  const mail = await startMail();
  const app = await startApp({
    RATE_LIMIT_PER_MINUTE: '1000000',
    ...mail.environment,
    WEB_PROXY: mail.proxy,
    WEB_CONTACT_URL: 'https://leadlight-bench.net/bot',
  });
  const rows: AttackRow[] = [];
  try {
    const pool = join(folder, 'pool.csv');
    await writeFile(pool, leads(Array.from({ length: masked }, (_none, n) => `Eva,${letters(n)},${addressOf(n)},${domainOf(n)}`)));
    await app.operate('import', pool, '--pool');
    const { cookie, workspaceId } = await signUp(app, 'Killed');
    await app.operate('credits', workspaceId, '50000', 'a bench');
    const home = `/v1/workspaces/${workspaceId}`;
    const ask = async (method: 'GET' | 'POST', path: string, body?: object): Promise<any> => {
      const answer = await send(app, `${home}${path}`, { method, cookie, ...(body ? { body } : {}) });
      // Just started: requests that select leads by a search wait for the index.
      if (answer.status === 503) {
        await pause(500);
        return ask(method, path, body);
      }
      if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${answer.text.slice(0, 300)}`);
      return answer.body;
    };
    const balance = async (): Promise<number> => (await ask('GET', '/credits')).balance;
    const ownPeople = (): Promise<number> =>
      countOf(app, 'select count(distinct (first_name, last_name))::int as count from app.people where workspace_id = $1', [workspaceId]);
    const rowsOfOwnPeople = (): Promise<number> =>
      countOf(app, 'select count(*)::int as count from app.people where workspace_id = $1', [workspaceId]);

    /** Kills the program several times during the work, then waits for the end of the work. */
    const killDuring = async (path: string): Promise<{ killed: number; status: string }> => {
      let killed = 0;
      for (;;) {
        const { status } = (await ask('GET', path)) as Progress;
        if (!['queued', 'running'].includes(status)) return { killed, status };
        if (killed < kills) {
          // At different moments of a step.
          await pause(300 + 370 * killed);
          await app.crash();
          killed += 1;
        } else await pause(200);
      }
    };
    const report = (what: string, { killed, status }: { killed: number; status: string }, differences: Record<string, number>): void => {
      rows.push({ label: `${what}, killed ${killed} times: not finished`, count: status === 'finished' ? 0 : 1, allowed: 0 });
      for (const [label, count] of Object.entries(differences)) rows.push({ label, count: Math.abs(count), allowed: 0 });
    };
    const upload = async (file: string): Promise<string> => {
      const { body } = await send(app, `${home}/imports?fileName=people.csv`, { cookie, body: Buffer.from(file) });
      await ask('POST', `/imports/${body.id}/start`, {});
      return `/imports/${body.id}`;
    };

    // People without an email address, which a find can derive.
    const first = await upload(leads(Array.from({ length: people }, (_none, n) => `Ana,${letters(n)},,${domainOf(n)}`)));
    const imported = await killDuring(first);
    report(`An import of ${people} rows`, imported, {
      'People missing': (await ownPeople()) - people,
      'People stored twice': (await rowsOfOwnPeople()) - (await ownPeople()),
    });

    // The same people with an initial, about whom the application asks.
    const second = await upload(leads(Array.from({ length: twice }, (_none, n) => `A.,${letters(n)},,${domainOf(n)}`)));
    while (['queued', 'running'].includes((await ask('GET', second)).status)) await pause(200);
    const before = await rowsOfOwnPeople();
    const groups = (await ask('GET', '/merge-groups?limit=200')).items;
    const decide = async ({ id, leads: same }: { id: string; leads: { id: string }[] }): Promise<void> => {
      await ask('POST', `/merge-groups/${id}/decision`, { same: same.map((lead) => lead.id) });
    };
    // Not awaited, because the program is killed before it answers.
    const decisions = Promise.allSettled(groups.map(decide));
    await pause(250);
    await app.crash();
    await decisions;
    const undecided = (await ask('GET', '/merge-groups?limit=200')).items;
    for (const group of undecided) await decide(group);
    rows.push({
      label: `${groups.length} merges at once, killed with ${undecided.length} undecided, which are repeated: people missing or twice`,
      count: Math.abs(before - groups.length - (await rowsOfOwnPeople())),
      allowed: 0,
    });

    const everyone = { kind: 'search', filters: { import: { include: [first.slice('/imports/'.length)] } } };
    const beforeFinds = await balance();
    const { id: findRun } = await ask('POST', '/verification-runs', {
      kind: 'find',
      source: { kind: 'people', selection: everyone },
      ceiling: 20_000,
    });
    const finds = await killDuring(`/verification-runs/${findRun}`);
    const found = await ask('GET', `/verification-runs/${findRun}`);
    const payments = (having: string): Promise<number> =>
      countOf(app, `select count(*)::int as count from app.finds where workspace_id = $1 and ${having}`, [workspaceId]);
    report(`A find run of ${found.total} people (${found.outcomes.confirmed} found)`, finds, {
      'People not settled': found.total - found.done,
      'Credits taken beyond those of the run': beforeFinds - (await balance()) - found.creditsSpent,
      'Credits of the run beyond its finds': found.creditsSpent - (await countOf(app, sumOfFinds, [workspaceId])),
      'Finds paid twice': await payments('payments > 1'),
    });

    const addresses = ['Email', ...Array.from({ length: people }, (_none, n) => `staff.${n}@d${n % 300}.firms.net`)].join('\n');
    const list = await send(app, `${home}/verification-files?fileName=list.csv`, { cookie, body: Buffer.from(addresses) });
    const beforeVerdicts = await balance();
    const { id: verificationRun } = await ask('POST', '/verification-runs', {
      source: { kind: 'file', fileId: list.body.id, columns: [{ column: 0, target: 'address' }] },
      ceiling: people,
    });
    const verified = await killDuring(`/verification-runs/${verificationRun}`);
    const after = await ask('GET', `/verification-runs/${verificationRun}`);
    report(`A verification run of ${people} addresses`, verified, {
      'Addresses without an answer': people - after.done,
      'Credits taken beyond the definite verdicts': beforeVerdicts - (await balance()) - (people - after.verdicts.unknown),
    });

    const beforeReveals = await balance();
    const { id: revealRun } = await ask('POST', '/reveals', { selection: { kind: 'search', filters: { own: false } }, ceiling: masked });
    const revealed = await killDuring(`/reveals/${revealRun}`);
    const revealedPeople = await countOf(app, 'select count(*)::int as count from app.reveals where workspace_id = $1', [workspaceId]);
    report(`A reveal run of ${masked} people`, revealed, {
      'People not revealed or twice': revealedPeople - masked,
      'Credits taken beyond one for each person': beforeReveals - (await balance()) - masked,
    });

    // Companies without a website: nothing is charged for them.
    const domains = Array.from({ length: people }, (_none, n) => `site${n}-firms.net`);
    const beforeSites = await balance();
    const { id: enrichmentRun } = await ask('POST', '/enrichment-runs', { source: { kind: 'domains', domains }, ceiling: people });
    const enriched = await killDuring(`/enrichment-runs/${enrichmentRun}`);
    const sites = await ask('GET', `/enrichment-runs/${enrichmentRun}`);
    report(`An enrichment run of ${people} companies without a website`, enriched, {
      'Companies not settled': sites.total - sites.done,
      'Credits taken': beforeSites - (await balance()),
    });
    rows.push(...(await killCommands(app, folder)));
    return rows;
  } finally {
    await app.stop();
    mail.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** The operator's commands are processes of their own, which are killed instead of the server. */
async function killCommands(app: App, folder: string): Promise<AttackRow[]> {
  const register = join(folder, 'gleif.csv');
  const companies = Array.from({ length: registered }, (_none, n) => `${leiOf(n)},Register ${letters(n)} GmbH,Berlin,DE,ACTIVE`);
  const header = 'LEI,Entity.LegalName,Entity.LegalAddress.City,Entity.LegalAddress.Country,Entity.EntityStatus';
  await writeFile(register, [header, ...companies].join('\n'));
  const command = ['import', '--source', 'gleif', register, '--pool'];
  for (let kill = 0; kill < kills; kill += 1) await killCommand(app, command, 1_500 + 700 * kill);
  const isOfRegister = "from app.companies where name like 'Register %'";
  const whenKilled = await countOf(app, `select count(*)::int as count ${isOfRegister}`, []);
  await app.operate(...command);
  const companyRows = await countOf(app, `select count(*)::int as count ${isOfRegister}`, []);
  const distinct = await countOf(app, `select count(distinct name)::int as count ${isOfRegister}`, []);

  const victim = addressOf(3);
  const rowsOf = 'select count(*)::int as count from app.people where email = $1';
  if ((await countOf(app, rowsOf, [victim])) === 0) throw new Error(`${victim} does not exist.`);
  await killCommand(app, ['erase', victim], 700);
  await app.operate('erase', victim);

  const backup = join(folder, 'backup');
  await killCommand(app, ['backup', backup], 900);
  await app.operate('backup', `${backup}-2`);
  // It may have finished before it was killed.
  const isIncomplete = existsSync(backup) && statSync(backup).size < statSync(`${backup}-2`).size / 2;
  const ledgers = (await app.operate('check')).trim().split('\n');
  return [
    {
      label: `A register of ${registered} companies, its import killed ${kills} times (${whenKilled} written the last time) and repeated: companies missing`,
      count: registered - distinct,
      allowed: 0,
    },
    { label: 'Companies stored twice', count: companyRows - distinct, allowed: 0 },
    { label: 'An erasure, killed and repeated: rows of the person left', count: await countOf(app, rowsOf, [victim]), allowed: 0 },
    { label: 'A backup, killed: incomplete files named as a backup', count: isIncomplete ? 1 : 0, allowed: 0 },
    { label: 'Ledgers that do not add up', count: ledgers.filter((line) => !line.endsWith('add up.')).length, allowed: 0 },
  ];
}

const sumOfFinds = 'select coalesce(sum(cost), 0)::int as count from app.finds where workspace_id = $1 and paid_at is not null';

const leads = (lines: readonly string[]): string => ['First Name,Last Name,Email,Company Domain', ...lines].join('\n');

/** Each company has its own domain, with mailboxes for these names (population.ts). */
const domainOf = (n: number): string => `d${n % 300}-firms.net`;
const addressOf = (n: number): string => `eva.${letters(n)}@${domainOf(n)}`.toLowerCase();

const consonants = 'bcdfghjklmnpqrstvwxz';
/** A last name in letters, because names contain no digits; without vowels, because "Bae" and "Bä" are one name. */
function letters(n: number): string {
  const at = (place: number): string => consonants[Math.floor(n / consonants.length ** place) % consonants.length] ?? '';
  return `Bo${at(2)}${at(1)}${at(0)}`;
}

/** An LEI with valid check digits (ISO 7064 mod 97-10). */
function leiOf(n: number): string {
  const base = `5493${String(n).padStart(14, '0')}`;
  return `${base}${String(98n - (BigInt(`${base}00`) % 97n)).padStart(2, '0')}`;
}

/** Starts an operator's command and kills it later. */
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
