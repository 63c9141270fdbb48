/**
 * The evidence of a verification in sentences for salespeople. Technical steps that succeeded are only in the transcript; those that failed
 * are always included. The sentences state what a server answered, without conclusions, which belong to the verdict.
 */
import type { Verification, VerificationStep } from '../api/contract.ts';
import { wordAge } from '../words/dates.ts';

export interface StepWords {
  text: string;
  /** The result, which the pane before the text shows. */
  sign: 'yes' | 'no' | 'open';
  atMs: number;
}

type Dns = Extract<VerificationStep, { kind: 'dns' }>;
type Connect = Extract<VerificationStep, { kind: 'connect' }>;
type Smtp = Extract<VerificationStep, { kind: 'smtp' }>;
type Reply = NonNullable<Smtp['reply']>;

const stops: Record<NonNullable<Smtp['stop']>, string> = {
  refused: 'it refused',
  unreachable: 'it could not be reached',
  timeout: 'no answer in time',
  closed: 'it closed the connection',
  reset: 'the connection was lost',
  violation: 'the answer was invalid',
  tls_required: 'it requires encryption',
  tls_failed: 'encryption failed',
  cancelled: 'the verification was stopped',
  backing_off: 'it asked us to wait',
};

/** @param address the verified address */
export function wordSteps(steps: readonly VerificationStep[], address: string): StepWords[] {
  let isTargetTaken: boolean | undefined;
  return steps.flatMap((step): StepWords[] => {
    const { atMs } = step;
    switch (step.kind) {
      case 'dns':
        return step.type === 'MX' || isOwnAddressOfDomain(step, steps) || step.rcode !== 'NOERROR' ? [{ atMs, ...wordDns(step) }] : [];
      case 'skipped_host':
        return [{ atMs, sign: 'no', text: `${step.host} is at ${step.address}, which is not a public address, so it was not asked` }];
      case 'connect':
        return wordConnect(step).map((words) => ({ atMs, ...words }));
      case 'remembered_control':
        return [
          {
            atMs,
            ...wordControl(step.reply, isTargetTaken, `Asked about a made-up name ${wordAge(new Date(step.testedAtMs).toISOString())}`),
          },
        ];
      case 'smtp':
        if (step.stage !== 'rcpt') return wordTrouble(step).map((words) => ({ atMs, ...words }));
        if (step.about === 'control') return [{ atMs, ...wordControl(step.reply, isTargetTaken, 'Asked about a made-up name', step.stop) }];
        isTargetTaken = step.reply ? step.reply.code === 250 || step.reply.code === 251 : undefined;
        return [{ atMs, ...wordTarget(step, address) }];
    }
  });
}

/** Without an MX record, mail goes to the domain's own address, so its lookup is shown. */
function isOwnAddressOfDomain({ name }: Dns, steps: readonly VerificationStep[]): boolean {
  return steps.some((other) => other.kind === 'dns' && other.type === 'MX' && other.name === name);
}

function wordDns({ name, type, rcode, records, tookMs, cached }: Dns): Omit<StepWords, 'atMs'> {
  const how = cached ? '' : ` in ${tookMs < 1 ? 'under 1' : Math.round(tookMs)} ms`;
  const asked = type === 'MX' ? `Looked up the mail servers of ${name}` : `Looked up the address of ${name} itself`;
  if (rcode === 'NXDOMAIN') return { sign: 'no', text: `${asked} – the domain doesn’t exist` };
  if (rcode !== 'NOERROR') return { sign: 'open', text: `${asked} – its name servers didn’t answer (${rcode})` };
  if (records.length === 0) return { sign: 'no', text: `${asked} – none` };
  if (type === 'MX' && records.every((record) => record.trim().endsWith(' .')))
    return { sign: 'no', text: `${asked} – the domain accepts no mail` };
  return { sign: 'yes', text: `${asked} – ${records.length} found${how}` };
}

function wordConnect({ host, outcome }: Connect): Omit<StepWords, 'atMs'>[] {
  if (outcome === 'reused') return [{ sign: 'yes', text: `Used the open connection to ${host}` }];
  if (outcome === 'connected') return [{ sign: 'yes', text: `Connected to ${host}` }];
  return [{ sign: 'open', text: `Tried to connect to ${host} – ${stops[outcome]}` }];
}

/** Greeting, introduction and encryption: only shown if they failed. */
function wordTrouble({ host, stage, reply, stop }: Smtp): Omit<StepWords, 'atMs'>[] {
  if (stage === 'quit' || stage === 'rset') return [];
  if (stop === null && (!reply || reply.code < 400)) return [];
  const at: Record<Exclude<Smtp['stage'], 'quit' | 'rset' | 'rcpt'>, string> = {
    connect: `Tried to connect to ${host}`,
    greeting: `Waited for the greeting of ${host}`,
    helo: `Introduced ourselves to ${host}`,
    starttls: `Asked ${host} for encryption`,
    mail: `Sent the sender to ${host}`,
  };
  const came = reply && reply.code >= 400 ? (reply.code < 500 ? 'not now' : 'it refused us') : stop ? stops[stop] : 'no';
  return [{ sign: 'open', text: `${at[stage as keyof typeof at]} – ${came}` }];
}

