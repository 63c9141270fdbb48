/**
 * Asks servers that were invented to mislead, in this process, with the product's verifier, and counts what it concludes. Time runs faster than
 * usual, and waits until an address may be asked about again are skipped.
 */
import { connect } from 'node:net';
import { type AskDns, type Clock, createDnsCache, createMailHosts, createVerifier, type DnsRecord, verifyMany } from '@leadlight/adapters';
import { wellKnown } from '@leadlight/adapters/testing/internet';
import { retryAt, retryWindowMs, type Verdict } from '@leadlight/verification';
import { type Chance, Names, seededChance } from '../../mail-lab/names.ts';
import { openServer, type OpenServer, type Script } from './server.ts';

export type Mailbox = { readonly local: string; readonly exists: boolean };
export type VerdictName = Verdict['verdict'];

export interface UnforeseenServer {
  readonly name: string;
  /** The servers of the domain, in the order of the addresses 45.10.0.1 or 2a02:8071::1, 45.10.0.2, and so on. */
  readonly hosts: readonly (Script | 'closed')[] | (() => readonly (Script | 'closed')[]);
  /** Verdicts that are right about an address with a mailbox and without one. By default, the usual ones. */
  readonly right?: { readonly existing?: readonly VerdictName[]; readonly missing?: readonly VerdictName[] };
  /** Whether the mailbox can't be known from outside: any confident verdict is wrong. */
  readonly isHidden?: boolean;
  /** `MX DOMAIN`, `A mx1.DOMAIN`, and so on, with DOMAIN for the domain. By default one MX record per host. */
  readonly zone?: Readonly<Record<string, string>>;
  /** The envelope sender that the verifier asks with; `` is the null sender. */
  readonly sender?: string;
  /** Changes a local part as it is asked about. */
  readonly asks?: (local: string) => string;
  /** Further local parts. */
  readonly more?: readonly Mailbox[];
}

export interface Given extends Mailbox {
  readonly address: string;
  readonly verdict: VerdictName;
  readonly reason: string;
  readonly attempts: number;
  readonly last: Verdict;
}

export interface Counts {
  readonly name: string;
  readonly given: readonly Given[];
  readonly wrong: number;
  readonly right: number;
  /** Risky or unknown, although it can be known. */
  readonly missed: number;
}

/** How often the time of a run is as fast as the clock on the wall. */
const speed = 20;

interface FastClock extends Clock {
  readonly skip: (ms: number) => void;
}

function fastClock(): FastClock {
  let skippedMs = 0;
  const startMs = performance.now();
  const now = () => Date.UTC(2026, 0, 1) + (performance.now() - startMs) * speed + skippedMs;
  const timers = new Set<{ atMs: number; run: () => void }>();
  return {
    now,
    after(ms, callback) {
      const timer = {
        atMs: now() + ms,
        run: () => {
          clearTimeout(handle);
          if (timers.delete(timer)) callback();
        },
      };
      const handle = setTimeout(timer.run, Math.max(0, ms) / speed);
      timers.add(timer);
      return () => {
        clearTimeout(handle);
        timers.delete(timer);
      };
    },
    skip(ms) {
      skippedMs += ms;
      for (const timer of [...timers].toSorted((a, b) => a.atMs - b.atMs)) if (timer.atMs <= now()) timer.run();
    },
  };
}

function askZoneOf(zone: Readonly<Record<string, string>>): AskDns {
  const recordsOf = (type: string, text: string): DnsRecord[] =>
    text.split(/,\s*/).flatMap((part): DnsRecord[] => {
      if (type === 'MX') return [{ type, preference: Number(part.split(' ')[0]), exchange: part.split(' ')[1] ?? '' }];
      return type === 'A' || type === 'AAAA' ? [{ type, address: part }] : [];
    });
  return async (name, type) => {
    const text = zone[`${type} ${name}`] ?? wellKnown[`${type} ${name}`];
    if (text !== undefined && /^[A-Z]+$/.test(text)) return { rcode: text, records: [], ttlS: 15 };
    if (text !== undefined) return { rcode: 'NOERROR', records: recordsOf(type, text), ttlS: 300 };
    return { rcode: Object.keys(zone).some((key) => key.endsWith(` ${name}`)) ? 'NOERROR' : 'NXDOMAIN', records: [], ttlS: 60 };
  };
}

/** `list`: all at once; `singly`: one after the other, some minutes apart. */
export type Way = 'list' | 'singly';

/**
 * Long because everything that belongs to one server is opened, asked and closed here.
 * @param perKind how many addresses with a mailbox, and as many without one
 */
