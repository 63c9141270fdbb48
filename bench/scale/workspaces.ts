/** How long a workspace with leads of its own takes to open, from the database and from its file, in alternating rounds. */
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addToSearchOutbox, poolId } from '@leadlight/db/leads';
import { connect, inWorkspace, serverTarget, type ConnectionTarget } from '@leadlight/db/platform';
import { Client } from 'pg';
import { IndexKeeper } from '../../apps/server/search/index-keeper.ts';
import { readPool } from '../../apps/server/search/read-pool.ts';
import { adaptiveReader } from '../../apps/server/search/read-segment.ts';
import { WorkspaceFiles } from '../../apps/server/search/workspace-files.ts';
import { median, type Figure } from '../figures.ts';

const sizes = [500, 2_000, 10_000, 100_000, 500_000];
/** Of a workspace's leads, how many change between closing and opening it. */
const changedPart = 0.02;

const columns =
  'company_id, name, first_name, last_name, title, title_key, seniorities, department, country, region, city, city_name, email, email_verdict, email_checked_at, phone, source, is_sample, score, facts, created_at, updated_at';

export interface WorkspacesBench {
  readonly owner: ConnectionTarget;
  /** Of the pool. */
  readonly leads: number;
  readonly rounds: number;
  readonly print: (what: string) => void;
}

export async function measureWorkspaces({ owner, leads, rounds, print }: WorkspacesBench): Promise<Figure[]> {
  const target = serverTarget(owner);
  const db = connect(target, { max: 4 });
  const client = new Client(owner);
  await client.connect();
  const folder = await mkdtemp(join(tmpdir(), 'leadlight-bench-workspaces-'));
  const read = adaptiveReader(db, target);
  const failed = (what: string, error: unknown): never => {
    throw new Error(what, { cause: error });
  };
  const figures: Figure[] = [];
  try {
    for (const size of sizes.filter((each) => each <= leads / 2)) {
      const workspaceId = randomUUID();
      await addOwnPeople(client, workspaceId, size);
      const files = new WorkspaceFiles(db, { folder, mostBytes: Infinity, fewestLeads: 1, onTrouble: failed });
      const open = async (from: WorkspaceFiles | null): Promise<number> => {
        const keeper = new IndexKeeper(db, read, () => readPool(db, read), { files: from });
        const begun = performance.now();
        const { stores } = await keeper.workspace(workspaceId);
        const took = performance.now() - begun;
        if (stores.people.size !== size) throw new Error(`${stores.people.size} leads instead of ${size}`);
        return took;
      };
      await open(files);
      await files.idle();
      const path = join(folder, `${workspaceId}.leads`);
      const taken: Record<'database' | 'file', number[]> = { database: [], file: [] };
      for (let round = 0; round < rounds; round += 1)
        for (const way of round % 2 === 0 ? (['database', 'file'] as const) : (['file', 'database'] as const))
          taken[way].push(await open(way === 'file' ? files : null));
      await inWorkspace(db, workspaceId, async (tx) => {
        const { rows } = await tx.query<{ id: string }>(
          `select id from people where workspace_id = current_workspace() order by random() limit $1`,
          [Math.ceil(size * changedPart)],
        );
        await addToSearchOutbox(
          tx,
          rows.map(({ id }) => ({ kind: 'people', firstId: Number(id), lastId: Number(id) })),
        );
      });
      const behind: number[] = [];
      for (let round = 0; round < rounds; round += 1) behind.push(await open(files));
      const named = `${size.toLocaleString('en-US')} own leads`;
      figures.push(
        { what: `${named}: from the database`, value: median(taken.database), unit: 'ms' },
        { what: `${named}: from the file`, value: median(taken.file), unit: 'ms' },
        { what: `${named}: database against file`, value: median(taken.database) / median(taken.file), unit: '' },
        {
          what: `${named}: from the file, with changes since`,
          value: median(behind),
          unit: 'ms',
          note: `${changedPart * 100} % of the leads, one by one.`,
        },
        { what: `${named}: file`, value: (await stat(path)).size / 1_024, unit: 'KB' },
      );
      print(
        figures
          .slice(-5)
          .map(({ what, value }) => `${what}: ${value.toFixed(1)}`)
          .join('\n'),
      );
      await removeOwnPeople(client, workspaceId);
    }
    return figures;
  } finally {
    await rm(folder, { recursive: true });
    await client.end();
    await db.end();
  }
}

async function addOwnPeople(client: Client, workspaceId: string, size: number): Promise<void> {
  await client.query(`insert into app.workspaces (workspace_id, created_at) values ($1, now())`, [workspaceId]);
  await client.query(`select set_config('app.workspace_id', $1, false)`, [workspaceId]);
  await client.query(
    `insert into app.people (workspace_id, ${columns}) select $1::uuid, ${columns.replace('source', `'import'`)}
     from app.people where workspace_id = $2::uuid order by id limit $3`,
    [workspaceId, poolId, size],
  );
  await client.query('analyze app.people');
}

async function removeOwnPeople(client: Client, workspaceId: string): Promise<void> {
  await client.query(`select set_config('app.workspace_id', $1, false)`, [workspaceId]);
  // Without the triggers that keep ledgers: there are none.
  await client.query('set session_replication_role = replica');
  for (const table of ['people', 'lead_changes', 'workspaces'])
    await client.query(`delete from app.${table} where workspace_id = $1`, [workspaceId]);
  await client.query('set session_replication_role = origin');
}
