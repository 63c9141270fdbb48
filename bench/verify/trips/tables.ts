import type { Trips } from './inside.ts';

export function tripLines({ cold, warm, lists }: Trips): string[] {
  const times = ({ counted, byClock }: { counted: number; byClock: number }) => `${counted} | ${byClock.toFixed(2)}`;
  return [
    'At 100 ms of added round trip. Counted: waits in the evidence. By the clock: from the first packet to the last answer, over 100 ms.',
    '',
    '| one address asked about alone, median of 10 | target | counted | by the clock |',
    '|---|---|---|---|',
    ...cold.map((each) =>
      each.isEncrypted
        ? `| first at its server, encrypted: STARTTLS, handshake and EHLO more |  | ${times(each)} |`
        : `| first at its server, in the clear: connection, greeting, EHLO, question | 4 | ${times(each)} |`,
    ),
    `| to a session that stands | 1 | ${times(warm)} |`,
    '',
    '| a list ordered by domain, in the clear, four servers of a domain each | addresses | sessions | batches | addresses a batch | waits a batch | waits an address, within sessions | waits an address, opening included |',
    '|---|---|---|---|---|---|---|---|',
    ...lists.map(({ what, batches: { addresses, sessions, batches, batchTrips, roundTrips } }) => {
      const cells = [addresses / batches, batchTrips / batches, batchTrips / addresses, roundTrips / addresses].map((value) =>
        value.toFixed(2),
      );
      return `| ${[what, addresses, sessions, batches, ...cells].join(' | ')} |`;
    }),
  ];
}
