/**
 * Reads the beginning of uploaded files in a separate process with limited memory and time, so that a malicious file can't affect other requests. A thread
 * isn't enough: Node ends the whole program when one allocation exceeds a thread's limit by more than 16 MB, as an array of millions of brackets does.
 * The process starts when it is first needed.
 */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { ImportSettings } from '@leadlight/contract';
import { Refusal } from '@leadlight/db/platform';
import { Invalid, apiError } from '../http/errors.ts';
import type { FileToRead, Understood } from './understand-file.ts';
import type { PreviewAnswer, PreviewQuestion } from './preview-process.ts';

export interface Previews {
  /** @throws Refusal with the code of the file's problem; Invalid for contradictory settings */
  understand(path: string, settings: ImportSettings, file: FileToRead): Promise<Understood>;
  /** Ends the process soon, to free its hundred megabytes of vocabularies, unless there is another request first. */
  rest(): void;
  close(): Promise<void>;
}

const usualMostMs = 60_000;
const usualHeapMegabytes = 512;
/** As for the server (scripts/bootstrap/server-process.mjs). */
const semiSpaceMegabytes = 8;
/** Long enough for a second request of the same screen; short enough to free the memory before the import's process needs it. */
const usualRestMs = 500;

/**
 * @param options.restMs how long the process waits for another request after {@link Previews.rest}
 * @param options.heapMegabytes memory of the process
 * @param options.mostMs how long a file may be read; the dashboard waits a little longer for the answer
 */
export function createPreviews({
  restMs = usualRestMs,
  mostMs = usualMostMs,
  heapMegabytes = usualHeapMegabytes,
}: { readonly restMs?: number | undefined; readonly mostMs?: number; readonly heapMegabytes?: number } = {}): Previews {
  let reader: ChildProcess | undefined;
  let resting: NodeJS.Timeout | undefined;
  let number = 0;
  const waiting = new Map<number, (answer: PreviewAnswer) => void>();

  const end = (code: 'file_not_read' | 'file_slow' | 'unavailable'): void => {
    reader = undefined;
    for (const [asked, answer] of waiting) answer({ number: asked, kind: 'refused', code });
    waiting.clear();
  };
  const begin = (): ChildProcess => {
    const made = fork(new URL('preview-process.ts', import.meta.url), [], {
      execArgv: [`--max-old-space-size=${heapMegabytes}`, `--max-semi-space-size=${semiSpaceMegabytes}`],
      // Questions and answers contain dates.
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    // It must not keep the server alive.
    made.unref();
    made.channel?.unref();
    made.on('message', (answer: PreviewAnswer) => {
      waiting.get(answer.number)?.(answer);
      waiting.delete(answer.number);
    });
    const onEnd = (): void => {
      // It took too much memory, or the system ended it. With several files it isn't known which one it was, so none is called damaged.
      if (reader === made) end('file_not_read');
    };
    made.on('error', onEnd);
    made.on('exit', onEnd);
    return made;
  };

  return {
    understand: async (path, settings, file) => {
      clearTimeout(resting);
      reader ??= begin();
      const used = reader;
      number += 1;
      const question: PreviewQuestion = { number, path, settings, file };
      const answer = await new Promise<PreviewAnswer>((resolve) => {
        const late = setTimeout(() => {
          // The process is ended: it may never finish. The reason may be the file or a busy machine, so the file isn't called broken.
          // Other pending requests fail with the same error and can be repeated.
          end('file_slow');
          used.kill('SIGKILL');
        }, mostMs);
        waiting.set(question.number, (answered) => {
          clearTimeout(late);
          resolve(answered);
        });
        used.send(question, (error) => {
          if (error) used.kill('SIGKILL');
        });
      });
      if (answer.kind === 'understood') return answer.understood;
      if (answer.kind === 'refused') throw new Refusal(answer.code);
      throw new Invalid(answer.faults.map(({ code, field }) => apiError(code, field)));
    },
    rest: () => {
      clearTimeout(resting);
      resting = setTimeout(() => {
        if (waiting.size > 0) return;
        reader?.kill('SIGKILL');
        reader = undefined;
      }, restMs).unref();
    },
    close: async () => {
      clearTimeout(resting);
      const last = reader;
      end('unavailable');
      if (!last || last.exitCode !== null || last.signalCode !== null) return;
      const ended = once(last, 'exit');
      last.ref();
      last.kill('SIGKILL');
      await ended;
    },
  };
}
