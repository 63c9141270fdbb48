/** What the log says about faults of the network, whichever process finds them. */
import type { Notice } from '@leadlight/adapters';

export const portBlockedSentence =
  'could not reach the mail servers of several domains: outgoing port 25 seems to be blocked on this machine (docs/configuration.md#verification)';

export function networkFaultSentence(fault: string): string {
  return `${fault} Verdicts stay unknown until this is fixed (docs/verification.md#a-network-that-gives-wrong-answers)`;
}

/** Null for a notice that is not about the network. */
export function sentenceOf(notice: Notice): string | null {
  switch (notice.kind) {
    case 'port_25_blocked':
      return portBlockedSentence;
    case 'network_unreliable':
      return networkFaultSentence(notice.fault);
    case 'fault':
      return null;
  }
}
