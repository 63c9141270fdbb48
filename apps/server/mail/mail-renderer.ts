/**
 * Renders emails in a separate thread that ends when there was none for a while: React and react-email, which can only be imported with everything in it, take
 * 37 MB of memory, which the server would never free.
 */
import { Worker } from 'node:worker_threads';
import type { MailRendered, MailToRender } from './layout-thread.ts';
import type { RenderedMail } from './layout.ts';
import type { MailContent } from './mails.ts';

export interface MailRenderer {
  /** @throws Error if it can't be rendered */
  render(content: MailContent): Promise<RenderedMail>;
  close(): Promise<void>;
}

/** Starting the thread takes a second of CPU time, so it stays while emails keep coming; after a minute without one, its memory is freed. */
const usualRestMs = 60_000;

/** @param options.restMs how long the thread waits for another email */
export function createMailRenderer({ restMs = usualRestMs }: { readonly restMs?: number } = {}): MailRenderer {
  let thread: Worker | undefined;
  let resting: NodeJS.Timeout | undefined;
  let number = 0;
  const waiting = new Map<number, (answer: MailRendered) => void>();

  const end = async (): Promise<void> => {
    clearTimeout(resting);
    const last = thread;
    thread = undefined;
    for (const [asked, answer] of waiting) answer({ number: asked, rendered: null });
    waiting.clear();
    await last?.terminate();
  };
  const rest = (): void => {
    clearTimeout(resting);
    if (waiting.size === 0) resting = setTimeout(() => void end(), restMs).unref();
  };
  const begin = (): Worker => {
    const made = new Worker(new URL('layout-thread.ts', import.meta.url));
    // The thread must not keep the process alive.
    made.unref();
    made.on('message', (answer: MailRendered) => {
      waiting.get(answer.number)?.(answer);
      waiting.delete(answer.number);
      rest();
    });
    made.on('error', () => undefined);
    made.on('exit', () => {
      if (thread === made) void end();
    });
    return made;
  };

  return {
    render: async (content) => {
      clearTimeout(resting);
      thread ??= begin();
      const used = thread;
      number += 1;
      const question: MailToRender = { number, content };
      const { rendered } = await new Promise<MailRendered>((resolve) => {
        waiting.set(question.number, resolve);
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
        used.postMessage(question);
      });
      if (!rendered) throw new Error('The email could not be rendered.');
      return rendered;
    },
    close: end,
  };
}
