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

/**
 * The most time for one email, from the connection to the mail server's last answer. Less than the job may take (`send-mail` in jobs.queries.ts), so that the
 * next attempt never starts while this one can still succeed. Nodemailer's timeouts only limit silence, so a server that sends a byte now and then would
 * occupy a worker forever.
 */
export const mostSendingMs = 100_000;

/** @param options.mostMs the most time for one email */
export function createMailSender(
  config: ServerConfig,
  now: () => Date,
  { mostMs = mostSendingMs }: { readonly mostMs?: number } = {},
): MailSender {
  const renderer = createMailRenderer();
  let transport: Transporter | undefined;
  /** Loads nodemailer with the first email: a server without a mail server never needs it. */
  const transportTo = async (url: string): Promise<Transporter> => {
    const { createTransport } = await import('nodemailer');
    transport ??= createTransport(
      {
        url,
        disableFileAccess: true,
        disableUrlAccess: true,
        connectionTimeout: 15_000,
        greetingTimeout: 30_000,
        // RFC 5321, section 4.5.3.2, allows a server minutes to answer; the limit for the whole email is shorter.
        socketTimeout: mostMs,
      } as object,
      { from: config.mailFrom },
    );
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
          signal: AbortSignal.timeout(mostMs),
        }),
      );
    },
    close: async () => {
      transport?.close();
      await renderer.close();
    },
  };
}
