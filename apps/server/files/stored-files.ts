/** What requests and runs do when a stored file is gone, or the store is away. */
import { FilesUnavailable, type FileKey, type FileStore } from '@leadlight/adapters/files';
import { Refusal } from '@leadlight/db/platform';
import type { SliceWork } from '../runs/run-work.ts';

/** Path of the file on this machine. @throws Refusal file_gone; FilesUnavailable */
export async function pathForReading(files: FileStore, key: FileKey): Promise<string> {
  try {
    return await files.pathOf(key);
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'ENOENT' ? new Refusal('file_gone') : error;
  }
}

/** Before a run asks the store again. */
const pauseMs = 60_000;

/** Work that reads a file: while the store is away, the run waits, and loses nothing. */
export function whileFilesAnswer(work: SliceWork): SliceWork {
  return async (slice) => {
    try {
      return await work(slice);
    } catch (error) {
      if (error instanceof FilesUnavailable) return { is: 'waiting', until: new Date(slice.now().getTime() + pauseMs) };
      throw error;
    }
  };
}
