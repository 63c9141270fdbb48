/**
 * The operator's commands, which use the same database as the server.
 */
import { plans, type Plan, type Standing } from '@leadlight/credits';
import { poolId } from '@leadlight/db/leads';
import { connect, isNotFound, Refusal, serverTarget, workLogins, type Database } from '@leadlight/db/platform';
import { migrate } from '@leadlight/db/platform/migrate';
import { contextOf } from '../command.ts';
import { StartError, type ServerConfig } from '../config.ts';
import { giveCredits } from '../credits/credits.commands.ts';
import { proveCredits } from '../credits/credits.reads.ts';
import { databaseBeside, findDatabase } from '../database.ts';
import { changePlan } from '../workspaces/workspaces.commands.ts';
import { everyWorkspaceId, readNameOf, searchWorkspaces } from '../workspaces/workspaces.reads.ts';
import { erase } from './erase.ts';
import { deriveLeads } from '../leads/derive-leads.commands.ts';
import { billingCommand, billingUsage } from './billing-command.ts';
import { enrichmentCommand, enrichmentUsage } from './enrichment-command.ts';
import { modelCommand, modelUsage } from './model-command.ts';
import { restoredCommand } from './restored.ts';
import { refusedSitesCommand, refusedSitesUsage } from './refused-sites-command.ts';
import { verificationUsage, verificationCommand } from './verification-command.ts';

export const operatorUsage = `npm run operator -- COMMAND
  plan WORKSPACE ${plans.join('|')}|none   start, change or end a workspace's plan; WORKSPACE is its ID
  credits WORKSPACE AMOUNT REASON              grant credits that are valid for a year; REASON appears in the ledger
  workspaces [TEXT]                            list workspaces whose name, or a member's email, contains TEXT
  check                                        recompute every ledger
  derive                                       after an upgrade: recompute titles, industries, places and the like of every lead with the new rules
  restored                                     after a restore with your PostgreSQL's tools: end sessions and links, erase again whom the backup brought back
  pooler                                       print the lines for the auth_file of PgBouncer: docs/scaling.md
  erase EMAIL|LINKEDIN [--quick]               erase a person from every workspace and the shared pool, then search every table again; --quick skips the second search
${refusedSitesUsage}
${verificationUsage}
${enrichmentUsage}
${modelUsage}
${billingUsage}`;

/** Commands about the whole installation. An argument after one of them, such as a workspace to check, is a misunderstanding. */
const withoutWords: ReadonlySet<string> = new Set(['check', 'derive', 'pooler', 'restored']);

