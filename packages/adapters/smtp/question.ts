/** A question to one server, and the evidence steps that it gets from a session. */
import { controlShapeOf, type ControlShape, type EvidenceStep, type Reply } from '@leadlight/verification';
import type { Exchange } from './session.ts';

export interface Question {
  /** The domain in lower-case A-labels. */
  readonly domain: string;
  /** The server's host name, and the IP address to dial. */
  readonly host: string;
  readonly address: string;
  /** The address as it appears in RCPT TO. */
  readonly path: string;
  readonly needsSmtpUtf8: boolean;
  /** A user is waiting for the answer. */
  readonly isUrgent: boolean;
  /** One of several guesses at a person's address: most are missing, so their refusals don't suggest that the server refuses everyone. */
  readonly isGuess?: boolean;
  readonly signal: AbortSignal;
  readonly onStep: (step: EvidenceStep) => void;
}

/** The shape of the made-up addresses that resemble the question's. */
export function shapeOf({ path }: Question): ControlShape {
  return controlShapeOf(path.slice(0, path.lastIndexOf('@')));
}

/** Whether the exchange belongs into the evidence of the question with this index: never another question's address. */
export function concerns({ about, sent }: Exchange, index: number, { path }: Question): boolean {
  return about === 'session' || about === 'control' || about === index || (about === 'repeat' && sent === `RCPT TO:<${path}>`);
}

export function connectStep({ host, address }: Question, atMs: number): Extract<EvidenceStep, { kind: 'connect' }> {
  return { kind: 'connect', atMs, tookMs: 0, host, address, outcome: 'connected', detail: null };
}

export function stepOf(question: Question, { atMs, tookMs, stage, sent, about, reply, stop }: Exchange): EvidenceStep {
  if (stage === 'connect') return { ...connectStep(question, atMs), tookMs, outcome: stop ?? 'connected' };
  return {
    kind: 'smtp',
    atMs,
    tookMs,
    host: question.host,
    stage,
    sent,
    about: typeof about === 'number' || about === 'repeat' ? 'target' : about,
    reply: reply && cut(reply),
    stop,
  };
}

/** Evidence is stored for every address: limit what a server can put into it. */
function cut({ code, enhanced, lines }: Reply): Reply {
  return { code, enhanced, lines: lines.slice(0, 20).map((line) => (line.length > 500 ? `${line.slice(0, 499)}…` : line)) };
}
