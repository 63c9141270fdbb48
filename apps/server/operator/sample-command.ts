/** `npm run sample`: adds any number of fictional leads, for testing and benchmarks, and removes them. */
import { parseArgs } from 'node:util';
import { poolId } from '@leadlight/db/leads';
import { connect, serverTarget } from '@leadlight/db/platform';
import { migrate } from '@leadlight/db/platform/migrate';
import { StartError, type ServerConfig } from '../config.ts';
import { findDatabase } from '../database.ts';
import { addSample, removeFictionalLeads } from '../sample/sample.commands.ts';

export const sampleUsage = `npm run sample -- --leads N [--seed S] [--workspace ID]   adds N fictional people and their companies to the pool, or to a workspace
npm run sample -- --remove [--workspace ID]               removes all fictional leads from there`;

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

interface Asked {
  readonly leads: number;
  readonly seed: number;
  readonly workspaceId: string;
  readonly isRemoval: boolean;
}

function parse(args: readonly string[]): Asked {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { leads: { type: 'string' }, seed: { type: 'string' }, workspace: { type: 'string' }, remove: { type: 'boolean' } },
    });
    const asked = {
      leads: Number(values.leads ?? 0),
      seed: Number(values.seed ?? 1),
      workspaceId: values.workspace ?? poolId,
      isRemoval: values.remove ?? false,
    };
    const isWhole = Number.isSafeInteger(asked.leads) && asked.leads > 0 && asked.leads <= 100_000_000 && Number.isSafeInteger(asked.seed);
    if (uuid.test(asked.workspaceId) && (asked.isRemoval ? values.leads === undefined : isWhole)) return asked;
  } catch {
    // An unknown option: the usage lists the options.
  }
  throw new StartError(sampleUsage);
}

/** @returns the message for the operator. @throws StartError for wrong options */
export async function sampleCommand(config: ServerConfig, args: readonly string[], now: Date): Promise<string> {
  const { leads, seed, workspaceId, isRemoval } = parse(args);
  const database = await findDatabase(config, { isBeside: true });
  try {
    await migrate(database.owner);
    const db = connect(serverTarget(database.owner), { max: 2 });
    try {
      if (isRemoval) return `${(await removeFictionalLeads(db, workspaceId, now)).toLocaleString('en')} fictional leads removed.`;
      const started = performance.now();
      const owner = config.databaseUrl ? null : database.owner;
      const companies = await addSample({ db, owner }, { leads, seed, workspaceId }, now);
      const seconds = (performance.now() - started) / 1000;
      const all = leads + companies;
      return `${leads.toLocaleString('en')} people and ${companies.toLocaleString('en')} companies in ${seconds.toFixed(1)} s (${Math.round(all / seconds).toLocaleString('en')} leads/s).`;
    } finally {
      await db.end();
    }
  } finally {
    await database.stop();
  }
}
