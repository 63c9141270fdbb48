import { createSocket } from 'node:dgram';
import { createServer } from 'node:net';
import { AUTHORITATIVE_ANSWER, type DecodedPacket, decode, encode, type Packet, streamEncode, TRUNCATED_RESPONSE } from 'dns-packet';
import { afterEach, describe, expect, test } from 'vitest';
import { createMovedClock } from '../testing/moved-clock.ts';
import { createDnsCache } from './dns-cache.ts';
import { createDnsClient, type DnsAnswer } from './dns-client.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});
const never = new AbortController().signal;

type Serve = (query: DecodedPacket, reply: (packet: Packet | Buffer) => void) => void;

/** A name server on loopback; with TCP, on the same port. */
async function server(serve: Serve, onTcp?: (query: DecodedPacket) => Packet): Promise<{ address: string; asked: string[] }> {
  const asked: string[] = [];
  const socket = createSocket('udp4');
  socket.on('message', (bytes, from) => {
    const query = decode(bytes);
    asked.push(`${query.questions?.[0]?.type} ${query.questions?.[0]?.name}`);
    serve(query, (packet) => socket.send(Buffer.isBuffer(packet) ? packet : encode(packet), from.port, from.address));
  });
  await new Promise<void>((resolve) => void socket.bind(0, '127.0.0.1', resolve));
  const { port } = socket.address();
  closing.push(() => new Promise<void>((resolve) => void socket.close(resolve)));
  if (onTcp && !(await listenOverTcp(port, onTcp))) return server(serve, onTcp);
  return { address: `127.0.0.1:${port}`, asked };
}

/** @returns false when somebody else has the port */
async function listenOverTcp(port: number, answer: (query: DecodedPacket) => Packet): Promise<boolean> {
  const tcp = createServer((connection) => {
    connection.on('error', () => undefined);
    connection.once('data', (bytes) => {
      // In two pieces, as TCP may.
      const packet = streamEncode(answer(decode(bytes.subarray(2))));
      connection.write(packet.subarray(0, 5));
      connection.end(packet.subarray(5));
    });
  });
  const isFree = await new Promise<boolean>((resolve) => {
    tcp.once('error', () => resolve(false));
    tcp.listen(port, '127.0.0.1', () => resolve(true));
  });
  if (isFree) closing.push(() => new Promise<void>((resolve) => void tcp.close(() => resolve())));
  return isFree;
}

const answerTo = (query: DecodedPacket, more: Partial<Packet> = {}): Packet => ({
  type: 'response',
  id: query.id ?? 0,
  flags: AUTHORITATIVE_ANSWER,
  questions: query.questions ?? [],
  ...more,
});
const mx: NonNullable<Packet['answers']> = [
  { type: 'MX', name: 'acme.test', ttl: 300, data: { preference: 10, exchange: 'mx.acme.test' } },
];

async function ask(serve: Serve, type: 'MX' | 'A' = 'MX'): Promise<DnsAnswer> {
  const { address } = await server(serve);
  return createDnsClient({ servers: [address], timeoutMs: 5_000 })('acme.test', type, never);
}

test('an answer comes with its RCODE, its records and the time for which it may be kept', async () => {
  expect(await ask((query, reply) => reply(answerTo(query, { answers: mx })))).toEqual({
    rcode: 'NOERROR',
    records: [{ type: 'MX', preference: 10, exchange: 'mx.acme.test' }],
    ttlS: 300,
  });
});

test('a chain of CNAMEs is followed, and its shortest time counts', async () => {
  const answers: NonNullable<Packet['answers']> = [
    { type: 'CNAME', name: 'ACME.test', ttl: 60, data: 'b.test' },
    { type: 'CNAME', name: 'b.test', ttl: 600, data: 'c.test' },
    { type: 'A', name: 'c.test', ttl: 300, data: '45.10.0.1' },
    { type: 'A', name: 'other.test', ttl: 5, data: '45.10.0.2' },
  ];
  expect(await ask((query, reply) => reply(answerTo(query, { answers })), 'A')).toEqual({
    rcode: 'NOERROR',
    records: [{ type: 'A', address: '45.10.0.1' }],
    ttlS: 60,
  });
});

test('a CNAME that names itself ends', async () => {
  const answers: NonNullable<Packet['answers']> = [{ type: 'CNAME', name: 'acme.test', ttl: 60, data: 'acme.test' }];
  expect(await ask((query, reply) => reply(answerTo(query, { answers })), 'A')).toMatchObject({ rcode: 'NOERROR', records: [] });
});

test('that there is nothing is kept as long as the zone says, and a quarter of an hour at most', async () => {
  const soa = (minimum: number): NonNullable<Packet['authorities']> => [
    {
      type: 'SOA',
      name: 'test',
      ttl: 86_400,
      data: { mname: 'a.test', rname: 'b.test', serial: 1, refresh: 1, retry: 1, expire: 1, minimum },
    },
  ];
  expect(await ask((query, reply) => reply(answerTo(query, { flags: 3, authorities: soa(120) })))).toEqual({
    rcode: 'NXDOMAIN',
    records: [],
    ttlS: 120,
  });
  expect(await ask((query, reply) => reply(answerTo(query, { authorities: soa(86_400) })))).toEqual({
    rcode: 'NOERROR',
    records: [],
    ttlS: 900,
  });
});

