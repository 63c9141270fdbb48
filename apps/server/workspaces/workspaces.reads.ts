/** Reading one workspace, and listing all of them. */
import { standingOf, type Standing } from '@leadlight/credits';
import { listMembers, listWorkspaceIds, readWorkspace as readRecord, readWorkspaceName, type Workspace } from '@leadlight/db/accounts';
import { inAuth, inWorkspace, Refusal, type Database } from '@leadlight/db/platform';
import { transact, type WorkspaceContext } from '../command.ts';
import type { Services } from '../services.ts';

export function readWorkspace(context: WorkspaceContext): Promise<Workspace> {
  return transact(context, readRecord);
}

/** @throws Refusal not_found */
export async function readNameOf({ db }: Pick<Services, 'db'>, workspaceId: string): Promise<string> {
  const name = await readWorkspaceName(db.auth, workspaceId);
  if (name === null) throw new Refusal('not_found');
  return name;
}

const pageSize = 500;

/** The ids of all workspaces in ascending order, read in pages. */
export async function* everyWorkspaceId(db: Database): AsyncGenerator<string> {
  let after: string | null = null;
  for (;;) {
    const ids: string[] = await inAuth(db, (tx) => listWorkspaceIds(tx, after, pageSize));
    yield* ids;
    after = ids.at(-1) ?? null;
    if (ids.length < pageSize) return;
  }
}

export interface WorkspaceSummary {
  readonly id: string;
  readonly name: string;
  readonly standing: Standing;
  readonly members: number;
}

/** Workspaces whose name, or a member's email, contains the text. */
export async function* searchWorkspaces(db: Database, text: string, now: Date): AsyncGenerator<WorkspaceSummary> {
  const wanted = text.toLowerCase();
  for await (const id of everyWorkspaceId(db)) {
    const name = (await readWorkspaceName(db.auth, id)) ?? '';
    const members = await listMembers(db.auth, id);
    if (![name, ...members.map(({ email }) => email)].some((part) => part.toLowerCase().includes(wanted))) continue;
    const standing = standingOf(await inWorkspace(db, id, readRecord), now);
    yield { id, name, standing, members: members.length };
  }
}
