import { createSocket } from 'node:dgram';
import { createServer } from 'node:net';
import {
  type Answer,
  AUTHORITATIVE_ANSWER,
  type DecodedPacket,
  decode,
  encode,
  type Packet,
  streamEncode,
  TRUNCATED_RESPONSE,
} from 'dns-packet';
import { afterEach, describe, expect, test } from 'vitest';
import { createManualClock } from '../testing/manual-clock.ts';
import { createDnsCache } from './dns-cache.ts';
import { createDnsClient, type AskDns, type DnsAnswer } from './dns-client.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});
const never = new AbortController().signal;

type Serve = (query: DecodedPacket, reply: (packet: Packet | Buffer) => void) => void;

/** A name server on loopback. With `onTcp`, it also listens on TCP on the same port. */
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

/** @returns false when the port is already in use */
async function listenOverTcp(port: number, answer: (query: DecodedPacket) => Packet): Promise<boolean> {
  const tcp = createServer((connection) => {
    connection.on('error', () => undefined);
    connection.once('data', (bytes) => {
      // TCP may deliver the answer in two pieces.
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
  return createDnsClient({ servers: [address], timeoutMs: 600_000 })('acme.test', type, never);
}

test('returns the RCODE, the records, and the TTL', async () => {
  expect(await ask((query, reply) => reply(answerTo(query, { answers: mx })))).toEqual({
    rcode: 'NOERROR',
    records: [{ type: 'MX', preference: 10, exchange: 'mx.acme.test' }],
    ttlS: 300,
  });
});

test('follows a chain of CNAMEs and returns the shortest TTL', async () => {
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

test('stops at a CNAME that points to itself', async () => {
  const answers: NonNullable<Packet['answers']> = [{ type: 'CNAME', name: 'acme.test', ttl: 60, data: 'acme.test' }];
  expect(await ask((query, reply) => reply(answerTo(query, { answers })), 'A')).toMatchObject({ rcode: 'NOERROR', records: [] });
});

test("caches a negative answer for the SOA's time, up to 15 minutes", async () => {
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
] as const)('returns %s as its own answer', async ([rcode, flags]) => {
  expect(await ask((query, reply) => reply(answerTo(query, { flags })))).toMatchObject({ rcode, records: [] });
});

test('asks the next server when one fails', async () => {
  const bad = await server((query, reply) => reply(answerTo(query, { flags: 2 })));
  const good = await server((query, reply) => reply(answerTo(query, { answers: mx })));
  expect(await createDnsClient({ servers: [bad.address, good.address] })('acme.test', 'MX', never)).toMatchObject({ rcode: 'NOERROR' });
});

test('retries over TCP when the UDP answer is truncated', async () => {
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

describe('packets that do not answer the question', () => {
  test.for<[string, (query: DecodedPacket) => Packet | Buffer]>([
    ['another ID', (query) => answerTo({ ...query, id: ((query.id ?? 0) + 1) % 65_536 }, { answers: [] })],
    ['another question', (query) => answerTo({ ...query, questions: [{ type: 'MX', name: 'evil.test', class: 'IN' }] }, { answers: [] })],
    ['a question instead of an answer', (query) => ({ ...answerTo(query), type: 'query' })],
    ['not a DNS packet', () => Buffer.from('hello')],
    [
      'a packet that points into itself',
      (query) => Buffer.concat([encode(answerTo(query)).subarray(0, 12), Buffer.from([0xc0, 0x0c, 0, 15, 0, 1])]),
    ],
  ])('ignores %s and uses the correct answer that follows', async ([, forged]) => {
    const answer = await ask((query, reply) => {
      reply(forged(query));
      reply(answerTo(query, { answers: mx }));
    });
    expect(answer.records).toHaveLength(1);
  });
});

test('returns TIMEOUT when no server answers in either round', async () => {
  const clock = createManualClock();
  const { address, asked } = await server(() => undefined);
  const answer = createDnsClient({ servers: [address], timeoutMs: 3_000, clock })('acme.test', 'MX', never);
  await clock.untilSet(3_000);
  clock.advance(3_000);
  await clock.untilSet(6_000);
  clock.advance(6_000);
  expect(await answer).toMatchObject({ rcode: 'TIMEOUT', records: [] });
  expect(clock.waiting()).toBe(0);
  expect(asked.length).toBeLessThanOrEqual(2);
});

test('a query can be aborted', async () => {
  const stop = new AbortController();
  const { address } = await server(() => stop.abort(new Error('enough')));
  await expect(createDnsClient({ servers: [address] })('acme.test', 'MX', stop.signal)).rejects.toThrow('enough');
});

describe('the cache', () => {
  const counting = (ttlS: number): { asked: string[]; ask: AskDns } => {
    const asked: string[] = [];
    return {
      asked,
      async ask(name, type) {
        asked.push(`${type} ${name}`);
        return { rcode: 'NOERROR', records: [], ttlS };
      },
    };
  };

  test('keeps an answer for its TTL and no longer', async () => {
    const clock = createManualClock();
    const { asked, ask: count } = counting(60);
    const lookup = createDnsCache(count, { clock });
    expect((await lookup('acme.test', 'MX', never)).cached).toBe(false);
    clock.advance(59_999);
    expect((await lookup('ACME.test', 'MX', never)).cached).toBe(true);
    clock.advance(1);
    expect((await lookup('acme.test', 'MX', never)).cached).toBe(false);
    expect(asked).toHaveLength(2);
  });

  test('sends one query for concurrent lookups', async () => {
    const { asked, ask: count } = counting(0);
    const lookup = createDnsCache(count);
    await Promise.all(Array.from({ length: 20 }, () => lookup('acme.test', 'MX', never)));
    expect(asked).toHaveLength(1);
  });

  test('aborting one lookup does not affect the others; aborting all of them aborts the query', async () => {
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

  test('never keeps more than maxEntries', async () => {
    const { asked, ask: count } = counting(60);
    const lookup = createDnsCache(count, { maxEntries: 2 });
    for (const name of ['a.test', 'b.test', 'c.test', 'a.test']) await lookup(name, 'MX', never);
    expect(asked).toHaveLength(4);
  });
});

test.each([
  [
    'texts of several strings',
    'TXT',
    { type: 'TXT', data: ['v=spf1 include:', 'mail.test -all'] },
    { type: 'TXT', text: 'v=spf1 include:mail.test -all' },
  ],
  ['name servers', 'NS', { type: 'NS', data: 'ns1.host.test' }, { type: 'NS', host: 'ns1.host.test' }],
  [
    'the primary name server',
    'SOA',
    { type: 'SOA', data: { mname: 'ns1.host.test', rname: 'hostmaster.host.test' } },
    { type: 'SOA', host: 'ns1.host.test' },
  ],
] as const)('reads %s', async (_what, type, record, read) => {
  const { address } = await server((query, reply) =>
    reply(answerTo(query, { answers: [{ name: 'acme.test', ttl: 60, ...record } as Answer] })),
  );
  expect((await createDnsClient({ servers: [address] })('acme.test', type, never)).records).toEqual([read]);
});
