/** A real SMTP server that keeps what it is given. */
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { findFreePort } from './free-port.ts';

export interface MailSink {
  port: number;
  /** As SMTP_URL wants it. */
  url: string;
  /** Whole mails, headers and all, in the order in which they came. */
  mails: string[];
  stop(): Promise<void>;
}

/** @param given the port of a sink that was stopped, to come back as the same mail server. */
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
