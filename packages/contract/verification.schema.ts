/** Pieces that everything about verdicts shares: the verdict as it is sent, its evidence, and the same without it for tables. */
import { emailVerdicts } from '@leadlight/leads';
import { z } from 'zod';
import { instantSchema } from './common.schema.ts';

/** The four words; `not_checked` is no verdict. */
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

/** One thing that was looked at or said, as the engine's `EvidenceStep`. */
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
      sent: z.string().nullable().meta({ description: 'The command; null where the server speaks first.' }),
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
    suggestion: z.string().nullable().meta({ description: 'The address that was probably meant.' }),
  })
  .meta({ id: 'VerdictFacts' });

/** A verdict without its evidence. */
export const verdictSchema = z
  .object({
    verdict: verdictKindSchema,
    reason: z.string().meta({ description: 'One of the documented reasons; it alone decides the verdict.', example: 'mailbox_accepted' }),
    words: z.string().meta({ description: 'The reason in words.' }),
    confidence: z.number().min(0).max(1).meta({ description: 'As of now: it fades with the age of the check; 0 for unknown.' }),
    isStale: z.boolean().meta({ description: 'Checked 30 days ago or longer.' }),
    checkedAt: instantSchema,
    facts: verdictFactsSchema,
    resolvedBy: z
      .enum(['waiting', 'another_sender', 'the_domain', 'open_port_25', 'a_message', 'nothing'])
      .nullable()
      .meta({ description: 'What would turn an unknown into an answer; null where the verdict is final.' }),
  })
  .meta({ id: 'Verdict' });