export async function runOperator(config: ServerConfig, [command, ...rest]: readonly string[], now: Date): Promise<string> {
  const run = {
    plan: planCommand,
    credits: creditsCommand,
    workspaces: workspacesCommand,
    check: checkCommand,
    derive: deriveCommand,
    erase: eraseCommand,
    pooler: poolerCommand,
    restored: restoredCommand,
    'refused-sites': refusedSitesCommand,
    verification: verificationCommand,
    enrichment: enrichmentCommand,
    model: modelCommand,
    billing: billingCommand,
  }[command ?? ''];
  if (!run || (withoutWords.has(command ?? '') && rest.length > 0)) throw new StartError(operatorUsage);
  const database = await findDatabase(config, { isBeside: true });
  try {
    await migrate(database.owner);
    // Erasing reads texts of all workspaces, which only the owner may do.
    const db = connect(command === 'erase' ? database.owner : serverTarget(database.owner), { max: 2 });
    try {
      return await run(db, rest, now, config);
    } finally {
      await db.end();
    }
  } finally {
    await database.stop();
  }
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** @throws StartError if the workspace doesn't exist */
async function requireName(db: Database, workspaceId: string): Promise<string> {
  try {
    return await readNameOf({ db }, workspaceId);
  } catch (error) {
    if (isNotFound(error))
      throw new StartError(`There is no workspace ${workspaceId}. To list workspaces, run: npm run operator -- workspaces`);
    throw error;
  }
}

async function planCommand(
  db: Database,
  [workspaceId = '', name = '']: readonly string[],
  now: Date,
  config: ServerConfig,
): Promise<string> {
  const plan = name === 'none' ? null : plans.find((known) => known === name);
  if (!uuid.test(workspaceId) || plan === undefined) throw new StartError(operatorUsage);
  const label = await requireName(db, workspaceId);
  const { before, balance } = await changePlan(contextOf({ db }, 'operator', workspaceId, now), plan, config.billing.stripe !== null).catch(
    (error: unknown) => {
      if (error instanceof Refusal && error.code === 'already_subscribed')
        throw new StartError(`${label} pays its plan with Stripe. Change or cancel the subscription there.`);
      throw error;
    },
  );
  return `${label}: ${words(before)} -> ${words(plan)}, balance ${balance} credits`;
}

const mostCredits = 1_000_000;

async function creditsCommand(db: Database, [workspaceId = '', amount = '', ...reason]: readonly string[], now: Date): Promise<string> {
  const isWhole = /^[1-9]\d*$/.test(amount) && Number(amount) <= mostCredits;
  if (!uuid.test(workspaceId) || !isWhole || reason.length === 0) throw new StartError(operatorUsage);
  const label = await requireName(db, workspaceId);
  const gift = { amount: Number(amount), reason: reason.join(' ') };
  const { balanceAfter } = await giveCredits(contextOf({ db }, 'operator', workspaceId, now), gift);
  return `${label}: ${amount} credits granted, balance ${balanceAfter} credits`;
}

/** Contains the password of the logins. */
async function poolerCommand(_db: Database, _rest: readonly string[], _now: Date, config: ServerConfig): Promise<string> {
  const owner = databaseBeside(config);
  if (!config.databaseUrl || !owner) throw new StartError('A pooler needs a PostgreSQL of your own: set DATABASE_URL (docs/scaling.md).');
  const { password } = serverTarget(owner);
  return Object.values(workLogins)
    .map(({ login }) => `"${login}" "${password}"`)
    .join('\n');
}

const words = (plan: Plan | null): string => plan ?? 'no plan';

function standingWords(standing: Standing): string {
  switch (standing.kind) {
    case 'active':
      return standing.plan;
    case 'trial':
      return `trial until ${standing.endsAt.toISOString().slice(0, 10)}`;
    case 'read_only':
      return `read-only: ${standing.because.replaceAll('_', ' ')}`;
  }
}

async function workspacesCommand(db: Database, [text = '']: readonly string[], now: Date): Promise<string> {
  const lines: string[] = [];
  for await (const { id, name, standing, members } of searchWorkspaces(db, text, now))
    lines.push(
      `${id}  ${standingWords(standing).padEnd(24)}  ${`${members} ${members === 1 ? 'member' : 'members'}`.padStart(11)}  ${name}`,
    );
  return lines.length > 0 ? lines.join('\n') : 'No matching workspace.';
}

async function eraseCommand(db: Database, [who = '', quick]: readonly string[], now: Date): Promise<string> {
  if (quick !== undefined && quick !== '--quick') throw new StartError(operatorUsage);
  const ids: string[] = [];
  for await (const id of everyWorkspaceId(db)) ids.push(id);
  return erase(db, ids, who, now, { isQuick: quick !== undefined });
}

async function deriveCommand(db: Database, _rest: readonly string[], now: Date): Promise<string> {
  let changed = 0;
  let all = 0;
  const ids = [poolId];
  for await (const id of everyWorkspaceId(db)) ids.push(id);
  for (const id of new Set(ids)) {
    for await (const batch of deriveLeads(db, id, now)) {
      changed += batch.changed;
      all += batch.leads;
      if (process.stderr.isTTY) process.stderr.write(`\r${all.toLocaleString('en')} leads`);
    }
  }
  if (process.stderr.isTTY) process.stderr.write('\r');
  return `${all.toLocaleString('en')} leads read, ${changed.toLocaleString('en')} of them changed.`;
}

async function checkCommand(db: Database, _rest: readonly string[], now: Date): Promise<string> {
  let checked = 0;
  const unsound: string[] = [];
  for await (const id of everyWorkspaceId(db)) {
    const proof = await proveCredits(contextOf({ db }, 'operator', id, now));
    if (!proof.isSound) unsound.push(`${id} ${JSON.stringify(proof)}`);
    checked += 1;
  }
  if (unsound.length > 0) throw new StartError(`These ledgers don't add up:\n${unsound.join('\n')}`);
  return `${checked} ledgers add up.`;
}
