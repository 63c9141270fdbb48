import { shown } from '../shown.ts';
import type { PaceOf, PaceOptions, Way } from './measure.ts';

const wayWords: Record<Way, string> = {
  ours: 'Leadlight, encrypted where offered',
  'ours in the clear': 'Leadlight without encryption, like the peer',
  'ours, one by one': "Leadlight's dialogue, one connection per address, one after the other",
  peer: 'deep-email-validator',
  'peer, one by one': 'deep-email-validator in a loop',
  aftership: 'email-verifier',
  'aftership, one by one': 'email-verifier in a loop',
  'ours, in a loop': 'Leadlight in a loop, without encryption',
};

export function paceLines(paces: readonly PaceOf[], { seconds, connections }: Pick<PaceOptions, 'seconds' | 'connections'>): string[] {
  const peerOf = ({ rttMs, missing }: PaceOf) =>
    paces.find((each) => each.way === 'peer' && each.rttMs === rttMs && each.missing === missing);
  const ratio = (pace: PaceOf): string => {
    const peer = peerOf(pace);
    return peer ? (pace.perSecond / peer.perSecond).toFixed(1) : '–';
  };
  const row = (pace: PaceOf) =>
    `| ${[
      pace.rttMs,
      `${pace.missing} %`,
      wayWords[pace.way],
      pace.perSecond.toFixed(1),
      ratio(pace),
      shown(pace.scores.right),
      (pace.cpuS / pace.tookS).toFixed(2),
      Math.round(pace.maxMemoryBytes / 2 ** 20),
    ].join(' | ')} |`;
  return [
    `Four Postfix servers of a domain each, at most ${connections} concurrent connections to each unless the line says "one after the other"; ${seconds} s per line, including startup. All use the same resolver, which is not delayed.`,
    '',
    '| added RTT, ms | without a mailbox | verifier | addresses per second | times the peer | right | cores | MB |',
    '|---|---|---|---|---|---|---|---|',
    ...paces.map(row),
  ];
}
