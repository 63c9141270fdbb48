/** Starts the mail servers of the benchmark (mail-process.ts) for an application. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { Heard, Listening } from './mail-process.ts';

export interface BenchMail {
  /** With which an application verifies addresses at these servers. */
  readonly environment: Readonly<Record<string, string>>;
  /** A proxy that reaches nothing else. */
  readonly proxy: string;
  readonly heard: () => Promise<Heard>;
  readonly stop: () => void;
}

export async function startMail(): Promise<BenchMail> {
  const mail = fork(new URL('mail-process.ts', import.meta.url));
  const [{ nameServer, proxy }] = (await once(mail, 'message')) as [Listening];
  return {
    environment: {
      VERIFY_DNS: nameServer,
      VERIFY_PROXY: proxy,
      VERIFY_HELO_NAME: 'verify.leadlight-bench.net',
      VERIFY_MAIL_FROM: '<>',
    },
    proxy,
    heard: async () => {
      mail.send('tell');
      const [heard] = (await once(mail, 'message')) as [Heard];
      return heard;
    },
    stop: () => void mail.kill(),
  };
}
