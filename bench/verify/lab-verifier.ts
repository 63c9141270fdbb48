/** The product's verifier as configured inside the mail lab. */
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

/** Sending identity and resolver, from the mail lab. */
export interface Asker {
  resolver: string;
  heloName: string;
  sender: string;
}

/** @returns a factory, so that verifiers can share DNS answers */
export function labVerifiers({ resolver, heloName, sender }: Asker): (options?: Partial<VerifierOptions>) => Verifier {
  // The mail lab uses reserved names.
  const reading = readIdentity({ heloName, sender }, { allowReserved: true });
  if (!reading.ok) throw new Error(reading.faults.map(({ field, message }) => `${field} ${message}`).join('; '));
  const findMailHosts = createMailHosts(createDnsCache(fewAtATime(createDnsClient({ servers: [resolver] }))));
  return (options) =>
    createVerifier({
      findMailHosts,
      dial: createDial(),
      identity: reading.identity,
      // Finer than the system clock: only commands that were sent together have the same time.
      clock: { ...systemClock, now: () => performance.timeOrigin + performance.now() },
      onNotice: (notice) => process.stderr.write(`${notice.kind}${notice.kind === 'fault' ? `: ${(notice.error as Error).stack}` : ''}\n`),
      ...options,
    });
}
