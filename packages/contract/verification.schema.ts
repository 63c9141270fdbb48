/** Schemas that all verdict resources share: the verdict, its evidence, and the verdict without evidence for tables. */
import { emailVerdicts } from '@leadlight/vocabulary';
import { z } from 'zod';
import { instantSchema } from './common.schema.ts';

/** The four verdicts; `not_checked` is not one of them. */
export const verdictKinds = [
  'deliverable',
  'undeliverable',
  'risky',
  'unknown',
] as const satisfies readonly (typeof emailVerdicts)[number][];
export const verdictKindSchema = z.enum(verdictKinds).meta({ id: 'VerdictKind' });

const triSchema = z.enum(['yes', 'no', 'not_tested']);
const atMs = z.number().meta({ description: 'Milliseconds since 1970, UTC.' });
const tookMs = z.number().min(0);
const replySchema = z.object({
  code: z.int(),
  enhanced: z.string().nullable(),
  lines: z.array(z.string()),
});
const stageSchema = z.enum(['connect', 'greeting', 'helo', 'starttls', 'mail', 'rcpt', 'rset', 'quit']);
const stopCauses = [
  'refused',
  'unreachable',
  'timeout',
  'closed',
  'reset',
  'violation',
  'tls_required',
  'tls_failed',
  'cancelled',
  'backing_off',
] as const;

/** One step of the transcript, like the engine's `EvidenceStep`. */
export const verificationStepSchema = z
  .discriminatedUnion('kind', [
    z.object({
      kind: z.literal('dns'),
      atMs,
      tookMs,
      name: z.string(),
      type: z.enum(['MX', 'A', 'AAAA']),
      rcode: z.string(),
      records: z.array(z.string()),
      cached: z.boolean(),
    }),
    z.object({ kind: z.literal('skipped_host'), atMs, host: z.string(), address: z.string(), because: z.literal('not_public') }),
    z.object({
      kind: z.literal('connect'),
      atMs,
      tookMs,
      host: z.string(),
      address: z.string(),
      outcome: z.enum(['connected', 'reused', ...stopCauses]),
      detail: z.string().nullable(),
    }),
    z.object({
      kind: z.literal('smtp'),
      atMs,
      tookMs,
      host: z.string(),
      stage: stageSchema,
      sent: z.string().nullable().meta({ description: 'The command; null if the server sends first.' }),
      about: z.enum(['session', 'target', 'control']).meta({ description: '`control` is a made-up address at the same domain.' }),
      reply: replySchema.nullable(),
      stop: z.enum(stopCauses).nullable(),
    }),
    z.object({ kind: z.literal('remembered_control'), atMs, host: z.string(), testedAtMs: atMs, reply: replySchema }),
  ])
  .meta({ id: 'VerificationStep' });

export const verdictFactsSchema = z
  .object({
    catchAll: triSchema,
    mailboxFull: triSchema,
    mailboxDisabled: triSchema,
    role: triSchema,
    free: triSchema,
    disposable: triSchema,
    alias: triSchema,
    aliasOf: z.string().nullable(),
    implicitMx: triSchema,
    suggestion: z.string().nullable().meta({ description: 'The address that was probably intended.' }),
  })
  .meta({ id: 'VerdictFacts' });

/** A verdict without its evidence. */
export const verdictSchema = z
  .object({
    verdict: verdictKindSchema,
    reason: z.string().meta({ description: 'One of the documented reasons; it determines the verdict.', example: 'mailbox_accepted' }),
    words: z.string().meta({ description: 'The reason as a sentence.' }),
    confidence: z
      .number()
      .min(0)
      .max(1)
      .meta({ description: 'At the time of the response: it decreases with the age of the verdict; 0 for unknown.' }),
    isStale: z.boolean().meta({ description: 'Verified 30 or more days ago.' }),
    checkedAt: instantSchema,
    facts: verdictFactsSchema,
    resolvedBy: z
      .enum(['waiting', 'another_sender', 'the_domain', 'open_port_25', 'a_message', 'nothing'])
      .nullable()
      .meta({ description: 'What could resolve an unknown; null if the verdict is final.' }),
  })
  .meta({ id: 'Verdict' });
