/** The thread that mail-renderer.ts starts. */
import { parentPort } from 'node:worker_threads';
import { renderMail, type RenderedMail } from './layout.ts';
import type { MailContent } from './mails.ts';

export interface MailToRender {
  readonly number: number;
  readonly content: MailContent;
}

export interface MailRendered {
  readonly number: number;
  /** Null: rendering failed. */
  readonly rendered: RenderedMail | null;
}

parentPort?.on('message', ({ number, content }: MailToRender) => {
  void renderMail(content)
    .catch(() => null)
    .then((rendered) => {
      const answer: MailRendered = { number, rendered };
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
      parentPort?.postMessage(answer);
    });
});
