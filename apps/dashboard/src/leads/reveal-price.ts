import type { Contact } from '../api/contract.ts';

/** In credits. Undeliverable addresses and fictional people are revealed for free. */
export const revealPrice = ({ contact, isSample }: { contact: Contact; isSample: boolean }): number =>
  isSample || contact.emailVerdict === 'undeliverable' ? 0 : 1;
