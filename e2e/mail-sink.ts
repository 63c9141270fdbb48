/** A real SMTP server that stores the messages it receives. */
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { findFreePort } from './free-port.ts';

export interface MailSink {
  port: number;
  /** In the format of SMTP_URL. */
  url: string;
  /** Complete messages, including headers, in order of arrival. */
  mails: string[];
  stop(): Promise<void>;
}

/** @param given the port of a stopped sink, to restart as the same mail server */
export async function startMailSink(given?: number): Promise<MailSink> {
  const port = given ?? (await findFreePort());
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
  return { port, url: `smtp://127.0.0.1:${port}`, mails, stop: () => new Promise((resolve) => server.close(() => resolve())) };
}
