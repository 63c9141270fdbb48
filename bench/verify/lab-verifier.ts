/** The product's verifier as it is set up inside the laboratory. */
import {
  createDial,
  createDnsCache,
  createDnsClient,
  createMailHosts,
  createVerifier,
  readIdentity,
  systemClock,
  type Verifier,
  type VerifierOptions,
} from '@leadlight/adapters';
import { fewAtATime } from './few-at-a-time.ts';

/** Who asks, and whom for names: from the laboratory. */
export interface Asker {
  resolver: string;
  heloName: string;
  sender: string;
}

/** @returns a maker, so that verifiers can share what the DNS said */
export function labVerifiers({ resolver, heloName, sender }: Asker): (options?: Partial<VerifierOptions>) => Verifier {
  // The names of the laboratory are reserved ones, as they should be.
  const reading = readIdentity({ heloName, sender }, { allowReserved: true });
  if (!reading.ok) throw new Error(reading.faults.map(({ field, message }) => `${field} ${message}`).join('; '));
  const findMailHosts = createMailHosts(createDnsCache(fewAtATime(createDnsClient({ servers: [resolver] }))));
  return (options) =>
    createVerifier({
      findMailHosts,
      dial: createDial(),
      identity: reading.identity,
      // Finer than the system's: what was sent together has one time, and nothing else has the same.
      clock: { ...systemClock, now: () => performance.timeOrigin + performance.now() },
      onNotice: (notice) => process.stderr.write(`${notice.kind}${notice.kind === 'fault' ? `: ${(notice.error as Error).stack}` : ''}\n`),
      ...options,
    });
}
