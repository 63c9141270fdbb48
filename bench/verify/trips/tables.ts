import type { Trips } from './inside.ts';

export function tripLines({ cold, warm, lists }: Trips): string[] {
  const times = ({ counted, byClock }: { counted: number; byClock: number }) => `${counted} | ${byClock.toFixed(2)}`;
  return [
    'With 100 ms of added round trip. Counted: waits in the evidence. Timed: from the first packet to the last answer, divided by 100 ms.',
    '',
    '| one address alone, median of 10 | target | counted | timed |',
    '|---|---|---|---|',
    ...cold.map((each) =>
      each.isEncrypted
        ? `| first at its server, encrypted: plus STARTTLS, handshake and EHLO |  | ${times(each)} |`
        : `| first at its server, unencrypted: connection, greeting, EHLO, question | 4 | ${times(each)} |`,
    ),
    `| in an open session | 1 | ${times(warm)} |`,
    '',
    '| a list sorted by domain, unencrypted, four servers with one domain each | addresses | sessions | batches | addresses per batch | waits per batch | waits per address, within sessions | waits per address, including opening |',
    '|---|---|---|---|---|---|---|---|',
    ...lists.map(({ what, batches: { addresses, sessions, batches, batchTrips, roundTrips } }) => {
      const cells = [addresses / batches, batchTrips / batches, batchTrips / addresses, roundTrips / addresses].map((value) =>
        value.toFixed(2),
      );
      return `| ${[what, addresses, sessions, batches, ...cells].join(' | ')} |`;
    }),
  ];
}
