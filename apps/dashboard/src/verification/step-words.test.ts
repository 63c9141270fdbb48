import { expect, test } from 'vitest';
import type { VerificationStep } from '../api/contract.ts';
import { wordNoSteps, wordSteps, writeTranscript } from './step-words.ts';

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
  reply: { code, enhanced, lines: ['because'] },
  stop: null,
  ...more,
});
const wordsOf = (...steps: VerificationStep[]): string[] => wordSteps(steps, address).map(({ text }) => text.replace(/^.* – /, ''));

test('an accepted address counts only if a made-up name was refused for its name', () => {
  expect(wordsOf(rcpt('target', 250), rcpt('control', 550, '5.1.1'))).toEqual(['yes', 'refused, so the first answer counts']);
  expect(wordsOf(rcpt('target', 250), rcpt('control', 250))).toEqual(['yes', 'accepted too, so its first answer means little']);
  expect(wordsOf(rcpt('target', 250), rcpt('control', 554, '5.7.1'))).toEqual(['yes', 'refused for another reason than the name']);
  expect(wordsOf(rcpt('target', 250), rcpt('control', 451))).toEqual(['yes', 'not now']);
});

test('a missing answer is never shown as a refusal', () => {
  expect(wordsOf(rcpt('target', 0, null, { reply: null, stop: 'timeout' }))).toEqual(['no answer in time']);
  expect(wordsOf(rcpt('target', 450))).toEqual(['not now']);
  expect(wordsOf(rcpt('target', 252))).toEqual(['it didn’t say']);
  expect(wordSteps([rcpt('target', 450)], address)[0]?.sign).toBe('open');
});

test('technical steps are shown only if they fail', () => {
  const helo = (code: number): Smtp => rcpt('target', code, null, { stage: 'helo', about: 'session', sent: 'EHLO verify.example' });
  expect(wordsOf(helo(250))).toEqual([]);
  expect(wordsOf(helo(554))).toEqual(['it refused us']);
});

test('a missing domain, one without mail, and silent name servers have different texts', () => {
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
    wordsOf(dns('NXDOMAIN'), dns('NOERROR', ['0 .']), dns('NOERROR'), dns('SERVFAIL'), dns('NOERROR', ['10 mx1.acme.example'])),
  ).toEqual([
    'the domain doesn’t exist',
    'the domain accepts no mail',
    'none',
    'its name servers didn’t answer (SERVFAIL)',
    '1 found in 12 ms',
  ]);
});

test('the transcript has every line with its source and time', () => {
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
    '+1.204 s  S: 550 5.1.1 because',
  ]);
});

test('a transcript is called deleted only after its retention period', () => {
  const words = (reason: string, stepsUntil: string | null) => wordNoSteps({ verdict: { reason }, stepsUntil });
  const until = '2026-12-27T00:00:00.000Z';
  expect(words('invalid_syntax', until)).toMatch(/^No mail server was asked/);
  expect(words('invalid_syntax', null)).toMatch(/^No mail server was asked/);
  expect(words('no_such_mailbox', until)).toMatch(/^No mail server was asked/);
  expect(words('no_such_mailbox', null)).toMatch(/was deleted after its retention period/);
});