export async function measureServer(server: UnforeseenServer, seed: number, way: Way, perKind: number): Promise<Counts> {
  const chance = seededChance(seed);
  const names = new Names(chance);
  const domain = names.domain();
  const mailboxes: Mailbox[] = Array.from({ length: perKind * 2 }, (_none, n) => ({ local: names.local(domain), exists: n % 2 === 0 }));
  mailboxes.push(...(server.more ?? []));
  shuffle(mailboxes, chance);
  const existing = new Set(mailboxes.filter(({ exists }) => exists).map(({ local }) => local.toLowerCase()));
  const clock = fastClock();
  const scripts = typeof server.hosts === 'function' ? server.hosts() : server.hosts;
  const opened: (OpenServer | undefined)[] = [];
  for (const script of scripts)
    opened.push(script === 'closed' ? undefined : await openServer(script, (local) => existing.has(local), clock));
  const zone = Object.fromEntries(
    Object.entries(
      server.zone ?? {
        'MX DOMAIN': scripts.map((_none, n) => `${(n + 1) * 10} mx${n + 1}.DOMAIN`).join(', '),
        ...Object.fromEntries(scripts.map((_none, n) => [`A mx${n + 1}.DOMAIN`, `45.10.0.${n + 1}`])),
      },
    ).map(([key, text]) => [key.replaceAll('DOMAIN', domain), text.replaceAll('DOMAIN', domain)]),
  );
  const verifier = createVerifier({
    findMailHosts: createMailHosts(createDnsCache(askZoneOf(zone), { clock })),
    dial: (address, signal) =>
      new Promise((resolve, reject) => {
        const target = opened[Number(/^(?:45\.10\.0\.|2a02:8071::)(\d+)$/.exec(address)?.[1] ?? 0) - 1];
        if (!target) return reject(Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }));
        const socket = connect({ port: target.port, host: '127.0.0.1', noDelay: true });
        const abort = () => {
          socket.destroy();
          reject(signal.reason as Error);
        };
        signal.addEventListener('abort', abort, { once: true });
        socket.once('error', reject);
        socket.once('connect', () => {
          signal.removeEventListener('abort', abort);
          socket.off('error', reject);
          resolve(socket);
        });
      }),
    identity: { heloName: 'verify.leadlight.test', sender: server.sender ?? 'probe@leadlight.test' },
    clock,
    onNotice: (notice) => {
      if (notice.kind === 'fault') process.stderr.write(`${server.name}: ${(notice.error as Error).stack}\n`);
    },
  });

  const answers = new Map<string, { verdict: Verdict; attempts: number }>();
  const addressOf = ({ local }: Mailbox) => `${server.asks?.(local) ?? local}@${domain}`;
  const firstAtMs = new Map<string, number>();
  const keep = (verdict: Verdict, asked: string): void => {
    if (!firstAtMs.has(asked)) firstAtMs.set(asked, verdict.checkedAtMs);
    answers.set(asked, { verdict, attempts: (answers.get(asked)?.attempts ?? 0) + 1 });
  };
  const askAgain = async (): Promise<void> => {
    for (;;) {
      const due = [...answers].flatMap(([asked, { verdict, attempts }]) => {
        const atMs = retryAt(verdict, { attempts, deadlineMs: (firstAtMs.get(asked) ?? 0) + retryWindowMs });
        return atMs === null ? [] : [{ asked, verdict, atMs }];
      });
      if (due.length === 0) return;
      const firstMs = Math.min(...due.map(({ atMs }) => atMs));
      clock.skip(Math.max(0, firstMs - clock.now()) + 1000);
      const now = due.filter(({ atMs }) => atMs <= clock.now());
      await Promise.all(
        now.map(async ({ asked, verdict }) => {
          keep(await verifier.verify(asked, { priority: 'bulk', sameServer: verdict.next?.sameServer ?? null }), asked);
        }),
      );
    }
  };
  try {
    const addresses = mailboxes.map(addressOf);
    if (way === 'list') {
      for await (const { index, verdict } of verifyMany(verifier, addresses)) keep(verdict, addresses[index] ?? '');
    } else {
      for (const address of addresses) {
        keep(await verifier.verify(address, { priority: 'single' }), address);
        clock.skip(240_000);
      }
    }
    await askAgain();
  } finally {
    verifier.close();
    await Promise.all(opened.flatMap((each) => (each ? [each.close()] : [])));
  }

  const given = mailboxes.map((mailbox): Given => {
    const address = addressOf(mailbox);
    const answer = answers.get(address);
    if (!answer) throw new Error(`No verdict about ${address}.`);
    return {
      ...mailbox,
      address,
      verdict: answer.verdict.verdict,
      reason: answer.verdict.reason,
      attempts: answer.attempts,
      last: answer.verdict,
    };
  });
  const judged = given.map((each) => judgeGiven(server, each));
  const count = (kind: string) => judged.filter((each) => each === kind).length;
  return { name: server.name, given, wrong: count('wrong'), right: count('right'), missed: count('missed') };
}

function shuffle(mailboxes: Mailbox[], chance: Chance): void {
  for (let n = mailboxes.length - 1; n > 0; n--) {
    const other = chance.below(n + 1);
    [mailboxes[n], mailboxes[other]] = [mailboxes[other] as Mailbox, mailboxes[n] as Mailbox];
  }
}

export function judgeGiven(server: UnforeseenServer, { exists, verdict }: Given): 'right' | 'wrong' | 'missed' {
  const right = server.isHidden
    ? ['risky', 'unknown']
    : exists
      ? (server.right?.existing ?? ['deliverable'])
      : (server.right?.missing ?? ['undeliverable']);
  if (right.includes(verdict)) return 'right';
  return verdict === 'risky' || verdict === 'unknown' ? 'missed' : 'wrong';
}
