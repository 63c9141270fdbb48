/** Verdicts and evidence as text for a terminal. Server replies contain no control characters here; addresses are shown as entered. */
import { explainReason, type EvidenceStep, type Facts, type Verdict } from '@leadlight/verification';

export function explain(verdict: Verdict): string {
  const { words } = explainReason(verdict.reason);
  return [
    `${verdict.address}: ${verdict.verdict} (${verdict.reason})`,
    `  ${words}`,
    ...(verdict.verdict === 'unknown' ? [] : [`  Confidence: ${Math.floor(verdict.confidence * 100)}%`]),
    ...factLines(verdict.facts).map((line) => `  ${line}`),
    ...nextLine(verdict).map((line) => `  ${line}`),
  ].join('\n');
}

function factLines(facts: Facts): string[] {
  return [
    ...(facts.suggestion === null ? [] : [`Did you mean ${facts.suggestion}?`]),
    ...(facts.role === 'yes' ? ["A role address, not a person's."] : []),
    ...(facts.free === 'yes' ? ['At a mailbox provider.'] : []),
    ...(facts.disposable === 'yes' ? ['At a provider of disposable addresses.'] : []),
    ...(facts.aliasOf === null ? [] : [`An alias of ${facts.aliasOf}`]),
    ...(facts.implicitMx === 'yes' ? ['The domain has no MX record, so its own address was asked.'] : []),
  ];
}

function nextLine({ next }: Verdict): string[] {
  if (!next) return [];
  const when =
    next.askAgainAtMs === null ? '' : ` Ask again after ${new Date(next.askAgainAtMs).toISOString().replace('T', ' ').slice(0, 16)} UTC.`;
  const what = {
    waiting: 'Waiting will resolve this.',
    another_sender: 'Another sender name or address would resolve this.',
    the_domain: "The domain's operator has to fix this.",
    open_port_25: 'Opening port 25 would resolve this.',
    a_message: 'Only sending a message would show this.',
    nothing: '',
  }[next.by];
  return [`${what}${when}`.trim()].filter(Boolean);
}

/** One line, or several for a reply of several lines. */
export function explainStep(step: EvidenceStep): string {
  switch (step.kind) {
    case 'dns': {
      const answer = step.records.length > 0 ? step.records.join(', ') : step.rcode === 'NOERROR' ? 'nothing' : step.rcode;
      return `DNS      ${step.type} ${step.name}: ${answer}${step.cached ? ' (remembered)' : ` (${step.tookMs} ms)`}`;
    }
    case 'skipped_host':
      return `SKIPPED  ${step.host} at ${step.address}: not a public address`;
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
