import { expect, test } from 'vitest';
import type { VerificationStep } from '../api/contract.ts';
import { wordSteps, writeTranscript } from './step-words.ts';

type Smtp = Extract<VerificationStep, { kind: 'smtp' }>;

const host = 'mx1.acme.example';
const address = 'ana@acme.example';
const rcpt = (about: 'target' | 'control', code: number, enhanced: string | null = null, more: Partial<Smtp> = {}): Smtp => ({
  kind: 'smtp',
  atMs: 1_000,
  tookMs: 20,
  host,
  stage: 'rcpt',
  sent: `RCPT TO:<${about === 'target' ? address : 'qx7@acme.example'}>`,
  about,
  reply: { code, enhanced, lines: ['said so'] },
  stop: null,
  ...more,
});
const saidOf = (...steps: VerificationStep[]): string[] => wordSteps(steps, address).map(({ text }) => text.replace(/^.* – /, ''));

test('a yes counts only beside a made-up name that was refused for its name', () => {
  expect(saidOf(rcpt('target', 250), rcpt('control', 550, '5.1.1'))).toEqual(['yes', 'refused: so the first yes counts']);
  expect(saidOf(rcpt('target', 250), rcpt('control', 250))).toEqual(['yes', 'taken as well: its yes is worth little']);
  expect(saidOf(rcpt('target', 250), rcpt('control', 554, '5.7.1'))).toEqual(['yes', 'refused, for a reason that is not the name']);
  expect(saidOf(rcpt('target', 250), rcpt('control', 451))).toEqual(['yes', 'not now']);
});

test('no answer is never worded as a no', () => {
  expect(saidOf(rcpt('target', 0, null, { reply: null, stop: 'timeout' }))).toEqual(['no answer in time']);
  expect(saidOf(rcpt('target', 450))).toEqual(['not now']);
  expect(saidOf(rcpt('target', 252))).toEqual(['it will not say']);
  expect(wordSteps([rcpt('target', 450)], address)[0]?.sign).toBe('open');
});

test('the machinery of a session is left out as long as it works', () => {
  const helo = (code: number): Smtp => rcpt('target', code, null, { stage: 'helo', about: 'session', sent: 'EHLO verify.example' });
  expect(saidOf(helo(250))).toEqual([]);
  expect(saidOf(helo(554))).toEqual(['it refuses us']);
});

test('a domain that does not exist, one that takes no mail, and name servers that are silent are told apart', () => {
  const dns = (rcode: string, records: string[] = []): VerificationStep => ({
    kind: 'dns',
    atMs: 0,
    tookMs: 12,
    name: 'acme.example',
    type: 'MX',
    rcode,
    records,
    cached: false,
  });
  expect(
    saidOf(dns('NXDOMAIN'), dns('NOERROR', ['0 .']), dns('NOERROR'), dns('SERVFAIL'), dns('NOERROR', ['10 mx1.acme.example'])),
  ).toEqual([
    'there is no such domain',
    'it says that it takes no mail',
    'none',
    'its name servers gave no answer (SERVFAIL)',
    '1 found in 12 ms',
  ]);
});

test('the conversation says who spoke, when, and every line of it', () => {
  const greeting = rcpt('target', 220, null, {
    stage: 'helo',
    about: 'session',
    sent: 'EHLO verify.example',
    reply: { code: 250, enhanced: null, lines: ['mx1', 'PIPELINING'] },
  });
  const lines = writeTranscript([greeting, rcpt('control', 550, '5.1.1', { atMs: 2_204 })]).split('\n');
  expect(lines.map((line) => line.trim())).toEqual([
    '+0.000 s  C: EHLO verify.example',
    '+0.000 s  S: 250-mx1',
    '+0.000 s  S: 250 PIPELINING',
    '+1.204 s  C: RCPT TO:<qx7@acme.example>   (made up)',
    '+1.204 s  S: 550 5.1.1 said so',
  ]);
});
