/**
 * Workspaces' own leads on disk, so that a workspace that was closed, or a process that starts, doesn't read them from the database. A file is what was
 * read at a position of the feed; whoever reads it follows the feed from there. Surprise: files are never changed. One with a lead that was deleted is
 * removed, so that the name of an erased person doesn't stay on the disk.
 */
import { readdir, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { poolId } from '@leadlight/db/leads/for-search';
import { inWorkspace, type Database } from '@leadlight/db/platform';
import { databaseIdentity, feedKeptDays, feedPosition, hasLostLeads, type FeedPosition } from '@leadlight/db/search';
import type { SnapshotNote } from '@leadlight/leads/segments';
import type { PoolSegments } from './read-pool.ts';
import { readNote, readSegments, removeLeftovers, writeSegments } from './snapshot-file.ts';

const dayMs = 86_400_000;
/** A day less than the feed's retention, to allow for clocks that differ. */
const longestUseMs = (feedKeptDays - 1) * dayMs;
/** From this age on, a file is written again when its workspace is closed, so that it does not become too old. */
const writeAgainAfterMs = longestUseMs / 2;
/** Between two looks at every file, in case a notification was lost. */
const sweepAllMs = 3_600_000;
/** Fewer leads are read from the database in a tenth of a second (`npm run bench -- scale --part=workspaces`). */
const usualFewestLeads = 1_000;

export interface WorkspaceFilesOptions {
  readonly folder: string;
  /** Of all files together; those that were not used for longest are removed. */
  readonly mostBytes: number;
  /** Fewer in tests. */
  readonly fewestLeads?: number;
  readonly now?: () => number;
  readonly onTrouble: (what: string, error: unknown) => void;
}

const suffix = '.leads';
/** Ids come from questions, and must not lead to another folder. */
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export class WorkspaceFiles {
  readonly #db: Database;
  readonly #options: Required<WorkspaceFilesOptions>;
  #identity: Promise<string> | null = null;
  /** The last work on files; one at a time, so that closing many workspaces doesn't read all of them at once. */
  #working: Promise<void> = Promise.resolve();
  /** Workspaces that changed since the last sweep. */
  readonly #changed = new Set<string>();
  /** Until which position no lead of the file was deleted. */
  readonly #intactAt = new Map<string, FeedPosition>();
  #sweptAllAt = -Infinity;

  constructor(db: Database, options: WorkspaceFilesOptions) {
    this.#db = db;
    this.#options = { fewestLeads: usualFewestLeads, now: Date.now, ...options };
  }

  /** Whether a workspace with this many leads gets a file. */
  keeps(leads: number): boolean {
    return leads >= this.#options.fewestLeads && leads > 0;
  }

  /** The leads as they were at a position; null if there is no file that can be used. */
  async read(workspaceId: string): Promise<PoolSegments | null> {
    const path = this.#pathOf(workspaceId);
    if (path === null) return null;
    try {
      const read = await readSegments(path);
      const { onTrouble, now } = this.#options;
      if (read.kind === 'read' && (await this.#isUsable(workspaceId, read.note))) {
        // Of the files that were not used for longest, it is the last.
        await utimes(path, now() / 1_000, now() / 1_000);
        return { segments: read.segments, position: String(read.note['position']) };
      }
      if (read.kind === 'damaged') onTrouble('the file of a workspace’s leads is damaged', new Error(path));
      await this.#remove(workspaceId);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT')
        this.#options.onTrouble('the file of a workspace’s leads can’t be read', error);
    }
    return null;
  }

  /** Writes what was just read from the database, in the background. @param pool not changed later */
  write(workspaceId: string, pool: PoolSegments): void {
    const writtenAt = this.#options.now();
    void this.#enqueue(() => this.#write(workspaceId, pool, writtenAt));
  }

  /**
   * Reads the leads again and writes them, in the background, if the file would be of little use.
   * @param isFarBehind whether many leads have changed since they were read
   */
  rewrite(workspaceId: string, isFarBehind: boolean, read: () => Promise<PoolSegments>): void {
    void this.#enqueue(async () => {
      const writtenAt = this.#options.now();
      if (!isFarBehind && writtenAt - (await this.#writtenAt(workspaceId)) < writeAgainAfterMs) return;
      await this.#write(workspaceId, await read(), writtenAt);
    });
  }

  /** Notes that leads of this workspace changed; of any, if undefined. */
  noteChange(workspaceId: string | undefined): void {
    if (workspaceId === undefined) this.#sweptAllAt = -Infinity;
    else this.#changed.add(workspaceId);
  }

  /** Removes files with a deleted lead, of a deleted workspace or of another database, and those that are too old. Call it periodically. */
  sweep(): Promise<void> {
    return this.#enqueue(async () => {
      const isAll = this.#options.now() - this.#sweptAllAt >= sweepAllMs;
      const some = isAll ? await this.#all() : [...this.#changed];
      this.#changed.clear();
      for (const workspaceId of some) await this.#checkOrNote(workspaceId);
      // What processes left that were killed while they wrote.
      if (isAll) await removeLeftovers(this.#options.folder);
      if (isAll) this.#sweptAllAt = this.#options.now();
    });
  }

  /** Settles when everything that was begun is done. */
  async idle(): Promise<void> {
    await this.#working;
  }

  #enqueue(work: () => Promise<void>): Promise<void> {
    this.#working = this.#working
      .then(work)
      .catch((error: unknown) => this.#options.onTrouble('a file of a workspace’s leads failed', error));
    return this.#working;
  }

  async #write(workspaceId: string, { segments, position }: PoolSegments, writtenAt: number): Promise<void> {
    const path = this.#pathOf(workspaceId);
    if (path === null || !this.keeps(segments.people.size + segments.companies.size)) return;
    this.#intactAt.delete(workspaceId);
    await writeSegments(path, segments, { database: await this.#database(), workspaceId, position, writtenAt });
    await utimes(path, this.#options.now() / 1_000, this.#options.now() / 1_000);
    // A lead may have been deleted since the position, by a change that was noticed before the file was there.
    await this.#checkOrNote(workspaceId);
    await this.#fit();
  }

  /** If the database or the disk is unavailable, the next sweep checks the file. */
  async #checkOrNote(workspaceId: string): Promise<void> {
    try {
      await this.#check(workspaceId);
    } catch (error) {
      this.#changed.add(workspaceId);
      this.#options.onTrouble('the file of a workspace’s leads can’t be checked', error);
    }
  }

  async #check(workspaceId: string): Promise<void> {
    const path = this.#pathOf(workspaceId);
    if (path === null) return;
    let note: SnapshotNote | null;
    try {
      note = await readNote(path);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
      throw error;
    }
    if (!note || !(await this.#isUsable(workspaceId, note))) return this.#remove(workspaceId);
    const since = latest(String(note['position']), this.#intactAt.get(workspaceId) ?? '0');
    const [position, isLost] = await inWorkspace(this.#db, workspaceId, async (tx) => [
      await feedPosition(tx),
      await hasLostLeads(tx, since),
    ]);
    if (isLost) await this.#remove(workspaceId);
    else this.#intactAt.set(workspaceId, position);
  }

  async #isUsable(workspaceId: string, note: SnapshotNote): Promise<boolean> {
    const age = this.#options.now() - Number(note['writtenAt']);
    return note['workspaceId'] === workspaceId && note['database'] === (await this.#database()) && age < longestUseMs;
  }

  /** Removes files that were not used for longest until the others fit. */
  async #fit(): Promise<void> {
    const files = [];
    for (const workspaceId of await this.#all()) {
      const found = await stat(this.#pathOf(workspaceId) ?? '').catch(() => null);
      if (found) files.push({ workspaceId, bytes: found.size, usedAt: found.mtimeMs });
    }
    let bytes = files.reduce((sum, file) => sum + file.bytes, 0);
    for (const file of files.toSorted((a, b) => a.usedAt - b.usedAt)) {
      if (bytes <= this.#options.mostBytes) return;
      bytes -= file.bytes;
      await this.#remove(file.workspaceId);
    }
  }

  async #all(): Promise<string[]> {
    const names = await readdir(this.#options.folder).catch(() => []);
    return names.filter((name) => name.endsWith(suffix)).map((name) => name.slice(0, -suffix.length));
  }

  async #remove(workspaceId: string): Promise<void> {
    this.#intactAt.delete(workspaceId);
    const path = this.#pathOf(workspaceId);
    if (path !== null) await rm(path, { force: true });
  }

  /** When the file was written; long ago if there is none. */
  async #writtenAt(workspaceId: string): Promise<number> {
    const path = this.#pathOf(workspaceId);
    const note = path === null ? null : await readNote(path).catch(() => null);
    return note ? Number(note['writtenAt']) : -Infinity;
  }

  #pathOf(workspaceId: string): string | null {
    return uuid.test(workspaceId) ? join(this.#options.folder, `${workspaceId}${suffix}`) : null;
  }

  async #database(): Promise<string> {
    this.#identity ??= inWorkspace(this.#db, poolId, databaseIdentity);
    try {
      return await this.#identity;
    } catch (error) {
      this.#identity = null;
      throw error;
    }
  }
}

/** Positions are transaction numbers, which may have more digits than a double. */
const latest = (one: FeedPosition, other: FeedPosition): FeedPosition => (BigInt(one) > BigInt(other) ? one : other);
