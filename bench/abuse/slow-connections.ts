/** Opens connections that send too little, too slowly or nothing at all, and counts those that stay open. */
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { AttackRow, Target } from './attack.ts';
import { send } from './caller.ts';

export const name = 'Slow connections';

const each = 100;
/** Longer than every limit of apps/server/http/listen.ts for a request that sends too little: an upload is checked every 30 s. */
const waitMs = 80_000;

export async function attack({ app, signUp }: Target): Promise<AttackRow[]> {
  const { cookie, workspaceId } = await signUp('Slow');
  const { hostname, port } = new URL(app.url);
  const upload = `POST /v1/workspaces/${workspaceId}/imports?fileName=a.csv HTTP/1.1\r\nHost: ${hostname}\r\nOrigin: ${app.url}\r\nCookie: ${cookie}\r\n`;
  const kinds: Readonly<Record<string, { readonly begin: string; readonly trickle: string }>> = {
    'that send nothing': { begin: '', trickle: '' },
    'that send a header each second': { begin: 'GET / HTTP/1.1\r\n', trickle: 'X-A: b\r\n' },
    'that send a byte of a body each second': {
      begin: `POST /v1/auth/sign-in HTTP/1.1\r\nHost: ${hostname}\r\nContent-Type: application/json\r\nContent-Length: 100000\r\n\r\n`,
      trickle: 'x',
    },
    'that send a byte of an upload each second': {
      begin: `${upload}Content-Type: application/octet-stream\r\nContent-Length: 1000000000\r\n\r\n`,
      trickle: 'x',
    },
    'that wait for more after a response': { begin: `GET /healthz HTTP/1.1\r\nHost: ${hostname}\r\n\r\n`, trickle: '' },
  };
  const open = new Map<string, Set<Socket>>(Object.keys(kinds).map((kind) => [kind, new Set()]));
  const timers: NodeJS.Timeout[] = [];
  for (const [kind, { begin, trickle }] of Object.entries(kinds))
    for (let n = 0; n < each; n += 1) {
      const socket = connect(Number(port), hostname, () => socket.write(begin));
      open.get(kind)?.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => open.get(kind)?.delete(socket));
      socket.resume();
      if (trickle !== '') timers.push(setInterval(() => socket.write(trickle), 1_000));
    }
  let refused = 0;
  const endMs = performance.now() + waitMs;
  while (performance.now() < endMs && [...open.values()].some(({ size }) => size > 0)) {
    if ((await send(app, '/v1/session', { method: 'GET', cookie })).status !== 200) refused += 1;
    await pause(250);
  }
  for (const timer of timers) clearInterval(timer);
  const rows = [...open].map(([kind, { size }]) => ({
    label: `${each} connections ${kind}: open after ${waitMs / 1_000} s`,
    count: size,
    allowed: 0,
  }));
  for (const sockets of open.values()) for (const socket of sockets) socket.destroy();
  return [...rows, { label: 'Requests of a user meanwhile: refused or failed', count: refused, allowed: 0 }];
}