test.for([
  ['SERVFAIL', 2],
  ['REFUSED', 5],
  ['NOTIMP', 4],
] as const)('%s is an answer of its own', async ([rcode, flags]) => {
  expect(await ask((query, reply) => reply(answerTo(query, { flags })))).toMatchObject({ rcode, records: [] });
});

test('a server that fails is followed by the next', async () => {
  const bad = await server((query, reply) => reply(answerTo(query, { flags: 2 })));
  const good = await server((query, reply) => reply(answerTo(query, { answers: mx })));
  expect(await createDnsClient({ servers: [bad.address, good.address] })('acme.test', 'MX', never)).toMatchObject({ rcode: 'NOERROR' });
});

test('what was cut is asked for again over TCP', async () => {
  const { address } = await server(
    (query, reply) => reply(answerTo(query, { flags: TRUNCATED_RESPONSE })),
    (query) =>
      answerTo(query, {
        answers: Array.from({ length: 200 }, (_, n) => ({
          type: 'MX',
          name: 'acme.test',
          ttl: 300,
          data: { preference: n, exchange: `mx${n}.acme.test` },
        })),
      }),
  );
  expect((await createDnsClient({ servers: [address] })('acme.test', 'MX', never)).records).toHaveLength(200);
});

describe('what is not the answer to this question', () => {
  test.for<[string, (query: DecodedPacket) => Packet | Buffer]>([
    ['another number', (query) => answerTo({ ...query, id: ((query.id ?? 0) + 1) % 65_536 }, { answers: [] })],
    ['another question', (query) => answerTo({ ...query, questions: [{ type: 'MX', name: 'evil.test', class: 'IN' }] }, { answers: [] })],
    ['a question instead of an answer', (query) => ({ ...answerTo(query), type: 'query' })],
    ['no DNS at all', () => Buffer.from('hello')],
    [
      'a packet that points into itself',
      (query) => Buffer.concat([encode(answerTo(query)).subarray(0, 12), Buffer.from([0xc0, 0x0c, 0, 15, 0, 1])]),
    ],
  ])('%s is passed over, and the right one behind it counts', async ([, forged]) => {
    const answer = await ask((query, reply) => {
      reply(forged(query));
      reply(answerTo(query, { answers: mx }));
    });
    expect(answer.records).toHaveLength(1);
  });
});

test('silence is TIMEOUT after both rounds, by the clock', async () => {
  const clock = createMovedClock();
  const { address, asked } = await server(() => undefined);
  const answer = createDnsClient({ servers: [address], timeoutMs: 3_000, clock })('acme.test', 'MX', never);
  await clock.untilSet(3_000);
  clock.move(3_000);
  await clock.untilSet(6_000);
  clock.move(6_000);
  expect(await answer).toMatchObject({ rcode: 'TIMEOUT', records: [] });
  expect(clock.waiting()).toBe(0);
  expect(asked.length).toBeLessThanOrEqual(2);
});

test('a question can be called off', async () => {
  const stop = new AbortController();
  const { address } = await server(() => stop.abort(new Error('enough')));
  await expect(createDnsClient({ servers: [address] })('acme.test', 'MX', stop.signal)).rejects.toThrow('enough');
});

describe('the cache', () => {
  const counting = (ttlS: number): { asked: string[]; ask: (name: string, type: 'MX' | 'A' | 'AAAA') => Promise<DnsAnswer> } => {
    const asked: string[] = [];
    return {
      asked,
      async ask(name, type) {
        asked.push(`${type} ${name}`);
        return { rcode: 'NOERROR', records: [], ttlS };
      },
    };
  };

  test('keeps an answer for its time and no longer', async () => {
    const clock = createMovedClock();
    const { asked, ask: count } = counting(60);
    const lookup = createDnsCache(count, { clock });
    expect((await lookup('acme.test', 'MX', never)).cached).toBe(false);
    clock.move(59_999);
    expect((await lookup('ACME.test', 'MX', never)).cached).toBe(true);
    clock.move(1);
    expect((await lookup('acme.test', 'MX', never)).cached).toBe(false);
    expect(asked).toHaveLength(2);
  });

  test('asks once for what many want to know at the same time', async () => {
    const { asked, ask: count } = counting(0);
    const lookup = createDnsCache(count);
    await Promise.all(Array.from({ length: 20 }, () => lookup('acme.test', 'MX', never)));
    expect(asked).toHaveLength(1);
  });

  test('one who leaves takes nothing from those who stay; when all have left the question is taken back', async () => {
    let signalOfFlight: AbortSignal | undefined;
    const flight = Promise.withResolvers<DnsAnswer>();
    const lookup = createDnsCache((_, __, signal) => {
      signalOfFlight = signal;
      return flight.promise;
    });
    const one = new AbortController();
    const two = new AbortController();
    const first = lookup('acme.test', 'MX', one.signal);
    const second = lookup('acme.test', 'MX', two.signal);
    one.abort(new Error('left'));
    await expect(first).rejects.toThrow('left');
    expect(signalOfFlight?.aborted).toBe(false);
    two.abort(new Error('left too'));
    await expect(second).rejects.toThrow('left too');
    expect(signalOfFlight?.aborted).toBe(true);
  });

  test('never holds more than it may', async () => {
    const { asked, ask: count } = counting(60);
    const lookup = createDnsCache(count, { maxEntries: 2 });
    for (const name of ['a.test', 'b.test', 'c.test', 'a.test']) await lookup(name, 'MX', never);
    expect(asked).toHaveLength(4);
  });
});
