/**
 * The operator's commands, which use the same database as the server.
 */
import { randomUUID } from 'node:crypto';
import { addMonths, plans, type Plan } from '@leadlight/credits';
import { listMembers, listWorkspaceIds, noteAudit, readWorkspace, readWorkspaceName, setPlan } from '@leadlight/db/accounts';
import { giveCredits, proveLedger, settleCredits } from '@leadlight/db/credits';
import { connect, inAuth, inWorkspace, operator, serverTarget, type Database } from '@leadlight/db/platform';
import { migrate } from '@leadlight/db/platform/migrate';
import { StartError, type ServerConfig } from '../config.ts';
import { findDatabase } from '../database.ts';
import { erase } from './erase.ts';

const usage = `npm run operator -- COMMAND
  plan WORKSPACE ${plans.join('|')}|none   start, change or end a workspace's plan; WORKSPACE is its id
  credits WORKSPACE AMOUNT REASON              give credits that are valid for a year; REASON appears in the ledger
  workspaces [TEXT]                            list workspaces whose name, or a member's email, contains TEXT
  check                                        recompute every ledger
  erase EMAIL|LINKEDIN                         erase a person from every workspace and the shared pool, with a proof`;

export async function runOperator(config: ServerConfig, [command, ...rest]: readonly string[], now: Date): Promise<string> {
  const run = { plan: planCommand, credits: creditsCommand, workspaces: workspacesCommand, check: checkCommand, erase: eraseCommand }[
    command ?? ''
  ];
  if (!run) throw new StartError(usage);
  const database = await findDatabase(config, { isBeside: true });
  try {
    await migrate(database.owner);
    const db = connect(serverTarget(database.owner), { max: 2 });
    try {
      return await run(db, rest, now);
    } finally {
      await db.end();
    }
  } finally {
    await database.stop();
  }
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

async function planCommand(db: Database, [workspaceId = '', name = '']: readonly string[], now: Date): Promise<string> {
  const plan = name === 'none' ? null : plans.find((known) => known === name);
  if (!uuid.test(workspaceId) || plan === undefined) throw new StartError(usage);
  const label = await readWorkspaceName(db.auth, workspaceId);
  if (label === null) throw new StartError(`There is no workspace ${workspaceId}. To list workspaces, run: npm run operator -- workspaces`);
  const { before, entry } = await inWorkspace(db, workspaceId, async (tx) => {
    const { plan: planBefore } = await readWorkspace(tx);
    await setPlan(tx, plan, operator, now);
    if (planBefore !== plan) await noteAudit(tx, { actor: operator, action: 'plan.changed', details: { from: planBefore, to: plan } }, now);
    return { before: planBefore, entry: await proveLedger(tx) };
  });
  return `${label}: ${words(before)} -> ${words(plan)}, balance ${entry.ofAccount} credits`;
}

const mostCredits = 1_000_000;

async function creditsCommand(db: Database, [workspaceId = '', amount = '', ...reason]: readonly string[], now: Date): Promise<string> {
  const isWhole = /^[1-9]\d*$/.test(amount) && Number(amount) <= mostCredits;
  if (!uuid.test(workspaceId) || !isWhole || reason.length === 0) throw new StartError(usage);
  const label = await readWorkspaceName(db.auth, workspaceId);
  if (label === null) throw new StartError(`There is no workspace ${workspaceId}. To list workspaces, run: npm run operator -- workspaces`);
  const gift = {
    amount: Number(amount),
    reason: reason.join(' '),
    reference: null,
    actor: operator,
    idempotencyKey: `gift:${randomUUID()}`,
    expiresAt: addMonths(now, 12),
  };
  const { balanceAfter } = await inWorkspace(db, workspaceId, (tx) => giveCredits(tx, gift, now));
  return `${label}: ${amount} credits given, balance ${balanceAfter} credits`;
}

const words = (plan: Plan | null): string => plan ?? 'no plan';

async function everyWorkspace(db: Database): Promise<string[]> {
  const all: string[] = [];
  for (;;) {
    const page = await inAuth(db, (tx) => listWorkspaceIds(tx, all.at(-1) ?? null, 500));
    all.push(...page);
    if (page.length < 500) return all;
  }
}

async function workspacesCommand(db: Database, [text = '']: readonly string[]): Promise<string> {
  const lines: string[] = [];
  for (const id of await everyWorkspace(db)) {
    const name = (await readWorkspaceName(db.auth, id)) ?? '';
    const members = await listMembers(db.auth, id);
    const isMeant = [name, ...members.map(({ email }) => email)].some((part) => part.toLowerCase().includes(text.toLowerCase()));
    if (!isMeant) continue;
    const { plan } = await inWorkspace(db, id, readWorkspace);
    lines.push(`${id}  ${words(plan).padEnd(8)}  ${String(members.length).padStart(3)} members  ${name}`);
  }
  return lines.length > 0 ? lines.join('\n') : 'No matching workspace.';
}

async function eraseCommand(db: Database, [who = '']: readonly string[], now: Date): Promise<string> {
  return erase(db, await everyWorkspace(db), who, now);
}

async function checkCommand(db: Database, _rest: readonly string[], now: Date): Promise<string> {
  const ids = await everyWorkspace(db);
  const unsound: string[] = [];
  for (const id of ids) {
    const proof = await inWorkspace(db, id, async (tx) => {
      await settleCredits(tx, now);
      return proveLedger(tx);
    });
    if (!proof.isSound) unsound.push(`${id} ${JSON.stringify(proof)}`);
  }
  if (unsound.length > 0) throw new StartError(`These ledgers don't add up:\n${unsound.join('\n')}`);
  return `${ids.length} ledgers add up.`;
}
