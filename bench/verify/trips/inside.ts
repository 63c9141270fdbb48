/**
 * Runs inside the mail lab: counts the waits for a server, for one address alone and for a list sorted by domain.
 * `node inside.ts TASK_JSON` reads addresses, with a `-` before those without a mailbox, and writes one JSON line.
 */
import { createInterface } from 'node:readline';
import { type Verifier, type VerifierOptions, verifyMany } from '@leadlight/adapters';
import type { EvidenceStep, Verdict } from '@leadlight/verification';
import { type Asker, labVerifiers } from '../lab-verifier.ts';
import { trafficOf } from '../traffic.ts';

export interface Task extends Asker {
  rttMs: number;
}

export interface Batches {
  addresses: number;
  sessions: number;
  /** All waits, including those for opening a session. */
  roundTrips: number;
  /** Transactions and their waits. */
  batches: number;
  batchTrips: number;
}

export interface Trips {
  /** Medians of ten new verifiers with one address each: waits in the evidence, and the time at the server divided by the added round trip. */
  cold: { isEncrypted: boolean; counted: number; byClock: number }[];
  /** The same for one question in an open session. */
  warm: { counted: number; byClock: number };
  lists: { what: 'all exist' | 'half exist'; batches: Batches }[];
}

const task = JSON.parse(process.argv[2] ?? '') as Task;
const existing: string[] = [];
const missing: string[] = [];
for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
  if (line.startsWith('-')) missing.push(line.slice(1));
  else existing.push(line);
}
const make = labVerifiers(task);
const inTheClear: Partial<VerifierOptions> = { tls: 'demanded' };

const trips: Trips = {
  cold: [await cold(false), await cold(true)],
  warm: await warm(),
  lists: [
    { what: 'all exist', batches: await list(existing) },
    { what: 'half exist', batches: await list(existing.flatMap((address, index) => [address, missing[index] ?? address])) },
  ],
};
process.stdout.write(`${JSON.stringify(trips)}\n`);

async function cold(isEncrypted: boolean): Promise<Trips['cold'][number]> {
  const all = [];
  for (const address of existing.slice(0, 10))
    all.push(await asked(make(isEncrypted ? {} : inTheClear), (verifier) => verifier.verify(address)));
  return { isEncrypted, ...medianOf(all) };
}

async function warm(): Promise<Trips['warm']> {
  const all = [];
  for (const address of existing.slice(0, 10)) {
    const before = existing.find((other) => other !== address && domainOf(other) === domainOf(address)) ?? '';
    all.push(
      await asked(make(inTheClear), async (verifier) => {
        await verifier.verify(before);
        return verifier.verify(address);
      }),
    );
  }
  return medianOf(all);
}

async function asked(verifier: Verifier, ask: (verifier: Verifier) => Promise<Verdict>): Promise<{ counted: number; byClock: number }> {
  const { evidence } = await ask(verifier);
  verifier.close();
  const atServer = evidence.filter((step) => step.kind === 'connect' || step.kind === 'smtp');
  const begins = Math.min(...atServer.map(({ atMs }) => atMs));
  const ends = Math.max(...atServer.map(({ atMs, tookMs }) => atMs + tookMs));
  return { counted: sum(trafficOf([{ evidence }]).roundTrips), byClock: (ends - begins) / task.rttMs };
}

async function list(addresses: readonly string[]): Promise<Batches> {
  const verifier = make(inTheClear);
  const ordered = addresses.toSorted((a, b) => domainOf(a).localeCompare(domainOf(b)));
  const verdicts: Verdict[] = [];
  for await (const { verdict } of verifyMany(verifier, ordered)) verdicts.push(verdict);
  verifier.close();
  const traffic = trafficOf(verdicts);
  const waits = new Set<string>();
  const batches = new Set<string>();
  for (const { evidence } of verdicts) {
    const server = evidence.findLast((step) => step.kind === 'connect')?.address;
    for (const step of evidence.filter(isOfBatch)) {
      waits.add(`${server} ${step.atMs}`);
      if (step.stage === 'mail') batches.add(`${server} ${step.atMs}`);
    }
  }
  return {
    addresses: addresses.length,
    sessions: sum(traffic.sessions),
    roundTrips: sum(traffic.roundTrips),
    batches: batches.size,
    batchTrips: waits.size,
  };
}

function isOfBatch(step: EvidenceStep): step is Extract<EvidenceStep, { kind: 'smtp' }> {
  return step.kind === 'smtp' && ['rset', 'mail', 'rcpt'].includes(step.stage);
}

function medianOf(all: readonly { counted: number; byClock: number }[]): { counted: number; byClock: number } {
  const middle = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
  return { counted: middle(all.map(({ counted }) => counted)), byClock: middle(all.map(({ byClock }) => byClock)) };
}

function sum(counts: ReadonlyMap<string, number>): number {
  return [...counts.values()].reduce((total, count) => total + count, 0);
}

function domainOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1);
}
