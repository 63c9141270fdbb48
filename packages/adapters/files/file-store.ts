/** Where uploaded files are kept: a folder of this machine, or a store that speaks S3's protocol. */

/** What a file belongs to. */
export interface FileKey {
  readonly workspaceId: string;
  /** Of the import or list that it was uploaded for. */
  readonly id: string;
}

/** Ids of the files of a workspace that are to be kept; null if the workspace doesn't exist. */
export type KeptIn = (workspaceId: string) => Promise<ReadonlySet<string> | null>;

export interface FileStore {
  /** Path at which a file is written before it is kept. Its folder exists; what is left there for a day is removed. */
  spoolPath(key: FileKey): Promise<string>;
  /**
   * Keeps the file at `spooled`, which is moved. When this returns, every process can read it.
   * @throws FilesUnavailable; then nothing is kept, and the file is still at `spooled`
   */
  keep(key: FileKey, spooled: string, signal?: AbortSignal): Promise<void>;
  /**
   * Path of the file on this machine, for reading. It stays there for at least a day after the last call.
   * @throws an error with the code ENOENT if there is no such file; FilesUnavailable; the file system's errors; the signal's reason
   */
  pathOf(key: FileKey, signal?: AbortSignal): Promise<string>;
  /** @throws FilesUnavailable */
  has(key: FileKey): Promise<boolean>;
  /** Removes the file; does nothing if there is none. @throws FilesUnavailable */
  remove(key: FileKey): Promise<void>;
  /**
   * Removes files of workspaces that don't exist, and those more than a day old that nothing refers to: of interrupted uploads, or because the store
   * was away when they were to be removed.
   * @throws FilesUnavailable
   */
  sweep(now: Date, keptIn: KeptIn): Promise<void>;
  /** Whether files can be read. @throws FilesUnavailable; the file system's errors */
  check(): Promise<void>;
  close(): void;
}

/** The store can't be reached, refuses this installation, or returned something else than what was kept. Trying again later may help. */
export class FilesUnavailable extends Error {
  override readonly name = 'FilesUnavailable';
  /** The store's word for it, such as `AccessDenied`, or that of the network, such as `ECONNREFUSED`. */
  readonly reason: string;

  constructor(reason: string, cause?: unknown) {
    super(`the file store: ${reason}`, { cause });
    this.reason = reason;
  }
}

/** @returns the error of a file that doesn't exist, as the file system throws it */
export function noSuchFile(key: FileKey): NodeJS.ErrnoException {
  return Object.assign(new Error(`the file doesn’t exist: ${key.workspaceId}/${key.id}`), { code: 'ENOENT' });
}

/** Interrupted uploads are removed after this time, and unused copies of files. */
export const leftoverMs = 86_400_000;
