/**
 * Queries name servers over UDP, and over TCP when the answer is truncated, and returns the RCODE and TTL.
 * Node's resolver returns no TTL for MX records and reports "refused" and "failed" as one error. Here, a failure is an answer
 * (`SERVFAIL`, `TIMEOUT`), never an empty list.
 * An answer is accepted only if it comes from the server that was asked, matches the query's port and ID, and repeats the question
 * (RFC 5452).
 */
import { randomInt } from 'node:crypto';
import { createSocket } from 'node:dgram';
import { getServers } from 'node:dns';
import { connect, isIPv6 } from 'node:net';
import { type Answer, decode, encode, type Packet, RECURSION_DESIRED, streamEncode } from 'dns-packet';
import { type Clock, systemClock } from '../clock.ts';

export type RecordType = DnsRecord['type'];
/** What finding mail servers asks for. */
export type MailRecordType = 'MX' | 'A' | 'AAAA';

export interface DnsAnswer {
  /** NOERROR, NXDOMAIN, SERVFAIL, REFUSED, and so on, as named in RFC 6895, or TIMEOUT. */
  readonly rcode: string;
  /** The records at the end of the CNAME chain. */
  readonly records: readonly DnsRecord[];
  /** How long the answer may be cached, in seconds. */
  readonly ttlS: number;
}

export type DnsRecord =
  | { readonly type: 'MX'; readonly preference: number; readonly exchange: string }
  | { readonly type: 'A' | 'AAAA'; readonly address: string }
  /** The strings of one record, joined. */
  | { readonly type: 'TXT'; readonly text: string }
  /** A name server; of SOA, the primary one. */
  | { readonly type: 'NS' | 'SOA'; readonly host: string };

/** Rejects only with the signal's reason. */
export type AskDns = (name: string, type: RecordType, signal: AbortSignal) => Promise<DnsAnswer>;

export interface DnsClientOptions {
  /** `192.0.2.53`, `192.0.2.53:5353`, or `[2001:db8::53]:53`. Defaults to the system's servers. */
  readonly servers?: readonly string[];
  /** Timeout for one answer, in milliseconds; doubled in the second round. */
  readonly timeoutMs?: number;
  readonly clock?: Clock;
}

/** Fits in one packet on nearly every network (dnsflagday.net/2020). */
const udpPayload = 1232;
/** RFC 2181, section 8 allows TTLs of 68 years. A day limits the effect of a wrong one. */
const maxTtlS = 86_400;
/**
 * RFC 2308, section 5 recommends at most one to three hours for negative answers. Shorter here, so that a newly created address is
 * found soon.
 */
const maxNegativeTtlS = 900;
/** RFC 2308, section 7 allows at most five minutes for failures. */
const failureTtlS = 15;

export function createDnsClient({ servers, timeoutMs = 3_000, clock = systemClock }: DnsClientOptions = {}): AskDns {
  const targets = (servers ?? getServers()).slice(0, 3).map(readServer);
  return async (name, type, signal) => {
    let last: DnsAnswer = failure('TIMEOUT');
    for (const round of [1, 2]) {
      for (const server of targets) {
        signal.throwIfAborted();
        const answer = await askServer({ server, name, type, timeoutMs: timeoutMs * round, clock, signal });
        if (answer && (answer.rcode === 'NOERROR' || answer.rcode === 'NXDOMAIN')) return answer;
        last = answer ?? last;
      }
      // The second round is for lost packets. A server that answered would give the same answer again.
      if (last.rcode !== 'TIMEOUT') break;
    }
    return last;
  };
}

interface Server {
  readonly address: string;
  readonly port: number;
}

interface Question {
  readonly server: Server;
  readonly name: string;
  readonly type: RecordType;
  readonly timeoutMs: number;
  readonly clock: Clock;
  readonly signal: AbortSignal;
}

function readServer(text: string): Server {
  const parts = /^(?:\[([^\]]+)\](?::(\d+))?|([^:]+):(\d+))$/.exec(text);
  return { address: parts?.[1] ?? parts?.[3] ?? text, port: Number(parts?.[2] ?? parts?.[4] ?? 53) };
}

function failure(rcode: string): DnsAnswer {
  return { rcode, records: [], ttlS: failureTtlS };
}

/** @returns null when no usable answer came in time */
async function askServer(question: Question): Promise<DnsAnswer | null> {
  const query: Packet = {
    type: 'query',
    id: randomInt(0x1_0000),
    flags: RECURSION_DESIRED,
    questions: [{ type: question.type, name: question.name, class: 'IN' }],
    additionals: [
      { type: 'OPT', name: '.', udpPayloadSize: udpPayload, extendedRcode: 0, ednsVersion: 0, flags: 0, flag_do: false, options: [] },
    ],
  };
  const answer = await exchange(question, (resolve) => queryUdp(question.server, query, resolve));
  const whole = answer?.flag_tc ? await exchange(question, (resolve) => queryTcp(question.server, query, resolve)) : answer;
  return whole && toDnsAnswer(whole, question);
}

type Decoded = ReturnType<typeof decode>;

