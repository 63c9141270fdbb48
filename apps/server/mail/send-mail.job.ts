/**
 * Sends a queued email to the mail server or, if there is none, to the developer's mailbox.
 * If the mail server is down, the job is retried. The Message-ID is derived from the job, so that an email that was accepted and sent again counts as one.
 */
import { tracedCall } from '@leadlight/adapters/tracing';
import type { Transporter } from 'nodemailer';
import type { ServerConfig } from '../config.ts';
import { putIntoMailbox } from './developer-mailbox.ts';
import { createMailRenderer } from './mail-renderer.ts';
import { mails, type MailContent, type QueuedMail } from './mails.ts';

export interface MailSender {
  send(jobId: string, mail: QueuedMail): Promise<void>;
  close(): Promise<void>;
}

export function createMailSender(config: ServerConfig, now: () => Date): MailSender {
  const renderer = createMailRenderer();
  let transport: Transporter | undefined;
  /** Loads nodemailer with the first email: a server without a mail server never needs it. */
  const transportTo = async (url: string): Promise<Transporter> => {
    const { createTransport } = await import('nodemailer');
    transport ??= createTransport(url, {
      from: config.mailFrom,
      disableFileAccess: true,
      disableUrlAccess: true,
      connectionTimeout: 15_000,
      socketTimeout: 30_000,
    } as object);
    return transport;
  };
  return {
    send: async (jobId, { kind, to, parameters }) => {
      const content = (mails[kind] as (parameters: unknown) => MailContent)(parameters);
      const rendered = await renderer.render(content);
      if (!config.smtpUrl) {
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
      const mailServer = await transportTo(config.smtpUrl);
      await tracedCall('send email', { 'leadlight.email': kind }, () =>
        mailServer.sendMail({
          to: { name: '', address: to },
          ...rendered,
          messageId: `<${jobId}@${new URL(config.publicUrl).hostname}>`,
          headers: { 'Auto-Submitted': 'auto-generated' },
        }),
      );
    },
    close: async () => {
      transport?.close();
      await renderer.close();
    },
  };
}
