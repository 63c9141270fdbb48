/**
 * Reads the beginning of uploaded files in a separate thread with limited memory and time, so that a malicious workbook can't affect other requests.
 * The thread starts when it is first needed.
 */
import { Worker } from 'node:worker_threads';
import type { ImportSettings } from '@leadlight/contract';
import { Refusal } from '@leadlight/db/platform';
import { Invalid, apiError } from '../http/errors.ts';
import type { FileToRead, Understood } from './understand-file.ts';
import type { PreviewAnswer, PreviewQuestion } from './preview-thread.ts';

export interface Previews {
  /** @throws Refusal with the code of the file's problem; Invalid for contradictory settings */
  understand(path: string, settings: ImportSettings, file: FileToRead): Promise<Understood>;
  /** Ends the thread soon, to free its hundred megabytes of vocabularies, unless there is another request first. */
  rest(): void;
  close(): Promise<void>;
}

const usualMostMs = 60_000;
const heapMegabytes = 512;
/** Long enough for a second request of the same screen; short enough to free the memory before the import's process needs it. */
const usualRestMs = 500;

/**
 * @param options.restMs how long the thread waits for another request after {@link Previews.rest}
 * @param options.mostMs how long a file may be read; the dashboard waits a little longer for the answer
 */
export function createPreviews({
  restMs = usualRestMs,
  mostMs = usualMostMs,
}: { readonly restMs?: number | undefined; readonly mostMs?: number } = {}): Previews {
  let thread: Worker | undefined;
  let resting: NodeJS.Timeout | undefined;
  let number = 0;
  const waiting = new Map<number, (answer: PreviewAnswer) => void>();

  const end = (code: 'file_broken' | 'file_slow'): void => {
    thread = undefined;
    for (const [asked, answer] of waiting) answer({ number: asked, kind: 'refused', code });
    waiting.clear();
  };
  const begin = (): Worker => {
    const made = new Worker(new URL('preview-thread.ts', import.meta.url), { resourceLimits: { maxOldGenerationSizeMb: heapMegabytes } });
    // The thread must not keep the process alive.
    made.unref();
    made.on('message', (answer: PreviewAnswer) => {
      waiting.get(answer.number)?.(answer);
      waiting.delete(answer.number);
    });
    made.on('error', () => undefined);
    made.on('exit', () => {
      if (thread === made) end('file_broken');
    });
    return made;
  };

  return {
    understand: async (path, settings, file) => {
      clearTimeout(resting);
      thread ??= begin();
      const used = thread;
      number += 1;
      const question: PreviewQuestion = { number, path, settings, file };
      const answer = await new Promise<PreviewAnswer>((resolve) => {
        const late = setTimeout(() => {
          // The thread is ended: it may never finish. The reason may be the file or a busy machine, so the file isn't called broken.
          // Other pending requests fail with the same error and can be repeated.
          end('file_slow');
          void used.terminate();
        }, mostMs);
        waiting.set(question.number, (answered) => {
          clearTimeout(late);
          resolve(answered);
        });
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
        used.postMessage(question);
      });
      if (answer.kind === 'understood') return answer.understood;
      if (answer.kind === 'refused') throw new Refusal(answer.code);
      throw new Invalid(answer.faults.map(({ code, field }) => apiError(code, field)));
    },
    rest: () => {
      clearTimeout(resting);
      resting = setTimeout(() => {
        if (waiting.size > 0) return;
        void thread?.terminate();
        thread = undefined;
      }, restMs).unref();
    },
    close: async () => {
      clearTimeout(resting);
      const last = thread;
      thread = undefined;
      await last?.terminate();
    },
  };
}