/** Runs one exchange until it answers, fails, times out, or is aborted. Always cleans up. */
function exchange(
  { timeoutMs, clock, signal }: Question,
  start: (resolve: (answer: Decoded | null) => void) => () => void,
): Promise<Decoded | null> {
  return new Promise((resolve, reject) => {
    const finish = (): void => {
      stopTimer();
      signal.removeEventListener('abort', abort);
      stop();
    };
    const abort = (): void => {
      finish();
      reject(signal.reason as Error);
    };
    const stop = start((answer) => {
      finish();
      resolve(answer);
    });
    const stopTimer = clock.after(timeoutMs, () => {
      finish();
      resolve(null);
    });
    signal.addEventListener('abort', abort, { once: true });
  });
}

function queryUdp({ address, port }: Server, query: Packet, resolve: (answer: Decoded | null) => void): () => void {
  const socket = createSocket(isIPv6(address) ? 'udp6' : 'udp4');
  socket.on('error', () => resolve(null));
  // A packet that does not match is forged or meant for another query: ignore it, the right answer may still come.
  socket.on('message', (bytes) => {
    const answer = parse(() => decode(bytes));
    if (answer && isAnswerTo(answer, query)) resolve(answer);
  });
  // A connected socket drops packets from other senders.
  socket.connect(port, address, () => socket.send(encode(query)));
  return () => {
    socket.removeAllListeners();
    socket.on('error', () => undefined);
    socket.close();
  };
}

function queryTcp({ address, port }: Server, query: Packet, resolve: (answer: Decoded | null) => void): () => void {
  const socket = connect(port, address, () => socket.write(streamEncode(query)));
  let bytes: Buffer = Buffer.alloc(0);
  socket.on('error', () => resolve(null));
  socket.on('close', () => resolve(null));
  socket.on('data', (chunk) => {
    // TCP messages start with a two-byte length, so the buffer holds at most 65,537 bytes.
    bytes = Buffer.concat([bytes, chunk]);
    if (bytes.length < 2 || bytes.length < 2 + bytes.readUInt16BE(0)) return;
    const answer = parse(() => decode(bytes.subarray(2)));
    resolve(answer && isAnswerTo(answer, query) ? answer : null);
  });
  return () => {
    socket.removeAllListeners();
    socket.on('error', () => undefined);
    socket.destroy();
  };
}

function parse(decodePacket: () => Decoded): Decoded | null {
  try {
    return decodePacket();
  } catch {
    return null;
  }
}

function isAnswerTo(answer: Decoded, query: Packet): boolean {
  const asked = query.questions?.[0];
  const repeated = answer.questions?.[0];
  return (
    answer.type === 'response' &&
    answer.id === query.id &&
    answer.questions?.length === 1 &&
    repeated?.type === asked?.type &&
    sameName(repeated?.name, asked?.name)
  );
}

function sameName(a: string | undefined, b: string | undefined): boolean {
  return a?.toLowerCase() === b?.toLowerCase();
}

function toDnsAnswer(answer: Decoded & { readonly rcode?: string }, { name, type }: Question): DnsAnswer {
  const rcode = answer.rcode ?? 'SERVFAIL';
  const all = answer.answers ?? [];
  if (rcode !== 'NOERROR' && rcode !== 'NXDOMAIN') return failure(rcode);
  let owner = name;
  let ttlS = maxTtlS;
  // RFC 1034, section 3.6.2. Stops at a chain longer than any real one.
  for (let hop = 0; hop < 10; hop++) {
    const alias = all.find((record) => record.type === 'CNAME' && sameName(record.name, owner));
    if (alias?.type !== 'CNAME') break;
    ttlS = Math.min(ttlS, alias.ttl ?? 0);
    owner = alias.data;
  }
  const found = all.filter((record) => record.type === type && sameName(record.name, owner));
  if (found.length === 0) return { rcode, records: [], ttlS: Math.min(ttlS, negativeTtl(answer.authorities ?? [])) };
  for (const record of found) ttlS = Math.min(ttlS, ('ttl' in record && record.ttl) || 0);
  return { rcode, records: found.flatMap(toRecord), ttlS };
}

function toRecord(record: Answer): DnsRecord[] {
  switch (record.type) {
    case 'MX':
      return [{ type: 'MX', preference: record.data.preference ?? 0, exchange: record.data.exchange }];
    case 'A':
    case 'AAAA':
      return [{ type: record.type, address: record.data }];
    case 'TXT':
      return [{ type: 'TXT', text: textOf(record.data) }];
    case 'NS':
      return [{ type: 'NS', host: record.data }];
    case 'SOA':
      return [{ type: 'SOA', host: record.data.mname }];
    default:
      return [];
  }
}

/** RFC 1035, section 3.3.14: one or more strings. Bytes that are not UTF-8 become replacement characters. */
function textOf(data: string | Buffer | readonly (string | Buffer)[]): string {
  const parts = typeof data === 'string' || Buffer.isBuffer(data) ? [data] : data;
  return parts.map(String).join('');
}

/** RFC 2308, section 5: the smaller of the SOA record's TTL and its MINIMUM field. */
function negativeTtl(authorities: readonly Answer[]): number {
  const soa = authorities.find(({ type }) => type === 'SOA');
  if (soa?.type !== 'SOA') return failureTtlS;
  return Math.min(maxNegativeTtlS, soa.ttl ?? 0, soa.data.minimum ?? 0);
}
