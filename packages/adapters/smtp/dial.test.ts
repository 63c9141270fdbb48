import { createServer, type AddressInfo, type Socket } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { createDial } from './dial.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});
const never = new AbortController().signal;

/** A SOCKS5 proxy (RFC 1928, RFC 1929) that records the destinations and greets like a mail server. */
async function proxy({ password }: { password?: string } = {}): Promise<{ port: number; asked: string[]; open: Set<Socket> }> {
  const asked: string[] = [];
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.on('error', () => undefined).on('close', () => open.delete(socket));
    let step: 'methods' | 'password' | 'request' = 'methods';
    socket.on('data', (bytes) => {
      if (step === 'methods') {
        step = password === undefined ? 'request' : 'password';
        socket.write(Buffer.from([5, password === undefined ? 0 : 2]));
      } else if (step === 'password') {
        const user = bytes.subarray(2, 2 + (bytes[1] ?? 0));
        const given = bytes.subarray(3 + user.length).toString();
        step = 'request';
        socket.write(Buffer.from([1, given === password ? 0 : 1]));
      } else {
        asked.push(`${bytes[3] === 1 ? bytes.subarray(4, 8).join('.') : 'a name'}:${bytes.readUInt16BE(bytes.length - 2)}`);
        socket.write(Buffer.from([5, 0, 0, 1, 0, 0, 0, 0, 0, 0]));
        socket.write('220 mx.acme.test\r\n');
      }
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  closing.push(() => {
    for (const socket of open) socket.destroy();
    return new Promise<void>((resolve) => void server.close(() => resolve()));
  });
  return { port: (server.address() as AddressInfo).port, asked, open };
}

describe('through a SOCKS5 proxy', () => {
  test('reaches a mail server by IP address, on port 25', async () => {
    const { port, asked } = await proxy({ password: 'secret' });
    const socket = await createDial({ socks5: { host: '127.0.0.1', port, user: 'ana', password: 'secret' } })('45.10.0.1', never);
    const greeting = await new Promise((resolve) => void socket.once('data', (bytes: Buffer) => resolve(bytes.toString())));
    socket.destroy();
    expect([asked, greeting]).toEqual([['45.10.0.1:25'], '220 mx.acme.test\r\n']);
  });

  test('fails to connect with a wrong password', async () => {
    const { port } = await proxy({ password: 'secret' });
    await expect(createDial({ socks5: { host: '127.0.0.1', port, user: 'ana', password: 'guess' } })('45.10.0.1', never)).rejects.toThrow(
      /[Aa]uthentication/,
    );
  });

  test('closes a connection that was aborted', async () => {
    const { port, open } = await proxy();
    const stop = new AbortController();
    const dialing = createDial({ socks5: { host: '127.0.0.1', port } })('45.10.0.1', stop.signal);
    stop.abort(new Error('enough'));
    await expect(dialing).rejects.toThrow('enough');
    await expect.poll(() => open.size).toBe(0);
  });
});

test('aborting before connecting leaves nothing open', async () => {
  const stop = new AbortController();
  stop.abort(new Error('enough'));
  await expect(createDial()('45.10.0.1', stop.signal)).rejects.toThrow('enough');
});
