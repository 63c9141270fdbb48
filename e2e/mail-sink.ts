/** A real SMTP server that keeps what it is given. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

export interface MailSink {
  port: number;
  /** As SMTP_URL wants it. */
  url: string;
  /** Whole mails, headers and all, in the order in which they came. */
  mails: string[];
  stop(): Promise<void>;
}

/** @param port the port of a sink that was stopped, to come back as the same mail server. */
export async function startMailSink(port = 0): Promise<MailSink> {
  const mails: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, _session, accept) {
      void text(stream).then((mail) => {
        mails.push(mail);
        accept();
      });
    },
  });
  const listening = server.listen(port, '127.0.0.1');
  await once(listening, 'listening');
  const { port: used } = listening.address() as AddressInfo;
  return { port: used, url: `smtp://127.0.0.1:${used}`, mails, stop: () => new Promise((resolve) => server.close(() => resolve())) };
}