function wordTarget({ host, reply, stop }: Smtp, address: string): Omit<StepWords, 'atMs'> {
  const asked = `Asked ${host} whether it accepts mail for ${address}`;
  if (!reply) return { sign: 'open', text: `${asked} – ${stop ? stops[stop] : 'no answer'}` };
  if (reply.code === 250 || reply.code === 251) return { sign: 'yes', text: `${asked} – yes` };
  if (reply.code === 252) return { sign: 'open', text: `${asked} – it didn’t say` };
  return reply.code < 500 ? { sign: 'open', text: `${asked} – not now` } : { sign: 'no', text: `${asked} – no` };
}

function wordControl(reply: Reply | null, isTargetTaken: boolean | undefined, asked: string, stop?: Smtp['stop']): Omit<StepWords, 'atMs'> {
  if (!reply) return { sign: 'open', text: `${asked} – ${stop ? stops[stop] : 'no answer'}` };
  if (reply.code < 300)
    return isTargetTaken
      ? { sign: 'no', text: `${asked} – accepted too, so its first answer means little` }
      : { sign: 'open', text: `${asked} – accepted` };
  if (reply.code < 500) return { sign: 'open', text: `${asked} – not now` };
  // 5.7 is about policy (RFC 3463, 3.8): a refusal that does not concern the name.
  if (reply.enhanced?.startsWith('5.7.')) return { sign: 'open', text: `${asked} – refused for another reason than the name` };
  if (isTargetTaken) return { sign: 'yes', text: `${asked} – refused, so the first answer counts` };
  return { sign: isTargetTaken === false ? 'open' : 'yes', text: `${asked} – refused` };
}

/** Why a verification that ended has no steps. `stepsUntil` is null once they were deleted. */
export function wordNoSteps({ verdict, stepsUntil }: Pick<Verification, 'stepsUntil'> & { verdict: { reason: string } | null }): string {
  // They depend on the grammar alone, which have no transcript before or after its retention period.
  if (verdict?.reason === 'invalid_syntax' || verdict?.reason === 'ip_literal')
    return 'No mail server was asked, because the address itself is conclusive.';
  return stepsUntil === null ? 'The transcript was deleted after its retention period. The verdict stays.' : 'No mail server was asked.';
}

/** The whole transcript as text, with times since its start. */
export function writeTranscript(steps: readonly VerificationStep[]): string {
  return transcriptLines(steps)
    .map(({ time, mark, text }) => `${time.padStart(9)}  ${mark} ${text}`.trimEnd())
    .join('\n');
}

export interface TranscriptLine {
  /** "+1.204 s" since the first step. */
  time: string;
  /** The source of the line: C is us, S is the server, – is another step. */
  mark: 'C:' | 'S:' | '– ';
  text: string;
}

export function transcriptLines(steps: readonly VerificationStep[]): TranscriptLine[] {
  const begin = steps[0]?.atMs ?? 0;
  return steps.flatMap((step): TranscriptLine[] => {
    const time = `+${((step.atMs - begin) / 1000).toFixed(3)} s`;
    switch (step.kind) {
      case 'dns': {
        const answer = step.records.length > 0 ? step.records.join(', ') : step.rcode === 'NOERROR' ? 'nothing' : step.rcode;
        return [{ time, mark: '– ', text: `DNS ${step.type} ${step.name}: ${answer} (${step.cached ? 'cached' : wordMs(step.tookMs)})` }];
      }
      case 'skipped_host':
        return [{ time, mark: '– ', text: `${step.host} at ${step.address}: not an address of the public Internet, not dialed` }];
      case 'connect':
        return [
          {
            time,
            mark: '– ',
            text: `${step.host} at ${step.address}: ${step.outcome}${step.detail ? ` (${step.detail})` : ''}${step.outcome === 'reused' ? '' : ` (${wordMs(step.tookMs)})`}`,
          },
        ];
      case 'remembered_control':
        return [
          { time, mark: '– ', text: `made-up name at ${step.host}, asked ${new Date(step.testedAtMs).toISOString()}:` },
          ...replyLines(step.reply, time),
        ];
      case 'smtp':
        return [
          ...(step.sent === null
            ? []
            : [{ time, mark: 'C:' as const, text: `${step.sent}${step.about === 'control' ? '   (made up)' : ''}` }]),
          ...(step.reply ? replyLines(step.reply, time) : [{ time, mark: '– ' as const, text: `no reply: ${step.stop ?? 'none'}` }]),
        ];
    }
  });
}

function replyLines({ code, enhanced, lines }: Reply, time: string): TranscriptLine[] {
  return (lines.length > 0 ? lines : ['']).map((line, index, all) => ({
    time,
    mark: 'S:',
    text: `${code}${index < all.length - 1 ? '-' : ' '}${enhanced ? `${enhanced} ` : ''}${line}`.trimEnd(),
  }));
}

const wordMs = (ms: number): string => (ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(1)} s`);
