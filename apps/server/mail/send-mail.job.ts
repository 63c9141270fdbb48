/**
 * Sends a queued email to the mail server or, if there is none, to the developer's mailbox.
 * If the mail server is down, the job is retried. The Message-ID is derived from the job, so that an email that was accepted and sent again counts as one.
 */
import { createTransport } from 'nodemailer';
import type { ServerConfig } from '../config.ts';
import { putIntoMailbox } from './developer-mailbox.ts';
import { mails, type MailContent, type QueuedMail } from './mails.ts';

export interface MailSender {
  send(jobId: string, mail: QueuedMail): Promise<void>;
  close(): void;
}

export function createMailSender(config: ServerConfig, now: () => Date): MailSender {
  const transport = config.smtpUrl
    ? createTransport(config.smtpUrl, {
        from: config.mailFrom,
        disableFileAccess: true,
        disableUrlAccess: true,
        connectionTimeout: 15_000,
        socketTimeout: 30_000,
      } as object)
    : undefined;
  return {
    send: async (jobId, { kind, to, parameters }) => {
      const content = (mails[kind] as (parameters: unknown) => MailContent)(parameters);
      // Loaded with the first email: React and react-email, with everything that it imports, would make the server start noticeably later.
      const { renderMail } = await import('./layout.ts');
      const rendered = await renderMail(content);
      if (!transport) {
        await putIntoMailbox(config, {
          id: jobId,
          at: now().toISOString(),
          kind,
          to,
          from: config.mailFrom,
          ...rendered,
          url: content.action?.url ?? null,
        });
        return;
      }
      await transport.sendMail({
        to: { name: '', address: to },
        ...rendered,
        messageId: `<${jobId}@${new URL(config.publicUrl).hostname}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
    },
    close: () => transport?.close(),
  };
}
