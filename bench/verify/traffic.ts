/** Sessions and round trips, counted from the evidence of the verdicts. */
import type { EvidenceStep, Verdict } from '@leadlight/verification';

/** By server address. */
export interface Traffic {
  sessions: ReadonlyMap<string, number>;
  /** Waits for the server: connection, greeting, handshake, and the answers to each batch of commands. */
  roundTrips: ReadonlyMap<string, number>;
}

/**
 * The evidence of every address that shared a session contains its common steps: they count once, by server and start time.
 * A made-up address that was asked about alone, before any question, is in no address's evidence and is not counted.
 */
export function watchTraffic(): { note: (verdict: Pick<Verdict, 'evidence'>) => void; sum: () => Traffic } {
  const connections = new Set<string>();
  const waits = new Set<string>();
  return {
    note({ evidence }) {
      let server = '';
      for (const step of evidence) {
        if (step.kind === 'connect') server = step.address;
        const key = `${server} ${'atMs' in step ? step.atMs : ''}`;
        if (step.kind === 'connect' && step.outcome === 'connected' && step.tookMs > 0) {
          connections.add(key);
          waits.add(`${key} connect`);
        } else if (step.kind === 'smtp' && step.stage !== 'quit') {
          waits.add(key);
          if (isHandshake(step)) waits.add(`${key} handshake`);
        }
      }
    },
    sum: () => ({ sessions: countByServer(connections), roundTrips: countByServer(waits) }),
  };
}

export function trafficOf(verdicts: readonly Pick<Verdict, 'evidence'>[]): Traffic {
  const watch = watchTraffic();
  for (const verdict of verdicts) watch.note(verdict);
  return watch.sum();
}

/** TLS 1.3 takes one round trip (RFC 8446, 2). */
function isHandshake(step: EvidenceStep): boolean {
  return step.kind === 'smtp' && step.stage === 'starttls' && step.reply?.code === 220;
}

function countByServer(keys: ReadonlySet<string>): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const key of keys) {
    const server = key.slice(0, key.indexOf(' '));
    counts.set(server, (counts.get(server) ?? 0) + 1);
  }
  return counts;
}
