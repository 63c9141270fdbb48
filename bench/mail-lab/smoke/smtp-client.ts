/**
 * A plain SMTP client, one command at a time, to get the actual replies of the lab's servers.
 * It interprets nothing and shares no code with the engine that the lab measures.
 */
import { connect, type Socket } from 'node:net';
import { connect as startTls } from 'node:tls';

/** The lines of one reply, or how the connection ended. */
export type Answer = { lines: string[]; ms: number } | { ended: 'closed' | 'refused' | 'timeout'; ms: number };

export function textOf(answer: Answer): string {
  return 'lines' in answer ? answer.lines.join('\n') : answer.ended;
}

export class SmtpClient {
  #socket: Socket;
  #received = '';
  #ended = false;
  #wake: () => void = () => undefined;
  readonly #timeoutMs: number;

  private constructor(socket: Socket, timeoutMs: number) {
    this.#socket = socket;
    this.#timeoutMs = timeoutMs;
    this.#listen(socket);
  }

  /** @returns the client and the duration of the TCP handshake; or how it failed */
  static dial(
    host: string,
    timeoutMs: number,
  ): Promise<{ client: SmtpClient; connectMs: number } | { ended: 'refused' | 'timeout'; ms: number }> {
    const started = performance.now();
    return new Promise((resolve) => {
      const socket = connect({ host, port: 25 });
      const timer = setTimeout(() => fail('timeout'), timeoutMs);
      const fail = (ended: 'refused' | 'timeout') => (
        clearTimeout(timer),
        socket.destroy(),
        resolve({ ended, ms: performance.now() - started })
      );
      socket.once('error', () => fail('refused'));
      socket.once('connect', () => {
        const connectMs = performance.now() - started;
        clearTimeout(timer);
        socket.removeAllListeners('error');
        socket.setNoDelay(true);
        resolve({ client: new SmtpClient(socket, timeoutMs), connectMs });
      });
    });
  }

  /** Sends a line and waits for the reply; without a line, only waits, as for the greeting. */
  async send(line?: string): Promise<Answer> {
    const started = performance.now();
    if (line !== undefined) this.#socket.write(`${line}\r\n`);
    return this.#reply(started);
  }

  async upgrade(): Promise<Answer> {
    const answer = await this.send('STARTTLS');
    if (!('lines' in answer) || !answer.lines[0]?.startsWith('220')) return answer;
    this.#socket.removeAllListeners();
    const secured = startTls({ socket: this.#socket, rejectUnauthorized: false });
    this.#socket = secured;
    this.#listen(secured);
    return answer;
  }

  close(): void {
    this.#socket.destroy();
  }

  #listen(socket: Socket): void {
    const end = () => ((this.#ended = true), this.#wake());
    socket.setEncoding('utf8');
    socket.on('data', (chunk: string) => ((this.#received += chunk), this.#wake()));
    socket.on('error', end).on('close', end).on('end', end);
  }

  /** RFC 5321 §4.2.1: the last line of a reply has a space, or nothing, after its code. */
  async #reply(started: number): Promise<Answer> {
    const until = started + this.#timeoutMs;
    for (;;) {
      const complete = /^(?:\d{3}-.*\r?\n)*\d{3}(?: .*)?\r?\n/.exec(this.#received);
      if (complete) {
        this.#received = this.#received.slice(complete[0].length);
        return { lines: complete[0].trimEnd().split(/\r?\n/), ms: performance.now() - started };
      }
      const leftMs = until - performance.now();
      if (this.#ended || leftMs <= 0) return { ended: this.#ended ? 'closed' : 'timeout', ms: performance.now() - started };
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, leftMs);
        this.#wake = () => (clearTimeout(timer), resolve());
      });
    }
  }
}
