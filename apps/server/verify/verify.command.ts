/**
 * `npm run verify`: verifies addresses and prints verdicts. A single address is explained in detail; several get one line each, as they are done.
 * Results go to standard output, everything else to standard error, so that results can be piped.
 */
import { createReadStream } from 'node:fs';
import { access } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { type Notice, type Verifier, verifyMany } from '@leadlight/adapters';
import type { VerdictKind } from '@leadlight/verification';
import { writtenAddress } from '@leadlight/vocabulary';
import { StartError } from '../config.ts';
import { explain, explainStep } from './verify.transcript.ts';

const usage = `npm run verify -- ADDRESS…           verify addresses
npm run verify -- --file LIST        a text file with one address per line; - is standard input
  --explain   show what was asked and answered
  --json      one JSON object per line, with all evidence

Exit codes for one address: 0 deliverable, 3 undeliverable, 4 risky, 5 unknown; for several: 0 if each has a verdict.
2 wrong usage or configuration, 1 failure, 130 interrupted.`;

export const exitCodes = { done: 0, failure: 1, usage: 2, undeliverable: 3, risky: 4, unknown: 5, interrupted: 130 } as const;

export interface VerifyCommand {
  readonly createVerifier: (onNotice: (notice: Notice) => void) => Verifier;
  /** Why mail servers can't be asked; empty if they can. */
  readonly identityFaults: readonly string[];
  /** Null if standard input is a terminal. */
  readonly stdin: NodeJS.ReadableStream | null;
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  readonly hasProgress: boolean;
  readonly signal: AbortSignal;
  readonly now: () => number;
}

/** @returns the exit code. @throws StartError for wrong arguments */
export async function runVerify(args: readonly string[], command: VerifyCommand): Promise<number> {
  const { values, positionals } = readArguments(args);
  if (values.help) {
    command.out(`${usage}\n`);
    return exitCodes.done;
  }
  const path = values.file ?? (positionals.length === 0 && command.stdin ? '-' : undefined);
  if (path === undefined && positionals.length === 0) throw new StartError(usage);
  const verifier = command.createVerifier(printer(command));
  try {
    const [only] = positionals;
    if (path === undefined && positionals.length === 1 && only !== undefined) return await verifyOne(only, verifier, values, command);
    return await verifyAll(path === undefined ? { addresses: positionals } : await openList(path, command), verifier, values, command);
  } catch (error) {
    if (command.signal.aborted) return exitCodes.interrupted;
    throw error;
  } finally {
    verifier.close();
  }
}

interface Options {
  readonly explain?: boolean;
  readonly json?: boolean;
}

function readArguments(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { explain: { type: 'boolean' }, json: { type: 'boolean' }, file: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
    });
  } catch (error) {
    throw new StartError(`${(error as Error).message}\n\n${usage}`);
  }
}

function printer({ err }: VerifyCommand): (notice: Notice) => void {
  return (notice) =>
    err(
      notice.kind === 'port_25_blocked'
        ? 'No mail server can be reached, because outgoing port 25 is blocked on this machine. Addresses that only mail servers can confirm stay unknown (docs/verification.md#port-25).\n'
        : notice.kind === 'network_unreliable'
          ? `${notice.fault} Addresses stay unknown until this is fixed (docs/verification.md#a-network-that-gives-wrong-answers).\n`
          : `An error occurred: ${notice.error instanceof Error ? notice.error.message : String(notice.error)}\n`,
    );
}

async function verifyOne(
  text: string,
  verifier: Verifier,
  { explain: hasSteps = false, json = false }: Options,
  command: VerifyCommand,
): Promise<number> {
  const verdict = await verifier.verify(writtenAddress(text), {
    signal: command.signal,
    ...(hasSteps && !json ? { onStep: (step) => command.out(`${explainStep(step)}\n`) } : {}),
  });
  command.out(json ? `${JSON.stringify(verdict)}\n` : `${hasSteps && verdict.evidence.length > 0 ? '\n' : ''}${explain(verdict)}\n`);
  if (verdict.reason === 'not_configured') command.err(`${command.identityFaults.join('\n')}\ndocs/configuration.md#verification\n`);
  return codeOf(verdict.verdict);
}

