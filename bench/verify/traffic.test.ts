import type { EvidenceStep, Verdict } from '@leadlight/verification';
import { expect, test } from 'vitest';
import { trafficOf } from './traffic.ts';

const verdict = (...evidence: EvidenceStep[]): Verdict => ({ evidence }) as unknown as Verdict;
const connect = (atMs: number, outcome: 'connected' | 'reused' | 'timeout' = 'connected'): EvidenceStep => ({
  kind: 'connect',
  atMs,
  tookMs: outcome === 'reused' ? 0 : 1,
  host: 'mx.acme.test',
  address: '45.10.0.1',
  outcome,
  detail: null,
});
const smtp = (atMs: number, stage: 'greeting' | 'helo' | 'starttls' | 'mail' | 'rcpt' | 'rset'): EvidenceStep => ({
  kind: 'smtp',
  atMs,
  tookMs: 1,
  host: 'mx.acme.test',
  stage,
  sent: null,
  about: 'session',
  reply: { code: stage === 'starttls' ? 220 : 250, enhanced: null, lines: [] },
  stop: null,
});
const opening = [connect(1.1), smtp(2.1, 'greeting'), smtp(3.1, 'helo')];

test('steps that two addresses share count once, and commands sent together are one round trip', () => {
  const { sessions, roundTrips } = trafficOf([
    verdict(...opening, smtp(4.1, 'mail'), smtp(4.1, 'rcpt')),
    verdict(...opening, smtp(4.1, 'mail'), smtp(4.1, 'rcpt')),
    verdict(connect(5.1, 'reused'), smtp(5.2, 'rset'), smtp(5.2, 'mail'), smtp(5.2, 'rcpt')),
  ]);
  expect(sessions.get('45.10.0.1')).toBe(1);
  expect(roundTrips.get('45.10.0.1')).toBe(5);
});

test('encryption costs a command and a handshake', () => {
  expect(trafficOf([verdict(...opening, smtp(4.1, 'starttls'), smtp(6.1, 'helo'))]).roundTrips.get('45.10.0.1')).toBe(6);
});

test('a failed connection is not a session', () => {
  expect(trafficOf([verdict(connect(1.1, 'timeout'))]).sessions.size).toBe(0);
});
