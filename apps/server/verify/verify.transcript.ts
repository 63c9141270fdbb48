/** Verdicts and evidence in words, for a terminal. Server texts arrive without control characters; addresses are shown as they were given. */
import { explainReason, type EvidenceStep, type Facts, type Verdict } from '@leadlight/verification';

export function explain(verdict: Verdict): string {
  const { words } = explainReason(verdict.reason);
  return [
    `${verdict.address}: ${verdict.verdict} (${verdict.reason})`,
    `  ${words}`,
    ...(verdict.verdict === 'unknown' ? [] : [`  Confidence: ${Math.floor(verdict.confidence * 100)} %`]),
    ...factLines(verdict.facts).map((line) => `  ${line}`),
    ...nextLine(verdict).map((line) => `  ${line}`),
  ].join('\n');
}

function factLines(facts: Facts): string[] {
  return [
    ...(facts.suggestion === null ? [] : [`Perhaps meant: ${facts.suggestion}`]),
    ...(facts.role === 'yes' ? ['A function, not a person.'] : []),
    ...(facts.free === 'yes' ? ['At a provider where anybody gets a mailbox.'] : []),
    ...(facts.disposable === 'yes' ? ['At a provider of throw-away mailboxes.'] : []),
    ...(facts.aliasOf === null ? [] : [`Another name of ${facts.aliasOf}`]),
    ...(facts.implicitMx === 'yes' ? ['The domain names no mail server; its own address was asked.'] : []),
  ];
}

function nextLine({ next }: Verdict): string[] {
  if (!next) return [];
  const when =
    next.askAgainAtMs === null ? '' : ` Ask again after ${new Date(next.askAgainAtMs).toISOString().replace('T', ' ').slice(0, 16)} UTC.`;
  const what = {
    waiting: 'Time resolves this.',
    another_sender: 'Another sender name or address would resolve this.',
    the_domain: 'The domain has to mend this.',
    open_port_25: 'An open port 25 resolves this.',
    a_message: 'Only a real message would tell.',
    nothing: '',
  }[next.by];
  return [`${what}${when}`.trim()].filter(Boolean);
}

/** One line, or several where the server said several. */
export function explainStep(step: EvidenceStep): string {
  switch (step.kind) {
    case 'dns': {
      const answer = step.records.length > 0 ? step.records.join(', ') : step.rcode === 'NOERROR' ? 'nothing' : step.rcode;
      return `DNS      ${step.type} ${step.name}: ${answer}${step.cached ? ' (remembered)' : ` (${step.tookMs} ms)`}`;
    }
    case 'skipped_host':
      return `SKIPPED  ${step.host} at ${step.address}: not an address of the public Internet`;
    case 'connect':
      return `CONNECT  ${step.host} at ${step.address}: ${step.outcome}${step.detail ? ` (${step.detail})` : ''}${step.outcome === 'reused' ? '' : ` (${step.tookMs} ms)`}`;
    case 'remembered_control':
      return `CONTROL  ${step.host} at ${new Date(step.testedAtMs).toISOString()}: ${step.reply.code} ${step.reply.lines.join(' ')}`;
    case 'smtp': {
      const sent = step.sent === null ? [] : [`  >      ${step.sent}${step.about === 'control' ? '   (made up)' : ''}`];
      const heard = step.reply
        ? step.reply.lines.map((line, index, all) =>
            `  <      ${step.reply?.code}${index < all.length - 1 ? '-' : ' '}${step.reply?.enhanced ? `${step.reply.enhanced} ` : ''}${line}`.trimEnd(),
          )
        : [`  <      nothing: ${step.stop}`];
      return [...sent, ...heard].join('\n');
    }
  }
}