function codeOf(verdict: VerdictKind): number {
  return verdict === 'deliverable' ? exitCodes.done : exitCodes[verdict];
}

interface List {
  readonly addresses: Iterable<string> | AsyncIterable<string>;
}

async function openList(path: string, { stdin }: VerifyCommand): Promise<List> {
  if (path === '-') {
    if (!stdin) throw new StartError('Nothing was piped to standard input.');
    return { addresses: lines(stdin) };
  }
  try {
    await access(path);
  } catch {
    throw new StartError(`${path} cannot be read.`);
  }
  return { addresses: lines(createReadStream(path)) };
}

async function* lines(input: NodeJS.ReadableStream): AsyncGenerator<string> {
  for await (const line of createInterface({ input, crlfDelay: Infinity })) {
    const text = line.replace(/^\uFEFF/, '').trim();
    if (text !== '') yield text;
  }
}

async function verifyAll(
  { addresses }: List,
  verifier: Verifier,
  { explain: hasSteps = false, json = false }: Options,
  command: VerifyCommand,
): Promise<number> {
  const startedMs = command.now();
  const counts: Record<VerdictKind, number> = { deliverable: 0, undeliverable: 0, risky: 0, unknown: 0 };
  let read = 0;
  let isAtEnd = false;
  let lacksIdentity = false;
  const counted = async function* (): AsyncGenerator<string> {
    for await (const address of addresses) {
      read++;
      yield writtenAddress(address);
    }
    isAtEnd = true;
  };
  const progress = createProgress(command);
  for await (const { verdict } of verifyMany(verifier, counted(), { signal: command.signal })) {
    counts[verdict.verdict]++;
    lacksIdentity ||= verdict.reason === 'not_configured';
    progress.clear();
    command.out(json ? `${JSON.stringify(verdict)}\n` : `${[verdict.address, verdict.verdict, verdict.reason].join('\t')}\n`);
    if (hasSteps && !json) for (const step of verdict.evidence) command.out(`  ${explainStep(step)}\n`);
    progress.show(counts, isAtEnd ? read : null);
  }
  progress.clear();
  const seconds = ((command.now() - startedMs) / 1000).toFixed(1);
  command.err(`${wordsOf(counts)} in ${seconds} s\n`);
  if (lacksIdentity) command.err(`${command.identityFaults.join('\n')}\ndocs/configuration.md#verification\n`);
  return exitCodes.done;
}

function wordsOf(counts: Record<VerdictKind, number>): string {
  return Object.entries(counts)
    .map(([verdict, count]) => `${count} ${verdict}`)
    .join(', ');
}

/** A progress line that is overwritten at most ten times a second. */
function createProgress({ err, hasProgress, now }: VerifyCommand): {
  show: (counts: Record<VerdictKind, number>, total: number | null) => void;
  clear: () => void;
} {
  let shownMs = 0;
  let isShown = false;
  return {
    show(counts, total) {
      if (!hasProgress || now() - shownMs < 100) return;
      shownMs = now();
      isShown = true;
      const done = Object.values(counts).reduce((sum, count) => sum + count, 0);
      const width = 24;
      const filled = total === null ? 0 : Math.round((width * done) / Math.max(1, total));
      const bar = total === null ? '' : `[${'#'.repeat(filled)}${'.'.repeat(width - filled)}] `;
      err(`\r\u001b[2K${bar}${done}${total === null ? '' : ` of ${total}`}: ${wordsOf(counts)}`);
    },
    clear() {
      if (isShown) err('\r\u001b[2K');
      isShown = false;
    },
  };
}
