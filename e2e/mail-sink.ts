/** A real SMTP server that stores the messages it receives. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

export interface MailSink {
  port: number;
  /** In the format of SMTP_URL. */
  url: string;
  /** Complete messages, including headers, in order of arrival. */
  mails: string[];
  stop(): Promise<void>;
}

/** @param port the port of a stopped sink, to restart as the same mail server */
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
