/** Requests as an attacker sends them: from any address, with any cookie, and many at once. */
import { setTimeout as pause } from 'node:timers/promises';
import type { App } from '../../e2e/app-process.ts';
import { p95 } from '../figures.ts';
import type { Answer } from './attack.ts';

interface Sending {
  readonly method?: 'GET' | 'POST' | 'PATCH';
  readonly body?: object | Uint8Array | ReadableStream<Uint8Array>;
  /** The caller's network address. The application trusts this machine as a proxy. */
  readonly from?: string;
  readonly cookie?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Sent extends Answer {
  /** What a browser would keep. */
  readonly cookie: string;
  readonly code: string;
}

/** @param path with the leading slash */
export async function send({ url }: App, path: string, { method = 'POST', body, from, cookie = '', headers = {} }: Sending): Promise<Sent> {
  const isUpload = body instanceof Uint8Array || body instanceof ReadableStream;
  const response = await fetch(`${url}${path}`, {
    method,
    headers: {
      cookie,
      origin: url,
      'content-type': isUpload ? 'application/octet-stream' : 'application/json',
      ...(from === undefined ? {} : { 'x-forwarded-for': from }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: isUpload ? (body as BodyInit) : JSON.stringify(body) }),
    ...(body instanceof ReadableStream ? { duplex: 'half' } : {}),
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  const answered = isJson && text !== '' ? JSON.parse(text) : null;
  const kept = response.headers.getSetCookie().map((each) => each.split(';')[0] ?? '');
  return {
    status: response.status,
    text,
    body: answered,
    code: answered?.errors?.[0]?.code ?? '',
    cookie: [cookie, ...kept].filter((each) => each !== '').join('; '),
  };
}

export function signIn(app: App, email: string, password: string, sending: Sending = {}): Promise<Sent> {
  return send(app, '/v1/auth/sign-in', { ...sending, body: { email, password } });
}

/** The token of the link in the newest email of this kind. */
export async function newestToken(app: App, email: string, kind: string): Promise<string> {
  const { url } = await app.mailTo(email, kind);
  return decodeURIComponent(url?.split('#token=')[1] ?? '');
}

/** Waits until this many emails of this kind have arrived. @returns their tokens, oldest first */
export async function tokensTo({ url }: App, email: string, kind: string, count: number): Promise<string[]> {
  for (;;) {
    const { items } = (await (await fetch(`${url}/dev/mail.json`)).json()) as { items: { to: string; kind: string; url: string | null }[] };
    const found = items.filter((mail) => mail.to === email && mail.kind === kind);
    // The mailbox lists the newest first.
    if (found.length >= count) return found.map((mail) => decodeURIComponent(mail.url?.split('#token=')[1] ?? '')).toReversed();
    await pause(50);
  }
}

/** Repeats a request, one at a time, until `during` is done. @returns the 95th percentile of its times in ms, and how many failed */
export async function timesDuring(
  during: Promise<unknown>,
  request: () => Promise<{ readonly status: number }>,
): Promise<{ p95Ms: number; failed: number; count: number }> {
  let isOver = false;
  void during.finally(() => (isOver = true)).catch(() => undefined);
  const times: number[] = [];
  let failed = 0;
  do {
    const begunMs = performance.now();
    const { status } = await request();
    times.push(performance.now() - begunMs);
    if (status >= 400) failed += 1;
  } while (!isOver || times.length < 20);
  return { p95Ms: Math.round(p95(times)), failed, count: times.length };
}
