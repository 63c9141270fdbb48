/**
 * Runs the application inside a lab, where it can ask the mail servers or read the websites, and makes it reachable from outside: the lab's network is closed,
 * but a socket in the file system belongs to no network. A browser on this machine uses the same address as inside.
 */
import { once } from 'node:events';
import { createServer, connect, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import type { MailLab } from '../bench/mail-lab/lab.ts';
import { startApp, type App } from './app-process.ts';

export const startAppInLab = (lab: MailLab): Promise<App> =>
  startAppInNamespaces(lab, { VERIFY_HELO_NAME: lab.client.hostName, VERIFY_MAIL_FROM: lab.client.mailFrom, VERIFY_DNS: lab.resolver });

/** @param lab runs programs in its network, @param settings of the application */
export async function startAppInNamespaces(lab: Pick<MailLab, 'run'>, settings: Readonly<Record<string, string>>): Promise<App> {
  const socket = join(tmpdir(), `leadlight-lab-${randomUUID()}.sock`);
  let port = 0;
  const app = await startApp({ ...settings }, (entry, env) => {
    port = Number(env.APP_PORT);
    const child = lab.run(process.execPath, [entry], { env, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
    // It exits when its IPC channel closes. A signal to the group would end nsenter first, and nothing would wait for the database to close.
    return { child, kill: () => child.disconnect() };
  });
  const inner = lab.run(process.execPath, ['-e', innerRelay, socket, String(port)], { stdio: ['ignore', 'pipe', 'inherit'] });
  if (inner.stdout) await once(inner.stdout, 'data');
  const outer = relay(socket).listen(port, '127.0.0.1');
  await once(outer, 'listening');
  return {
    ...app,
    stop: async () => {
      outer.close();
      // It ends with the lab, because it is in the lab's process namespace.
      await app.stop();
    },
  };
}

/** Forwards connections from the socket in the file system to the port inside. */
const innerRelay = `
  const { connect, createServer } = require('node:net');
  const [socket, port] = process.argv.slice(1);
  createServer((from) => {
    const to = connect(Number(port), '127.0.0.1');
    from.pipe(to).pipe(from);
    from.on('error', () => to.destroy());
    to.on('error', () => from.destroy());
  }).listen(socket, () => console.log('listening'));
`;

function relay(socket: string): Server {
  return createServer((from) => {
    const to = connect(socket);
    from.pipe(to).pipe(from);
    from.on('error', () => to.destroy());
    to.on('error', () => from.destroy());
  });
}
